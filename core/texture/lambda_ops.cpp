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

/// A cube's directions as places on `face`.
LaneGroup projected(const LaneGroup& directions, CubeFace face)
{
    LaneGroup places{.count = directions.count};
    for (std::size_t i = 0; i < 4; ++i) {
        const FacePoint point = projectOnFace(face, directions.s[i], directions.t[i], directions.r[i]);
        places.s[i] = point.s;
        places.t[i] = point.t;
    }
    return places;
}

float quadLambda(const LaneGroup& places, const TextureLevel& base)
{
    const auto place = [&places](std::size_t lane) { return Vec4{places.s[lane], places.t[lane], places.r[lane], 0}; };
    return lambdaOfSquares(squaredTexels(difference(place(1), place(0)), base),
                           squaredTexels(difference(place(2), place(0)), base));
}

/// Lanes on other faces than the quad's first would be projected from beside or behind that face: each has its own.
std::array<float, 4> cubeQuadLambdas(const LaneGroup& directions, const TextureLevel& base)
{
    std::array<CubeFace, 4> faces{};
    std::array<float, 4> lambdas{};
    for (std::size_t i = 0; i < 4; ++i) {
        faces[i] = cubeFaceOf(directions.s[i], directions.t[i], directions.r[i]);
        lambdas[i] = i > 0 && faces[i] == faces[0] ? lambdas[0] : quadLambda(projected(directions, faces[i]), base);
    }
    return lambdas;
}

std::array<float, 4> quadLambdas(const SampleRequest& request, TextureKind kind, const TextureLevel& base,
                                 std::uint32_t first)
{
    std::array<float, 4> lambdas{};
    if (!request.lanesAreQuads)
        return lambdas;
    const LaneGroup lanes = coordinatesOf(request, kind, first);
    if (kind == TextureKind::Cube)
        return cubeQuadLambdas(lanes, base);
    lambdas.fill(quadLambda(lanes, base));
    return lambdas;
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
        lambdas = quadLambdas(request, kind, base, first);
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
