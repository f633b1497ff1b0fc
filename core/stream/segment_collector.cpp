// SPDX-License-Identifier: Apache-2.0
#include "core/stream/segment_collector.h"

#include "core/base/check.h"
#include "core/stream/shaded_quad_ops.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace vitrine::core {

SegmentCollector::SegmentCollector(UnitContext context, const Config& config, Ports ports)
    : Unit(std::move(context)), m_config(config), m_ports(std::move(ports))
{
    m_state.ended.resize(config.processors);
    m_state.busyCycles.resize(config.processors);
}

UnitDescription SegmentCollector::description() const
{
    UnitDescription description;
    description.kind = "FSC";
    description.seedTerm = "collector";
    description.help = words("Collects segments in the order in which they were opened, each once it is done.");
    description.counters = {{"quads", words("quads"), words("Sent on.")},
                            {"fragments", words("fragments"), words("Collected.")}};
    AuxiliaryStore::describe(description.counters);
    return description;
}

std::string SegmentCollector::waitNote() const
{
    if (m_state.held.empty() || m_state.held.front().isDone)
        return {};
    const SegmentItem& segment = m_state.held.front().segment;
    return "segment " + std::to_string(segment.number()) + " on sp." + std::to_string(segment.pipeline) +
           " is not done: " + std::to_string(m_state.ended[segment.pipeline]) + " of " + std::to_string(segment.tasks) +
           " tasks have ended";
}

void SegmentCollector::tick()
{
    noteEnded();
    noteClosed();
    noteDone();
    if (endIsDue())
        return m_ports.quads.canPush() ? passEnd() : stall(StallReason::OutputFull, m_ports.quads);
    if (m_state.held.empty() || !m_state.held.front().isDone)
        return stallForSegment();
    collect(m_state.held.front());
}

void SegmentCollector::noteEnded()
{
    for (std::size_t i = 0; i < m_ports.finished.size(); ++i) {
        In<FinishedTask>& port = m_ports.finished[i];
        for (; const FinishedTask* task = port.front(); port.pop()) {
            ++m_state.ended[i];
            m_state.busyCycles[i] = task->busyCycles;
        }
    }
}

void SegmentCollector::noteClosed()
{
    for (; const SegmentItem* segment = m_ports.closed.front(); m_ports.closed.pop())
        m_state.held.push_back({*segment});
}

/// A processor has one segment at a time, so that what has ended there belongs to it.
void SegmentCollector::noteDone()
{
    for (HeldSegment& held : m_state.held) {
        if (held.isDone || m_state.ended[held.segment.pipeline] < held.segment.tasks)
            continue;
        CORE_CHECK(m_state.ended[held.segment.pipeline] == held.segment.tasks, "more tasks ended than a segment has");
        held.isDone = true;
        held.doneAt = now();
        tell(held, SegmentStep::Done);
    }
}

bool SegmentCollector::endIsDue() const
{
    const TaskQuads* end = m_ports.ends.front();
    return end && end->orderNumber == m_state.fragments;
}

void SegmentCollector::passEnd()
{
    LateQuadItem item;
    item.label = {ItemId{++m_state.quads}, m_ports.ends.front()->label.id, m_ports.ends.front()->label.draw};
    item.content.label = item.label;
    item.content.endsDraw = true;
    item.isFence = m_ports.ends.front()->isFence;
    m_ports.quads.push(std::move(item));
    m_ports.ends.pop();
}

void SegmentCollector::stallForSegment()
{
    const auto isDone = [](const HeldSegment& held) { return held.isDone; };
    if (std::any_of(m_state.held.begin(), m_state.held.end(), isDone))
        return stall(StallReason::Ordering, m_ports.finished[m_state.held.front().segment.pipeline]);
    if (m_state.held.empty())
        return stall(StallReason::InputEmpty, m_ports.closed);
    stall(StallReason::InputEmpty, m_ports.finished[m_state.held.front().segment.pipeline]);
}

