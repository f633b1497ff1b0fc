// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/importers/svg/geometry.h"
#include "captures/importers/svg/scanner.h"

#include <array>

namespace vitrine::captures::svg {

/// x' = a x + c y + e, y' = b x + d y + f, in the order of SVG's matrix(a b c d e f).
struct Matrix {
    double a = 1, b = 0, c = 0, d = 1, e = 0, f = 0;

    [[nodiscard]] Point operator()(Point p) const { return {a * p.x + c * p.y + e, b * p.x + d * p.y + f}; }
    [[nodiscard]] double determinant() const { return a * d - b * c; }
    /// Whether floats can hold it.
    [[nodiscard]] bool isFinite() const;
    /// How much longer it makes things, in the mean.
    [[nodiscard]] double scale() const { return std::sqrt(std::abs(determinant())); }
    /// By columns, as vgLoadMatrix() takes it.
    [[nodiscard]] std::array<float, 9> columns() const;
    friend bool operator==(const Matrix&, const Matrix&) = default;
};

/// First `inner`, then `outer`.
[[nodiscard]] Matrix operator*(const Matrix& outer, const Matrix& inner);

[[nodiscard]] Matrix translation(double x, double y);
[[nodiscard]] Matrix scaling(double x, double y);
[[nodiscard]] Matrix rotation(double degrees);
/// From the unit square to the rectangle.
[[nodiscard]] Matrix toRectangle(const Rectangle& rectangle);

/// A list such as "translate(10) rotate(45, 5 5)". Nothing when it is wrong.
[[nodiscard]] std::optional<Matrix> readTransform(Scanner& text);

} // namespace vitrine::captures::svg
