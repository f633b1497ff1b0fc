// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/history/history_view.h"

#include "core/session/pixel_history/pixel_history_json.h"
#include "core/session/pixel_history/pixel_history_text.h"
#include "views/base/desk.h"
#include "views/base/inspector.h"
#include "views/base/item_tools.h"
#include "views/docks/history/history_model.h"
#include "views/docks/history/history_source.h"
#include "views/docks/history/history_text.h"
#include "views/theme/elided_label.h"
#include "views/theme/local_action.h"
#include "views/theme/stack.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QEventLoop>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSettings>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeView>

namespace vitrine::views {

namespace {

constexpr int kWidths[] = {124, 72, 116, 296, 172, 172, 172, 148, 116};
constexpr int kMinHeight = 200; // some rows below the lines above them
constexpr int kMostPixels = 65535;
constexpr int kBoxWidth = 72;
const QString kOnlyChangesKey = QStringLiteral("docks/history/onlyChanges");

using Answer = std::shared_ptr<const core::PixelHistory>;

} // namespace

HistoryView::HistoryView(Desk& desk) : AskingView(desk), m_model(new HistoryModel(this)), m_table(new QTreeView)
{
    makeTable();
    auto* layout = stack(this);
    layout->addWidget(makeHeader());
    layout->addWidget(&setContent(m_table, {tr("Open a capture to see why its pixels look as they do."),
                                            tr("Stopped. Pick the pixel again, or step, to ask anew.")}),
                      1);
    setMinimumHeight(kMinHeight);
    setFocusProxy(m_table);
}

void HistoryView::makeTable()
{
    m_table->setModel(m_model);
    m_table->setObjectName(QStringLiteral("historyTable"));
    m_table->setAccessibleName(tr("History of the pixel"));
    setUpTable(*m_table, desk(), QStringLiteral("history"), kWidths);
    m_table->setSortingEnabled(false); // the order is what it tells
    m_table->header()->setSortIndicatorShown(false);
    m_table->setExpandsOnDoubleClick(false);
    m_debug = addFragmentAction({"debugFragment",
                                 tr("Debug this fragment"),
                                 tr("Steps through what the fragment program did for this pixel."),
                                 {Qt::CTRL | Qt::Key_Return}},
                                "shader");
    m_blending = addFragmentAction({"blendFragment",
                                    tr("Show in the pixel engine"),
                                    tr("Steps through how the fragment's color was blended into the pixel."),
                                    {Qt::CTRL | Qt::SHIFT | Qt::Key_Return}},
                                   "pixel-engine");
    addFollowAction(*m_table, desk());
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &HistoryView::refreshActions);
}

QAction* HistoryView::addFragmentAction(const LocalAction& local, const char* dock)
{
    QAction* action = makeLocalAction(*m_table, local);
    connect(action, &QAction::triggered, this, [this, dock] { follow(dock); });
    m_table->addAction(action);
    return action;
}

QWidget* HistoryView::makeHeader()
{
    auto* header = new QWidget(this);
    auto* layout = layOutHeader(*header);
    m_x = makeBox(header, tr("x"));
    m_y = makeBox(header, tr("y"));
    m_swatch = new QLabel(header);
    m_now = new ElidedLabel(header);
    m_now->setObjectName(QStringLiteral("pixelNow"));
    m_now->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addSpacing(kGrid);
    layout->addWidget(m_swatch);
    layout->addWidget(m_now, 1);
    m_onlyChanges = new QToolButton(header);
    m_onlyChanges->setObjectName(QStringLiteral("onlyChanges"));
    m_onlyChanges->setText(tr("Only changes"));
    m_onlyChanges->setCheckable(true);
    m_onlyChanges->setToolTip(tr("<b>Only changes</b><br>Hides what left the pixel as it was."));
    connect(m_onlyChanges, &QToolButton::toggled, this, [this](bool isOn) {
        desk().settings().setValue(kOnlyChangesKey, isOn);
        m_model->setOnlyChanges(isOn);
        refreshRows();
    });
    m_onlyChanges->setChecked(desk().settings().value(kOnlyChangesKey).toBool());
    layout->addWidget(m_onlyChanges);
    m_debug->setIconText(tr("Debug"));
    m_blending->setIconText(tr("Blending"));
    for (QAction* action : {m_debug, m_blending}) {
        auto* button = new QToolButton(header);
        button->setDefaultAction(action);
        layout->addWidget(button);
    }
    refreshActions();
    return header;
}

