// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/fixed_function.h"
#include "core/api/gles2/system.h"

#include <string>
#include <string_view>
#include <vector>

/// An OpenGL ES 2.0 on a machine with test devices, that keeps draws instead of executing them.

namespace vitrine::core::gles2 {

/// Two devices with the three parameters of HET-25: FFS (ff_Shading.model: LAMBERT, PHONG; ff_Shading.shininess:
/// 0–128, default 32) and FFP (ff_ProcTex.frequency, default 8). Functions: ffShading(vec3, vec3) with results diffuse
/// (vec4) and specular (float), ffProcTex(vec2) with a vec4.
[[nodiscard]] std::shared_ptr<const UnitCatalog> threeParameterCatalog();

/// One device more: ff_Curve.points (float[4], 0–1, default 0.5), ff_Curve.tint (vec3), ff_Curve.on (bool).
[[nodiscard]] std::shared_ptr<const UnitCatalog> curveCatalog();

/// All devices of the catalog are there on PAR and SEQ, and none on PROG.
[[nodiscard]] std::shared_ptr<const ReachableUnits> unitsOf(std::shared_ptr<const UnitCatalog> catalog,
                                                            std::string preset = "PAR");

class DrawKeeper final : public CommandSink {
public:
    Result<void> draw(const DrawCommand& command) override
    {
        draws.push_back(command);
        return {};
    }
    void clear(const ClearCommand&) override {}
    void finish() override {}
    [[nodiscard]] Memory& memory() override { return m_memory; }

    std::vector<DrawCommand> draws;

private:
    Memory m_memory;
};

class UnitBench {
public:
    explicit UnitBench(std::shared_ptr<const ReachableUnits> units);

    Context* operator->() { return m_context; }
    [[nodiscard]] const std::vector<DrawCommand>& draws() const { return m_sink.draws; }
    [[nodiscard]] Memory& memory() { return m_sink.memory(); }
    /// What the log of a replay would say; empty: nothing.
    [[nodiscard]] std::string takeFailure();

    /// Compiled; fails loudly.
    GLuint shader(GLenum type, std::string_view source);
    /// Attached, linked and, when that worked, in use.
    GLuint program(std::initializer_list<GLuint> shaders);
    GLuint program(std::string_view vertex, std::string_view fragment);
    [[nodiscard]] bool isLinked(GLuint program);
    [[nodiscard]] std::string log(GLuint program);
    [[nodiscard]] GLint value(GLuint program, GLenum name);
    /// "vec4 u_tint", "float[4] ff_Curve.points[0]", by index.
    [[nodiscard]] std::vector<std::string> uniforms(GLuint program);
    [[nodiscard]] float number(GLuint program, std::string_view uniform);

private:
    DrawKeeper m_sink;
    System m_system;
    Context* m_context = nullptr;
};

/// The shaders of HET-25; both enable the extension.
inline constexpr std::string_view kUnitVertex = "#extension GL_VITRINE_fixed_function : require\n"
                                                "attribute vec4 position;\n"
                                                "uniform mat4 u_mvp;\n"
                                                "uniform vec3 u_light;\n"
                                                "varying vec3 v;\n"
                                                "void main() { gl_Position = u_mvp * position; v = u_light; }\n";
inline constexpr std::string_view kUnitFragment =
    "#extension GL_VITRINE_fixed_function : require\n"
    "precision highp float;\n"
    "uniform vec4 u_tint;\n"
    "uniform sampler2D u_tex;\n"
    "varying vec3 v;\n"
    "void main() { gl_FragColor = u_tint * ffShading(v, texture2D(u_tex, v.xy).xyz).diffuse; }\n";

} // namespace vitrine::core::gles2
