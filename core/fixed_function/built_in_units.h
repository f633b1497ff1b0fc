// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/sdk/vitrine/unit.h"

/// The units on ports 1 – 3, through the same door as those of plugins.

namespace vitrine::core {

[[nodiscard]] const vitrine_unit_kind& shadingUnitKind();    ///< FFS (HET-18)
[[nodiscard]] const vitrine_unit_kind& proceduralUnitKind(); ///< FFP (HET-19)
[[nodiscard]] const vitrine_unit_kind& blendingUnitKind();   ///< FFB (HET-21)

} // namespace vitrine::core
