// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/glsl_compiler.h"

/// Checks programs that come from outside. A program binary can contain anything, and must not do any harm to the
/// machine.

namespace vitrine::core::glsl {

/// A unit that a program calls.
struct CalledUnit {
    std::uint8_t port = 0;
    std::string name;
};

/// The units in the order of their ports, each once.
[[nodiscard]] std::vector<CalledUnit> calledUnits(const Program& vertex, const Program& fragment,
                                                  const UnitCatalog& catalog);

/// Checks that the code is valid, that each stage is of its kind, and that everything lies within the machine's limits.
[[nodiscard]] Result<void> checkLoadedPrograms(const Program& vertex, const Program& fragment);
[[nodiscard]] Result<void> checkLoadedInterface(const std::vector<UniformInfo>& uniforms,
                                                const std::vector<AttributeInfo>& attributes);
/// Checks that every unit that is called is listed in `called`, and exists on the same port with the same registers.
[[nodiscard]] Result<void> checkCalledUnits(const Program& vertex, const Program& fragment,
                                            const std::vector<CalledUnit>& called, const ReachableUnits& units);

} // namespace vitrine::core::glsl
