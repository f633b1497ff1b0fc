// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/base/vec4.h"
#include "core/fixed_function/unit_kind.h"

#include <memory>

/// The computation unit of the color updater as programs see it: a device on the last port of the arbiter, with the
/// function `vec4 cuCompute(vec4 color, float function)` in GLSL (VG2D-38, cu.sharedCompute).

namespace vitrine::core {

/// What it answers: `function` is the number of a LookUpTable. RCP inverts each channel; the others convert colors by
/// the curve of OpenVG, exactly, and leave alpha. These are the functions of gamma.h.
[[nodiscard]] Vec4 computed(const Vec4& color, float function);

/// The catalog with this unit in it. The error is one sentence: the port or a name is taken.
[[nodiscard]] Result<std::shared_ptr<const UnitCatalog>> withComputationUnit(const UnitCatalog& units);

} // namespace vitrine::core
