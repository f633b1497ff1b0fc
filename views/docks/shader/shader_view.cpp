// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/shader/shader_view.h"

#include "core/session/machine/task_section.h"
#include "core/session/shader_trace/last_fragment.h"
#include "core/session/shader_trace/shader_trace_text.h"
#include "views/base/call_of_draw.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/base/link_text.h"
#include "views/docks/shader/code_panes.h"
#include "views/docks/shader/trace_bar.h"
#include "views/docks/shader/trace_export.h"
#include "views/docks/shader/value_tabs.h"
#include "views/docks/shader/variable_model.h"
#include "views/machine/recordings.h"
#include "views/source/source_view.h"
#include "views/theme/stack.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

namespace vitrine::views {

ShaderView::ShaderView(Desk& desk)
    : AskingView(desk), m_player(new TracePlayer(this)), m_recordings(&Recordings::of(desk))
{
    m_bar = new TraceBar(*m_player);
    m_code = new CodePanes(*m_player);
    m_values = new ValueTabs(*m_player, m_cycles, desk);
    auto* splitter = new QSplitter(Qt::Vertical);
    splitter->addWidget(m_code);
    splitter->addWidget(m_values);
    splitter->setChildrenCollapsible(false);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    auto* content = new QWidget;
    auto* inside = new QVBoxLayout(content);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(0);
    inside->addWidget(makeHeader());
    inside->addWidget(m_bar);
    inside->addWidget(m_remark);
    inside->addWidget(splitter, 1);
    stack(this)->addWidget(
        &setContent(content, {tr("Open a capture to debug its shaders."),
                              tr("Cancelled. Pick a pixel and choose Debug, or a vertex in the mesh.")}));
    setFocusProxy(m_code);
    dropAnswer();

    connect(&desk, &Desk::followed, this, &ShaderView::takeLink);
    connect(&Recordings::of(desk), &Recordings::changed, this, &ShaderView::showSkippedDiscard);
    connect(m_recordings, &Recordings::changed, this, &ShaderView::showCycles);
    connect(&m_values->cycles(), &FactTable::rowChosen, this, [this](int row) {
        if (const auto instruction = m_cycles.instructionOf(row))
            m_code->disassembly().goToLine(static_cast<int>(*instruction) + 1);
    });
    connect(m_bar, &TraceBar::breakpointRequested, m_code, &CodePanes::toggleAtCaret);
    connect(m_bar, &TraceBar::runToCaretRequested, m_code, &CodePanes::runToCaret);
    connect(m_player, &TracePlayer::moved, m_told, &QLabel::clear);
    connect(m_player, &TracePlayer::moved, this, &ShaderView::showOutcome);
    connect(m_player, &TracePlayer::told, m_told, &QLabel::setText);
    connect(m_lanes, &QComboBox::activated, this,
            [this](int index) { m_player->setLane(static_cast<std::uint8_t>(m_lanes->itemData(index).toUInt())); });
}

ShaderView::~ShaderView() = default;

QWidget* ShaderView::makeHeader()
{
    auto* header = new QWidget;
    auto* layout = layOutHeader(*header);
    layout->setSpacing(kPadding);
    m_title = new QLabel;
    m_title->setObjectName(QStringLiteral("shaderOutcome"));
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_told = new QLabel;
    m_told->setObjectName(QStringLiteral("shaderTold"));
    m_told->setProperty("role", "secondary");
    m_lanes = new QComboBox;
    m_lanes->setAccessibleName(tr("Fragment of the quad"));
    m_lanes->setToolTip(tr("<b>Fragment of the quad</b><br>Fragments run in groups of 2 × 2, so that each can tell how "
                           "values change towards its neighbors. This shows another one of the group."));
    m_remark = new QLabel;
    m_remark->setWordWrap(true);
    m_remark->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    m_remark->setProperty("role", "secondary");
    layout->addWidget(m_title, 1);
    layout->addWidget(m_told);
    layout->addWidget(m_lanes);
    return header;
}

void ShaderView::dropCapture()
{
    m_subject = {};
    if (index())
        showNothing(tr("Pick a pixel and choose Debug, or a vertex in the mesh."));
}

void ShaderView::follow(const Changes&)
{
    Subject subject;
    if (const auto* vertex = std::get_if<VertexLink>(&desk().selection()))
        subject = *vertex;
    else if (const auto* fragment = std::get_if<FragmentLink>(&desk().selection()))
        subject = *fragment;
    // Anything else that is selected leaves what is being looked at alone, and so does where the replay stands.
    if (subject == Subject() || subject == m_subject)
        return;
    m_subject = subject;
    askForSubject();
}

/// Whoever asks for this dock by its name asks once more, too, and may ask for a pixel: for its last fragment.
void ShaderView::takeLink(const Link& link)
{
    followCapture();
    if (QLatin1String(link.dock) != QLatin1String("shader") || !index())
        return;
    m_position = desk().moment().position;
    if (const auto* place = std::get_if<DrawLink>(&link.place))
        m_position = callOfDraw(*index(), place->draw).value_or(m_position) + 1;
    Subject subject;
    if (const auto* vertex = std::get_if<VertexLink>(&link.selection))
        subject = *vertex;
    else if (const auto* fragment = std::get_if<FragmentLink>(&link.selection))
        subject = *fragment;
    else if (const auto* pixel = std::get_if<PixelLink>(&link.selection))
        subject = *pixel;
    const bool isShown = subject == m_subject && m_player->hasTrace() && !std::holds_alternative<PixelLink>(subject);
    if (subject == Subject() || isShown)
        return;
    m_subject = subject;
    askForSubject();
}

namespace {

using TraceWork = std::function<core::Result<core::ShaderTrace>(Inspection&)>;

TraceWork traceOf(const core::ShaderTraceQuery& query)
{
    return [query](Inspection& inspection) {
        return core::traceShader(inspection.replay, inspection.source, query, inspection.stop);
    };
}

TraceWork traceOfLastFragment(const core::LastFragmentQuery& query)
{
    return [query](Inspection& inspection) -> core::Result<core::ShaderTrace> {
        core::Replay& replay = inspection.replay;
        const auto last = core::lastFragment(replay, inspection.source, query, inspection.stop, inspection.progress);
        if (!last)
            return last.error();
        const std::uint64_t call = core::callOfDraw(inspection.source, last->draw).value_or(0);
        if (auto arrived = replay.seek(call, inspection.stop, inspection.progress); !arrived)
            return arrived.error();
        return core::traceShader(replay, inspection.source,
                                 {.draw = last->draw, .x = query.x, .y = query.y, .primitive = last->primitive},
                                 inspection.stop);
    };
}

} // namespace

/// A vertex and a fragment are traced at their draw, a pixel at the position that it was pointed at.
void ShaderView::askForSubject()
{
    if (std::holds_alternative<PixelLink>(m_subject))
        return ask({m_subject, m_position});
    const auto* vertex = std::get_if<VertexLink>(&m_subject);
    const std::uint32_t draw = vertex ? vertex->draw : std::get<FragmentLink>(m_subject).draw;
    if (const auto call = callOfDraw(*index(), draw))
        ask({m_subject, *call});
    else
        showNothing(tr("The capture has no draw %1.").arg(draw));
}

Asked<core::ShaderTrace> ShaderView::asked(const ShaderAsk& question)
{
    QString subject;
    TraceWork work;
    if (const auto* pixel = std::get_if<PixelLink>(&question.subject)) {
        subject = selectionText(*pixel);
        work = traceOfLastFragment({question.position, pixel->x, pixel->y});
    } else if (const auto* vertex = std::get_if<VertexLink>(&question.subject)) {
        subject = selectionText(*vertex);
        work = traceOf({.draw = vertex->draw, .vertex = vertex->vertex});
    } else {
        const auto& fragment = std::get<FragmentLink>(question.subject);
        subject = selectionText(fragment);
        work = traceOf({.draw = fragment.draw, .x = fragment.x, .y = fragment.y, .primitive = fragment.primitive});
    }
    return {.position = question.position, .busy = tr("Tracing %1").arg(subject), .work = work, .take = {}};
}

void ShaderView::dropAnswer()
{
    m_player->setTrace(nullptr);
    showCycles();
    m_lanes->clear();
    m_title->clear();
    m_remark->hide();
}

void ShaderView::tellFailure(const QString& why)
{
    AskingView::tellFailure(asSentence(why));
}

void ShaderView::showAnswer(const std::shared_ptr<const core::ShaderTrace>& trace)
{
    m_player->setTrace(trace);
    const QString remark = inWords(trace->debug->remark);
    m_remark->setText(remark);
    m_remark->setVisible(!remark.isEmpty());
    showLanes();
    showSkippedDiscard();
    wantRecording();
    showCycles();
    emit titleChanged(tr("Shader debugger · %1").arg(inWords(core::traceTitle(*trace))));
    pane().showContent();
}

void ShaderView::showLanes()
{
    const core::ShaderTrace& trace = *m_player->trace();
    m_lanes->clear();
    m_lanes->setVisible(trace.lanes.laneCount > 1);
    for (std::uint8_t lane = 0; lane < trace.lanes.laneCount; ++lane) {
        const QString place = tr("pixel %1,%2").arg(trace.quadX + (lane & 1)).arg(trace.quadY + (lane >> 1));
        const bool isHelper = (trace.helpers() >> lane & 1) != 0;
        const bool isDiscarded = (trace.lanes.discarded >> lane & 1) != 0;
        m_lanes->addItem(isHelper      ? tr("%1, helper").arg(place)
                         : isDiscarded ? tr("%1, discarded").arg(place)
                                       : place,
                         lane);
    }
    m_lanes->setCurrentIndex(m_player->walk().lane());
}

void ShaderView::showSkippedDiscard()
{
    const core::ShaderTrace* trace = m_player->trace().get();
    const Recordings& recordings = Recordings::of(desk());
    QString note;
    if (trace && trace->stage == core::ShaderStage::Fragment && recordings.recording() &&
        recordings.draw() == trace->query.draw)
        for (const core::TaskRecord* task :
             recordings.recording()->section<core::TaskSection>().log.tasksAt(trace->query.x, trace->query.y))
            if (task->primitive == trace->primitive && task->skipsDiscard())
                note = tr("passed over by task %1: HiZ has proven that nothing is discarded").arg(task->id.value);
    m_code->setDiscardSkipped(note);
}

void ShaderView::showCycles()
{
    if (!m_recordings)
        return;
    m_cycles.setTrace(m_player->trace().get(), *m_recordings);
    m_code->setCycles(m_cycles);
    m_values->showCycles(m_cycles);
}

void ShaderView::wantRecording()
{
    if (m_recordings)
        m_recordings->setWanted(this, isVisible() && m_player->hasTrace());
}

void ShaderView::showEvent(QShowEvent* event)
{
    AskingView::showEvent(event);
    wantRecording();
}

void ShaderView::hideEvent(QHideEvent* event)
{
    AskingView::hideEvent(event);
    wantRecording();
}

void ShaderView::changeEvent(QEvent* event)
{
    AskingView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_values) // The bars have colors of the theme.
        showCycles();
}

