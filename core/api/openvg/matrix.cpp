// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/matrix.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace vitrine::core::openvg {

namespace {

constexpr double kLargest = std::numeric_limits<VGfloat>::max();
constexpr double kSmallestPart = 1e-12; // of the determinant: below it an inverse is mostly rounding

double largestOf(const Matrix& m)
{
    double largest = 0.0;
    for (const double entry : {m.sx, m.shx, m.tx, m.shy, m.sy, m.ty, m.w0, m.w1, m.w2})
        largest = std::isfinite(entry) ? std::max(largest, std::fabs(entry)) : std::numeric_limits<double>::infinity();
    return largest;
}

std::optional<Matrix> affineInverse(const Matrix& m)
{
    const double det = m.determinant();
    const double rows = lengthOf({m.sx, m.shx}) * lengthOf({m.shy, m.sy});
    if (!(std::fabs(det) > kSmallestPart * rows))
        return std::nullopt;
    Matrix inverse;
    inverse.sx = m.sy / det;
    inverse.shx = -m.shx / det;
    inverse.shy = -m.shy / det;
    inverse.sy = m.sx / det;
    const Point back = inverse.applyToDirection({m.tx, m.ty});
    inverse.tx = -back.x;
    inverse.ty = -back.y;
    return inverse;
}

} // namespace

double lengthOf(Point vector)
{
    return std::sqrt(dot(vector, vector));
}

std::optional<Point> directionOf(Point vector)
{
    const double length = lengthOf(vector);
    if (!(length > 0.0) || !std::isfinite(length))
        return std::nullopt;
    return Point{vector.x / length, vector.y / length};
}

double finite(VGfloat number)
{
    if (std::isnan(number))
        return 0.0;
    return std::clamp(double{number}, -kLargest, kLargest);
}

VGfloat toFloat(double number)
{
    return static_cast<VGfloat>(std::clamp(number, -kLargest, kLargest));
}

Matrix Matrix::fromValues(std::span<const VGfloat, 9> v)
{
    return {finite(v[0]), finite(v[1]), finite(v[2]), finite(v[3]), finite(v[4]),
            finite(v[5]), finite(v[6]), finite(v[7]), finite(v[8])};
}

std::array<VGfloat, 9> Matrix::values() const
{
    return {toFloat(sx), toFloat(shy), toFloat(w0), toFloat(shx), toFloat(sy),
            toFloat(w1), toFloat(tx),  toFloat(ty), toFloat(w2)};
}

double Matrix::largestScale() const
{
    const double mean = (sx * sx + shx * shx + shy * shy + sy * sy) / 2.0;
    const double det = determinant();
    return std::sqrt(mean + std::sqrt(std::max(mean * mean - det * det, 0.0)));
}

Matrix operator*(const Matrix& a, const Matrix& b)
{
    Matrix m;
    m.sx = a.sx * b.sx + a.shx * b.shy + a.tx * b.w0;
    m.shx = a.sx * b.shx + a.shx * b.sy + a.tx * b.w1;
    m.tx = a.sx * b.tx + a.shx * b.ty + a.tx * b.w2;
    m.shy = a.shy * b.sx + a.sy * b.shy + a.ty * b.w0;
    m.sy = a.shy * b.shx + a.sy * b.sy + a.ty * b.w1;
    m.ty = a.shy * b.tx + a.sy * b.ty + a.ty * b.w2;
    m.w0 = a.w0 * b.sx + a.w1 * b.shy + a.w2 * b.w0;
    m.w1 = a.w0 * b.shx + a.w1 * b.sy + a.w2 * b.w1;
    m.w2 = a.w0 * b.tx + a.w1 * b.ty + a.w2 * b.w2;
    return m;
}

std::optional<Matrix> inverseOf(const Matrix& m)
{
    const double largest = largestOf(m);
    if (!std::isfinite(largest))
        return std::nullopt;
    if (m.isAffine())
        return affineInverse(m);
    const double c0 = m.sy * m.w2 - m.ty * m.w1, c1 = m.ty * m.w0 - m.shy * m.w2, c2 = m.shy * m.w1 - m.sy * m.w0;
    const double det = m.sx * c0 + m.shx * c1 + m.tx * c2;
    if (!(std::fabs(det) > kSmallestPart * largest * largest * largest))
        return std::nullopt;
    Matrix inverse;
    inverse.sx = c0 / det;
    inverse.shy = c1 / det;
    inverse.w0 = c2 / det;
    inverse.shx = (m.tx * m.w1 - m.shx * m.w2) / det;
    inverse.sy = (m.sx * m.w2 - m.tx * m.w0) / det;
    inverse.w1 = (m.shx * m.w0 - m.sx * m.w1) / det;
    inverse.tx = (m.shx * m.ty - m.tx * m.sy) / det;
    inverse.ty = (m.tx * m.shy - m.sx * m.ty) / det;
    inverse.w2 = (m.sx * m.sy - m.shx * m.shy) / det;
    return inverse;
}

} // namespace vitrine::core::openvg
