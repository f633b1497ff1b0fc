// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/ui/test_capture.h"

namespace vitrine::test {

/// Program 40 of shaders 41 and 42, whose fragments call the unit FFP: uniforms `turn` (mat4, at 60), `tint` (vec4, at
/// 70) and `wood` (sampler2D, at 80), and the parameters of the units, of which `ff_ProcTex.procedure` was found at 90
/// and `ff_ProcTex.frequency` at 91.
///
/// Frame 0: tint becomes red, draw 0; tint becomes green, draw 1. Frame 1: procedure becomes 2 and frequency 4, which
/// is followed by a procedure out of range; draw 2.
struct UnitCapture {
    std::uint64_t link = 0;           ///< numbers of calls
    std::uint64_t red = 0, green = 0; ///< that set tint
    std::uint64_t procedure = 0, frequency = 0;
    CallScript script;
};

inline UnitCapture unitCapture()
{
    UnitCapture made;
    CallScript& script = made.script;
    const auto next = [&script] { return static_cast<std::uint64_t>(script.calls().size()); };
    const auto tint = [&script](float red, float green) {
        script.add("glUniform4f", {number(70), real(red), real(green), real(0), real(1)});
    };
    const auto draw = [&script] { script.add("glDrawArrays", {number(4), number(0), number(3)}); };
    const auto present = [&script] { script.add("eglSwapBuffers", {handle(0xD0), handle(0x50)}, number(1)); };
    addSetUp(script);
    script.add("glCreateProgram", {}, number(40));
    const std::pair<int, const char*> shaders[] = {
        {0x8B31, "attribute vec4 p;\nuniform mat4 turn;\nvarying vec2 place;\n"
                 "void main() { gl_Position = turn * p; place = p.xy; }\n"},
        {0x8B30, "#extension GL_VITRINE_fixed_function : require\nprecision mediump float;\nuniform vec4 tint;\n"
                 "uniform sampler2D wood;\nvarying vec2 place;\n"
                 "void main() { gl_FragColor = ffProcTex(place) * tint + texture2D(wood, place); }\n"}};
    int shader = 41;
    for (const auto& [kind, source] : shaders) {
        script.add("glCreateShader", {number(kind)}, number(shader));
        script.add("glShaderSource", {number(shader), number(1), list({{std::string(source)}}), {}});
        script.add("glCompileShader", {number(shader)});
        script.add("glAttachShader", {number(40), number(shader)});
        ++shader;
    }
    made.link = next();
    script.add("glLinkProgram", {number(40)});
    script.add("glUseProgram", {number(40)});
    const std::pair<const char*, int> places[] = {
        {"turn", 60}, {"tint", 70}, {"wood", 80}, {"ff_ProcTex.procedure", 90}, {"ff_ProcTex.frequency", 91}};
    for (const auto& [name, place] : places)
        script.add("glGetUniformLocation", {number(40), {std::string(name)}}, number(place));
    made.red = next();
    tint(1, 0);
    draw();
    made.green = next();
    tint(0, 1);
    draw();
    present();
    made.procedure = next();
    script.add("glUniform1i", {number(90), number(2)});
    made.frequency = next();
    script.add("glUniform1f", {number(91), real(4)});
    script.add("glUniform1i", {number(90), number(6)}); // 0–5: refused
    draw();
    present();
    return made;
}

} // namespace vitrine::test