/// The next fragment of the front task.
void SegmentCollector::collect(HeldSegment& held)
{
    const TaskQuads* task = m_ports.order.front();
    CORE_CHECK(task != nullptr, "a segment is done whose tasks never came");
    while (task->quads[m_state.nextQuad].coverage == 0)
        ++m_state.nextQuad;
    const Quad& quad = task->quads[m_state.nextQuad];
    const bool endsQuad = m_state.pixels + 1 == std::popcount(coveredPixels(quad.coverage));
    if (endsQuad && !m_ports.quads.canPush())
        return stall(StallReason::OutputFull, m_ports.quads);
    if (m_state.pixels == 0)
        checkOrder(*task);
    if (held.collected == 0)
        held.segment.waited = now() - held.doneAt;
    tell(held, SegmentStep::Collected);
    ++held.collected;
    ++m_state.fragments;
    ++m_state.pixels;
    if (endsQuad)
        sendQuad(*task);
    if (held.collected == held.segment.fragments)
        endSegment();
}

void SegmentCollector::sendQuad(const TaskQuads& task)
{
    const std::uint8_t index = m_state.nextQuad++;
    m_state.pixels = 0;
    LateQuadItem item;
    item.label = {ItemId{++m_state.quads}, task.label.id, task.label.draw};
    item.content.label = item.label;
    item.primitive = task.primitive;
    item.orders = task.quads[index].orders;
    const ThreadContext& context = m_config.contexts.of(task.label.id);
    item.content.shaded = readShadedQuad(context, 4u * index, task.quads[index]);
    m_state.auxiliary.store(context, 4u * index, task.quads[index], task.label.draw, m_config.auxiliary);
    if (item.content.shaded.coverage != 0)
        m_ports.quads.push(std::move(item));
    const auto isCovered = [](const Quad& quad) { return quad.coverage != 0; };
    if (std::none_of(task.quads.begin() + m_state.nextQuad, task.quads.begin() + task.count, isCovered))
        endTask(task, m_state.held.front().segment.pipeline);
}

void SegmentCollector::endTask(const TaskQuads& task, std::uint32_t pipeline)
{
    m_state.nextQuad = 0;
    m_config.contexts.release(task.label.id);
    m_ports.segments[pipeline].retire(task.label.id);
    if (task.isLastPart)
        m_ports.tasks.retire(taskId(ShaderStage::Fragment, taskSequence(task.label.id) - task.part));
    m_ports.order.pop();
}

void SegmentCollector::endSegment()
{
    HeldSegment& held = m_state.held.front();
    SegmentItem& segment = held.segment;
    segment.busyCycles = m_state.busyCycles[segment.pipeline];
    m_state.collections[segment.number() % kCollectionsKept] = {segment.number(), segment.pipeline, held.doneAt,
                                                                segment.waited};
    m_state.ended[segment.pipeline] = 0;
    m_ports.freed.push(segment);
    m_state.held.erase(m_state.held.begin());
}

/// Prints the order list before it stops: which segments wait, and where the stream has got to.
void SegmentCollector::checkOrder(const TaskQuads& task) const
{
    const std::uint32_t before = [&] {
        std::uint32_t pixels = 0;
        for (std::uint8_t i = 0; i < m_state.nextQuad; ++i)
            pixels += static_cast<std::uint32_t>(std::popcount(coveredPixels(task.quads[i].coverage)));
        return pixels;
    }();
    if (task.orderNumber + before == m_state.fragments) [[likely]]
        return;
    std::string sentence = "fragment " + std::to_string(task.orderNumber + before) + " instead of " +
                           std::to_string(m_state.fragments) + " is next in the stream; segments in order:";
    for (const HeldSegment& held : m_state.held)
        sentence += ' ' + std::to_string(held.segment.number()) + " on sp." + std::to_string(held.segment.pipeline);
    checkFailed("order", sentence.c_str(), __FILE__, __LINE__);
}

void SegmentCollector::tell(const HeldSegment& held, SegmentStep step)
{
    if (!wants<SegmentChanged>())
        return;
    publish(SegmentChanged{0,
                           {},
                           held.segment.label.draw,
                           held.segment.number(),
                           step,
                           SegmentCloseReason::None,
                           static_cast<std::uint16_t>(held.segment.pipeline)});
}

void SegmentCollector::visitState(StateVisitor& visitor)
{
    State::visit(visitor, m_state);
}

void SegmentCollector::visitPorts(PortVisitor& visitor)
{
    Ports::visit(visitor, m_ports);
}

} // namespace vitrine::core
