// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/difference/difference_view.h"

#include "core/session/call_source.h"
#include "views/base/capture_opener.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/base/link_label.h"
#include "views/base/machine_choice.h"
#include "views/base/machine_shelf.h"
#include "views/docks/configuration/compared_range.h"
#include "views/docks/difference/capture_choice.h"
#include "views/docks/difference/difference_rows.h"
#include "views/docks/difference/difference_sentences.h"
#include "views/docks/difference/difference_tracks.h"
#include "views/docks/what_if/machine_switch.h"
#include "views/docks/what_if/switch_panel.h"
#include "views/kit/footer.h"
#include "views/kit/picture_export.h"
#include "views/kit/row_table.h"
#include "views/kit/timeline/track_timeline.h"
#include "views/theme/counted.h"
#include "views/theme/local_action.h"
#include "views/theme/scrolled.h"
#include "views/theme/stack.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>
#include <thread>

namespace vitrine::views {

namespace {

constexpr int kWidths[] = {236, 124, 124, 124};
constexpr int kMinHeight = 220;

} // namespace

DifferenceView::DifferenceView(Desk& desk) : AskingView(desk)
{
    m_tabs = new QTabWidget(this);
    m_tabs->setDocumentMode(true);
    auto* column = stack(this);
    column->addWidget(makeHeader());
    column->addWidget(m_tabs, 1);
    m_tabs->addTab(makeSwitches(), tr("Switches"));
    m_tabs->addTab(&setContent(makeContent(), {tr("Open a capture to find out how its frames differ on another "
                                                  "machine, or from another capture."),
                                               tr("The runs were cancelled.")}),
                   tr("Difference"));
    m_tabs->setCurrentWidget(&pane());
    addRunAction();
    setMinimumHeight(kMinHeight);
    setAcceptDrops(true);
    setFocusProxy(m_choice);
    connect(m_switches, &SwitchPanel::switched, this, &DifferenceView::showState);
    connect(m_switches, &SwitchPanel::refused, this, [this](const QString& sentence) { this->desk().say(sentence); });
}

QWidget* DifferenceView::makeHeader()
{
    auto* header = new QWidget(this);
    auto* row = layOutHeader(*header);
    m_choice = new QComboBox(header);
    m_choice->setObjectName(QStringLiteral("otherMachine"));
    m_choice->setAccessibleName(tr("The other machine"));
    m_choice->setToolTip(tr("<b>The other machine</b><br>This machine with the switches below, a preset, or a machine "
                            "of yours."));
    row->addWidget(m_choice, 1);
    m_capture = new CaptureChoice(desk(), header);
    row->addWidget(m_capture, 1);
    connect(m_capture, &CaptureChoice::chosen, this, &DifferenceView::showState);
    m_reset = addTool(*header, tr("Reset"), tr("Sets every switch as the machine in use has it."));
    m_use = addTool(*header, tr("Use"), tr("Replays the capture on the other machine, from the place shown."));
    m_use->setObjectName(QStringLiteral("useOther"));
    connect(m_use, &QToolButton::clicked, this, &DifferenceView::use);
    m_run = new QPushButton(tr("Run"), header);
    m_run->setObjectName(QStringLiteral("runDifference"));
    row->addWidget(m_run);
    connect(m_choice, &QComboBox::activated, this, &DifferenceView::chooseMachine);
    connect(m_run, &QPushButton::clicked, this, &DifferenceView::run);
    return header;
}

QWidget* DifferenceView::makeSwitches()
{
    m_switches = new SwitchPanel(this);
    QScrollArea* area = makeScrollArea(tr("Switches"), false, this);
    area->setWidget(m_switches);
    connect(m_reset, &QToolButton::clicked, m_switches, &SwitchPanel::reset);
    return area;
}

void DifferenceView::addRunAction()
{
    QAction* run = makeLocalAction(*this, {"run-difference",
                                           tr("Run the frame on both machines"),
                                           tr("Finds out how the frame that is shown differs on the other machine."),
                                           {Qt::CTRL | Qt::Key_Return}});
    run->setShortcutContext(Qt::WidgetWithChildrenShortcut); // wherever in the dock the keyboard is
    connect(run, &QAction::triggered, m_run, &QPushButton::click);
    addAction(run);
}

QWidget* DifferenceView::makeContent()
{
    auto* content = new QWidget;
    auto* column = stack(content);
    const auto addLine = [&](const char* id, const QString& name) {
        auto* line = new LinkLabel(desk(), content);
        line->setObjectName(QLatin1String(id));
        line->setAccessibleName(name);
        line->setWordWrap(true);
        line->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
        column->addWidget(line);
        return line;
    };
    m_headline = addLine("differenceHeadline", tr("What was run"));
    m_decision = addLine("differenceDecision", tr("The first decision that differs"));
    m_images = addLine("differenceImages", tr("Whether the images are equal"));
    m_table = new RowTable(desk(), QStringLiteral("difference"), differenceColumns(), content, kWidths);
    m_table->setAccessibleName(tr("What draws, units and parts cost"));
    addFollowAction(*m_table, desk());
    auto* parts = new QSplitter(Qt::Vertical, content);
    parts->setChildrenCollapsible(false);
    parts->addWidget(makeTimeline(parts));
    parts->addWidget(m_table);
    parts->setStretchFactor(0, 2);
    parts->setStretchFactor(1, 3);
    column->addWidget(parts, 1);
    return content;
}

QWidget* DifferenceView::makeTimeline(QWidget* parent)
{
    auto* part = new QWidget(parent);
    m_timeline = new TrackTimeline(desk(), part, &m_cycles);
    m_timeline->setObjectName(QStringLiteral("differenceTimeline"));
    m_timeline->setAccessibleName(tr("Both runs over their cycles"));
    auto* footer = new Footer(part);
    QLabel* readout = footer->addValues(tr("Values"));
    auto* legend = new DataLegend(footer);
    legend->setStyles(differenceStyles);
    footer->add(legend);
    connect(m_timeline, &TrackTimeline::readoutChanged, readout, &QLabel::setText);
    auto* column = stack(part);
    column->addWidget(m_timeline, 1);
    column->addWidget(footer);
    return part;
}

/// A click on a draw goes there; of one that only the other capture has there is nowhere to go.
void DifferenceView::showTimeline()
{
    TrackContent tracks = differenceTracks(m_answer);
    tracks.go = [this, answer = m_answer](std::uint32_t row) {
        m_timeline->showThing(row);
        if (const auto& here = answer->draws[row].draw[0])
            desk().follow({.place = DrawLink{here->draw, {}}, .selection = {}});
    };
    m_cycles.reset(cyclesOfBoth(*m_answer));
    m_timeline->setContent(std::move(tracks));
    showDraw();
}

void DifferenceView::showDraw()
{
    const auto draw = desk().moment().draw();
    m_timeline->showThing(draw ? rowOfDraw(*m_answer, draw->draw) : std::nullopt);
}

void DifferenceView::dragEnterEvent(QDragEnterEvent* event)
{
    if (desk().moment().isOpen() && !CaptureChoice::draggedCapture(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void DifferenceView::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    m_capture->choose(CaptureChoice::draggedCapture(*event->mimeData()));
}

void DifferenceView::dropCapture()
{
    m_capture->choose({});
}

void DifferenceView::showMachines()
{
    const QVariant before = m_choice->currentData();
    const QSignalBlocker silent(m_choice);
    m_choice->clear();
    m_choice->addItem(tr("This machine, with switches"), QString());
    for (const QString& name : desk().machines().names())
        m_choice->addItem(name, name);
    m_choice->setCurrentIndex(std::max(0, m_choice->findData(before)));
}

/// A machine with a name is read when it is chosen.
void DifferenceView::chooseMachine()
{
    const QString name = m_choice->currentData().toString();
    if (!name.isEmpty()) {
        const auto machine = desk().machines().find(name, m_switches->base().units);
        if (machine) {
            m_named = machine->config;
        } else {
            desk().say(inWords(machine.error().message));
            m_choice->setCurrentIndex(0);
        }
    }
    showState();
}

DifferenceQuestion DifferenceView::questionNow() const
{
    const Moment& moment = desk().moment();
    return {shownFrame(moment), moment.machine, m_choice->currentIndex() > 0 ? m_named : m_switches->draft(),
            m_capture->path()};
}

void DifferenceView::follow(const Changes&)
{
    const SharedMachine& machine = desk().moment().machine;
    const bool isOther = machine != m_machine;
    m_machine = machine;
    if (isOther && machine) {
        m_switches->setBase(machine->config);
        showMachines();
        chooseMachine();
    }
    if (!question() || question()->machine != machine)
        showReady();
    if (m_answer)
        showDraw();
    showState();
}

void DifferenceView::showReady()
{
    const QString sentence =
        tr("Turn a switch, or choose another machine or another capture with the same draws, and press Run: the first "
           "decision that falls otherwise in the frame that is shown, what each draw, unit and part costs, and whether "
           "the images are equal.");
    if (pane().sentence() == sentence)
        return;
    showNothing(sentence);
    pane().showEmpty(sentence, {tr("Switches"), tr("Brings up the switches of the other machine."), [this] {
                                    m_tabs->setCurrentIndex(0);
                                    m_switches->setFocus();
                                }});
}

void DifferenceView::showState()
{
    const bool isOpen = desk().moment().isOpen();
    const bool isNamed = m_choice->currentIndex() > 0;
    m_choice->setEnabled(isOpen);
    m_switches->setEnabled(isOpen && !isNamed);
    m_reset->setEnabled(isOpen && !isNamed && m_switches->draft() != m_switches->base());
    m_capture->setEnabled(isOpen);
    const bool isOtherMachine = isOpen && questionNow().other != m_switches->base();
    const bool isOther = isOtherMachine || (isOpen && !m_capture->path().isEmpty());
    m_run->setEnabled(isOther);
    m_use->setEnabled(isOtherMachine);
    m_run->setToolTip(isOther || !isOpen
                          ? tr("<b>Run</b><br>Runs the frame twice, draw by draw, and compares every "
                               "decision and every pixel.")
                          : tr("<b>Run</b><br>Turn a switch or choose a capture first: both runs are the "
                               "same."));
    showHeadline();
}

void DifferenceView::run()
{
    if (!desk().moment().isOpen())
        return;
    m_tabs->setCurrentWidget(&pane()); // where the answer comes
    ask(questionNow());
}

std::string DifferenceView::otherName() const
{
    const QString name = m_choice->currentData().toString();
    return name.isEmpty() ? desk().moment().machine->name : name.toStdString();
}

void DifferenceView::use()
{
    desk().useMachine({otherName(), questionNow().other});
}

Asked<core::RunDifference> DifferenceView::asked(const DifferenceQuestion& question)
{
    const auto work = [question, name = otherName(),
                       open = CaptureOpener::of(desk())](Inspection& inspection) -> core::Result<core::RunDifference> {
        std::unique_ptr<core::CallSource> other;
        if (!question.capture.isEmpty()) {
            auto opened = open(question.capture.toStdString());
            if (!opened)
                return opened.error().in(QFileInfo(question.capture).fileName().toStdString());
            other = *std::move(opened);
        }
        core::DifferencePace pace;
        pace.stop = inspection.stop;
        pace.inThreads = std::thread::hardware_concurrency() > 1;
        pace.progress = inspection.progress;
        return core::compareRuns({inspection.source, {question.machine->name, question.machine->config}},
                                 {other ? *other : inspection.source, {name, question.other}}, question.frame, pace);
    };
    return {.position = desk().moment().position,
            .busy = question.capture.isEmpty() ? tr("Running the frame on both machines")
                                               : tr("Running the frame of both captures"),
            .work = work,
            .take = {}};
}

void DifferenceView::showAnswer(const std::shared_ptr<const core::RunDifference>& answer)
{
    m_answer = answer;
    m_table->setRows(differenceRows(*answer));
    m_table->collapseAll();
    m_table->expand(m_table->model()->index(0, 0)); // the draws: what units and parts did stays folded
    const DifferenceSentence decision = decisionSentence(*answer), images = imageSentence(*answer);
    showTimeline();
    m_decision->setSentence(decision.text, decision.links);
    m_images->setSentence(images.text, images.links);
    showHeadline();
    pane().showContent();
}

void DifferenceView::dropAnswer()
{
    m_answer.reset();
    for (LinkLabel* line : {m_headline, m_decision, m_images})
        line->clearSentence();
    showState();
}

/// "with hiz.layer1 = off", "in other.vitrine", "in other.vitrine, with hiz.layer1 = off"; empty: both are the same.
QString DifferenceView::otherText(const DifferenceQuestion& question)
{
    QStringList parts;
    if (!question.capture.isEmpty())
        parts << tr("in %1").arg(QFileInfo(question.capture).fileName());
    if (question.other != question.machine->config)
        parts << tr("with %1").arg(changesText(question.machine->config, question.other));
    return parts.join(QStringLiteral(", "));
}

void DifferenceView::showHeadline()
{
    if (!m_answer || !question() || !desk().moment().isOpen() || !index())
        return;
    SentenceLinks links;
    const DifferenceQuestion now = questionNow();
    const auto cyclesText = [&](std::size_t i) {
        return counted(m_answer->cycles.of[i], tr("%1 cycle"), tr("%1 cycles"));
    };
    QString sentence =
        tr("On %1: %2; %3: %4")
            .arg(frameText(m_answer->frame, *index(), &links), cyclesText(0), otherText(*question()), cyclesText(1));
    const bool isOutdated = now != *question();
    if (isOutdated && otherText(now).isEmpty())
        sentence = tr("%1. No switch is turned now").arg(sentence);
    else if (isOutdated)
        sentence = tr("%1. Press Run for %2 %3").arg(sentence, frameText(now.frame, *index(), nullptr), otherText(now));
    m_headline->setSentence(sentence, links);
    QFont font = m_headline->font();
    font.setBold(isOutdated);
    m_headline->setFont(font);
}

QList<Export> DifferenceView::exports() const
{
    if (!m_answer)
        return {};
    return modelExports(m_table->rows(), QStringLiteral("difference"))
           << pictureExport([this] { return m_timeline->picture(); });
}

void DifferenceView::copy()
{
    if (!m_answer)
        return;
    QApplication::clipboard()->setText(m_headline->plainText() + QLatin1Char('\n') + m_decision->plainText() +
                                       QLatin1Char('\n') + m_images->plainText() + QStringLiteral("\n\n") +
                                       rowsAsText(*m_table));
}

} // namespace vitrine::views
