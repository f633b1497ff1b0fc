// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <set>
#include <utility>

/// The diamond-exit rule word for word (ES 2.0 §3.4.1), by trying every pixel: an oracle for the line walk.

namespace vitrine::tests {

__extension__ using Wide = __int128;

struct FixedPoint {
    std::int64_t x, y; ///< 1/256 pixel
};

/// Works in units of 2^-40 of 1/256 pixel; the hair's breadth ε is 2^16 of them and ε² is 1.
class DiamondExit {
public:
    DiamondExit(FixedPoint a, FixedPoint b)
        : m_ax(a.x * kUnit - kEpsilon), m_ay(a.y * kUnit - 1), m_bx(b.x * kUnit - kEpsilon), m_by(b.y * kUnit - 1)
    {
    }

    [[nodiscard]] bool draws(int pixelX, int pixelY) const
    {
        const Wide cx = (Wide{pixelX} * 256 + 128) * kUnit;
        const Wide cy = (Wide{pixelY} * 256 + 128) * kUnit;
        const Wide ax = m_ax - cx, ay = m_ay - cy, bx = m_bx - cx, by = m_by - cy;
        if (magnitude(bx) + magnitude(by) < kRadius)
            return false;
        if (magnitude(ax) + magnitude(ay) < kRadius)
            return true;
        // |x| + |y| is convex along the segment: its least value is where x or y is 0.
        return meets(ax, ay, bx, by) || meets(ay, ax, by, bx);
    }

    [[nodiscard]] std::set<std::pair<int, int>> pixels(int size) const
    {
        std::set<std::pair<int, int>> result;
        for (int y = 0; y < size; ++y) {
            for (int x = 0; x < size; ++x) {
                if (draws(x, y))
                    result.insert({x, y});
            }
        }
        return result;
    }

private:
    static constexpr Wide kUnit = Wide{1} << 40;
    static constexpr Wide kEpsilon = Wide{1} << 16;
    static constexpr Wide kRadius = 128 * kUnit;

    static Wide magnitude(Wide v) { return v < 0 ? -v : v; }

    /// Whether the segment passes u = 0 at |v| < radius.
    static bool meets(Wide au, Wide av, Wide bu, Wide bv)
    {
        if (au == bu || (au < 0) == (bu < 0))
            return false;
        return magnitude(av * (bu - au) - au * (bv - av)) < kRadius * magnitude(bu - au);
    }

    Wide m_ax, m_ay, m_bx, m_by;
};

} // namespace vitrine::tests
