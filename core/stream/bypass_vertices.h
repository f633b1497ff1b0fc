// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/stream/scheduling_policy.h"

#include <algorithm>
#include <cstdint>
#include <vector>

/// Vertex work while fragments bypass the processors (BYP-09). A unit of time is v + m clocks: sharing time v : m, T
/// ALUs shade T·v vertices and T·m pixels of one instruction in it; in bypass fewer ALUs have all of its clocks for as
/// many vertices.
///
///   T = 4, v : m         1:4   1:2   1:1   2:1
///   ALUs needed            1     2     2     3
///   vertices per unit      4     4     4     8

namespace vitrine::core {

/// Of a unit of time.
[[nodiscard]] constexpr std::uint64_t unitClocks(const WorkRatio& ratio)
{
    return std::uint64_t{ratio.vertices} + ratio.fragments;
}

/// NV: shaded without bypass.
[[nodiscard]] constexpr std::uint64_t verticesPerUnit(std::uint32_t alus, const WorkRatio& ratio)
{
    return std::uint64_t{alus} * ratio.vertices;
}

/// ⌈T·v/(v+m)⌉: those that keep NV coming.
[[nodiscard]] constexpr std::uint32_t alusNeeded(std::uint32_t alus, const WorkRatio& ratio)
{
    return static_cast<std::uint32_t>((verticesPerUnit(alus, ratio) + unitClocks(ratio) - 1) / unitClocks(ratio));
}

/// Vertices of a thread in bypass: as many as the ALUs that have them can work on at a time, so that NV stays; no fewer
/// than `least` (vs.verticesPerThreadInBypass), and no more than a thread holds normally, which is all that NV comes
/// of.
[[nodiscard]] constexpr std::uint32_t bypassThreadSize(std::uint32_t least, std::uint32_t normally, std::uint32_t used)
{
    return std::max(least, std::min(normally, used));
}

struct BypassVertices {
    std::vector<std::uint32_t> threads; ///< vertices of each clock's thread; clocks without one are left out
    std::uint64_t perUnit = 0;          ///< their sum: at most NV
    bool isBelow = false;               ///< NV; the warning is "throughput below NV"
};
/// With `used` of the `alus`: a thread has a vertex for each of them, and the last one what is left.
[[nodiscard]] inline BypassVertices bypassVertices(std::uint32_t alus, std::uint32_t used, const WorkRatio& ratio)
{
    const std::uint64_t wanted = verticesPerUnit(alus, ratio);
    BypassVertices result;
    for (std::uint64_t clock = 0; clock < unitClocks(ratio) && result.perUnit < wanted && used != 0; ++clock) {
        result.threads.push_back(static_cast<std::uint32_t>(std::min<std::uint64_t>(used, wanted - result.perUnit)));
        result.perUnit += result.threads.back();
    }
    result.isBelow = result.perUnit < wanted;
    return result;
}

} // namespace vitrine::core
