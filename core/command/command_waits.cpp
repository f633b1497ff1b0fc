// SPDX-License-Identifier: Apache-2.0
// Draws under way: how they retire, and what commands wait for (RUN-02, RUN-03).
#include "core/base/check.h"
#include "core/command/command_interface.h"

#include <utility>

namespace vitrine::core {

namespace {

StallReason stallOf(CommandWaitReason reason)
{
    return reason == CommandWaitReason::StateVersion ? StallReason::ResourceBusy : StallReason::Ordering;
}

} // namespace

bool CommandInterface::isAtTurn() const
{
    const QueueBase& retired = *m_ports.retired.queue();
    return m_state.flight.empty() || retired.occupancy() > 0 || retired.nextCommit() != kNever;
}

/// Draws retire in their order. True when one has.
bool CommandInterface::retireDraws()
{
    std::vector<DrawUnderWay>& flight = m_state.flight;
    const std::size_t before = flight.size();
    for (; m_ports.retired.front(); m_ports.retired.pop()) {
        CORE_CHECK(!flight.empty() && flight.front().draw.draw == m_ports.retired.front()->label.draw,
                   "a draw retires out of order");
        do
            retire(flight.front());
        while (!flight.empty() && flight.front().isEmpty);
    }
    return flight.size() != before;
}

void CommandInterface::retire(const DrawUnderWay& draw)
{
    end(draw);
    m_state.flight.erase(m_state.flight.begin());
    if (m_state.flight.empty() && !m_state.active)
        m_ports.drained.drive({++m_state.drains});
}

void CommandInterface::end(const DrawUnderWay& draw)
{
    const std::uint32_t number = draw.draw.draw;
    if (!isTransfer(number))
        publish(DrawEnded{0, {}, number, draw.call, 0});
    else if (m_config.transfers->of(number).copy)
        publish(TransferChanged{0, {}, number, draw.call, TransferStep::CopyEnded});
    else
        publish(TransferChanged{0, {}, number, draw.call, TransferStep::ClearEnded});
    m_config.versions.retire(number);
    auto& records = m_state.commands;
    for (std::size_t i = records.size(); i-- > 0;)
        if (records[i].buffer == draw.buffer && records[i].index == draw.index)
            records[i].status = CommandStatus::Retired;
}

bool CommandInterface::wantsBypass(std::uint32_t draw) const
{
    const BypassDecision* decision = m_config.decisions ? m_config.decisions->find(draw) : nullptr;
    return decision && decision->isBypassed;
}

/// The draw, clear or copy that a command begins; kNoDraw: none.
std::uint32_t CommandInterface::nextDraw(const DecodedCommand& command) const
{
    if (command.fault)
        return kNoDraw;
    if (command.transfers())
        return command.data[0];
    return command.draws() ? buffer().firstDraw + m_state.draws : kNoDraw;
}

/// The first that holds, in the order of RUN-03. For the youngest draw that it is about: older ones retire before.
std::optional<CommandWait> CommandInterface::waitOf(const DecodedCommand& command) const
{
    using Reason = CommandWaitReason;
    const std::vector<DrawUnderWay>& flight = m_state.flight;
    if (flight.empty())
        return std::nullopt;
    const std::uint32_t youngest = flight.back().draw.draw;
    const std::uint32_t draw = nextDraw(command);
    if (draw != kNoDraw) {
        if (const auto wait = surfaceWait(draw))
            return wait;
        if (!isTransfer(draw) && wantsBypass(draw) != isBypassed())
            return CommandWait{Reason::BypassMode, youngest};
    }
    if (!command.fault && command.opcode == CommandOpcode::Select)
        return CommandWait{Reason::Pipeline, youngest};
    if (flight.size() >= m_config.drawsUnderWay)
        return CommandWait{Reason::StateVersion, flight.front().draw.draw};
    const bool drains =
        !command.fault && (command.opcode == CommandOpcode::Flush || command.opcode == CommandOpcode::Interrupt);
    return drains ? std::optional(CommandWait{Reason::Drain, youngest}) : std::nullopt;
}

std::optional<CommandWait> CommandInterface::surfaceWait(std::uint32_t draw) const
{
    const SurfaceUse* use = m_config.uses ? m_config.uses->find(draw) : nullptr;
    if (!use)
        return std::nullopt;
    const auto youngestThat = [&](CommandWaitReason reason, const auto& isInTheWay) -> std::optional<CommandWait> {
        for (std::size_t i = m_state.flight.size(); i-- > 0;) {
            const std::uint32_t older = m_state.flight[i].draw.draw;
            const SurfaceUse* its = m_config.uses->find(older);
            if (its && isInTheWay(*its))
                return CommandWait{reason, older};
        }
        return std::nullopt;
    };
    if (const auto wait = youngestThat(CommandWaitReason::Reads,
                                       [&](const SurfaceUse& its) { return shareSurface(use->reads, its.writes); }))
        return wait;
    return youngestThat(CommandWaitReason::Writes,
                        [&](const SurfaceUse& its) { return shareSurface(use->writes, its.reads); });
}

void CommandInterface::waitOn(const CommandWait& wait)
{
    if (m_state.wait != wait) {
        endWait();
        m_state.wait = wait;
        m_state.waitsSince = now();
        // The machine's drain for the other way begins here (BYP-12).
        if (wait.reason == CommandWaitReason::BypassMode)
            static_cast<void>(m_state.bypass.mayStart(!isBypassed(), false, now()));
        const DecodedCommand command = decodeCommand(*buffer().commands(), m_state.offset);
        const bool isOfFrame = command.opcode == CommandOpcode::Flush || command.opcode == CommandOpcode::Interrupt;
        const bool isOfTransfer = command.transfers();
        const std::uint32_t draw = isOfFrame      ? kNoDraw
                                   : isOfTransfer ? command.data[0]
                                                  : buffer().firstDraw + m_state.draws;
        publish(CommandWaits{0, {}, draw, wait.draw, wait.reason});
    }
    stall(stallOf(wait.reason), m_ports.retired);
}

void CommandInterface::endWait()
{
    if (const auto wait = std::exchange(m_state.wait, std::nullopt))
        m_state.waited[static_cast<std::size_t>(wait->reason)] += now() - m_state.waitsSince;
}

void CommandInterface::tellStream()
{
    const bool hasNoCommand = !m_state.reading && !m_ports.buffers.front();
    m_ports.stream.drive({m_state.shaded, !m_state.active && (m_state.wait || hasNoCommand)});
}

} // namespace vitrine::core
