// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace vitrine::core {

/// How many quads go through the units that every one passes.
struct QuadKnobs {
    std::uint32_t rasQuadsPerCycle = 1; ///< ras.quadsPerCycle, 1–4
    std::uint32_t zstQuadsPerCycle = 1; ///< zst.quadsPerCycle, at each tap, 1–4
    std::uint32_t cuQuadsPerCycle = 1;  ///< cu.quadsPerCycle, 1–4

    friend bool operator==(const QuadKnobs&, const QuadKnobs&) = default;
};

} // namespace vitrine::core
