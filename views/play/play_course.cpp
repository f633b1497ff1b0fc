// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/play_course.h"

#include <algorithm>
#include <cmath>

namespace vitrine::views {

std::span<const double> playSpeeds()
{
    static constexpr double kSpeeds[] = {0.5,  1,    2,    4,     10,    20,    60,     100,    200,    500,
                                         1000, 2000, 5000, 10000, 20000, 50000, 100000, 200000, 500000, 1000000};
    return kSpeeds;
}

void PlayCourse::begin(core::Cycle at, Limits limits, Direction direction)
{
    m_limits = limits;
    m_direction = direction;
    m_shown = std::clamp(at, limits.first, limits.last);
    m_way = 0;
    m_horizon.reset();
}

core::Cycle PlayCourse::stride() const
{
    return std::max<core::Cycle>(1, static_cast<core::Cycle>(std::ceil(m_speed / kMostShown)));
}

core::Cycle PlayCourse::distance(core::Cycle place) const
{
    return place > m_shown ? place - m_shown : m_shown - place;
}

core::Cycle PlayCourse::room() const
{
    core::Cycle room = distance(isForward() ? m_limits.last : m_limits.first);
    if (m_horizon)
        room = std::min(room, isForward() == (*m_horizon > m_shown) ? distance(*m_horizon) : 0);
    if (isForward()) {
        const auto mark = std::ranges::upper_bound(m_marks, m_shown);
        return mark == m_marks.end() ? room : std::min(room, *mark - m_shown);
    }
    const auto mark = std::ranges::lower_bound(m_marks, m_shown);
    return mark == m_marks.begin() ? room : std::min(room, m_shown - *std::prev(mark));
}

std::optional<core::Cycle> PlayCourse::next() const
{
    const core::Cycle most = room();
    if (most == 0)
        return std::nullopt;
    // As many strides as time has gone on: who was late leaves some out.
    const core::Cycle step = stride();
    const auto strides = std::max(1.0, step == 1 ? 1.0 : std::floor(m_way / static_cast<double>(step)));
    const core::Cycle ahead = std::min(most, static_cast<core::Cycle>(strides) * step);
    return isForward() ? m_shown + ahead : m_shown - ahead;
}

void PlayCourse::pass(double seconds)
{
    // What a tick was late is kept, so that the speed is right; what a slow machine can't show is not made up for.
    const double most = stride() == 1 ? 2 : static_cast<double>(room());
    m_way = std::min(m_way + m_speed * seconds, most);
}

bool PlayCourse::isDue(core::Cycle place) const
{
    constexpr double kRounding = 1e-9;
    return m_way + kRounding >= static_cast<double>(distance(place));
}

void PlayCourse::show(core::Cycle place)
{
    m_way = std::max(0.0, m_way - static_cast<double>(distance(place)));
    m_shown = place;
}

std::optional<double> PlayCourse::motion() const
{
    if (m_speed > kFastestMotion || isAtEnd())
        return std::nullopt;
    const double cycle = 1 / m_speed;
    const double moving = std::min(kLongestMotion, cycle);
    const double done = (std::min(m_way, 1.0) * cycle - (cycle - moving)) / moving;
    if (done <= 0)
        return std::nullopt;
    return isForward() ? done : 1 - done;
}

} // namespace vitrine::views
