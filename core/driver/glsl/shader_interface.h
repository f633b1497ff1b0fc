// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/glsl_compiler.h"

#include <cstdint>
#include <string>
#include <vector>

/// What a shader declares to the outside, as linking sees it.

namespace vitrine::core::glsl {

struct InterfaceMember;

struct InterfaceType {
    GlslType basic = GlslType::Float; ///< it counts when there are no members
    std::string structName{};
    std::vector<InterfaceMember> members; ///< the members of a structure
    std::uint32_t arraySize = 0;          ///< 0 when it is no array
    std::uint8_t precision = 0;           ///< 0 none, 1 low, 2 medium, 3 high
};

struct InterfaceMember {
    std::string name;
    InterfaceType type;
};

struct InterfaceVariable {
    std::string name;
    InterfaceType type;
    bool isInvariant = false;
    bool isUsed = false; ///< "statically used", as the specification calls it
};

struct ShaderInterface {
    std::vector<InterfaceVariable> uniforms;
    std::vector<InterfaceVariable> attributes;
    std::vector<InterfaceVariable> varyings;
    bool isAllInvariant = false; ///< whether it has #pragma STDGL invariant(all)
};

[[nodiscard]] bool isSampler(GlslType type);
/// How many registers one element takes: one for each column of a matrix, else one.
[[nodiscard]] std::uint32_t columnsOf(GlslType type);
/// How many components one column has.
[[nodiscard]] std::uint32_t componentsOf(GlslType type);

} // namespace vitrine::core::glsl
