// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/pixel_engine/pixel_program.h"

#include <string_view>

namespace vitrine::core {

/// Opcodes of the lines that are no instructions.
inline constexpr std::string_view kClampLine = "clamp", kCoverLine = "cover";

/// Tells of the blending instructions of a listing which step each is (VG2D-37), and adds lines for what the color
/// updater does beside them, and for the steps that the draw leaves out.
void addVectorLines(const VectorBlend& blend, PixelProgram& listing);

} // namespace vitrine::core