void ShaderView::showOutcome()
{
    if (!m_player->hasTrace())
        return;
    const core::LaneWalk& walk = m_player->walk();
    const QString outcome = inWords(core::outcomeText(walk));
    const bool isHelper = walk.isHelper(walk.position()) && (walk.trace().lanes.covered >> walk.lane() & 1) != 0;
    QString text =
        tr("<b>%1</b> · %2").arg(inWords(core::traceTitle(walk.trace())).toHtmlEscaped(), outcome.toHtmlEscaped());
    if (isHelper)
        text += tr(" · runs on as a helper for its neighbors");
    m_title->setText(text);
    m_title->setToolTip(text);
}

bool ShaderView::event(QEvent* event)
{
    // Before the window's own shortcuts of the same keys.
    if (event->type() == QEvent::ShortcutOverride && m_bar->takeKey(*static_cast<QKeyEvent*>(event), false)) {
        event->accept();
        return true;
    }
    return AskingView::event(event);
}

void ShaderView::keyPressEvent(QKeyEvent* event)
{
    if (m_bar->takeKey(*event, true))
        event->accept();
    else
        AskingView::keyPressEvent(event);
}

QList<Export> ShaderView::exports() const
{
    if (!m_player->hasTrace())
        return {};
    QList<Export> result;
    const auto* view = this;
    result.append({tr("Trace as CSV"), QStringLiteral("csv"), [view] { return traceAsCsv(view->m_player->walk()); }});
    result.append(
        {tr("Trace as JSON"), QStringLiteral("json"), [view] { return traceAsJson(view->m_player->walk()); }});
    for (Export variables : modelExports(m_values->variables(), QStringLiteral("variables"))) {
        variables.name = tr("Variables as %1").arg(variables.name);
        result.append(variables);
    }
    if (m_cycles.isKnown())
        for (Export cycles : modelExports(*m_values->cycles().model(), QStringLiteral("cycles"))) {
            cycles.name = tr("Cycles as %1").arg(cycles.name);
            result.append(cycles);
        }
    return result;
}

void ShaderView::copy()
{
    for (const SourceView* text : {&m_code->source(), &m_code->disassembly()})
        if (text->hasFocus())
            return const_cast<SourceView*>(text)->copy();
    if (m_player->hasTrace())
        QApplication::clipboard()->setText(rowsAsText(m_values->table()));
}

} // namespace vitrine::views
