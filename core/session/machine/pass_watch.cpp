// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/pass_watch.h"

#include "core/gpu/timed_gpu.h"
#include "core/observe/draw_number.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

namespace vitrine::core {

namespace {

/// The port at which a unit is seen to count. PSR counts what it hands on; ZST tests coverage at its early tap alone.
struct CountingPort {
    PassCounterUnit unit;
    std::string_view kind, port;
    PortDirection direction;
};
constexpr CountingPort kPorts[] = {{PassCounterUnit::PrimitiveSetup, "PSR", "primitives", PortDirection::Out},
                                   {PassCounterUnit::DepthStencil, "ZST", "early", PortDirection::In},
                                   {PassCounterUnit::Multiplexer, "MUX", "quads", PortDirection::In},
                                   {PassCounterUnit::ColorUpdater, "CU", "quads", PortDirection::In}};

const CountingPort* countingPort(const UnitDescription& unit, const PortDescription& port)
{
    const auto found = std::ranges::find_if(
        kPorts, [&](const CountingPort& one) { return one.kind == unit.kind && one.port == port.name; });
    return found == std::end(kPorts) || !port.queue ? nullptr : found;
}

} // namespace

PassWatch::PassWatch(const TimedGpu& gpu, std::span<const UnitDescription> units, std::size_t queues,
                     std::uint32_t draw)
    : m_gpu(gpu), m_draw(draw), m_pushes(queues, kNobody), m_pops(queues, kNobody), m_counts(passCountsOf(gpu)),
      m_settled(m_counts)
{
    for (const UnitDescription& unit : units)
        for (const PortDescription& port : unit.ports)
            if (const CountingPort* counting = countingPort(unit, port))
                (counting->direction == PortDirection::Out ? m_pushes : m_pops)[port.queue.value - 1] =
                    static_cast<std::uint8_t>(counting->unit);
}

void PassWatch::onDrawStarted(const DrawStarted& event)
{
    if (drawOf(event.draw) == m_draw)
        m_found.section.passes.push_back({.number = event.draw, .first = event.cycle, .end = {}, .counts = {}});
}

void PassWatch::onDrawEnded(const DrawEnded& event)
{
    if (RecordedPass* pass = passOfNumber(event.draw))
        pass->end = event.cycle;
}

void PassWatch::onStageEntered(const StageEntered& event)
{
    if (const RecordedPass* pass = passOfNumber(event.draw))
        m_found.section.stages.push_back({static_cast<VectorStage>(event.stage), event.cycle, event.unit,
                                          static_cast<std::uint32_t>(pass - m_found.section.passes.data())});
}

void PassWatch::onStencilChanged(const StencilChanged& event)
{
    if (RecordedPass* pass = passOfNumber(event.draw))
        ++pass->counts.stencilWrites;
}

void PassWatch::onPixelWritten(const PixelWritten& event)
{
    if (RecordedPass* pass = passOfNumber(event.draw))
        ++pass->counts.written;
}

void PassWatch::onItemPushed(const ItemPushed& event)
{
    take(m_pushes[event.queue.value - 1], event.draw);
}

void PassWatch::onItemPopped(const ItemPopped& event)
{
    take(m_pops[event.queue.value - 1], event.draw);
}

void PassWatch::take(std::uint8_t unit, std::uint32_t draw)
{
    if (unit == kNobody)
        return;
    Taken& taken = m_taken[unit];
    if (taken.items > 0 && taken.last != draw) {
        taken.before = taken.last;
        taken.ofBefore = std::exchange(taken.items, 0);
    }
    taken.last = draw;
    ++taken.items;
}

void PassWatch::look()
{
    learnState();
    for (std::size_t unit = 0; unit < m_counts.size(); ++unit) {
        Taken& taken = m_taken[unit];
        taken.counted += m_counts[unit].since(m_settled[unit]);
        if (taken.items > 0)
            settle(taken);
    }
    m_settled = m_counts;
    m_counts = passCountsOf(m_gpu);
}

void PassWatch::settle(Taken& taken)
{
    const bool hasCounted = taken.counted != VectorPassCounts();
    RecordedPass* pass = hasCounted ? passOfNumber(taken.last) : nullptr;
    if (hasCounted && taken.ofBefore > 1 && (pass || passOfNumber(taken.before)))
        m_found.areCountsKnown = false;
    if (pass)
        pass->counts += taken.counted;
    taken = {};
}

/// The machine names the oldest pass of a draw: each is that once, and has its state until it retires.
void PassWatch::learnState()
{
    if (m_found.states.size() == m_found.section.passes.size())
        return;
    const DrawCommand* command = m_gpu.drawInFlight(m_draw);
    if (!command || command->drawSeq != m_found.section.passes[m_found.states.size()].number)
        return;
    m_found.section.passes[m_found.states.size()].kind = command->state->vector.pass;
    m_found.states.push_back(command->state);
}

FrameVector PassWatch::finish(Cycle begin, Cycle end)
{
    VectorSection& section = m_found.section;
    section.passes.resize(m_found.states.size()); // what the machine refused has none
    for (RecordedPass& pass : section.passes) {
        pass.first = std::clamp(*pass.first, begin, end);
        begin = std::clamp(pass.end.value_or(end), *pass.first, end);
        pass.end = begin;
        pass.counts.conflicts = 0;
    }
    std::erase_if(section.stages,
                  [&section](const RecordedStage& stage) { return stage.pass >= section.passes.size(); });
    if (std::ranges::none_of(section.passes, [](const RecordedPass& pass) { return pass.kind != VectorPass::None; }))
        return {};
    return std::move(m_found);
}

RecordedPass* PassWatch::passOfNumber(std::uint32_t number)
{
    const auto pass = std::ranges::find(m_found.section.passes, number, &RecordedPass::number);
    return pass == m_found.section.passes.end() ? nullptr : &*pass;
}

} // namespace vitrine::core
