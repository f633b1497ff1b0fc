// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/bench/tiger.h"

#include <VG/openvg.h>

#include <cstdint>
#include <vector>

namespace vitrine::bench {

/// The commands of a path, as OpenVG has them.
[[nodiscard]] inline std::vector<std::uint8_t> commandsOf(const TigerPath& path)
{
    const auto commandOf = [](char segment) -> std::uint8_t {
        switch (segment) {
        case 'M': return VG_MOVE_TO_ABS;
        case 'L': return VG_LINE_TO_ABS;
        case 'C': return VG_CUBIC_TO_ABS;
        default: return VG_CLOSE_PATH;
        }
    };
    std::vector<std::uint8_t> commands;
    for (const char segment : path.segments)
        commands.push_back(commandOf(segment));
    return commands;
}

} // namespace vitrine::bench
