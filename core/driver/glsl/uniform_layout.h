// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/driver/glsl/shader_interface.h"
#include "core/driver/glsl/stage_layout.h"

namespace vitrine::core::glsl {

/// Flattens uniforms to the list that GL reports and gives each stage's share registers and texture slots.
class UniformLayout {
public:
    /// `used`: per leaf, whether the stage's code reads it; empty when it never mentions the uniform.
    void add(const InterfaceVariable& variable, const std::vector<bool>& used, ShaderStage stage);
    /// Fails when a stage has more than GL's limits promise.
    [[nodiscard]] Result<void> finish(StageLayout& vertex, StageLayout& fragment);
    [[nodiscard]] const std::vector<UniformInfo>& active() const { return m_uniforms; }

private:
    struct Stage {
        StageLayout layout;
        std::uint32_t registers = 0;
        std::uint32_t components = 0;
        std::int32_t slots = 0;
    };
    /// The leaves of one variable, on the way through its type.
    struct Walk {
        const std::vector<bool>& used;
        ShaderStage stage;
        std::uint32_t firstRegister = 0;
        std::vector<std::int32_t>& slots;
        std::uint32_t leaf = 0;
    };
    void visit(const InterfaceType& type, const std::string& name, Walk& walk);
    void visitBasic(const InterfaceType& type, const std::string& name, Walk& walk);
    UniformInfo& entry(const std::string& name, const InterfaceType& type);

    std::vector<UniformInfo> m_uniforms;
    Stage m_stages[2];
};

} // namespace vitrine::core::glsl
