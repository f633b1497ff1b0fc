// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"

#include <cstdint>

/// Converts between linear and non-linear (gamma compressed) numbers in 0…1. Numbers outside are clamped (VG2D-20).

namespace vitrine::core {

struct GammaCurve {
    double power = 2.2; ///< knob gamma.kind: the power, 0.1–10; 0 stands for the curve of OpenVG
    /// Knob lut.mode: functions are looked up in tables of 256 entries, of 8 bits but for those of 1 ÷ v. // VG2D-21
    bool usesTables = false;

    friend bool operator==(const GammaCurve&, const GammaCurve&) = default;
};

/// With a power: v^(1/γ). With OpenVG's curve: 12.92 v up to 0.00304, else 1.0556 · v^(1/2.4) − 0.0556.
[[nodiscard]] float gammaCompressed(const GammaCurve& curve, float linear);
/// With a power: v^γ. With OpenVG's curve: v ÷ 12.92 up to 0.03928, else ((v + 0.0556) ÷ 1.0556)^2.4.
[[nodiscard]] float gammaExpanded(const GammaCurve& curve, float nonLinear);
/// The same for the colors of a pixel, which is three times as fast. Its alpha stays.
[[nodiscard]] Vec4 gammaCompressed(const GammaCurve& curve, const Vec4& linear);
[[nodiscard]] Vec4 gammaExpanded(const GammaCurve& curve, const Vec4& nonLinear);

/// The functions that have a table each (VG2D-21).
enum class LookUpTable : std::uint8_t { Rcp, Gamma, Degamma };
inline constexpr int kTableEntries = 256;
/// By which entry a number is looked up: floor(v · 255 + ½), of v in 0…1.
[[nodiscard]] int tableIndex(float v);
/// What stands there: of RCP 255 ÷ index, 0 at 0 (DEC-30), of the others what the function makes of index ÷ 255, in 8
/// bits.
[[nodiscard]] float tableValue(LookUpTable table, const GammaCurve& curve, int index);

/// 1 ÷ v; 0 when v is 0 (DEC-30).
[[nodiscard]] constexpr float reciprocal(float v)
{
    return v == 0.0f ? 0.0f : 1.0f / v;
}
/// The same from the table, where the curve says so.
[[nodiscard]] float reciprocal(const GammaCurve& curve, float v);

} // namespace vitrine::core
