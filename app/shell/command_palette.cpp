// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/command_palette.h"

#include "app/shell/fuzzy_match.h"
#include "views/theme/icons.h"
#include "views/theme/theme.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QStandardItemModel>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>
#include <vector>

namespace vitrine::app {

namespace {

const QString kRecentKey = QStringLiteral("palette/recent");
constexpr int kEntryRole = Qt::UserRole; // index among the entries; kPlace: the place that is written
constexpr int kPlace = -1;
constexpr int kWidth = 640;
constexpr int kHeight = 420;
constexpr int kFromTop = 48;

} // namespace

CommandPalette::CommandPalette(QSettings& settings, QWidget* window)
    : QDialog(window), m_settings(settings), m_field(new QLineEdit(this)), m_list(new QTreeView(this)),
      m_model(new QStandardItemModel(this)), m_sentence(new QLabel(this))
{
    setObjectName(QStringLiteral("commandPalette"));
    setWindowTitle(tr("Find anything"));
    setModal(true);
    m_field->setPlaceholderText(
        tr("An action, a dock, a layout, a machine, a capture – or a place: draw 12, call 812, 3,4"));
    m_field->setAccessibleName(tr("What to find"));
    m_field->setClearButtonEnabled(true);
    m_field->installEventFilter(this);
    m_list->setModel(m_model);
    m_list->setAccessibleName(tr("What was found"));
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setFocusPolicy(Qt::NoFocus); // the keys of the field move it
    QPixmap nothing(m_list->fontMetrics().height(), m_list->fontMetrics().height());
    nothing.fill(Qt::transparent);
    m_noIcon = QIcon(nothing);
    m_sentence->setProperty("role", "secondary");
    m_sentence->setObjectName(QStringLiteral("paletteSentence"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(views::kPadding, views::kPadding, views::kPadding, views::kPadding);
    layout->addWidget(m_field);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_sentence);
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::refresh);
    connect(m_list, &QTreeView::clicked, this, &CommandPalette::run);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &CommandPalette::showSentence);
}

void CommandPalette::addSource(PaletteSource source)
{
    m_sources << std::move(source);
}

void CommandPalette::ask()
{
    m_entries.clear();
    for (const PaletteSource& source : m_sources)
        m_entries += source();
    m_field->clear();
    refresh();
    const QWidget& window = *parentWidget();
    resize(QSize(kWidth, kHeight).boundedTo(window.size()));
    move(window.mapToGlobal(QPoint((window.width() - width()) / 2, std::min(kFromTop, window.height() / 8))));
    open();
    m_field->setFocus();
}

void CommandPalette::refresh()
{
    struct Found {
        int score;
        qsizetype lately; // 0: the last one
        int index;
    };
    const QStringList lately = recent();
    std::vector<Found> found;
    for (int i = 0; i < m_entries.size(); ++i)
        // What it is called here counts as much as what books call it.
        if (const auto score = std::max(fuzzyScore(m_field->text(), m_entries[i].name),
                                        fuzzyScore(m_field->text(), m_entries[i].english))) {
            const qsizetype place = lately.indexOf(m_entries[i].id);
            found.push_back({*score, place < 0 ? lately.size() : place, i});
        }
    const auto isCalled = [wanted = m_field->text().simplified()](const PaletteEntry& entry) {
        const auto isOne = [&wanted](const QString& name) { return name.compare(wanted, Qt::CaseInsensitive) == 0; };
        return !wanted.isEmpty() && (isOne(entry.title) || isOne(entry.name) || isOne(entry.english));
    };
    const auto rank = [&](const Found& one) {
        const PaletteEntry& entry = m_entries[one.index];
        const auto call = isCalled(entry) ? entry.kind : PaletteEntry::Kind::Other;
        return std::tuple(!entry.isEnabled, call, -one.score, one.lately, one.index);
    };
    std::sort(found.begin(), found.end(), [&](const Found& a, const Found& b) { return rank(a) < rank(b); });
    m_model->removeRows(0, m_model->rowCount());
    m_model->setColumnCount(2);
    if (parseDestination(m_field->text()))
        addRow({.id = {},
                .name = tr("Go to %1").arg(m_field->text().trimmed()),
                .sentence = tr("Goes there."),
                .icon = views::symbolIcon(views::Symbol::GoTo),
                .run = {}},
               kPlace);
    for (const Found& one : found)
        addRow(m_entries[one.index], one.index);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_list->setCurrentIndex(m_model->index(0, 0));
    m_list->scrollToTop();
    showSentence();
}

void CommandPalette::addRow(const PaletteEntry& entry, int index)
{
    auto* name = new QStandardItem(entry.icon, entry.name); // the model owns it
    auto* keys = new QStandardItem(entry.keys);             // the model owns it
    if (entry.icon.isNull())
        name->setIcon(m_noIcon); // names stand below each other
    name->setData(index, kEntryRole);
    name->setToolTip(entry.sentence);
    name->setData(entry.sentence, Qt::AccessibleDescriptionRole);
    keys->setFont(views::monospaceFont());
    keys->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    for (QStandardItem* item : {name, keys})
        item->setEnabled(entry.isEnabled);
    m_model->appendRow({name, keys});
}

void CommandPalette::showSentence()
{
    const QModelIndex current = m_list->currentIndex();
    m_sentence->setText(current.isValid() ? current.siblingAtColumn(0).data(Qt::ToolTipRole).toString()
                                          : tr("Nothing is called like this."));
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: QCoreApplication::sendEvent(m_list, event); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: run(); return true;
    default: return QDialog::eventFilter(watched, event);
    }
}

void CommandPalette::run()
{
    const QModelIndex current = m_list->currentIndex().siblingAtColumn(0);
    if (!current.isValid() || !(current.flags() & Qt::ItemIsEnabled))
        return;
    if (!m_list->viewport()->rect().contains(m_list->visualRect(current).center()))
        return m_list->scrollTo(current); // scrolled away: it is shown before it is run
    const int index = current.data(kEntryRole).toInt();
    const QString text = m_field->text();
    accept(); // first: what is run may open a window of its own
    if (index == kPlace) {
        if (const auto place = parseDestination(text))
            emit placeRequested(*place);
        return;
    }
    const PaletteEntry entry = m_entries[index];
    remember(entry.id);
    entry.run();
}

void CommandPalette::remember(const QString& id)
{
    QStringList list = recent();
    list.removeAll(id);
    list.prepend(id);
    m_settings.setValue(kRecentKey, list.mid(0, kMaxRecent));
}

QStringList CommandPalette::recent() const
{
    return m_settings.value(kRecentKey).toStringList().mid(0, kMaxRecent);
}

} // namespace vitrine::app
