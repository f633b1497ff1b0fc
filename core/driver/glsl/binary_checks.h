// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/glsl_compiler.h"

/// Programs that come from outside: whoever writes a program binary may write anything, and the machine must not
/// notice.

namespace vitrine::core::glsl {

/// A unit that a program calls.
struct CalledUnit {
    std::uint8_t port = 0;
    std::string name;
};

/// By port, each once.
[[nodiscard]] std::vector<CalledUnit> calledUnits(const Program& vertex, const Program& fragment,
                                                  const UnitCatalog& catalog);

/// The code is valid, each stage is what it should be, and all places are within the machine's.
[[nodiscard]] Result<void> checkLoadedPrograms(const Program& vertex, const Program& fragment);
[[nodiscard]] Result<void> checkLoadedInterface(const std::vector<UniformInfo>& uniforms,
                                                const std::vector<AttributeInfo>& attributes);
/// All that is called is told of, and is there on the same port with the same registers.
[[nodiscard]] Result<void> checkCalledUnits(const Program& vertex, const Program& fragment,
                                            const std::vector<CalledUnit>& called, const ReachableUnits& units);

} // namespace vitrine::core::glsl
