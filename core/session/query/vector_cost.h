// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace vitrine::core {

/// What a drawing of 2-D graphics did to samples and pixels. // VG2D-15
struct VectorCost {
    std::uint64_t stencilWrites = 0; ///< samples of a plane that were counted up or down
    std::uint64_t touched = 0;       ///< pixels of the box that is painted
    std::uint64_t covered = 0;       ///< of these, the pixels that are painted

    VectorCost& operator+=(const VectorCost& other)
    {
        stencilWrites += other.stencilWrites;
        touched += other.touched;
        covered += other.covered;
        return *this;
    }
    VectorCost& operator-=(const VectorCost& other)
    {
        stencilWrites -= other.stencilWrites;
        touched -= other.touched;
        covered -= other.covered;
        return *this;
    }
    friend bool operator==(const VectorCost&, const VectorCost&) = default;
};

} // namespace vitrine::core
