// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>

/// Matrices as OpenGL takes them: column by column, applied from the left. An angle is given as the cosine and sine of
/// a Pythagorean triangle, so that every host computes the same samples.

namespace vitrine::captures::samples {

using Matrix = std::array<float, 16>;

[[nodiscard]] constexpr Matrix operator*(const Matrix& a, const Matrix& b)
{
    Matrix product{};
    for (std::size_t column = 0; column < 4; ++column) {
        for (std::size_t row = 0; row < 4; ++row) {
            for (std::size_t k = 0; k < 4; ++k)
                product[column * 4 + row] += a[k * 4 + row] * b[column * 4 + k];
        }
    }
    return product;
}

[[nodiscard]] constexpr Matrix translation(float x, float y, float z)
{
    return {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1};
}
[[nodiscard]] constexpr Matrix scaling(float x, float y, float z)
{
    return {x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0, 0, 0, 0, 1};
}
[[nodiscard]] constexpr Matrix aboutX(float cosine, float sine)
{
    return {1, 0, 0, 0, 0, cosine, sine, 0, 0, -sine, cosine, 0, 0, 0, 0, 1};
}
[[nodiscard]] constexpr Matrix aboutY(float cosine, float sine)
{
    return {cosine, 0, -sine, 0, 0, 1, 0, 0, sine, 0, cosine, 0, 0, 0, 0, 1};
}
/// `focal` is 1 ÷ (half the height of the picture at distance 1).
[[nodiscard]] constexpr Matrix perspective(float focal, float near, float far)
{
    constexpr float kAspect = 4.0f / 3.0f;
    return {focal / kAspect,
            0,
            0,
            0,
            0,
            focal,
            0,
            0,
            0,
            0,
            (far + near) / (near - far),
            -1,
            0,
            0,
            2 * far * near / (near - far),
            0};
}

/// The camera of the scenes in space. It is six units away and a little above the ground, and looks down with a slope
/// of 3 in 5.
inline constexpr Matrix kCamera = perspective(2.4f, 2.0f, 12.0f) * translation(0, -0.3f, -6) * aboutX(0.8f, 0.6f);

} // namespace vitrine::captures::samples
