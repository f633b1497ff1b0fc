// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/pgpe/instruction.h"

#include <array>
#include <cstdint>
#include <span>

namespace vitrine::core::pgpe {

/// Which component of its source each channel reads: two bits per channel, red in the lowest.
using Swizzle = std::uint8_t;
[[nodiscard]] constexpr unsigned swizzled(Swizzle swizzle, unsigned channel)
{
    return swizzle >> (2 * channel) & 3u;
}

inline constexpr std::size_t kMostSwizzled = 3;

/// Channels that one instruction can write. It reads each source whole, or one component of it for all channels.
struct ChannelGroup {
    std::uint8_t mask = 0;
    std::array<Component, kMostSwizzled> components{}; ///< by source: the component that is read
};

/// The largest group among `channels`, which must not be empty. If there are several, sources are rather read whole
/// than by component, and earlier channels come first. Call it again for the channels that the group leaves.
///
///   .xyz of v0.xyzz, r1.wwww    one group: whole, alpha
///   .xyz of v0.zyxx             three: y whole, x by blue, z by red
[[nodiscard]] ChannelGroup largestGroup(std::uint8_t channels, std::span<const Swizzle> sources);

} // namespace vitrine::core::pgpe
