// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"
#include "core/driver/glsl/glsl_compiler.h"

#include <array>
#include <map>
#include <string>
#include <vector>

namespace vitrine::core {

/// Compiles a pair and runs one stage of it on a quad.
class StageBench {
public:
    StageBench(const std::string& vertex, const std::string& fragment);

    [[nodiscard]] const std::string& log() const { return m_log; }
    [[nodiscard]] const LinkedProgram* program() const { return m_program.get(); }

    void setUniform(const std::string& name, std::vector<Vec4> registers) { m_uniforms[name] = std::move(registers); }
    void setUniformInt(const std::string& name, std::int32_t value);
    /// A varying or attribute register of the stage, lane by lane.
    void setInput(std::uint32_t index, std::array<Vec4, 4> lanes) { m_inputs[index] = lanes; }

    struct Result {
        bool finished = false;
        std::vector<std::array<Vec4, 4>> outputs; ///< per register and lane
        std::uint64_t discarded = 0;              ///< lanes
    };
    [[nodiscard]] Result run(ShaderStage stage) const;

private:
    std::string m_log;
    std::shared_ptr<const LinkedProgram> m_program;
    std::map<std::string, std::vector<Vec4>> m_uniforms;
    std::map<std::uint32_t, std::array<Vec4, 4>> m_inputs;
};

} // namespace vitrine::core
