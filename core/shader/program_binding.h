// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/decoded_program.h"
#include "core/shader/interpreter.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace vitrine::core {

inline constexpr std::uint32_t kWordsPerRegister = 4;

/// A program as a draw runs it: its code and its constant RAM.
struct ProgramBinding {
    std::shared_ptr<const Program> program;
    std::shared_ptr<const DecodedProgram> decoded;
    std::shared_ptr<const std::vector<Vec4>> constants;
    /// The arbiter ports that its requests go to, a bit each; without any, its tasks are never swapped out.
    std::uint16_t devices = 0;
    std::uint64_t budget = kDefaultInstructionBudget; ///< the most instructions that one of its tasks may execute
    std::vector<std::uint32_t> initialSends = {};     ///< the SENDs whose texels are read before a task runs (BYP-11)

    /// The register words that a fragment needs in its segment (FSEG-05): four for each temporary register. Nothing
    /// else counts: inputs and outputs travel with the task, constants are shared, and local memory is no register.
    [[nodiscard]] std::uint32_t wordsPerFragment() const { return kWordsPerRegister * program->tempCount; }
};

/// The two programs of a draw; it has none on the basic 2-D path.
struct ProgramBindings {
    ProgramBinding vertex;
    ProgramBinding fragment;
    /// The draw that began with these programs, constants and textures; nothing: this one (RUN-05).
    std::optional<std::uint32_t> sameAs = std::nullopt;
    /// Draws with the same number share a program in a segment.
    [[nodiscard]] std::uint32_t identity(std::uint32_t draw) const { return sameAs.value_or(draw); }
    [[nodiscard]] int varyingCount() const { return vertex.program ? vertex.program->varyingCount : 0; }
    [[nodiscard]] const ProgramBinding& of(ShaderStage stage) const
    {
        return stage == ShaderStage::Vertex ? vertex : fragment;
    }
};

} // namespace vitrine::core
