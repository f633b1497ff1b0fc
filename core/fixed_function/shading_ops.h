// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"

#include <cstdint>

/// The light reflection models of FFS (HET-18), for one fragment or vertex. Arithmetic follows DEC-35.

namespace vitrine::core {

enum class ReflectionModel : std::uint8_t { Lambert, Phong, BlinnPhong, CookTorrance, Toon };

struct Material {
    ReflectionModel model = ReflectionModel::BlinnPhong;
    float shininess = 16.0f; ///< s of Phong and Blinn-Phong
    float roughness = 0.5f;  ///< m of Cook-Torrance, > 0
    float f0 = 0.04f;        ///< reflectance at normal incidence
    float toonLow = 0.2f;    ///< t0: from here on a place is half lit
    float toonHigh = 0.7f;   ///< t1: from here on a place is lit
};

/// How much light is reflected, and the values that this was computed from. Vectors are normalized first. Values that a
/// model does not need are 0.
struct Reflection {
    float nl = 0.0f, nv = 0.0f, nh = 0.0f, vh = 0.0f, rv = 0.0f; ///< dot products
    float distribution = 0.0f, geometry = 0.0f, fresnel = 0.0f;  ///< Dm, G, F of Cook-Torrance
    float diffuse = 0.0f;                                        ///< D, the diffuse part
    float specular = 0.0f;                                       ///< S, the specular part
    bool isDegenerate = false; ///< the length of N or L is 0, infinite or NaN: D = S = 0
};

/// Only x, y and z of the vectors are used.
[[nodiscard]] Reflection reflect(const Material& material, const Vec4& normal, const Vec4& light, const Vec4& view);

} // namespace vitrine::core
