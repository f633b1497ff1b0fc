// SPDX-License-Identifier: Apache-2.0
#include "core/interpolate/attribute_interpolator.h"

#include "core/command/pass_stages.h"
#include <bit>
#include <utility>

namespace vitrine::core {

namespace {

TaskQuads beginTask(const QuadItem& first)
{
    TaskQuads task;
    task.label = {ItemId{}, first.label.id, first.label.draw};
    task.primitive = first.primitive;
    task.primitiveId = first.label.parent;
    return task;
}

bool skipsDiscard(const Quad& quad)
{
    return quad.orders.has(QuadOrders::SkipsDiscard);
}

/// A task is of quads that are alike in this.
bool skipsDiscard(const TaskQuads& task)
{
    return skipsDiscard(task.quads[0]);
}

} // namespace

AttributeInterpolator::AttributeInterpolator(UnitContext context, const Config& config, Ports ports)
    : Unit(std::move(context)), m_config(config), m_ports(ports)
{
}

UnitDescription AttributeInterpolator::description() const
{
    UnitDescription description;
    description.kind = "AIN";
    description.seedTerm = "attribute interpolator";
    description.help = words("Interpolates attributes and makes fragment tasks, or pixels that bypass the processors.");
    description.counters = {
        {"tasks", words("tasks"), words("Fragment tasks made.")},
        {"fragments", words("fragments"), words("Of these tasks.")},
        {"discardsSkipped", words("fragments"), words("Of which none can be discarded: HIZ has a proof.")},
        {"bypassed", words("fragments"), words("That bypassed the processors.")},
        {"lookups", words("look-ups"), words("Of textures for a task, before its program runs.")}};
    return description;
}

void AttributeInterpolator::visitState(StateVisitor& visitor)
{
    State::visit(visitor, m_state);
    m_config.contexts.visitState(visitor);
}

void AttributeInterpolator::tick()
{
    const bool moved = prefetches() && moveAwaiting();
    takeQuad();
    if (moved)
        workUntil(now() + 1);
}

void AttributeInterpolator::takeQuad()
{
    const QuadItem* item = m_ports.quads.front();
    if (!item)
        return m_state.awaiting.empty() ? stall(StallReason::InputEmpty, m_ports.quads) : stallForAwaiting();
    if (const BypassPlan* plan = m_config.plans ? m_config.plans->find(item->label.draw) : nullptr)
        return bypass(*item, *plan);
    if (item->isBypassed)
        return bypassEnd(*item);
    if (prefetches() && m_state.awaiting.size() == m_config.awaitingTasks)
        return stallForAwaiting();
    if (!prefetches() && m_ports.tasks.connected() && !m_ports.tasks.canPost())
        return stall(StallReason::OutputFull, m_ports.tasks);
    if (!m_ports.order.canPush())
        return stall(StallReason::OutputFull, m_ports.order);
    if (!item->primitive)
        return endDraw(*item);
    if (!item->primitive->attributes.overflows)
        return interpolate(*item);
    QuadItem finite = *item;
    finite.quad.coverage = finiteCoverage(*item->primitive, item->quad);
    if (finite.quad.coverage == 0)
        return popQuad(finite);
    interpolate(finite);
}

void AttributeInterpolator::interpolate(const QuadItem& item)
{
    if (m_config.fragmentsPerTask == 1)
        return makePixelTask(item);
    join(item);
}

/// `used`: the front quad with the fragments that are left.
void AttributeInterpolator::popQuad(const QuadItem& used)
{
    const unsigned dropped = m_ports.quads.front()->quad.coverage & ~unsigned{used.quad.coverage};
    const int fragments = std::popcount(coveredPixels(static_cast<std::uint16_t>(dropped)));
    if (fragments != 0)
        publish(WarningReported{
            0, {}, used.label.draw, static_cast<std::uint32_t>(fragments), WarningCode::AttributeOverflow, 0});
    m_ports.quads.pop();
}

void AttributeInterpolator::endDraw(const QuadItem& end)
{
    if (m_state.group.count > 0)
        return makeTask(std::exchange(m_state.group, {}));
    TaskQuads last;
    last.label = end.label;
    last.isFence = end.isFence;
    m_ports.order.push(std::move(last));
    m_ports.quads.pop();
}

void AttributeInterpolator::makePixelTask(const QuadItem& item)
{
    const unsigned left = coveredPixels(item.quad.coverage) & ~unsigned{m_state.pixelsDone};
    const unsigned pixel = left & ~(left - 1);
    TaskQuads task = beginTask(item);
    task.quads[task.count++] = item.quad;
    task.quads[0].coverage &= samplesOfPixels(static_cast<std::uint8_t>(pixel));
    makeTask(task);
    m_state.pixelsDone = static_cast<std::uint8_t>(m_state.pixelsDone | pixel);
    if (left != pixel)
        return;
    m_state.pixelsDone = 0;
    popQuad(item);
}

void AttributeInterpolator::join(const QuadItem& item)
{
    TaskQuads& group = m_state.group;
    if (group.count > 0 && (group.primitive != item.primitive || skipsDiscard(group) != skipsDiscard(item.quad)))
        return makeTask(std::exchange(group, {})); // The quad itself follows in the next cycle.
    if (group.count == 0)
        group = beginTask(item);
    group.quads[group.count++] = item.quad;
    if (group.count == quadsPerTask())
        makeTask(std::exchange(group, {}));
    popQuad(item);
}

void AttributeInterpolator::makeTask(TaskQuads quads)
{
    const ProgramBinding& program = m_config.programs.of(quads.label.draw).fragment;
    quads.label.id = taskId(ShaderStage::Fragment, m_state.tasks++ * m_config.numbersPerTask);
    const std::uint32_t lanes = 4u * quads.count;
    const LaneMask covered = coveredLanes(quads);
    ThreadContext& context =
        m_config.contexts.acquire(quads.label.id, *program.decoded, lanes, allLanes(lanes), covered);
    context.keepInitial(program.initialSends.size());
    context.skipsDiscard = skipsDiscard(quads);
    m_state.discardsSkipped += context.skipsDiscard ? static_cast<std::uint64_t>(std::popcount(covered)) : 0;
    const FragmentInputs inputs = fragmentInputs(*program.program);
    const LaneRegisters registers{context.input(0, 0).data(), lanes};
    for (std::size_t i = 0; i < quads.count; ++i)
        interpolateQuad(*quads.primitive, quads.quads[i], inputs, registers, static_cast<std::uint32_t>(4 * i));
    m_state.fragments += static_cast<std::uint64_t>(std::popcount(covered));
    if (m_ports.tasks.connected())
        postTask(quads, program);
    m_ports.order.push(std::move(quads));
}

void AttributeInterpolator::postTask(const TaskQuads& quads, const ProgramBinding& program)
{
    ShaderTask task;
    task.label = quads.label;
    task.stage = ShaderStage::Fragment;
    task.items = static_cast<std::uint8_t>(std::popcount(coveredLanes(quads)));
    task.devices = program.devices;
    task.x = quads.quads[0].x;
    task.y = quads.quads[0].y;
    if (enterIn(m_state.entered, VectorPass::Cover, m_config.draws, task.label.draw, VectorStage::Paint))
        task.enters = VectorStage::Paint;
    if (!prefetches())
        return m_ports.tasks.post(task);
    m_state.awaiting.push_back({task, static_cast<std::uint8_t>(program.initialSends.size()), 0, 0});
}

void AttributeInterpolator::visitPorts(PortVisitor& visitor)
{
    Ports::visit(visitor, m_ports);
}

} // namespace vitrine::core
