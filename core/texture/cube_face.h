// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"

#include <cstdint>

/// Cube maps: finds the face that a direction points at, and the place on it (OpenGL ES 2.0 §3.7.5, table 3.21).

namespace vitrine::core {

enum class CubeFace : std::uint8_t { PositiveX, NegativeX, PositiveY, NegativeY, PositiveZ, NegativeZ };

/// The face of the longest component. Of equal components, x wins over y, and y over z.
[[nodiscard]] CubeFace cubeFaceOf(float x, float y, float z);

/// A place on a face, 0…1 in both coordinates. They can be any numbers when the direction doesn't point at that face.
struct FacePoint {
    float s = 0.0f, t = 0.0f;
};
[[nodiscard]] FacePoint projectOnFace(CubeFace face, float x, float y, float z);

/// How the place moves when the direction changes by `delta`. The w of both is unused.
[[nodiscard]] FacePoint projectDerivative(CubeFace face, const Vec4& direction, const Vec4& delta);

} // namespace vitrine::core
