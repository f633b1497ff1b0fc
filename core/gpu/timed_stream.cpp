// SPDX-License-Identifier: Apache-2.0
// Several draws under way (RUN-02), and what the host does meanwhile (RUN-13).
#include "core/command/clear_ops.h"
#include "core/command/frame_end.h"
#include "core/command/transfer_words.h"
#include "core/gpu/draw_textures.h"
#include "core/gpu/knobs/command_knobs.h"
#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/knobs/quad_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/timed_gpu.h"

#include <algorithm>

namespace vitrine::core {

TransferRates TimedGpu::transferRates(const MachineConfig& config)
{
    return {config.commands->clearTilesPerCycle, config.quads->zstQuadsPerCycle, config.quads->cuQuadsPerCycle,
            config.devices->texItemsPerCycle};
}

/// Until the machine has taken it up. What the host does next comes behind it in the stream, in the same cycle.
Result<void> TimedGpu::putIn(const DrawCommand& command)
{
    if (m_draws == 1)
        return putInAlone(command);
    m_counters = {};
    m_counters.draw = command.drawSeq;
    m_counters.callNumber = command.callNumber;
    m_counters.vertices = command.count;
    forgetRetired();
    awaitOwnTarget(*command.state);
    if (auto submitted = submit(command); !submitted)
        return submitted;
    return await({Awaited::Kind::TakenUp, command.drawSeq});
}

/// As drawAlone(); who awaits it later has a moment before it to go back to when it fails.
Result<void> TimedGpu::putInAlone(const DrawCommand& command)
{
    forgetDraws();
    m_written.clear();
    startCounting(command);
    if (auto submitted = submit(command); !submitted)
        return submitted;
    return await({Awaited::Kind::TakenUp, command.drawSeq});
}

/// The last buffer, by the machine.
bool TimedGpu::isTakenUp() const
{
    return commandInterface().state().buffer.label.id.value == m_commands && commandInterface().hasTakenAll();
}

/// A draw that samples what it draws to is given a copy of that when it is bound: older draws have to be done.
void TimedGpu::awaitOwnTarget(const DrawState& state)
{
    if (!samplesOwnTarget(state))
        return;
    const SurfaceUse own = surfaceUse(state);
    const auto writesIt = [&own](const SurfaceUse& use) { return shareSurface(own.reads, use.writes); };
    if (const auto draw = youngestThat(writesIt))
        awaitInStream(*draw, CommandWaitReason::Reads);
}

/// Fails for a draw under way, which failedDraw() names.
Result<void> TimedGpu::runOn(const std::function<bool()>& reached)
{
    if (m_runner)
        return m_runner(reached);
    const auto outcome = runUntil({.reached = reached}, m_stop);
    if (!outcome)
        return outcome.error();
    return *outcome == RunOutcome::Stopped ? Result<void>(cancelled()) : Result<void>();
}

/// For callers that can't fail: the next draw tells it.
void TimedGpu::runOnUntil(const std::function<bool()>& reached)
{
    if (m_failure)
        return;
    if (auto ran = runOn(reached); !ran)
        m_failure = ran.error();
}

void TimedGpu::forgetRetired()
{
    std::erase_if(m_written, [this](const WrittenDraw& written) { return !isUnderWay(written.number); });
}

bool TimedGpu::isUnderWay(std::uint32_t draw) const
{
    const auto isIt = [draw](const DrawUnderWay& flight) { return flight.draw.draw == draw; };
    return std::ranges::any_of(commandInterface().state().flight, isIt);
}

/// The youngest draw, or clear, under way that is so.
std::optional<std::uint32_t> TimedGpu::youngestThat(const std::function<bool(const SurfaceUse&)>& is) const
{
    const std::vector<DrawUnderWay>& flight = commandInterface().state().flight;
    for (std::size_t i = flight.size(); i-- > 0;) {
        const std::uint32_t draw = flight[i].draw.draw;
        const SurfaceUse* use = m_wiring.tables.uses.find(draw);
        if (use && is(*use))
            return draw;
    }
    return std::nullopt;
}

/// Something that is done at once waits for its turn in the stream.
void TimedGpu::awaitInStream(std::uint32_t draw, CommandWaitReason reason)
{
    if (!m_hostWaitsSince)
        hub().publish(CommandWaits{machine().cycle(), {}, kNoDraw, draw, reason});
    waitForDraw(draw);
}

void TimedGpu::awaitForHost(std::uint32_t draw, HostWaitReason reason)
{
    tellHostWaited({Awaited::Kind::Retired, draw, waitForDraw(draw)}, reason);
}

/// In the midst of a call. Where it begun: a call that is made once more, to stand where it waited, has waited before.
Cycle TimedGpu::waitForDraw(std::uint32_t draw)
{
    const Cycle begin = m_hostWaitsSince.value_or(machine().cycle());
    m_hostWaitsSince = begin;
    runOnUntil([this, draw] { return !isUnderWay(draw); });
    m_hostWaitsSince.reset();
    return begin;
}

void TimedGpu::tellHostWaited(const Awaited& wait, HostWaitReason reason)
{
    const auto cycles = static_cast<std::uint32_t>(machine().cycle() - wait.begin);
    hub().publish(HostWaited{machine().cycle(), {}, wait.draw, cycles, reason});
}

void TimedGpu::beforeHostRead(SurfaceId surface)
{
    static_cast<void>(settleAll());
    const auto writesIt = [surface](const SurfaceUse& use) { return use.doesWrite(surface); };
    if (const auto draw = youngestThat(writesIt))
        awaitForHost(*draw, HostWaitReason::Read);
}

void TimedGpu::beforeHostWrite(const HostWrite& write)
{
    static_cast<void>(settleAll());
    if (write.kind == HostWriteKind::Surface)
        awaitWriters(SurfaceId{write.number}, SurfaceId{write.from});
    if (m_runsFrames || m_draws > 1)
        hub().publish(
            HostWritten{machine().cycle(), {}, write.kind, write.number, static_cast<std::uint32_t>(write.callNumber)});
}

void TimedGpu::awaitWriters(SurfaceId to, SurfaceId from)
{
    const auto writesThem = [&](const SurfaceUse& use) { return use.doesWrite(to) || (from && use.doesWrite(from)); };
    if (const auto draw = youngestThat(writesThem))
        awaitInStream(*draw, CommandWaitReason::Reads);
    keepTexturesOfReaders(to);
    m_identities.clear();
}

/// Draws under way keep what they were given.
void TimedGpu::keepTexturesOfReaders(SurfaceId surface)
{
    for (const DrawUnderWay& flight : commandInterface().state().flight) {
        const std::uint32_t draw = flight.draw.draw;
        const SurfaceUse* use = m_wiring.tables.uses.find(draw);
        if (!use || !use->doesRead(surface) || m_wiring.tables.textures.of(draw).areKept())
            continue;
        m_wiring.tables.textures.bind(draw, keptTextures(*m_wiring.tables.draws.of(draw).state, m_memory));
    }
}

void TimedGpu::finish()
{
    static_cast<void>(settleAll());
    const std::vector<DrawUnderWay>& flight = commandInterface().state().flight;
    if (!flight.empty() && !m_failure)
        static_cast<void>(await({Awaited::Kind::Retired, flight.back().draw.draw, machine().cycle()}));
}

void TimedGpu::clear(const ClearCommand& command)
{
    static_cast<void>(settleAll());
    if (m_failure || isEmpty(command, m_memory))
        return;
    if (!m_runsFrames)
        return executeClear(command, m_memory);
    streamTransfer(command);
}

void TimedGpu::copy(const CopyCommand& command)
{
    static_cast<void>(settleAll());
    if (m_failure)
        return;
    if (!m_runsFrames)
        return CommandSink::copy(command);
    streamTransfer(command);
}

/// With one draw under way at once, to its end.
void TimedGpu::streamTransfer(const TransferCommand& command)
{
    const std::uint32_t number = kFirstTransfer + m_transfers++;
    const std::uint64_t call = std::visit([](const auto& held) { return held.callNumber; }, command);
    const Blob words = transferWords({number, command});
    const auto size = static_cast<std::uint32_t>(words->size());
    m_identities.clear();
    if (auto submitted = submit({{0, words}, 0, size, {}, nullptr, number, call}); !submitted)
        m_failure = submitted.error();
    else
        static_cast<void>(await({Awaited::Kind::Transferred, number}));
}

/// Those that can't be done are left unbound: the command interface refuses them.
void TimedGpu::bindTransfers(const CommandBuffer& buffer)
{
    for (const NumberedTransfer& transfer : transfersIn(buffer)) {
        if (!isTransfer(transfer.number) || !canTransfer(transfer.command, m_memory))
            continue;
        m_memory.keepBounds(m_boundsPolicy);
        m_wiring.tables.transfers.bind(transfer.number, transferWork(transfer.command, m_memory, m_transferRates));
        m_wiring.tables.uses.bind(transfer.number, surfaceUse(transfer.command, m_memory));
    }
}

/// The driver flushes, and asks for an interrupt (HIZ-31). Feedback of the frame's draws comes before the next one's.
void TimedGpu::endFrame()
{
    static_cast<void>(settleAll());
    const Blob words = frameEndWords(kFrameInterrupt);
    const auto size = static_cast<std::uint32_t>(words->size());
    const std::uint32_t draw = m_counters.draw;
    if (m_draws == 1) {
        forgetDraws();
        m_written.clear();
    }
    if (!submit({{0, words}, 0, size, {}, nullptr, draw, 0, true}))
        return;
    if (m_draws == 1 && !m_isAwaitedLater) { // Nothing can fail in it, and it is over within power.wakeCycles.
        static_cast<void>(runUntil({}, {}));
        return finishFrame();
    }
    static_cast<void>(await({Awaited::Kind::FrameEnd, draw}));
}

void TimedGpu::finishFrame()
{
    if (m_wiring.hiz)
        m_wiring.hiz->endFrame();
    m_memory.endFrame();
    if (m_draws > 1) {
        forgetDraws();
        m_written.clear();
        m_identities.clear();
    }
    m_transfers = 0;
}

} // namespace vitrine::core
