// SPDX-License-Identifier: Apache-2.0
#include "core/session/difference/decision.h"

#include "core/session/difference/mixed_bits.h"

namespace vitrine::core {

std::uint64_t hashOf(const Decision& decision)
{
    const std::uint64_t what = inBytes(static_cast<std::uint8_t>(decision.kind), decision.group) |
                               std::uint64_t{decision.x} << 16 | std::uint64_t{decision.y} << 32;
    const std::uint64_t where = decision.primitive | std::uint64_t{decision.subject} << 32;
    return mixedBits(mixedBits(mixedBits(mixedBits(what) ^ where) ^ decision.ordinal) ^ decision.outcome);
}

} // namespace vitrine::core
