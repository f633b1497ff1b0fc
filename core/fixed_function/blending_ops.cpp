// SPDX-License-Identifier: Apache-2.0
#include "core/fixed_function/blending_ops.h"

namespace vitrine::core {

namespace {

float clamped(float x)
{
    return x > 0.0f ? (x < 1.0f ? x : 1.0f) : 0.0f;
}

template <typename Function>
Vec4 perComponent(const std::array<Vec4, 3>& a, Function&& function)
{
    Vec4 result;
    for (int c = 0; c < 4; ++c)
        result[c] = function(a[0][c], a[1][c], a[2][c]);
    return result;
}

float dot3(const Vec4& a, const Vec4& b)
{
    float sum = 0.0f;
    for (int c = 0; c < 3; ++c)
        sum += (a[c] - 0.5f) * (b[c] - 0.5f);
    return clamped(4.0f * sum);
}

} // namespace

Vec4 combine(CombineFunction function, const std::array<Vec4, 3>& a)
{
    switch (function) {
    case CombineFunction::Replace: return a[0];
    case CombineFunction::Modulate: return perComponent(a, [](float x, float y, float) { return x * y; });
    case CombineFunction::Add:
        return perComponent(a, [](float x, float y, float) { return x + y < 1.0f ? x + y : 1.0f; });
    case CombineFunction::AddSigned:
        return perComponent(a, [](float x, float y, float) { return clamped(x + y - 0.5f); });
    case CombineFunction::Interpolate:
        return perComponent(a, [](float x, float y, float t) { return x * t + y * (1.0f - t); });
    case CombineFunction::Subtract:
        return perComponent(a, [](float x, float y, float) { return x - y > 0.0f ? x - y : 0.0f; });
    case CombineFunction::Dot3: {
        const float value = dot3(a[0], a[1]);
        return {value, value, value, value};
    }
    case CombineFunction::Blend: {
        const float alpha = a[0].w;
        return perComponent(a, [alpha](float x, float y, float) { return x * alpha + y * (1.0f - alpha); });
    }
    }
    return {};
}

} // namespace vitrine::core
