// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/driver/differential/comparison.h"
#include "tests/driver/differential/program_writer.h"

namespace vitrine::differential {

struct DifferentialReport {
    std::uint32_t programs = 0;
    std::map<std::string, int> skipped; ///< programs, by reason
    std::string failure;                ///< the first program that differs or is refused, made small; empty = none
    Comparison components;              ///< sums
};

/// Generates the programs of `count` seeds and compares until one differs.
[[nodiscard]] DifferentialReport runDifferential(std::uint32_t firstSeed, std::uint32_t count);

} // namespace vitrine::differential
