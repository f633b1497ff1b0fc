// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/pgpe/instruction.h"

#include <array>
#include <cstdint>
#include <span>

namespace vitrine::core::pgpe {

/// Two bits per channel, red in the lowest: which component of its source a channel reads.
using Swizzle = std::uint8_t;
[[nodiscard]] constexpr unsigned swizzled(Swizzle swizzle, unsigned channel)
{
    return swizzle >> (2 * channel) & 3u;
}

inline constexpr std::size_t kMostSwizzled = 3;

/// Channels that one instruction can write: each source is read whole, or by one component for all of them.
struct ChannelGroup {
    std::uint8_t mask = 0;
    std::array<Component, kMostSwizzled> components{}; ///< by source
};

/// The largest group among `channels`, which are some; sources are read whole rather than by component, and earlier
/// ones first. What the group leaves is the next call's.
///
///   .xyz of v0.xyzz, r1.wwww    one group: whole, alpha
///   .xyz of v0.zyxx             three: y whole, x by blue, z by red
[[nodiscard]] ChannelGroup largestGroup(std::uint8_t channels, std::span<const Swizzle> sources);

} // namespace vitrine::core::pgpe
