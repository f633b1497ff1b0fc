// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace vitrine::core {

inline constexpr std::uint32_t kMostProcessors = 64; ///< the largest sp.count (spec/00 §4)

/// Some of the processors: bit n stands for processor n.
using ProcessorSet = std::uint64_t;
inline constexpr ProcessorSet kEveryProcessor = ~ProcessorSet{0};

[[nodiscard]] constexpr ProcessorSet setOf(std::uint32_t processor)
{
    return ProcessorSet{1} << processor;
}
[[nodiscard]] constexpr bool contains(ProcessorSet set, std::uint32_t processor)
{
    return (set & setOf(processor)) != 0;
}
/// The set of the first `count` processors.
[[nodiscard]] constexpr ProcessorSet firstProcessors(std::uint32_t count)
{
    return count >= kMostProcessors ? kEveryProcessor : setOf(count) - 1;
}

} // namespace vitrine::core
