// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"

#include <array>
#include <cstdint>

/// The functions by which FFB combines colors (HET-21): those of OpenGL ES 1.x, and one for color blending.

namespace vitrine::core {

enum class CombineFunction : std::uint8_t {
    Replace,     ///< a0
    Modulate,    ///< a0 · a1
    Add,         ///< min(a0 + a1, 1)
    AddSigned,   ///< a0 + a1 − ½, clamped
    Interpolate, ///< a0 · a2 + a1 · (1 − a2)
    Subtract,    ///< max(a0 − a1, 0)
    Dot3,        ///< 4 Σ (a0 − ½)(a1 − ½) over x, y and z, clamped; every component gets it
    Blend,       ///< a0 · a0.w + a1 · (1 − a0.w)
};

/// The names that the unit's parameter uses.
inline constexpr std::array<const char*, 8> kCombineNames{"REPLACE",     "MODULATE", "ADD",  "ADD_SIGNED",
                                                          "INTERPOLATE", "SUBTRACT", "DOT3", "BLEND"};

/// Arguments that a function does not name are ignored.
[[nodiscard]] Vec4 combine(CombineFunction function, const std::array<Vec4, 3>& a);

} // namespace vitrine::core
