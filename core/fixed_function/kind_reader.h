// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/fixed_function/unit_kind.h"

namespace vitrine::core {

/// Reads what a unit says about itself into checked values. The error names the first rule of unit.h that it breaks.
/// Nothing is trusted: lengths and counts are bounded before they are used. `port` is what the unit asks for, which
/// need not be what it gets, and ParameterDescription::firstWord is 0.
[[nodiscard]] Result<UnitKind> readUnitKind(const vitrine_unit_kind* kind);

} // namespace vitrine::core
