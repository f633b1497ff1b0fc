// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/shader_trace/shader_trace_walk.h"
#include "tests/session/capture_bench.h"
#include "tests/ui/test_capture.h"

#include <bit>
#include <set>

namespace vitrine::test {

/// One draw of a triangle over a whole window of 16 × 8 with shaders of the test's own. Attribute p is the position,
/// attribute c is (0.25, 0.5, 0.75, 1).
class ShaderScene {
public:
    CallScript script;
    std::string vertex = "attribute vec4 p; attribute vec4 c; varying vec4 v;\n"
                         "void main() { gl_Position = p; v = c; }\n";
    std::string fragment;

    explicit ShaderScene(std::string fragmentSource) : fragment(std::move(fragmentSource)) { addSetUp(script); }

    /// Puts the shaders to use; uniforms and textures may be set from here on.
    void link()
    {
        int shader = 2;
        for (const std::string& source : {vertex, fragment}) {
            script.add("glShaderSource", {number(shader), number(1), list({{source}}), {}});
            script.add("glCompileShader", {number(shader)});
            ++shader;
        }
        script.add("glLinkProgram", {number(1)});
        script.add("glUseProgram", {number(1)});
    }
    void draw()
    {
        script.add("glVertexAttrib4f", {number(1), real(0.25f), real(0.5f), real(0.75f), real(1)});
        script.add("glDrawArrays", {number(4), number(0), number(3)});
    }
    [[nodiscard]] QString write(const QString& path) const { return writeCapture(path, script); }
};

/// Right before a draw of a capture.
inline core::Result<core::ShaderTrace> traceOf(const CaptureBench& bench, const core::ShaderTraceQuery& query,
                                               std::stop_token stop = {})
{
    core::Replay replay = bench.replay();
    if (auto arrived = replay.seek(core::callOfDraw(bench.source(), query.draw).value_or(0)); !arrived)
        return arrived.error();
    return core::traceShader(replay, bench.source(), query, stop);
}

/// The lane that was asked about, of a trace that can't fail.
inline core::LaneWalk walkOf(const ShaderScene& scene, const core::ShaderTraceQuery& query)
{
    const CaptureBench bench([&](const QString& path) { return scene.write(path); });
    auto trace = traceOf(bench, query);
    CORE_CHECK(trace.hasValue(), trace ? "" : trace.error().message.english().c_str());
    auto shared = std::make_shared<const core::ShaderTrace>(*std::move(trace));
    return {shared, shared->lane};
}

inline core::Vec4 registerOf(const core::LaneWalk& walk, core::RegisterFile file, std::uint32_t index)
{
    core::Vec4 value;
    for (std::uint32_t c = 0; c < 4; ++c)
        value[static_cast<int>(c)] = std::bit_cast<float>(walk.bits(*walk.address(file, index, c)).value_or(0));
    return value;
}

/// Where it stands; nothing: no such variable, or a component is not known.
inline std::vector<std::uint32_t> bitsOf(const core::LaneWalk& walk, const std::string& name)
{
    for (const core::DebugVariable& variable : walk.trace().debug->variables) {
        if (variable.name != name)
            continue;
        std::vector<std::uint32_t> bits;
        for (const auto& component : walk.bits(variable)) {
            if (!component)
                return {};
            bits.push_back(*component);
        }
        return bits;
    }
    return {};
}

inline std::vector<float> floatsOf(const core::LaneWalk& walk, const std::string& name)
{
    std::vector<float> values;
    for (const std::uint32_t bits : bitsOf(walk, name))
        values.push_back(std::bit_cast<float>(bits));
    return values;
}

/// The lines of all steps, each once.
inline std::set<std::uint32_t> linesOf(const core::LaneWalk& walk)
{
    std::set<std::uint32_t> lines;
    for (std::size_t step = 0; step < walk.stepCount(); ++step)
        lines.insert(walk.line(step));
    return lines;
}

} // namespace vitrine::test
