// SPDX-License-Identifier: Apache-2.0
// What the host waits for, and who runs the machine meanwhile (RUN-02, RUN-07).
#include "core/gpu/draw_textures.h"
#include "core/gpu/timed_gpu.h"
#include "core/observe/draw_number.h"

#include <utility>

namespace vitrine::core {

/// The host looks at memory: what it has put in comes first.
Memory& TimedGpu::memory()
{
    if (m_isAwaitedLater)
        static_cast<void>(settleAll());
    return m_memory;
}

Result<void> TimedGpu::await(const Awaited& awaited)
{
    m_awaited = awaited;
    return m_isAwaitedLater ? Result<void>() : settleAll();
}

/// In the midst of a call. A failure is told by the next draw as well.
Result<void> TimedGpu::settleAll()
{
    Result<void> result;
    while (m_awaited) {
        result = m_failure ? Result<void>(*m_failure) : runOn([this] { return hasArrived(); });
        if (!result && !m_failure)
            m_failure = result.error();
        if (auto settled = settle(); !settled)
            result = settled;
    }
    return result;
}

bool TimedGpu::hasArrived() const
{
    if (m_wiring.machine.quiescent())
        return true;
    switch (m_awaited->kind) {
    case Awaited::Kind::TakenUp:
    case Awaited::Kind::Transferred: return m_draws > 1 && isTakenUp();
    case Awaited::Kind::FrameEnd: return false;
    case Awaited::Kind::Retired: return !isUnderWay(m_awaited->draw);
    }
    return false;
}

Result<void> TimedGpu::settle()
{
    const Awaited done = *std::exchange(m_awaited, std::nullopt);
    switch (done.kind) {
    case Awaited::Kind::TakenUp:
        if (m_draws == 1)
            finishCounting();
        m_wiring.tables.bufferVersions.retire(done.draw);
        if (!m_failure)
            m_memory.acceptDraw();
        break;
    case Awaited::Kind::Transferred: m_wiring.tables.bufferVersions.retire(done.draw); break;
    case Awaited::Kind::FrameEnd: finishFrame(); break;
    case Awaited::Kind::Retired: tellHostWaited(done, HostWaitReason::Finish); break;
    }
    if (m_waiting.empty())
        return {};
    const DrawCommand next = std::move(m_waiting.front());
    m_waiting.pop_front();
    if (auto put = m_failure ? Result<void>(*m_failure) : putIn(next); !put) {
        m_waiting.clear(); // what follows in the call needs it
        m_failure = put.error();
        return put;
    }
    return {};
}

FlightMoment TimedGpu::flight() const
{
    return {
        m_pending, m_identities,    m_wiring.tables.bufferVersions.rows(), m_wiring.tables.versions.rows(), m_awaited,
        m_waiting, m_hostWaitsSince};
}

/// Textures are made ready anew, from the memory that has been put in place; those of copies are kept by who reads
/// them.
void TimedGpu::restoreFlight(const FlightMoment& flight)
{
    m_pending = flight.pending;
    m_identities = flight.identities;
    DrawTables& tables = m_wiring.tables;
    tables.bufferVersions.restore(flight.buffers);
    tables.versions.restore(flight.draws);
    m_awaited = flight.awaited;
    m_waiting = flight.waiting;
    m_hostWaitsSince = flight.hostWaitsSince;
    m_failure.reset();
    for (const std::uint32_t draw : tables.versions.taken()) {
        const DrawCommand* command = tables.draws.find(draw);
        const TextureBindings* textures = tables.textures.find(draw);
        if (command && textures && !textures->areKept())
            tables.textures.bind(draw, {drawTextures(*command->state, ShaderStage::Vertex, m_memory),
                                        drawTextures(*command->state, ShaderStage::Fragment, m_memory),
                                        command->state->vector.images});
    }
}

const DrawCommand* TimedGpu::oldestDraw() const
{
    for (const DrawUnderWay& flight : commandInterface().state().flight)
        if (const DrawCommand* command = m_wiring.tables.draws.find(flight.draw.draw))
            return command;
    return nullptr;
}

const DrawCommand* TimedGpu::drawInFlight(std::uint32_t draw) const
{
    for (const DrawUnderWay& flight : commandInterface().state().flight)
        if (!isTransfer(flight.draw.draw) && drawOf(flight.draw.draw) == draw)
            return m_wiring.tables.draws.find(flight.draw.draw);
    return nullptr;
}

} // namespace vitrine::core
