// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <compare>
#include <span>
#include <vector>

namespace vitrine::views {

/// The level or the upright stretches of wires that run as one, without those that lie in others: what several wires
/// share is there once. So each place at which two of these cross is one of a level and an upright stretch.
class WireStretches {
public:
    void clear() { m_all.clear(); }
    void add(double at, double one, double other);
    /// Call it behind the last add(), before anything is asked.
    void join();

private:
    friend int crossingsOf(const WireStretches& levels, const WireStretches& uprights);
    struct Stretch {
        double at, from, to;
        friend auto operator<=>(const Stretch&, const Stretch&) = default;
    };
    std::vector<Stretch> m_all;
    Stretch m_least{}, m_most{}; ///< of all; most lanes are nowhere near each other
};

/// Where level stretches cross upright ones.
[[nodiscard]] int crossingsOf(const WireStretches& levels, const WireStretches& uprights);

/// Where wires run that count as one.
struct WireTrace {
    WireStretches level, upright;

    void clear();
    void add(std::span<const QPointF> route);
    void join();
};
[[nodiscard]] int crossingsOf(const WireTrace& one, const WireTrace& other);

} // namespace vitrine::views
