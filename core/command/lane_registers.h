// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace vitrine::core {

/// A view of a task's register file in structure-of-arrays form, as fetch and interpolation fill it and the shader
/// interpreter reads it: value(reg, component, lane) = data[(reg · 4 + component) · laneCount + lane].
/// Values are 32-bit patterns kept as floats; truth values go in through setBits.
struct LaneRegisters {
    float* data = nullptr;
    std::uint32_t laneCount = 0;

    /// laneCount floats: one component of one register over all lanes.
    [[nodiscard]] float* component(std::uint32_t reg, std::uint32_t index) const
    {
        return data + (static_cast<std::size_t>(reg) * 4 + index) * laneCount;
    }
    void setBits(std::uint32_t reg, std::uint32_t index, std::uint32_t lane, std::uint32_t bits) const
    {
        component(reg, index)[lane] = std::bit_cast<float>(bits);
    }
};

} // namespace vitrine::core
