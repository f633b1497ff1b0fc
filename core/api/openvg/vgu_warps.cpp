// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/matrix.h"
#include "core/api/openvg/memory.h"
#include "core/api/openvg/vgu.h"

#include <optional>

namespace vitrine::core::openvg::vgu {

namespace {

Point cornerOf(Quad quad, std::size_t corner)
{
    return {finite(quad[2 * corner]), finite(quad[2 * corner + 1])};
}

/// The projection that takes the unit square's corners to those of a quad; nothing when it has no inverse.
std::optional<Matrix> fromSquare(Quad quad)
{
    const Point p00 = cornerOf(quad, 0), p10 = cornerOf(quad, 1), p01 = cornerOf(quad, 2), p11 = cornerOf(quad, 3);
    // With w2 = 1 the corners (1, 0) and (0, 1) give the other entries by w0 and w1, and (1, 1) gives two equations for
    // these: w0 (p10 − p11) + w1 (p01 − p11) = p00 − p10 − p01 + p11.
    const Point across = p10 - p11, up = p01 - p11, rest = (p00 - p10) + (p11 - p01);
    const double area = cross(across, up);
    if (area == 0.0)
        return std::nullopt;
    Matrix matrix;
    matrix.w0 = cross(rest, up) / area;
    matrix.w1 = cross(across, rest) / area;
    matrix.sx = p10.x * (1.0 + matrix.w0) - p00.x;
    matrix.shy = p10.y * (1.0 + matrix.w0) - p00.y;
    matrix.shx = p01.x * (1.0 + matrix.w1) - p00.x;
    matrix.sy = p01.y * (1.0 + matrix.w1) - p00.y;
    matrix.tx = p00.x;
    matrix.ty = p00.y;
    return inverseOf(matrix) ? std::optional(matrix) : std::nullopt;
}

/// A projection is the same whatever its factor: the last entry is made 1 if it is not 0.
Matrix normalized(Matrix m)
{
    if (m.w2 == 0.0)
        return m;
    for (double* entry : {&m.sx, &m.shy, &m.w0, &m.shx, &m.sy, &m.w1, &m.tx, &m.ty})
        *entry /= m.w2;
    m.w2 = 1.0;
    return m;
}

VGUErrorCode answer(const std::optional<Matrix>& warp, std::span<VGfloat> matrix)
{
    if (!warp)
        return VGU_BAD_WARP_ERROR;
    copyInto<VGfloat>(matrix, normalized(*warp).values());
    return VGU_NO_ERROR;
}

std::optional<Matrix> toSquare(Quad quad)
{
    const auto warp = fromSquare(quad);
    return warp ? inverseOf(*warp) : std::nullopt;
}

} // namespace

VGUErrorCode computeWarpQuadToSquare(Quad source, std::span<VGfloat> matrix)
{
    return isUsable(matrix) ? answer(toSquare(source), matrix) : VGU_ILLEGAL_ARGUMENT_ERROR;
}

VGUErrorCode computeWarpSquareToQuad(Quad destination, std::span<VGfloat> matrix)
{
    return isUsable(matrix) ? answer(fromSquare(destination), matrix) : VGU_ILLEGAL_ARGUMENT_ERROR;
}

VGUErrorCode computeWarpQuadToQuad(Quad destination, Quad source, std::span<VGfloat> matrix)
{
    if (!isUsable(matrix))
        return VGU_ILLEGAL_ARGUMENT_ERROR;
    const auto there = fromSquare(destination);
    const auto back = toSquare(source);
    return answer(there && back ? std::optional(*there * *back) : std::nullopt, matrix);
}

} // namespace vitrine::core::openvg::vgu
