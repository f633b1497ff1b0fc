// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/shader_trace/shader_trace_breakpoints.h"
#include "views/stepping/step_player.h"

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace vitrine::views {

/// Goes through a trace on wish: steps, runs to breakpoints and writes, both ways.
class TracePlayer final : public StepPlayer {
    Q_OBJECT

public:
    using StepPlayer::StepPlayer;
    using Breakpoint = core::TraceBreakpoint;
    using Hits = core::Result<std::vector<std::size_t>>;

    /// Null: none. Stands at its start; the breakpoints are those that were set for the same source.
    void setTrace(std::shared_ptr<const core::ShaderTrace> trace);
    /// A neighbor of the quad, at the same instruction where that has been executed.
    void setLane(std::uint8_t lane);

    [[nodiscard]] bool hasTrace() const override { return m_walk != nullptr; }
    [[nodiscard]] std::size_t stepCount() const override { return m_walk->stepCount(); }
    [[nodiscard]] std::size_t position() const override { return m_walk->position(); }
    /// Only with a trace.
    [[nodiscard]] core::LaneWalk& walk() const { return *m_walk; }
    [[nodiscard]] const std::shared_ptr<const core::ShaderTrace>& trace() const { return m_trace; }
    /// Of what is executed next; at the end nothing.
    [[nodiscard]] std::optional<std::uint32_t> line() const;
    [[nodiscard]] std::optional<std::uint32_t> instruction() const;

    void moveTo(std::size_t position) override;
    void stepLine(Direction direction);
    /// To the next breakpoint, else to the end or the start.
    void run(Direction direction);
    /// To where this would stop, if it does.
    void runTo(const Breakpoint& place, Direction direction);
    /// Behind the next, or before the last, instruction that writes it.
    void goToWrite(const std::vector<core::TraceAddress>& addresses, const QString& name, Direction direction);

    [[nodiscard]] const std::vector<Breakpoint>& breakpoints() const { return m_breakpoints; }
    /// Of a breakpoint in this trace, or what is wrong with its condition.
    [[nodiscard]] const Hits& hits(std::size_t breakpoint) const { return m_hits[breakpoint]; }
    /// Sets one, or removes the one that is there. Lines without code give way to the next that has some.
    void toggle(bool isLine, std::uint32_t where);
    void change(std::size_t index, const Breakpoint& breakpoint);
    void remove(std::size_t index);

signals:
    void breakpointsChanged();

private:
    [[nodiscard]] bool startsLine(std::size_t step) const;
    void stopAt(const std::vector<std::size_t>& stops, Direction direction, const QString& found,
                const QString& nothing);
    void noteHits();

    std::shared_ptr<const core::ShaderTrace> m_trace;
    std::unique_ptr<core::LaneWalk> m_walk;
    std::vector<Breakpoint> m_breakpoints;
    std::vector<Hits> m_hits;
    std::map<std::string, std::vector<Breakpoint>> m_kept; ///< by source
};

} // namespace vitrine::views
