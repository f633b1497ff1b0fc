// SPDX-License-Identifier: Apache-2.0
#include "core/texture/cube_face.h"

#include <array>

namespace vitrine::core {

namespace {

/// The components that make s, t and the major axis, each with its sign.
struct FaceAxes {
    std::uint8_t s, t, major;
    float signS, signT, signMajor;
};

constexpr std::array<FaceAxes, 6> kFaces{{
    {2, 1, 0, -1.0f, -1.0f, 1.0f},
    {2, 1, 0, 1.0f, -1.0f, -1.0f},
    {0, 2, 1, 1.0f, 1.0f, 1.0f},
    {0, 2, 1, 1.0f, -1.0f, -1.0f},
    {0, 1, 2, 1.0f, -1.0f, 1.0f},
    {0, 1, 2, -1.0f, -1.0f, -1.0f},
}};

struct FaceCoordinates {
    float s, t, major;
};

FaceCoordinates onFace(CubeFace face, const Vec4& v)
{
    const FaceAxes& axes = kFaces[static_cast<std::size_t>(face)];
    return {axes.signS * v[axes.s], axes.signT * v[axes.t], axes.signMajor * v[axes.major]};
}

float magnitude(float v)
{
    return v < 0.0f ? -v : v;
}

} // namespace

CubeFace cubeFaceOf(float x, float y, float z)
{
    const float ax = magnitude(x), ay = magnitude(y), az = magnitude(z);
    if (ax >= ay && ax >= az)
        return x >= 0.0f ? CubeFace::PositiveX : CubeFace::NegativeX;
    if (ay >= ax && ay >= az)
        return y >= 0.0f ? CubeFace::PositiveY : CubeFace::NegativeY;
    return z >= 0.0f ? CubeFace::PositiveZ : CubeFace::NegativeZ;
}

FacePoint projectOnFace(CubeFace face, float x, float y, float z)
{
    const FaceCoordinates at = onFace(face, {x, y, z, 0.0f});
    return {0.5f * (at.s / at.major + 1.0f), 0.5f * (at.t / at.major + 1.0f)};
}

FacePoint projectDerivative(CubeFace face, const Vec4& direction, const Vec4& delta)
{
    const FaceCoordinates at = onFace(face, direction);
    const FaceCoordinates move = onFace(face, delta);
    const float scale = 0.5f / (at.major * at.major);
    return {scale * (move.s * at.major - at.s * move.major), scale * (move.t * at.major - at.t * move.major)};
}

} // namespace vitrine::core
