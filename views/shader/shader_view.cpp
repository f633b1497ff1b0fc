// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shader/shader_view.h"

#include "core/session/shader_trace/last_fragment.h"
#include "core/session/shader_trace/shader_trace_text.h"
#include "views/base/call_of_draw.h"
#include "views/base/desk.h"
#include "views/base/inspector.h"
#include "views/base/item_tools.h"
#include "views/base/link_text.h"
#include "views/kit/pane.h"
#include "views/machine/recordings.h"
#include "views/shader/code_panes.h"
#include "views/shader/trace_bar.h"
#include "views/shader/trace_export.h"
#include "views/shader/value_tabs.h"
#include "views/shader/variable_model.h"
#include "views/source/source_view.h"
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

ShaderView::ShaderView(Desk& desk) : DockView(desk), m_player(new TracePlayer(this))
{
    m_bar = new TraceBar(*m_player);
    m_code = new CodePanes(*m_player);
    m_values = new ValueTabs(*m_player, desk);
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
    m_pane = new Pane(content, this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pane);
    setFocusProxy(m_code);
    forget(tr("Pick a pixel and choose Debug, or a vertex in the mesh."));

    connect(&desk, &Desk::followed, this, &ShaderView::takeLink);
    connect(&Recordings::of(desk), &Recordings::changed, this, &ShaderView::showSkippedDiscard);
    connect(m_bar, &TraceBar::breakpointRequested, m_code, &CodePanes::toggleAtCaret);
    connect(m_bar, &TraceBar::runToCaretRequested, m_code, &CodePanes::runToCaret);
    connect(m_player, &TracePlayer::moved, m_told, &QLabel::clear);
    connect(m_player, &TracePlayer::moved, this, &ShaderView::showOutcome);
    connect(m_player, &TracePlayer::told, m_told, &QLabel::setText);
    connect(m_lanes, &QComboBox::activated, this,
            [this](int index) { m_player->setLane(static_cast<std::uint8_t>(m_lanes->itemData(index).toUInt())); });
    connect(m_pane, &Pane::cancelRequested, this, [this] {
        this->desk().inspector().forget(this);
        forget(tr("Cancelled. Pick a pixel and choose Debug, or a vertex in the mesh."));
    });
    connect(&desk.inspector(), &Inspector::progressed, this, [this](QObject* asker, quint64 done, quint64 total) {
        if (asker == this)
            m_pane->setProgress(done, total);
    });
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

/// Another capture may have been opened while nobody looked.
void ShaderView::takeCapture()
{
    const Moment& moment = desk().moment();
    if (moment.index == m_index)
        return;
    m_index = moment.index;
    m_subject = {};
    desk().inspector().forget(this);
    forget(moment.isOpen() ? tr("Pick a pixel and choose Debug, or a vertex in the mesh.")
                           : tr("Open a capture to debug its shaders."));
}

void ShaderView::refresh(const Changes&)
{
    takeCapture();
    Subject subject;
    if (const auto* vertex = std::get_if<VertexLink>(&desk().selection()))
        subject = *vertex;
    else if (const auto* fragment = std::get_if<FragmentLink>(&desk().selection()))
        subject = *fragment;
    // Anything else that is selected leaves what is being looked at alone, and so does where the replay stands.
    if (subject == Subject() || subject == m_subject || !m_index)
        return;
    m_subject = subject;
    ask();
}

/// Whoever asks for this dock by its name asks once more, too, and may ask for a pixel: for its last fragment.
void ShaderView::takeLink(const Link& link)
{
    takeCapture();
    if (QLatin1String(link.dock) != QLatin1String("shader") || !m_index)
        return;
    m_position = desk().moment().position;
    if (const auto* place = std::get_if<DrawLink>(&link.place))
        m_position = callOfDraw(*m_index, place->draw).value_or(m_position) + 1;
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
    ask();
}

core::ShaderTraceQuery ShaderView::query() const
{
    if (const auto* vertex = std::get_if<VertexLink>(&m_subject))
        return {.draw = vertex->draw, .vertex = vertex->vertex};
    const auto& fragment = std::get<FragmentLink>(m_subject);
    return {.draw = fragment.draw, .x = fragment.x, .y = fragment.y, .primitive = fragment.primitive};
}

QString ShaderView::subjectText() const
{
    if (const auto* vertex = std::get_if<VertexLink>(&m_subject))
        return selectionText(*vertex);
    if (const auto* pixel = std::get_if<PixelLink>(&m_subject))
        return selectionText(*pixel);
    return selectionText(std::get<FragmentLink>(m_subject));
}

void ShaderView::askForPixel(const PixelLink& pixel)
{
    const core::LastFragmentQuery query{m_position, pixel.x, pixel.y};
    desk().inspector().ask<core::ShaderTrace>(
        this, m_position,
        [query](Inspection& inspection) -> core::Result<core::ShaderTrace> {
            core::Replay& replay = inspection.replay;
            const auto last =
                core::lastFragment(replay, inspection.source, query, inspection.stop, inspection.progress);
            if (!last)
                return last.error();
            const std::uint64_t call = core::callOfDraw(inspection.source, last->draw).value_or(0);
            if (auto arrived = replay.seek(call, inspection.stop, inspection.progress); !arrived)
                return arrived.error();
            return core::traceShader(replay, inspection.source,
                                     {.draw = last->draw, .x = query.x, .y = query.y, .primitive = last->primitive},
                                     inspection.stop);
        },
        [this](const TraceResult& trace) { showTrace(trace); });
}

void ShaderView::ask()
{
    m_pane->showBusy(tr("Tracing %1").arg(subjectText()));
    if (const auto* pixel = std::get_if<PixelLink>(&m_subject))
        return askForPixel(*pixel);
    const core::ShaderTraceQuery query = this->query();
    const auto call = callOfDraw(*m_index, query.draw);
    if (!call)
        return forget(tr("The capture has no draw %1.").arg(query.draw));
    desk().inspector().ask<core::ShaderTrace>(
        this, *call,
        [query](Inspection& inspection) {
            return core::traceShader(inspection.replay, inspection.source, query, inspection.stop);
        },
        [this](const TraceResult& trace) { showTrace(trace); });
}

void ShaderView::forget(const QString& sentence)
{
    m_player->setTrace(nullptr);
    m_lanes->clear();
    m_title->clear();
    m_remark->hide();
    emit titleChanged(QString());
    m_pane->showEmpty(sentence);
}

void ShaderView::showTrace(const TraceResult& trace)
{
    if (!trace) {
        forget(QString());
        const QString sentence = QString::fromStdString(trace.error().message);
        return m_pane->showFailure(sentence.left(1).toUpper() + sentence.mid(1) + QLatin1Char('.'));
    }
    m_player->setTrace(*trace);
    const QString remark = QString::fromStdString((*trace)->debug->remark);
    m_remark->setText(remark);
    m_remark->setVisible(!remark.isEmpty());
    showLanes();
    showSkippedDiscard();
    emit titleChanged(tr("Shader debugger · %1").arg(QString::fromStdString(core::traceTitle(**trace))));
    m_pane->showContent();
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
        for (const core::TaskRecord* task : recordings.recording()->tasks().tasksAt(trace->query.x, trace->query.y))
            if (task->primitive == trace->primitive && task->skipsDiscard())
                note = tr("passed over by task %1: HiZ has proven that nothing is discarded").arg(task->id.value);
    m_code->setDiscardSkipped(note);
}

void ShaderView::showOutcome()
{
    if (!m_player->hasTrace())
        return;
    const core::LaneWalk& walk = m_player->walk();
    const QString outcome = QString::fromStdString(core::outcomeText(walk));
    const bool isHelper = walk.isHelper(walk.position()) && (walk.trace().lanes.covered >> walk.lane() & 1) != 0;
    QString text =
        tr("<b>%1</b> · %2")
            .arg(QString::fromStdString(core::traceTitle(walk.trace())).toHtmlEscaped(), outcome.toHtmlEscaped());
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
    return DockView::event(event);
}

void ShaderView::keyPressEvent(QKeyEvent* event)
{
    if (m_bar->takeKey(*event, true))
        event->accept();
    else
        DockView::keyPressEvent(event);
}

QList<Export> ShaderView::exports() const
{
    if (!m_player->hasTrace())
        return {};
    QList<Export> result;
    const auto* view = this;
    result.append({tr("Trace as CSV"), QStringLiteral("csv"),
                   [view](const QString& path) { return saveFile(path, traceAsCsv(view->m_player->walk())); }});
    result.append({tr("Trace as JSON"), QStringLiteral("json"),
                   [view](const QString& path) { return saveFile(path, traceAsJson(view->m_player->walk())); }});
    for (Export variables : modelExports(m_values->variables(), QStringLiteral("variables"))) {
        variables.name = tr("Variables as %1").arg(variables.name);
        result.append(variables);
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
