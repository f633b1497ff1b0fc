// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/glsl_type_names.h"

#include <array>

namespace vitrine::core {

namespace {

constexpr auto kTypes = static_cast<std::size_t>(GlslType::SamplerExternal) + 1;
constexpr std::array<std::string_view, kTypes> kNames{"float",
                                                      "vec2",
                                                      "vec3",
                                                      "vec4",
                                                      "int",
                                                      "ivec2",
                                                      "ivec3",
                                                      "ivec4",
                                                      "bool",
                                                      "bvec2",
                                                      "bvec3",
                                                      "bvec4",
                                                      "mat2",
                                                      "mat3",
                                                      "mat4",
                                                      "sampler2D",
                                                      "samplerCube",
                                                      "sampler3D",
                                                      "samplerExternalOES"};

/// The enumeration goes up by one component, or column, from type to type.
GlslType behind(GlslType first, std::uint32_t steps)
{
    return static_cast<GlslType>(static_cast<std::uint32_t>(first) + steps);
}

} // namespace

std::string_view nameOf(GlslType type)
{
    return kNames.at(static_cast<std::size_t>(type));
}

GlslType vectorOf(GlslType scalar, std::uint32_t components)
{
    return behind(scalar, components - 1);
}

GlslType matrixOf(std::uint32_t columns)
{
    return behind(GlslType::Mat2, columns - 2);
}

} // namespace vitrine::core
