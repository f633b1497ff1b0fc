// SPDX-License-Identifier: Apache-2.0
#include "core/fixed_function/shading_ops.h"

#include "core/shader/transcendental.h"

#include <cmath>
#include <limits>

namespace vitrine::core {

namespace {

constexpr float kLog2E = 1.44269504f;
constexpr float kPi = 3.14159265f;

float dot(const Vec4& a, const Vec4& b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

/// Zeros when there is no length to divide by.
Vec4 normalized(const Vec4& a)
{
    const float square = dot(a, a);
    if (!(square > 0.0f && square <= std::numeric_limits<float>::max()))
        return {0.0f, 0.0f, 0.0f, 0.0f};
    const float length = std::sqrt(square);
    return {a.x / length, a.y / length, a.z / length, 0.0f};
}

bool isZero(const Vec4& a)
{
    return a.x == 0.0f && a.y == 0.0f && a.z == 0.0f;
}

/// 0 for NaN, too.
float positive(float x)
{
    return x > 0.0f ? x : 0.0f;
}

float smaller(float a, float b)
{
    return b < a ? b : a;
}

float phong(const Reflection& reflection, float shininess)
{
    return evaluate(Opcode::Pow, positive(reflection.rv), shininess);
}

float cookTorrance(const Material& material, Reflection& r)
{
    if (r.nv <= 0.0f || r.nh <= 0.0f || r.vh <= 0.0f)
        return 0.0f;
    const float c2 = r.nh * r.nh;
    const float m2 = material.roughness * material.roughness;
    const float exponent = (c2 - 1.0f) / (m2 * c2);
    r.distribution = evaluate(Opcode::Exp2, exponent * kLog2E) / (kPi * m2 * c2 * c2);
    r.geometry = smaller(1.0f, smaller(2.0f * r.nh * r.nv / r.vh, 2.0f * r.nh * r.nl / r.vh));
    const float t = 1.0f - r.vh;
    r.fresnel = material.f0 + (1.0f - material.f0) * (t * t * t * t * t);
    return r.distribution * r.geometry * r.fresnel / (4.0f * r.nl * r.nv);
}

float specular(const Material& material, Reflection& reflection)
{
    if (!(reflection.nl > 0.0f))
        return 0.0f;
    switch (material.model) {
    case ReflectionModel::Phong: return phong(reflection, material.shininess);
    case ReflectionModel::BlinnPhong: return evaluate(Opcode::Pow, positive(reflection.nh), material.shininess);
    case ReflectionModel::CookTorrance: return cookTorrance(material, reflection);
    case ReflectionModel::Lambert:
    case ReflectionModel::Toon: break;
    }
    return 0.0f;
}

float diffuse(const Material& material, float nl)
{
    if (material.model != ReflectionModel::Toon)
        return positive(nl);
    return nl >= material.toonHigh ? 1.0f : nl >= material.toonLow ? 0.5f : 0.0f;
}

} // namespace

Reflection reflect(const Material& material, const Vec4& normal, const Vec4& light, const Vec4& view)
{
    const Vec4 n = normalized(normal);
    const Vec4 l = normalized(light);
    const Vec4 v = normalized(view);
    Reflection result;
    result.isDegenerate = isZero(n) || isZero(l);
    if (result.isDegenerate)
        return result;
    const Vec4 h = isZero(v) ? v : normalized({l.x + v.x, l.y + v.y, l.z + v.z, 0.0f});
    result.nl = dot(n, l);
    result.nv = dot(n, v);
    result.nh = dot(n, h);
    result.vh = dot(v, h);
    result.rv = 2.0f * result.nl * result.nv - dot(l, v);
    result.diffuse = diffuse(material, result.nl);
    result.specular = specular(material, result);
    return result;
}

} // namespace vitrine::core
