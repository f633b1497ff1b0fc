// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/observer.h"
#include "core/session/frame/frame_run.h"

#include <map>

namespace vitrine::core {

/// Puts the figures of a frame together while it runs.
class FrameNotes final : public Observer {
public:
    explicit FrameNotes(Cycle begin) : m_begin(begin) {}
    /// What was noted of the frame, which is over at that cycle.
    [[nodiscard]] FrameRun take(Cycle end) &&;

    void onCommandExecuted(const CommandExecuted& event) override;
    void onDrawStarted(const DrawStarted& event) override;
    void onDrawEnded(const DrawEnded& event) override;
    void onTransferChanged(const TransferChanged& event) override;
    void onCommandWaits(const CommandWaits& event) override;
    void onHostWaited(const HostWaited& event) override;

private:
    void noteEnd(std::uint32_t draw, Cycle cycle);
    [[nodiscard]] bool isFurtherPass(std::uint32_t number) const;
    void add(std::uint32_t number, DrawSpan span);
    [[nodiscard]] Cycle sinceBegin(Cycle cycle) const { return cycle - m_begin; }

    const Cycle m_begin;
    FrameRun m_run;
    std::map<std::uint32_t, DrawSpan> m_underWay; ///< by draw, or clear
    Cycle m_lastEnd = 0;
};

} // namespace vitrine::core
