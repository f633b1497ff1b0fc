// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/fixed_function/unit_kind.h"

namespace vitrine::core {

/// What a unit says of itself as checked values, or the first rule of unit.h that it breaks. Nothing that it says is
/// believed: lengths and counts are bounded before they are used. `port` is still what the unit asks for, and
/// ParameterDescription::firstWord is 0.
[[nodiscard]] Result<UnitKind> readUnitKind(const vitrine_unit_kind* kind);

} // namespace vitrine::core
