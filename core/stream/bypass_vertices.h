// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/stream/scheduling_policy.h"

#include <algorithm>
#include <cstdint>
#include <vector>

/// Vertex work while fragments bypass the processors (BYP-09). A unit of time is v + m clocks. When vertices and
/// fragments share time v : m, T ALUs shade T·v vertices and T·m pixels of one instruction in it. In bypass, vertices
/// have all of the clocks, so that fewer ALUs shade as many.
///
///   T = 4, v : m         1:4   1:2   1:1   2:1
///   ALUs needed            1     2     2     3
///   vertices per unit      4     4     4     8

namespace vitrine::core {

/// The clocks of a unit of time.
[[nodiscard]] constexpr std::uint64_t unitClocks(const WorkRatio& ratio)
{
    return std::uint64_t{ratio.vertices} + ratio.fragments;
}

/// NV: the number of vertices that are shaded in a unit of time without bypass.
[[nodiscard]] constexpr std::uint64_t verticesPerUnit(std::uint32_t alus, const WorkRatio& ratio)
{
    return std::uint64_t{alus} * ratio.vertices;
}

/// ⌈T·v/(v+m)⌉: how many ALUs shade NV vertices in a unit of time.
[[nodiscard]] constexpr std::uint32_t alusNeeded(std::uint32_t alus, const WorkRatio& ratio)
{
    return static_cast<std::uint32_t>((verticesPerUnit(alus, ratio) + unitClocks(ratio) - 1) / unitClocks(ratio));
}

/// The number of vertices in a thread in bypass. The ALUs that have them can work on that many at a time, so that NV is
/// kept. It is at least `least` (vs.verticesPerThreadInBypass), and at most what a thread normally holds, by which NV
/// is reckoned.
[[nodiscard]] constexpr std::uint32_t bypassThreadSize(std::uint32_t least, std::uint32_t normally, std::uint32_t used)
{
    return std::max(least, std::min(normally, used));
}

struct BypassVertices {
    /// How many vertices the thread of each clock has; clocks without a thread are left out.
    std::vector<std::uint32_t> threads;
    std::uint64_t perUnit = 0; ///< their sum: at most NV
    bool isBelow = false;      ///< perUnit is below NV; the warning is "throughput below NV"
};
/// How `used` of the `alus` shade in bypass: a thread has a vertex for each of them, and the last one has the rest.
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
