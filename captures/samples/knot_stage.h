// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/samples/matrix.h"
#include "captures/samples/palette.h"
#include "captures/samples/recorder.h"

/// What the scenes with a knot above a floor (y = 0) have in common: the camera, the lamp, and a shadow that stays on
/// the floor.

namespace vitrine::captures::samples {

/// The camera looks down by a slope of 5 in 12.
inline constexpr float kDistance = 6.5f, kRise = 1.05f;
inline constexpr float kCosine = 12.0f / 13.0f, kSine = 5.0f / 13.0f;
inline constexpr Matrix kView =
    perspective(2.5f, 2.0f, 14.0f) * translation(0, -kRise, -kDistance) * aboutX(kCosine, kSine);
inline constexpr Color kEye{0, kCosine* kRise + kSine* kDistance, kCosine* kDistance - kSine* kRise, 1};
inline constexpr Color kLamp{2.2f, 4.6f, 2.6f, 1};

/// What is drawn from here on leaves 1 in the stencil buffer.
inline void markInStencil(Recorder& gl)
{
    gl.call("glStencilFunc", {"GL_ALWAYS", 1, 255});
    gl.call("glStencilOp", {"GL_KEEP", "GL_KEEP", "GL_REPLACE"});
}
/// What is drawn from here on is drawn only where the stencil buffer has that 1, and once only where it covers itself.
inline void drawOnceWhereMarked(Recorder& gl)
{
    gl.call("glStencilFunc", {"GL_EQUAL", 1, 255});
    gl.call("glStencilOp", {"GL_KEEP", "GL_KEEP", "GL_INCR"});
}

} // namespace vitrine::captures::samples
