// SPDX-License-Identifier: Apache-2.0
#include "core/texture/lambda_ops.h"

#include "core/texture/cube_face.h"
#include "core/texture/level_of_detail.h"

#include <algorithm>

namespace vitrine::core {

namespace {

std::uint32_t lanesFrom(const SampleRequest& request, std::uint32_t first)
{
    return std::min(4u, request.laneCount - first);
}

/// Squared length in texels of a derivative of s, t and r.
float squaredTexels(const Vec4& derivative, const TextureLevel& base)
{
    const float s = derivative.x * static_cast<float>(base.width);
    const float t = derivative.y * static_cast<float>(base.height);
    const float r = derivative.z * static_cast<float>(base.depth);
    return s * s + t * t + r * r;
}

Vec4 difference(const Vec4& a, const Vec4& b)
{
    return {a.x - b.x, a.y - b.y, a.z - b.z, 0.0f};
}

/// What derivatives are taken of: the coordinates, or a cube's place on the face of lane 0.
Vec4 placeOf(const LaneGroup& lanes, std::size_t lane, TextureKind kind)
{
    if (kind != TextureKind::Cube)
        return {lanes.s[lane], lanes.t[lane], lanes.r[lane], 0.0f};
    const CubeFace face = cubeFaceOf(lanes.s[0], lanes.t[0], lanes.r[0]);
    const FacePoint point = projectOnFace(face, lanes.s[lane], lanes.t[lane], lanes.r[lane]);
    return {point.s, point.t, 0.0f, 0.0f};
}

float quadLambda(const SampleRequest& request, TextureKind kind, const TextureLevel& base, std::uint32_t first)
{
    if (!request.lanesAreQuads)
        return 0.0f;
    const LaneGroup lanes = coordinatesOf(request, kind, first);
    const Vec4 origin = placeOf(lanes, 0, kind);
    return lambdaOfSquares(squaredTexels(difference(placeOf(lanes, 1, kind), origin), base),
                           squaredTexels(difference(placeOf(lanes, 2, kind), origin), base));
}

Vec4 gradientOf(const std::array<const float*, 3>& gradient, TextureKind kind, std::uint32_t lane)
{
    return {gradient[0][lane], gradient[1][lane], kind == TextureKind::Texture2D ? 0.0f : gradient[2][lane], 0.0f};
}

float gradientLambda(const SampleRequest& request, TextureKind kind, const TextureLevel& base, std::uint32_t lane)
{
    Vec4 dx = gradientOf(request.gradientX, kind, lane);
    Vec4 dy = gradientOf(request.gradientY, kind, lane);
    if (kind == TextureKind::Cube) {
        const Vec4 direction = gradientOf(request.coordinates, kind, lane);
        const CubeFace face = cubeFaceOf(direction.x, direction.y, direction.z);
        const FacePoint alongX = projectDerivative(face, direction, dx);
        const FacePoint alongY = projectDerivative(face, direction, dy);
        dx = {alongX.s, alongX.t, 0.0f, 0.0f};
        dy = {alongY.s, alongY.t, 0.0f, 0.0f};
    }
    return lambdaOfSquares(squaredTexels(dx, base), squaredTexels(dy, base));
}

} // namespace

LaneGroup coordinatesOf(const SampleRequest& request, TextureKind kind, std::uint32_t first)
{
    LaneGroup lanes{.count = lanesFrom(request, first)};
    for (std::uint32_t i = 0; i < 4; ++i) {
        const std::uint32_t lane = first + (i < lanes.count ? i : 0);
        lanes.s[i] = request.coordinates[0][lane];
        lanes.t[i] = request.coordinates[1][lane];
        if (kind != TextureKind::Texture2D)
            lanes.r[i] = request.coordinates[2][lane];
    }
    return lanes;
}

std::array<float, 4> lambdasOf(const SampleRequest& request, TextureKind kind, const TextureLevel& base,
                               std::uint32_t first)
{
    std::array<float, 4> lambdas{};
    const bool fromQuad = request.lodMode == LodMode::Implicit || request.lodMode == LodMode::Bias;
    if (fromQuad)
        lambdas.fill(quadLambda(request, kind, base, first));
    const std::uint32_t count = lanesFrom(request, first);
    for (std::uint32_t i = 0; i < count; ++i) {
        if (request.lodMode == LodMode::Gradient)
            lambdas[i] = gradientLambda(request, kind, base, first + i);
        else if (request.lodMode == LodMode::Explicit)
            lambdas[i] = request.lod[first + i];
        else if (request.lodMode == LodMode::Bias)
            lambdas[i] += request.lod[first + i];
    }
    return lambdas;
}

} // namespace vitrine::core