QSpinBox* HistoryView::makeBox(QWidget* header, const QString& name)
{
    auto* label = new QLabel(name, header);
    label->setProperty("role", "secondary");
    auto* box = new QSpinBox(header);
    box->setObjectName(QStringLiteral("pixel_") + name);
    box->setRange(0, kMostPixels);
    box->setKeyboardTracking(false); // a number counts when it is whole
    box->setFixedWidth(kBoxWidth);
    box->setAccessibleName(tr("Pixel %1").arg(name));
    box->setToolTip(tr("<b>Pixel %1</b> (Up, Down)<br>Counted from the left and from the bottom; the arrow keys go to "
                       "the next pixel.")
                        .arg(name));
    label->setBuddy(box);
    header->layout()->addWidget(label);
    header->layout()->addWidget(box);
    connect(box, &QSpinBox::valueChanged, this, &HistoryView::selectTyped);
    return box;
}

void HistoryView::dropCapture()
{
    m_pixel.reset();
    showBoxes();
}

void HistoryView::follow(const Changes& changes)
{
    if (!changes.moment && !changes.selection)
        return;
    takePixel();
    showBoxes();
    const std::uint64_t position = desk().moment().position;
    if (!m_pixel)
        showNothing(tr("Click a pixel in the framebuffer, or type where it is above."));
    else if (position == 0)
        showNothing(tr("Nothing has been drawn yet: go to a draw."));
    else
        askOnce({position, *m_pixel});
}

void HistoryView::takePixel()
{
    const Selection& selection = desk().selection();
    if (const auto* pixel = std::get_if<PixelLink>(&selection))
        m_pixel = *pixel;
    else if (const auto* fragment = std::get_if<FragmentLink>(&selection))
        m_pixel = PixelLink{fragment->x, fragment->y};
}

void HistoryView::showBoxes()
{
    const QSignalBlocker quietX(m_x), quietY(m_y);
    const auto& picture = desk().moment().pictures[0];
    const bool isOpen = desk().moment().isOpen();
    m_x->setMaximum(picture && picture->width > 0 ? static_cast<int>(picture->width) - 1 : kMostPixels);
    m_y->setMaximum(picture && picture->height > 0 ? static_cast<int>(picture->height) - 1 : kMostPixels);
    for (QSpinBox* box : {m_x, m_y})
        box->setEnabled(isOpen);
    if (m_pixel) {
        m_x->setValue(static_cast<int>(m_pixel->x));
        m_y->setValue(static_cast<int>(m_pixel->y));
    }
}

void HistoryView::selectTyped()
{
    desk().select(PixelLink{static_cast<std::uint32_t>(m_x->value()), static_cast<std::uint32_t>(m_y->value())});
}

Asked<core::PixelHistory> HistoryView::asked(const HistoryAsk& question)
{
    if (!m_source)
        m_source = std::make_shared<HistorySource>();
    const auto work = [question, source = m_source](Inspection& inspection) {
        return source->answer(inspection, {question.position, question.pixel.x, question.pixel.y});
    };
    return {.position = question.position,
            .busy = tr("Looking for what touched pixel %1,%2…").arg(question.pixel.x).arg(question.pixel.y),
            .work = work,
            .take = {}};
}

void HistoryView::showAnswer(const Answer& history)
{
    m_model->setHistory(history);
    showNow();
    refreshRows();
    emit answered();
}

void HistoryView::dropAnswer()
{
    m_model->setHistory(nullptr);
    showNow();
}

void HistoryView::tellFailure(const QString& why)
{
    AskingView::tellFailure(tr("The pixel has no history here: %1.").arg(why));
    emit answered();
}

