// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/assembler.h"
#include "core/shader/interpreter.h"

#include <QtGlobal>

#include <bit>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

/// Programs from text, with the values of their lanes at hand.

namespace vitrine::core {

inline constexpr float kInf = std::numeric_limits<float>::infinity();
inline constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();

inline std::uint32_t bitsOf(float value)
{
    return std::bit_cast<std::uint32_t>(value);
}

inline float fromBits(std::uint32_t bits)
{
    return std::bit_cast<float>(bits);
}

struct ShaderBench {
    explicit ShaderBench(const std::string& text, std::uint32_t lanes = 4)
    {
        auto assembled = assemble(text);
        if (!assembled)
            qFatal("%s", assembled.error().message.english().c_str());
        auto decoded = DecodedProgram::decode(*assembled);
        if (!decoded)
            qFatal("%s", decoded.error().message.english().c_str());
        program = std::move(*decoded);
        context.reset(program, lanes);
        for (std::uint32_t row = program.layout().inputRow; row < program.layout().outputRow; ++row)
            for (float& value : context.row(row))
                value = 0.0f;
    }

    RunStatus run(RunOptions options = {}) { return core::run(context, program, uniforms, options); }

    void setInput(std::uint32_t index, std::uint32_t component, std::vector<float> values)
    {
        for (std::size_t lane = 0; lane < context.laneCount; ++lane)
            context.input(index, component)[lane] = values[lane % values.size()];
    }

    [[nodiscard]] std::vector<float> output(std::uint32_t component, std::uint32_t index = 0) const
    {
        const auto row = context.output(index, component);
        return {row.begin(), row.end()};
    }

    DecodedProgram program = std::move(DecodedProgram::decode(std::move(assemble("END")).value())).value();
    ThreadContext context;
    std::vector<Vec4> uniforms;
};

} // namespace vitrine::core
