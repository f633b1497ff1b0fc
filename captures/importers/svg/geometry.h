// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

namespace vitrine::captures::svg {

struct Point {
    double x = 0, y = 0;

    friend Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
    friend Point operator*(double k, Point p) { return {k * p.x, k * p.y}; }
    friend bool operator==(const Point&, const Point&) = default;
};

[[nodiscard]] inline double lengthOf(Point p)
{
    return std::hypot(p.x, p.y);
}

struct Size {
    double width = 0, height = 0;
    friend bool operator==(const Size&, const Size&) = default;
    friend auto operator<=>(const Size&, const Size&) = default;
};

struct Rectangle {
    double x = 0, y = 0, width = 0, height = 0;
    friend bool operator==(const Rectangle&, const Rectangle&) = default;
};

/// What encloses points; empty until there is one.
class Box {
public:
    void add(Point p)
    {
        m_low = {std::min(m_low.x, p.x), std::min(m_low.y, p.y)};
        m_high = {std::max(m_high.x, p.x), std::max(m_high.y, p.y)};
    }
    void add(const Box& other)
    {
        if (other.isEmpty())
            return;
        add(other.m_low);
        add(other.m_high);
    }
    [[nodiscard]] bool isEmpty() const { return m_low.x > m_high.x; }
    /// Of an empty box: all zero.
    [[nodiscard]] Rectangle rectangle() const
    {
        return isEmpty() ? Rectangle{} : Rectangle{m_low.x, m_low.y, m_high.x - m_low.x, m_high.y - m_low.y};
    }

private:
    static constexpr double kInfinity = std::numeric_limits<double>::infinity();
    Point m_low{kInfinity, kInfinity}, m_high{-kInfinity, -kInfinity};
};

} // namespace vitrine::captures::svg
