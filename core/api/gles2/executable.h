// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/objects.h"
#include "core/api/gles2/program_objects.h"

#include <optional>
#include <string_view>

namespace vitrine::core::gles2 {

/// The state after a new link: locations are numbered, every uniform is zero, the parameters of units have their
/// defaults, and literals are in place.
[[nodiscard]] Executable makeExecutable(std::shared_ptr<const LinkedProgram> program);

/// −1 when no active uniform or array element has that name.
[[nodiscard]] GLint uniformLocation(const Executable& executable, std::string_view name);
[[nodiscard]] bool isArray(const UniformInfo& uniform);

/// The value of one column of one element, as a register holds it. Nothing when no stage has it.
[[nodiscard]] std::optional<Vec4> uniformValue(const Executable& executable, const UniformLocation& location,
                                               int column);
/// Sets one column of one element in both stages. `bits` has `count` ≤ 4 components.
void setUniformRegister(Executable& executable, const UniformLocation& location, int column,
                        std::span<const std::uint32_t> bits);
/// Sets elements of a parameter of a fixed-function unit, from `location` on.
void setParameter(Executable& executable, const UniformLocation& location, std::span<const std::uint32_t> words);

/// noteWritten() notes that a call has set a location. takeWritten() returns what was noted, and begins anew.
void noteWritten(Executable& executable, GLint location);
[[nodiscard]] std::vector<WrittenUniform> takeWritten(Executable& executable, GLuint program);

/// The texture target that a sampler of that type reads.
[[nodiscard]] TextureTarget samplerTarget(GlslType sampler);

/// Fills in gl_DepthRange when the program uses it.
void setDepthRange(Executable& executable, float near, float far);

/// Calls use(uniform, unit, vertexSlot, fragmentSlot) for every element of every active sampler. A slot that is not
/// used is −1.
template <typename Use>
void forSamplers(const Executable& executable, Use use)
{
    for (std::size_t i = 0; i < executable.locations.size(); ++i) {
        const UniformLocation& location = executable.locations[i];
        const UniformInfo& uniform = executable.program->uniforms[location.uniform];
        if (uniform.type < GlslType::Sampler2D)
            continue;
        const auto slot = [&](std::int32_t first) { return first < 0 ? -1 : first + location.element; };
        use(uniform, executable.samplerUnits[i], slot(uniform.vertexSlot), slot(uniform.fragmentSlot));
    }
}

} // namespace vitrine::core::gles2
