// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/buffer/buffer_view.h"

#include "core/session/replay.h"
#include "views/base/desk.h"
#include "views/base/inspector.h"
#include "views/base/item_tools.h"
#include "views/base/notes.h"
#include "views/docks/buffer/buffer_controls.h"
#include "views/docks/buffer/buffer_export.h"
#include "views/docks/buffer/buffer_model.h"
#include "views/docks/buffer/column_ranges.h"
#include "views/docks/buffer/layout_field.h"
#include "views/theme/counted.h"
#include "views/theme/stack.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSettings>
#include <QSignalBlocker>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace vitrine::views {

namespace {

constexpr int kRowHeight = 22;

QString capitalized(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace

BufferView::BufferView(Desk& desk)
    : AskingView(desk), m_model(new BufferModel(this)), m_ranges(new ColumnRanges(*m_model, this)),
      m_header(new BufferHeader(this)), m_table(new QTableView), m_footer(new BufferFooter(this)),
      m_frameAsker(new QObject(this))
{
    setUpTable();
    auto* layout = stack(this);
    layout->addWidget(m_header);
    layout->addWidget(&setContent(m_table, {tr("Open a capture to see what its buffers hold."),
                                            tr("Reading the buffer was cancelled.")}),
                      1);
    layout->addWidget(m_footer);
    setFocusProxy(m_table);
    connectControls();
}

void BufferView::setUpTable()
{
    m_table->setModel(m_model);
    m_table->setObjectName(QStringLiteral("bufferTable"));
    m_table->setAccessibleName(tr("Elements of the buffer"));
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed); // millions of rows: none is measured
    m_table->verticalHeader()->setDefaultSectionSize(kRowHeight);
    m_table->verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_copy = addCopyAction(*m_table, [this] { copy(); });
    connect(m_table, &QWidget::customContextMenuRequested, this, &BufferView::showMenu);
}

void BufferView::dropCapture()
{
    m_wanted.reset();
    m_frameAsked.reset();
    m_layouts.clear();
}

void BufferView::dropAnswer()
{
    m_shown.reset();
    m_model->setBytes(nullptr, nullptr);
}

void BufferView::follow(const Changes& changes)
{
    bool isOther = changes.moment;
    if (const auto* link = std::get_if<ResourceLink>(&desk().selection());
        changes.selection && link && link->id.kind == core::ResourceKind::Buffer &&
        m_wanted != core::BufferSource(link->id)) {
        m_wanted = link->id;
        isOther = true;
    }
    if (isOther)
        return ask({desk().moment().position, m_wanted});
    if (m_shown)
        showChoices(m_choices); // names may have changed
    showTitle();
}

Asked<BufferAnswer> BufferView::asked(const BufferAsk& question)
{
    core::Blob known = m_shown ? m_shown->bytes : nullptr;
    const auto work = [wanted = question.source, known](Inspection& inspection) -> core::Result<BufferAnswer> {
        const auto source = wanted ? wanted : core::bufferOfLastDraw(inspection.replay);
        BufferAnswer answer{std::nullopt, core::bufferChoices(inspection.replay)};
        if (!source)
            return answer;
        auto contents = core::bufferContents(inspection.replay, {*source, known});
        if (!contents)
            return contents.error();
        answer.contents = std::move(*contents);
        return answer;
    };
    return {.position = question.position, .busy = tr("Reading the buffer…"), .work = work, .take = {}};
}

void BufferView::showAnswer(const std::shared_ptr<const BufferAnswer>& answer)
{
    showChoices(answer->choices);
    const auto before = std::exchange(m_shown, answer->contents);
    const std::uint64_t beforePosition = std::exchange(m_shownPosition, question()->position);
    if (!m_shown) {
        m_model->setBytes(nullptr, nullptr);
        pane().showEmpty(answer->choices.empty()
                             ? tr("The program has made no buffers up to here. Press {key:next-action} to go on.")
                             : tr("No draw has read a buffer yet. Choose one above."));
        return showTitle();
    }
    const bool isSame = before && before->source == m_shown->source;
    const bool isStep = isSame && beforePosition != m_shownPosition;
    m_model->setBytes(m_shown->bytes, isStep ? before->bytes : nullptr);
    if (!isSame)
        m_framePresets.clear();
    showOffers();
    applyLayout();
    m_ranges->restart();
    m_footer->nextChange->setEnabled(m_model->nextChanged(-1) >= 0);
    pane().showContent();
    showTitle();
    askForFrame();
}

QString BufferView::nameOf(const core::BufferSource& source) const
{
    if (const auto* id = std::get_if<core::ResourceId>(&source)) {
        const bool isNamed = desk().notes().names().contains(*id); // the user's own words stay as they are
        const QString name = desk().notes().displayName(*id);
        return isNamed ? name : capitalized(name);
    }
    const auto* array = std::get_if<core::ClientArray>(&source);
    if (!array)
        return tr("Indices in the program's memory");
    const auto choice = std::ranges::find(m_choices, source, &core::BufferChoice::source);
    const QString name = choice == m_choices.end() || choice->attribute.empty()
                             ? tr("attribute %1").arg(array->attribute)
                             : QString::fromStdString(choice->attribute);
    return tr("%1 in the program's memory").arg(name);
}

void BufferView::showTitle()
{
    const QString unit = QStringLiteral("%1") + QChar(QChar::Nbsp) + QStringLiteral("B");
    emit titleChanged(m_shown ? tr("%1 · %2").arg(nameOf(m_shown->source), counted(m_shown->bytes->size(), unit, unit))
                              : QString());
}

void BufferView::showChoices(const std::vector<core::BufferChoice>& choices)
{
    m_choices = choices;
    const QString unit = QStringLiteral("%1") + QChar(QChar::Nbsp) + QStringLiteral("B");
    const QSignalBlocker quiet(m_header->choice);
    m_header->choice->clear();
    m_header->choice->addItem(tr("What the last draw reads"));
    int current = 0;
    for (const core::BufferChoice& choice : m_choices) {
        if (m_wanted == choice.source)
            current = m_header->choice->count();
        m_header->choice->addItem(
            QStringLiteral("%1 · %2").arg(nameOf(choice.source), counted(choice.size, unit, unit)));
    }
    m_header->choice->setCurrentIndex(current);
}

void BufferView::choose(int item)
{
    m_wanted = item == 0 ? std::nullopt : std::optional(m_choices[static_cast<std::size_t>(item - 1)].source);
    if (const auto* id = m_wanted ? std::get_if<core::ResourceId>(&*m_wanted) : nullptr)
        desk().select(ResourceLink{*id});
    ask({desk().moment().position, m_wanted});
}

QList<Export> BufferView::exports() const
{
    return bufferExports(*m_model);
}

void BufferView::copy()
{
    // Cells as they stand, lines by element; everything when nothing is selected.
    QModelIndexList cells = m_table->selectionModel()->selectedIndexes();
    std::sort(cells.begin(), cells.end());
    QString text;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        if (i > 0)
            text += QLatin1Char(cells[i].row() == cells[i - 1].row() ? '\t' : '\n');
        text += cells[i].data().toString();
    }
    QApplication::clipboard()->setText(cells.isEmpty() ? QString::fromUtf8(bufferAsCsv(*m_model))
                                                       : text + QLatin1Char('\n'));
}

void BufferView::showMenu(const QPoint& place)
{
    QMenu menu(this);
    menu.addAction(m_copy);
    const QPersistentModelIndex index = m_table->indexAt(place); // another buffer may come while the menu is open
    if (index.isValid())
        menu.addAction(tr("Copy the offset"), this, [index] {
            QApplication::clipboard()->setText(
                QModelIndex(index).siblingAtColumn(BufferModel::kOffsetColumn).data().toString());
        });
    menu.addAction(tr("Find this value again"), this,
                   [this, index] {
                       m_footer->find->setText(index.data().toString());
                       find(m_footer->find->text(), false);
                   })
        ->setEnabled(index.isValid() && index.column() != BufferModel::kOffsetColumn);
    menu.exec(m_table->viewport()->mapToGlobal(place));
}

} // namespace vitrine::views