// A frame that is remembered takes memory; out of sight nobody asks.
void HistoryView::hideEvent(QHideEvent* event)
{
    AskingView::hideEvent(event);
    m_source.reset();
}

void HistoryView::showNow()
{
    const Answer& history = m_model->history();
    emit titleChanged(history ? tr("Pixel history · %1,%2").arg(history->query.x).arg(history->query.y) : QString());
    m_swatch->setVisible(history && history->hasColor);
    m_now->setText(history ? inWords(core::valueText(*history, history->end)) : QString());
    m_now->setToolTip(history ? tr("<b>What the pixel holds now</b><br>%1").arg(m_now->text()) : QString());
    if (history && history->hasColor)
        m_swatch->setPixmap(swatch(history->end.color[0], devicePixelRatioF()).pixmap(kMarkSize));
}

void HistoryView::refreshRows()
{
    const Answer& history = m_model->history();
    if (!history)
        return;
    m_table->expandAll();
    const bool hasRows = m_model->rowCount() > 0;
    if (hasRows)
        pane().showContent();
    else if (history->entries.empty())
        pane().showEmpty(
            tr("Nothing in this frame has touched pixel %1,%2 so far.").arg(history->query.x).arg(history->query.y));
    else
        pane().showEmpty(tr("Nothing has changed the pixel; “Only changes” hides the rest."));
    if (hasRows) {
        const QModelIndex last = m_model->index(m_model->rowCount() - 1, 0);
        const int fragments = m_model->rowCount(last);
        m_table->setCurrentIndex(fragments > 0 ? m_model->index(fragments - 1, 0, last) : last);
        m_table->scrollToBottom();
    }
    refreshActions();
}

void HistoryView::refreshActions()
{
    const core::PixelEntry* entry = m_model->entry(m_table->currentIndex());
    for (QAction* action : {m_debug, m_blending})
        action->setEnabled(entry && entry->fragment && entry->draw);
}

void HistoryView::follow(const char* dock)
{
    const core::PixelEntry* entry = m_model->entry(m_table->currentIndex());
    if (!entry || !entry->fragment || !entry->draw)
        return;
    const core::PixelQuery& query = m_model->history()->query;
    desk().follow({.place = DrawLink{*entry->draw, {}},
                   .selection = FragmentLink{*entry->draw, entry->fragment->ids.primitive, query.x, query.y},
                   .dock = dock});
}

// The numbers of items and the cycles that the document has take whole draws with the clock. They are asked for when
// somebody wants the document, not with every pixel: other docks would wait for it.
FileContent HistoryView::document() const
{
    const HistoryAsk question = *this->question();
    core::Result<Answer> whole = core::failure("it was interrupted");
    QEventLoop loop;
    connect(&desk(), &Desk::momentChanged, &loop, &QEventLoop::quit);
    pane().showBusy(tr("Working out the cycles of the pixel's fragments…"));
    const auto work = [question](Inspection& inspection) {
        return core::pixelHistory(inspection.replay, inspection.source, inspection.config,
                                  {question.position, question.pixel.x, question.pixel.y}, inspection.stop,
                                  inspection.progress);
    };
    desk().inspector().ask<core::PixelHistory>(&pane(), question.position, work,
                                               [&](const core::Result<Answer>& history) {
                                                   whole = history;
                                                   loop.quit();
                                               });
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    desk().inspector().forget(&pane());
    pane().showContent();
    if (!whole)
        return FileContent::failed(tr("The history can't be saved: %1").arg(inWords(whole.error().message)));
    return QByteArray::fromStdString(core::toJson(**whole) + "\n");
}

QList<Export> HistoryView::exports() const
{
    QList<Export> exports = modelExports(*m_model, QStringLiteral("why"));
    for (Export& one : exports)
        if (one.suffix == QLatin1String("json")) // the same document as vitrine-cli's, of all rows
            one.content = [this] { return document(); };
    return exports;
}

void HistoryView::copy()
{
    QApplication::clipboard()->setText(rowsAsText(*m_table));
}

} // namespace vitrine::views
