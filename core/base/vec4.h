// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace vitrine::core {

/// Four floats: a position, a color (r, g, b, a in 0…1) or any shader register of one lane.
struct Vec4 {
    float x = 0.0f;
    float y = 0.0f;
    float z = 0.0f;
    float w = 0.0f;

    float& operator[](int i) { return (&x)[i]; }
    float operator[](int i) const { return (&x)[i]; }
    friend bool operator==(const Vec4&, const Vec4&) = default;
};

} // namespace vitrine::core
