// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/observer.h"
#include "core/observe/operation_costs.h"
#include "core/session/frame/frame_run.h"

#include <map>
#include <optional>

namespace vitrine::core {

class TimedGpu;

/// Puts the figures of a frame together while it runs.
class FrameNotes final : public Observer {
public:
    /// `operations`: those of the machine, watched from now on. Null: all that it consumes is of the cycles in which it
    /// does.
    explicit FrameNotes(Cycle begin, DrawOperations* operations = nullptr);
    ~FrameNotes() override;
    /// Between cycles, at the frame's begin and then whenever the machine is at a turn (TimedGpu::isAtTurn()): what it
    /// has consumed so far. Without it the energies of the run are 0.
    void noteEnergy(Energy consumed);
    /// Between cycles, when nothing is left in the machine: what retired last ended only now, if nothing has begun
    /// since.
    void noteDrained(Cycle cycle);
    /// Both of them, of a machine that runs a frame: after each cycle.
    void look(TimedGpu& gpu);
    /// What was noted of the frame, which is over at that cycle; the last noteEnergy() was there, too.
    [[nodiscard]] FrameRun take(Cycle end) &&;

    void onCommandExecuted(const CommandExecuted& event) override;
    void onDrawStarted(const DrawStarted& event) override;
    void onDrawEnded(const DrawEnded& event) override;
    void onTransferChanged(const TransferChanged& event) override;
    void onCommandWaits(const CommandWaits& event) override;
    void onHostWaited(const HostWaited& event) override;
    void onHostWritten(const HostWritten& event) override;

private:
    /// A draw, clear or copy under way, or a pass of one.
    struct UnderWay {
        DrawSpan span;
        Energy energyBefore = 0; ///< m_energy, where nothing was under way when it began
    };
    void noteEnd(std::uint32_t draw, Cycle cycle);
    void noteLast(Cycle end);
    [[nodiscard]] Energy takeOperations(std::uint32_t number);
    void giveLateOperations();
    [[nodiscard]] bool isFurtherPass(std::uint32_t number) const;
    DrawSpan& add(std::uint32_t number, DrawSpan span);
    [[nodiscard]] Cycle sinceBegin(Cycle cycle) const { return cycle - m_begin; }

    const Cycle m_begin;
    FrameRun m_run;
    std::map<std::uint32_t, UnderWay> m_underWay; ///< by draw, or clear
    Cycle m_lastEnd = 0;
    DrawSpan* m_drains = nullptr;   ///< of m_run: what retired last, while nothing has begun since
    std::uint32_t m_lastNumber = 0; ///< of what retired last
    DrawOperations* const m_operations;
    std::optional<Energy> m_first; ///< of the machine, when the frame began
    Energy m_consumed = 0;         ///< since then, at the last turn
    /// Of it what is not of operations for a draw: at the last turn, and when the last one retired.
    Energy m_energy = 0, m_lastEnergy = 0;
};

} // namespace vitrine::core
