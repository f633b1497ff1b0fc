// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

/// Between linear and non-linear (gamma compressed) numbers, 0…1; what lies outside is clamped (VG2D-20).

namespace vitrine::core {

struct GammaCurve {
    double power = 2.2; ///< knob gamma.kind: the power, 0.1–10; 0: the curve of OpenVG

    friend bool operator==(const GammaCurve&, const GammaCurve&) = default;
};

/// Power: v^(1/γ); vg: 12.92 v up to 0.00304, else 1.0556 · v^(1/2.4) − 0.0556.
[[nodiscard]] float gammaCompressed(const GammaCurve& curve, float linear);
/// Power: v^γ; vg: v ÷ 12.92 up to 0.03928, else ((v + 0.0556) ÷ 1.0556)^2.4.
[[nodiscard]] float gammaExpanded(const GammaCurve& curve, float nonLinear);

/// 1 ÷ v, and 0 of 0 (DEC-30).
[[nodiscard]] constexpr float reciprocal(float v)
{
    return v == 0.0f ? 0.0f : 1.0f / v;
}

} // namespace vitrine::core
