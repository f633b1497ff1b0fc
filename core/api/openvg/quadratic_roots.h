// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cmath>
#include <cstddef>

namespace vitrine::core::openvg {

struct QuadraticRoots {
    std::array<double, 2> values{};
    std::size_t count = 0;

    [[nodiscard]] const double* begin() const { return values.data(); }
    [[nodiscard]] const double* end() const { return values.data() + count; }
};

/// The real roots of a t² + 2 b t + c: none where it is a constant.
[[nodiscard]] inline QuadraticRoots quadraticRoots(double a, double b, double c)
{
    QuadraticRoots roots;
    const double discriminant = b * b - a * c;
    if (!(discriminant >= 0.0))
        return roots;
    // The sum without cancellation, and the other root by the product of both.
    const double sum = b + std::copysign(std::sqrt(discriminant), b);
    if (a != 0.0)
        roots.values[roots.count++] = -sum / a;
    if (sum != 0.0)
        roots.values[roots.count++] = -c / sum;
    return roots;
}

} // namespace vitrine::core::openvg
