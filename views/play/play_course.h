// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/cycle.h"
#include "views/stepping/step_player.h"

#include <optional>
#include <span>
#include <vector>

namespace vitrine::views {

/// How fast Play may go, in cycles a second, rising.
[[nodiscard]] std::span<const double> playSpeeds();

/// Where Play stands between the cycles of a recording, and what it shows next. It has no clock: somebody tells it how
/// much time has passed. Up to kMostShown cycles a second every cycle is shown; faster, every stride()-th, and whatever
/// is marked.
class PlayCourse {
public:
    static constexpr double kMostShown = 60;
    /// Things move between cycles up to this speed, for so long at the most, in seconds.
    static constexpr double kFastestMotion = 4;
    static constexpr double kLongestMotion = 0.2;

    /// The first and the last place where it may stand: cycles executed.
    struct Limits {
        core::Cycle first = 0;
        core::Cycle last = 0;
    };

    /// From a place on, which is inside the limits.
    void begin(core::Cycle at, Limits limits, Direction direction);
    void setSpeed(double cyclesPerSecond) { m_speed = cyclesPerSecond; }
    /// Rising. Each of them is shown.
    void setMarks(std::vector<core::Cycle> marks) { m_marks = std::move(marks); }
    /// No further than that for now, as what lies behind is not known yet.
    void setHorizon(std::optional<core::Cycle> horizon) { m_horizon = horizon; }

    [[nodiscard]] core::Cycle shown() const { return m_shown; }
    [[nodiscard]] double speed() const { return m_speed; }
    [[nodiscard]] Direction direction() const { return m_direction; }
    [[nodiscard]] core::Cycle stride() const;
    [[nodiscard]] bool isAtEnd() const { return m_shown == (isForward() ? m_limits.last : m_limits.first); }

    /// What is to be shown next; nothing at the end, and at the horizon.
    [[nodiscard]] std::optional<core::Cycle> next() const;
    void pass(double seconds);
    /// Whether the time has come to show a place that next() has told.
    [[nodiscard]] bool isDue(core::Cycle place) const;
    void show(core::Cycle place);

    /// How far what moves in a cycle has come on its way, 0 … 1, in the direction of time; nothing: nothing moves.
    [[nodiscard]] std::optional<double> motion() const;

private:
    [[nodiscard]] bool isForward() const { return m_direction == Direction::Forward; }
    [[nodiscard]] core::Cycle distance(core::Cycle place) const;
    /// As far as may be gone at once.
    [[nodiscard]] core::Cycle room() const;

    Limits m_limits;
    Direction m_direction = Direction::Forward;
    double m_speed = 2;
    std::vector<core::Cycle> m_marks;
    std::optional<core::Cycle> m_horizon;
    core::Cycle m_shown = 0;
    double m_way = 0; ///< cycles that time has gone on since that was shown
};

} // namespace vitrine::views
