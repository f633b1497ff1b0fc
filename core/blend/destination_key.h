// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/blend_ops.h"
#include "core/command/basic_state.h"
#include "core/memory/surface.h"

#include <cstdint>

namespace vitrine::core {

/// The coverage of a quad on the basic 2-D path without the pixels at which the target does not hold the destination's
/// key (VG2D-45). The target has one sample a pixel.
[[nodiscard]] std::uint16_t coverageAtKey(const BasicState& state, const ShadedQuad& quad, const Surface& target);

} // namespace vitrine::core
