// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/pixel_engine/pixel_trace.h"

namespace vitrine::core {

/// Blends a pixel of 2-D graphics as the color updater does, and writes down what its engine tells of each step.
/// `registers`: how many of the pixel engine's are shown. The listing of `trace` is there already, and perhaps the
/// steps that have combined the fragment's color.
void traceVectorPixel(const ColorProgram& program, PixelFormat target, std::size_t registers, PixelTrace& trace);

} // namespace vitrine::core
