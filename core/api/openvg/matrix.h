// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <VG/openvg.h>

#include <array>
#include <optional>
#include <span>

namespace vitrine::core::openvg {

/// A place or a direction in float64: geometry is worked out on the host, and rounded once for the machine.
struct Point {
    double x = 0.0, y = 0.0;
    friend bool operator==(const Point&, const Point&) = default;
};
[[nodiscard]] constexpr Point operator+(Point a, Point b)
{
    return {a.x + b.x, a.y + b.y};
}
[[nodiscard]] constexpr Point operator-(Point a, Point b)
{
    return {a.x - b.x, a.y - b.y};
}
[[nodiscard]] constexpr Point operator*(Point a, double factor)
{
    return {a.x * factor, a.y * factor};
}
[[nodiscard]] constexpr double dot(Point a, Point b)
{
    return a.x * b.x + a.y * b.y;
}
[[nodiscard]] constexpr double cross(Point a, Point b)
{
    return a.x * b.y - a.y * b.x;
}
[[nodiscard]] double lengthOf(Point vector);
/// Of unit length; nothing when the vector has no direction.
[[nodiscard]] std::optional<Point> directionOf(Point vector);

/// A matrix of OpenVG §6.5, which maps (x, y) to (x·sx + y·shx + tx, x·shy + y·sy + ty) / (x·w0 + y·w1 + w2). Kept in
/// float64, so that chains of vgRotate and vgScale do not drift; a loaded float comes back as it was.
struct Matrix {
    double sx = 1.0, shy = 0.0, w0 = 0.0, shx = 0.0, sy = 1.0, w1 = 0.0, tx = 0.0, ty = 0.0, w2 = 1.0;

    /// In the order of vgLoadMatrix. What is no number counts as 0, and infinities as the largest float (§3.3).
    [[nodiscard]] static Matrix fromValues(std::span<const VGfloat, 9> values);
    [[nodiscard]] std::array<VGfloat, 9> values() const;

    [[nodiscard]] bool isAffine() const { return w0 == 0.0 && w1 == 0.0 && w2 == 1.0; }
    /// Of affine matrices only.
    [[nodiscard]] constexpr Point apply(Point p) const
    {
        return {p.x * sx + p.y * shx + tx, p.x * shy + p.y * sy + ty};
    }
    [[nodiscard]] constexpr Point applyToDirection(Point d) const
    {
        return {d.x * sx + d.y * shx, d.x * shy + d.y * sy};
    }
    /// Of the part without translation.
    [[nodiscard]] constexpr double determinant() const { return sx * sy - shx * shy; }
    /// How much the longest direction grows: the larger singular value of the part without translation.
    [[nodiscard]] double largestScale() const;

    friend bool operator==(const Matrix&, const Matrix&) = default;
};

/// M ← a · b: b is applied first.
[[nodiscard]] Matrix operator*(const Matrix& a, const Matrix& b);

/// Nothing for a matrix without an inverse: with entries that are not finite, or whose determinant is below 1e-12 of
/// what entries of their size can have.
[[nodiscard]] std::optional<Matrix> inverseOf(const Matrix& matrix);

/// A number that a program handed over: NaN counts as 0, infinities as the largest float (OpenVG §3.3).
[[nodiscard]] double finite(VGfloat number);
/// The nearest float; what is beyond the largest one is that.
[[nodiscard]] VGfloat toFloat(double number);

} // namespace vitrine::core::openvg
