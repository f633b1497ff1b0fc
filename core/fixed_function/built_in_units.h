// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/sdk/vitrine/unit.h"

#include <array>
#include <string_view>

/// The units on ports 1 – 3. They are described through the same interface as those of plugins.

namespace vitrine::core {

/// The devices on ports 0 – 3, by port: the texture unit and these.
inline constexpr std::array<std::string_view, 4> kBuiltInDevices{"TEX", "FFS", "FFP", "FFB"};
/// The computation unit of the color updater, where it is a device (cu.sharedCompute). It is described there.
inline constexpr std::string_view kComputationUnit = "CCU";

[[nodiscard]] const vitrine_unit_kind& shadingUnitKind();    ///< FFS (HET-18)
[[nodiscard]] const vitrine_unit_kind& proceduralUnitKind(); ///< FFP (HET-19)
[[nodiscard]] const vitrine_unit_kind& blendingUnitKind();   ///< FFB (HET-21)

} // namespace vitrine::core
