// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/driver/glsl/extensions.h"
#include "core/driver/glsl/shader_interface.h"
#include "core/driver/glsl/stage_layout.h"

namespace vitrine::core::glsl {

/// Makes the flat list of uniforms that GL reports, and gives uniforms their registers and texture slots in each stage.
class UniformLayout {
public:
    /// `used` tells for each leaf whether the stage's code reads it. It is empty when the code never mentions the
    /// uniform.
    void add(const InterfaceVariable& variable, const std::vector<bool>& used, ShaderStage stage);
    /// Fails when a stage needs more than the limits that GL tells. These are none for uniforms of the driver's own
    /// shaders.
    [[nodiscard]] Result<void> finish(StageLayout& vertex, StageLayout& fragment, ShaderOrigin origin);
    [[nodiscard]] const std::vector<UniformInfo>& active() const { return m_uniforms; }

private:
    struct Stage {
        StageLayout layout;
        std::uint32_t registers = 0;
        std::uint32_t components = 0;
        std::int32_t slots = 0;
    };
    /// The state of a walk through the type of one variable, leaf by leaf.
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
