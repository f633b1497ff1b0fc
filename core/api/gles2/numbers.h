// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/types.h"

#include <limits>
#include <type_traits>

/// The conversions of numbers that GL defines.

namespace vitrine::core::gles2 {

/// GL's clampf: clamps to 0 … 1; NaN becomes 0.
[[nodiscard]] constexpr float clampToUnit(float value)
{
    if (!(value > 0.0f))
        return 0.0f;
    return value < 1.0f ? value : 1.0f;
}

/// The nearest integer, halves away from zero, saturated; NaN becomes 0 (ES 2.0 §6.1.2).
[[nodiscard]] constexpr GLint roundToInt(double value)
{
    constexpr GLint kMin = std::numeric_limits<GLint>::min();
    constexpr GLint kMax = std::numeric_limits<GLint>::max();
    if (value != value)
        return 0;
    const double rounded = value < 0.0 ? value - 0.5 : value + 0.5;
    if (rounded >= double{kMax})
        return kMax;
    return rounded <= double{kMin} ? kMin : static_cast<GLint>(rounded);
}

/// A float in the form in which glGetFloatv or glGetIntegerv returns it.
template <typename T>
[[nodiscard]] constexpr T rounded(float value)
{
    if constexpr (std::is_same_v<T, GLint>)
        return roundToInt(double{value});
    else
        return value;
}

} // namespace vitrine::core::gles2
