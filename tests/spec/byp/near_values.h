// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"

#include <cmath>

namespace vitrine::byptest {

inline bool isNear(double value, double expected, double tolerance = 1e-6)
{
    return std::abs(value - expected) <= tolerance;
}

inline bool isNear(const core::Vec4& value, const core::Vec4& expected, double tolerance = 1e-6)
{
    for (int channel = 0; channel < 4; ++channel)
        if (!isNear(double{value[channel]}, double{expected[channel]}, tolerance))
            return false;
    return true;
}

} // namespace vitrine::byptest
