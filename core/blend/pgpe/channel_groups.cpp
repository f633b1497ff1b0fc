// SPDX-License-Identifier: Apache-2.0
#include "core/blend/pgpe/channel_groups.h"

#include <bit>

namespace vitrine::core::pgpe {

namespace {

constexpr unsigned kWays = 5; ///< of reading a source: whole, or by one of four components

bool reads(Component component, Swizzle swizzle, unsigned channel)
{
    const unsigned wanted = swizzled(swizzle, channel);
    return component == Component::Whole ? wanted == channel : wanted + 1 == static_cast<unsigned>(component);
}

ChannelGroup groupOf(unsigned way, std::uint8_t channels, std::span<const Swizzle> sources)
{
    ChannelGroup group{channels, {}};
    for (std::size_t i = sources.size(); i-- > 0; way /= kWays) {
        group.components[i] = static_cast<Component>(way % kWays);
        for (unsigned channel = 0; channel < 4; ++channel)
            if (!reads(group.components[i], sources[i], channel))
                group.mask &= static_cast<std::uint8_t>(~(1u << channel));
    }
    return group;
}

} // namespace

ChannelGroup largestGroup(std::uint8_t channels, std::span<const Swizzle> sources)
{
    unsigned ways = 1;
    for (std::size_t i = 0; i < sources.size(); ++i)
        ways *= kWays;
    ChannelGroup best;
    for (unsigned way = 0; way < ways; ++way) {
        const ChannelGroup group = groupOf(way, channels, sources);
        if (std::popcount(group.mask) > std::popcount(best.mask))
            best = group;
    }
    return best;
}

} // namespace vitrine::core::pgpe
