// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace vitrine::test {

/// Does one input and returns what is wrong with how it went; nothing when all is well.
using FuzzInput = std::function<std::string(std::uint32_t seed)>;

struct FuzzReport {
    std::uint32_t inputs = 0;
    double seconds = 0;
    double slowestSeconds = 0; ///< processor time of one input
    std::uint32_t slowestSeed = 0;
    long peakKilobytes = 0; ///< resident set
    std::vector<std::string> failures;

    /// For the log, failures first.
    [[nodiscard]] std::string summary() const;
};

/// Bad input may cost 10 s and 1 GiB. The sanitizers' own memory is not counted: with them only the time is held.
inline constexpr unsigned kMaxSeconds = 10;
inline constexpr long kMaxKilobytes = 1L << 20;

/// Does `usual` inputs, or VITRINE_FUZZ_INPUTS if that is set, from seed VITRINE_FUZZ_FIRST or 0 on, in a process of
/// their own: a crash, a hang or too much memory costs that process only and becomes a failure which names the seed.
/// Stops after a handful of failures.
[[nodiscard]] FuzzReport fuzz(std::uint32_t usual, const FuzzInput& input);
/// The same for a single input with seed 0, whatever the environment says.
[[nodiscard]] FuzzReport fuzzOnce(const FuzzInput& input);

} // namespace vitrine::test
