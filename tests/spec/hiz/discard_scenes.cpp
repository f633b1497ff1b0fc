// SPDX-License-Identifier: Apache-2.0
#include "tests/spec/hiz/discard_scenes.h"

#include "captures/samples/recorder.h"
#include "captures/samples/shapes.h"

namespace vitrine::test {

namespace {

using captures::bytesOf;
using captures::samples::Recorder;

constexpr const char* kVertex = R"(attribute vec2 position;
uniform float depth;
varying vec2 place;
void main()
{
    place = position + 1.0;
    gl_Position = vec4(position, depth, 1.0);
}
)";
constexpr const char* kBelowOne = R"(precision highp float;
uniform sampler2D image;
varying vec2 place;
void main()
{
    if (texture2D(image, place).a < 1.0)
        discard;
    gl_FragColor = vec4(place, 0.0, 1.0);
}
)";
constexpr const char* kBelowHalf = R"(precision highp float;
uniform sampler2D image;
varying vec2 place;
void main()
{
    if (texture2D(image, place).a < 0.5)
        discard;
    gl_FragColor = vec4(place, 0.0, 1.0);
}
)";

/// What both begin with: the window, the program in use, the triangle, the texture. The place of `depth`.
int setUp(Recorder& gl, int width, int height, const char* fragment, int side, const std::vector<std::uint8_t>& alphas)
{
    gl.openWindow(width, height);
    const int program = gl.makeProgram(kVertex, fragment, {"position"});
    gl.call("glUseProgram", {program});
    (void)gl.makeBuffer({-1, -1, 3, -1, -1, 3});
    captures::samples::useAttribute(gl, 0, 2, 2, 0);
    std::vector<std::uint8_t> texels;
    for (const std::uint8_t alpha : alphas)
        texels.insert(texels.end(), {0, 0, 0, alpha});
    (void)gl.makeTexture("GL_NEAREST", "GL_NEAREST");
    gl.call("glTexImage2D",
            {"GL_TEXTURE_2D", 0, "GL_RGBA", side, side, 0, "GL_RGBA", "GL_UNSIGNED_BYTE", bytesOf(texels)});
    gl.call("glEnable", {"GL_DEPTH_TEST"});
    gl.call("glClear", {"GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT"});
    return gl.uniform(program, "depth");
}

/// `depth` 0 … 1.
void drawAt(Recorder& gl, int uniform, double depth)
{
    gl.call("glUniform1f", {uniform, 2 * depth - 1});
    gl.call("glDrawArrays", {"GL_TRIANGLES", 0, 3});
}

template <typename Record>
void write(const QString& path, const captures::Knobs& knobs, const Record& record)
{
    auto writer = captures::CaptureWriter::create(path.toStdString());
    CORE_CHECK(writer.hasValue(), "a test can't write a capture");
    Recorder gl(**writer);
    record(gl);
    gl.present();
    CORE_CHECK(gl.result().hasValue() && (*writer)->setKnobs(knobs).hasValue() && (*writer)->finish().hasValue(),
               "a test can't write a capture");
}

} // namespace

void writeHiddenScene(const QString& path, const captures::Knobs& knobs)
{
    write(path, knobs, [](Recorder& gl) {
        const int depth = setUp(gl, 64, 64, kBelowOne, 4, std::vector<std::uint8_t>(16, 255));
        drawAt(gl, depth, 0.4);
        drawAt(gl, depth, 0.6);
    });
}

void writeSmokeScene(const QString& path, const captures::Knobs& knobs)
{
    write(path, knobs, [](Recorder& gl) {
        std::vector<std::uint8_t> alphas;
        for (int i = 0; i < 16; ++i)
            alphas.push_back(static_cast<std::uint8_t>(51 + i * 204 / 15)); // .2 … 1
        const int depth = setUp(gl, 64, 64, kBelowHalf, 4, alphas);
        drawAt(gl, depth, 0.4);
        drawAt(gl, depth, 0.6);
    });
}

void writeHalvesScene(const QString& path, const captures::Knobs& knobs)
{
    write(path, knobs, [](Recorder& gl) {
        std::vector<std::uint8_t> alphas;
        for (int i = 0; i < 8 * 8; ++i)
            alphas.push_back(i % 8 < 4 ? 0 : 255);
        const int depth = setUp(gl, 32, 16, kBelowHalf, 8, alphas);
        gl.call("glEnable", {"GL_SCISSOR_TEST"});
        gl.call("glScissor", {0, 0, 16, 8});
        drawAt(gl, depth, 0.4);
    });
}

} // namespace vitrine::test
