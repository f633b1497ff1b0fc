// SPDX-License-Identifier: Apache-2.0
#include "tests/spec/one/lighting_scene.h"

#include "captures/samples/shapes.h"

namespace vitrine::test {

namespace {

using captures::samples::Recorder;

constexpr const char* kVertex = R"(attribute vec2 position;
varying vec4 normal, light, view, base;
void main()
{
    normal = vec4(0.3 * position, 1.0, 0.0);
    light = vec4(vec2(0.5, 0.8) - position, 2.0, 0.0);
    view = vec4(-position, 3.0, 0.0);
    base = vec4(0.5 + 0.4 * position, 0.75, 1.0);
    gl_Position = vec4(position, 0.0, 1.0);
}
)";
constexpr const char* kProgram = R"(precision highp float;
varying vec4 normal, light, view, base;
uniform vec3 ambient, diffuse, specular;
uniform float shininess;

vec3 unit(vec3 vector)
{
    float square = dot(vector, vector);
    return square > 0.0 ? vector / sqrt(square) : vec3(0.0);
}

void main()
{
    vec3 n = unit(normal.xyz), l = unit(light.xyz), v = unit(view.xyz);
    vec3 h = dot(v, v) > 0.0 ? unit(l + v) : vec3(0.0);
    float nl = dot(n, l);
    float s = nl > 0.0 ? pow(max(dot(n, h), 0.0), shininess) : 0.0;
    gl_FragColor = vec4(ambient + diffuse * max(nl, 0.0) * base.rgb + specular * s, base.a);
}
)";
constexpr const char* kUnit = R"(#extension GL_VITRINE_fixed_function : require
precision highp float;
varying vec4 normal, light, view, base;
void main()
{
    ffShadingResult lit = ffShading(normal.xyz, light.xyz, view.xyz, base);
    gl_FragColor = lit.diffuse + lit.specular;
}
)";

void draw(Recorder& gl, const char* fragment, const std::string& prefix)
{
    const int program = gl.makeProgram(kVertex, fragment, {"position"});
    const auto uniform = [&](const char* name) { return gl.uniform(program, (prefix + name).c_str()); };
    gl.call("glUseProgram", {program});
    gl.call("glUniform3f", {uniform("ambient"), 0.1, 0.1, 0.15});
    gl.call("glUniform3f", {uniform("diffuse"), 0.8, 0.7, 0.6});
    gl.call("glUniform3f", {uniform("specular"), 0.5, 0.5, 0.5});
    gl.call("glUniform1f", {uniform("shininess"), 10.0});
    gl.call("glDrawArrays", {"GL_TRIANGLES", 0, 3});
}

void record(Recorder& gl)
{
    gl.openWindow(50, 20);
    (void)gl.makeBuffer({-1, -1, 3, -1, -1, 3});
    captures::samples::useAttribute(gl, 0, 2, 2, 0);
    draw(gl, kProgram, "");
    draw(gl, kUnit, "ff_Shading.");
    gl.present();
}

} // namespace

LightingScene::LightingScene()
{
    auto writer = captures::CaptureWriter::create(path().toStdString());
    CORE_CHECK(writer.hasValue(), "a test can't write a capture");
    Recorder gl(**writer);
    record(gl);
    CORE_CHECK(gl.result().hasValue() && (*writer)->finish().hasValue(), "a test can't write a capture");
}

std::unique_ptr<captures::CaptureReader> LightingScene::open() const
{
    auto reader = captures::CaptureReader::open(path().toStdString());
    return reader ? std::move(*reader) : nullptr;
}

} // namespace vitrine::test
