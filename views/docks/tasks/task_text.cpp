// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/tasks/task_text.h"

#include "core/observe/events.h"
#include "views/machine/activity_style.h"
#include "views/machine/cycle_cell.h"
#include "views/theme/counted.h"

#include <QCoreApplication>

#include <algorithm>

namespace vitrine::views {

namespace {

struct TaskText {
    Q_DECLARE_TR_FUNCTIONS(TaskText)
};

constexpr std::uint32_t kPixelsOfQuad = 4;

template <typename Visit>
void forPixels(const core::TaskRecord& task, Visit visit)
{
    for (std::uint8_t i = 0; i < task.quadCount; ++i) {
        const core::Quad& quad = task.quads[i];
        for (std::uint32_t pixel = 0; pixel < kPixelsOfQuad; ++pixel)
            if ((core::coveredPixels(quad.coverage) >> pixel & 1) != 0)
                visit(quad.x + (pixel & 1), quad.y + (pixel >> 1));
    }
}

PixelLink firstPixel(const core::TaskRecord& task)
{
    std::optional<PixelLink> first;
    forPixels(task, [&](std::uint32_t x, std::uint32_t y) {
        if (!first)
            first = PixelLink{x, y};
    });
    return first.value_or(PixelLink{task.quads[0].x, task.quads[0].y});
}

QString cyclesText(core::Cycle from, core::Cycle to)
{
    return to == core::kNever ? TaskText::tr("not yet")
                              : counted(to - from, TaskText::tr("%1 cycle"), TaskText::tr("%1 cycles"));
}

QString requestText(const core::DrawRecording& recording, const core::RequestRecord& request, LinkedHtml& html,
                    std::uint32_t draw)
{
    const QString name =
        html.link({{}, RequestLink{draw, request.id}}, TaskText::tr("request %1").arg(request.id.value));
    const auto unit = deviceLink(recording, request.device);
    const QString device = deviceText(recording, request.device);
    return TaskText::tr("%1 to %2 (%3 to be routed, %4 to be answered)")
        .arg(name, unit ? html.link(*unit, device) : device.toHtmlEscaped(),
             cyclesText(request.posted, request.dispatched),
             request.dispatched == core::kNever ? TaskText::tr("not yet")
                                                : cyclesText(request.dispatched, request.completed));
}

} // namespace

QString stageText(core::ShaderStage stage)
{
    return stage == core::ShaderStage::Vertex ? TaskText::tr("vertex") : TaskText::tr("fragment");
}

QString reasonText(core::GrantReason reason)
{
    switch (reason) {
    case core::GrantReason::None: break;
    case core::GrantReason::OnlyKind: return TaskText::tr("only kind that waited");
    case core::GrantReason::Policy: return TaskText::tr("policy puts it first");
    case core::GrantReason::SlotMissing: return TaskText::tr("no slot for others");
    case core::GrantReason::Share: return TaskText::tr("the other kind has had its share");
    }
    return {};
}

QString reasonSentence(core::GrantReason reason)
{
    switch (reason) {
    case core::GrantReason::None: break;
    case core::GrantReason::OnlyKind: return TaskText::tr("No other kind of work waited for the processor.");
    case core::GrantReason::Policy:
        return TaskText::tr("Other kinds of work waited, too; the scheduling policy puts this one first.");
    case core::GrantReason::SlotMissing:
        return TaskText::tr("A kind that the policy puts first waited, but there was no pending slot that it could "
                            "start with.");
    case core::GrantReason::Share:
        return TaskText::tr("The other kind of new work waited, too, but has had its share of the cycles "
                            "(sched.ratio).");
    }
    return {};
}

QString stepText(core::TaskStepKind kind)
{
    switch (kind) {
    case core::TaskStepKind::Enqueued: return TaskText::tr("enqueued");
    case core::TaskStepKind::Dispatched: return TaskText::tr("joined a segment");
    case core::TaskStepKind::Issued: return TaskText::tr("issued");
    case core::TaskStepKind::Posted: return TaskText::tr("posted a request");
    case core::TaskStepKind::SwappedOut: return TaskText::tr("swapped out");
    case core::TaskStepKind::Ready: return TaskText::tr("ready: the answer came");
    case core::TaskStepKind::Resumed: return TaskText::tr("resumed");
    case core::TaskStepKind::Finished: return TaskText::tr("finished its program");
    case core::TaskStepKind::Retired: return TaskText::tr("retired");
    }
    return {};
}

QString processorText(const core::DrawRecording& recording, std::uint16_t processor)
{
    if (processor >= recording.processors().size())
        return {};
    return QString::fromStdString(recording.unit(recording.processors()[processor]).path);
}

std::optional<Link> processorLink(const core::DrawRecording& recording, std::uint16_t processor)
{
    if (processor >= recording.processors().size())
        return std::nullopt;
    return Link{{}, UnitLink{recording.unit(recording.processors()[processor]).path}};
}

std::optional<Link> deviceLink(const core::DrawRecording& recording, std::uint8_t port)
{
    const std::string name = "devices." + std::to_string(port);
    for (const core::UnitDescription& unit : recording.units())
        for (const core::LinkDescription& link : unit.links)
            if (unit.kind == "ARB" && link.name == name)
                return Link{{}, UnitLink{link.to}};
    return std::nullopt;
}

QString deviceText(const core::DrawRecording& recording, std::uint8_t port)
{
    if (const auto link = deviceLink(recording, port))
        return QString::fromStdString(std::get<UnitLink>(link->selection).path);
    return TaskText::tr("port %1").arg(port);
}

QString targetText(const core::TaskRecord& task)
{
    if (task.stage == core::ShaderStage::Vertex)
        return task.items == 1
                   ? TaskText::tr("vertex %1").arg(task.firstVertex)
                   : TaskText::tr("vertices %1–%2").arg(task.firstVertex).arg(task.firstVertex + task.items - 1);
    const PixelLink pixel = firstPixel(task);
    return QStringLiteral("%1,%2").arg(pixel.x).arg(pixel.y);
}

Link targetLink(const core::TaskRecord& task, std::uint32_t draw)
{
    if (task.stage == core::ShaderStage::Vertex)
        return {{}, VertexLink{draw, task.firstVertex}};
    return {{}, firstPixel(task)};
}

QString targetsText(const core::TaskRecord& task)
{
    if (task.stage == core::ShaderStage::Vertex)
        return targetText(task);
    QStringList pixels;
    forPixels(task, [&](std::uint32_t x, std::uint32_t y) { pixels << QStringLiteral("%1,%2").arg(x).arg(y); });
    return pixels.join(QLatin1Char(' '));
}

QStringList stepColumns()
{
    return {TaskText::tr("Cycle"), TaskText::tr("Step"),    TaskText::tr("Then"),
            TaskText::tr("On"),    TaskText::tr("Request"), TaskText::tr("Chosen because")};
}

std::vector<Row> stepRows(const core::TaskLog& log, const core::TaskRecord& task, const core::DrawRecording& recording,
                          std::uint32_t draw)
{
    const std::vector<core::TaskSpan> spans = log.spans(task);
    std::vector<Row> rows;
    for (const core::TaskStep& step : log.steps(task)) {
        Row row;
        row.cells.push_back(cycleCell(draw, step.cycle));
        row.cells.push_back({.text = stepText(step.kind),
                             .toolTip = QString::fromUtf8(core::enumName(step.kind).data(),
                                                          qsizetype(core::enumName(step.kind).size()))});
        const auto span = std::find_if(spans.begin(), spans.end(), [&](const core::TaskSpan& s) {
            return s.from == step.cycle && s.to > s.from && step.kind != core::TaskStepKind::Posted;
        });
        const core::Cycle until =
            span == spans.end() ? 0 : std::min(span->to, std::max(recording.length(), span->from));
        row.cells.push_back(span == spans.end() ? RowCell{}
                                                : RowCell{.text = TaskText::tr("%1 for %2")
                                                                      .arg(taskPhaseStyle(span->phase).name,
                                                                           cyclesText(span->from, until)),
                                                          .value = quint64{until - span->from}});
        row.cells.push_back(
            {.text = processorText(recording, step.processor), .link = processorLink(recording, step.processor)});
        row.cells.push_back(step.request ? RowCell{.text = QString::number(step.request.value),
                                                   .link = Link{{}, RequestLink{draw, step.request}}}
                                         : RowCell{});
        row.cells.push_back({.text = reasonText(step.reason), .toolTip = reasonSentence(step.reason)});
        rows.push_back(std::move(row));
    }
    return rows;
}

LinkedHtml taskReport(const core::TaskLog& log, const core::TaskRecord& task, const core::DrawRecording& recording,
                      std::uint32_t draw)
{
    LinkedHtml html;
    html.add(TaskText::tr("<p><b>Task %1</b> · %2 · %3</p>")
                 .arg(QString::number(task.id.value), stageText(task.stage),
                      html.link(targetLink(task, draw), targetsText(task))));
    if (task.segment != core::kNoSegment)
        html.add(
            TaskText::tr("<p>It ran in %1.</p>")
                .arg(html.link({{}, SegmentLink{draw, task.segment}}, TaskText::tr("segment %1").arg(task.segment))));
    if (task.skipsDiscard())
        html.add(TaskText::tr("<p>Discard is skipped: HiZ has proven that no fragment is discarded.</p>"));
    const auto requests = log.requestsOf(task);
    if (requests.empty()) {
        html.add(task.sends ? TaskText::tr("<p>It has posted no request.</p>")
                            : TaskText::tr("<p>Its program posts no requests.</p>"));
        return html;
    }
    QStringList chain;
    for (const core::RequestRecord* request : requests)
        chain << requestText(recording, *request, html, draw);
    html.add(QStringLiteral("<p>%1</p>").arg(chain.join(QStringLiteral(" → "))));
    return html;
}

} // namespace vitrine::views
