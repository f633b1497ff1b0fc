// SPDX-License-Identifier: Apache-2.0
#include "tests/spec/one/mixed_scene.h"

#include "captures/samples/shapes.h"

namespace vitrine::test {

namespace {

using captures::Argument;
using captures::bytesOf;
using captures::samples::Recorder;

constexpr int kSide = 64;

constexpr const char* kVertex = R"(attribute vec3 position;
varying vec2 place;
void main()
{
    place = position.xy * 0.5 + 0.5;
    gl_Position = vec4(position, 1.0);
}
)";
constexpr const char* kTextured = R"(precision mediump float;
uniform sampler2D image;
varying vec2 place;
void main() { gl_FragColor = texture2D(image, place * 3.0); }
)";
constexpr const char* kSprite = R"(precision mediump float;
uniform sampler2D image;
varying vec2 place;
void main()
{
    if (mod(floor(gl_FragCoord.x), 2.0) > 0.5)
        discard;
    gl_FragColor = texture2D(image, place).bgra;
}
)";
constexpr const char* kBlended = R"(precision mediump float;
varying vec2 place;
void main() { gl_FragColor = vec4(place, 0.25, 0.5); }
)";

float clip(int pixel)
{
    return static_cast<float>(pixel) / (kSide / 2) - 1;
}

void append(std::vector<float>& vertices, int x, int y, float depth)
{
    vertices.insert(vertices.end(), {clip(x), clip(y), depth});
}

void appendRectangle(std::vector<float>& vertices, int left, int bottom, int side)
{
    for (const auto& [x, y] : {std::pair{0, 0}, {side, 0}, {0, side}, {0, side}, {side, 0}, {side, side}})
        append(vertices, left + x, bottom + y, -0.9f);
}

void makeImage(Recorder& gl)
{
    std::vector<std::uint8_t> texels;
    for (int i = 0; i < 16 * 16; ++i)
        texels.insert(texels.end(), {static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(i * 7),
                                     static_cast<std::uint8_t>(255 - i), 255});
    (void)gl.makeTexture("GL_LINEAR", "GL_LINEAR");
    gl.call("glTexImage2D", {"GL_TEXTURE_2D", 0, "GL_RGBA", 16, 16, 0, "GL_RGBA", "GL_UNSIGNED_BYTE", bytesOf(texels)});
}

void record(Recorder& gl)
{
    gl.openWindow(kSide, kSide);
    const int textured = gl.makeProgram(kVertex, kTextured, {"position"});
    const int sprite = gl.makeProgram(kVertex, kSprite, {"position"});
    const int blended = gl.makeProgram(kVertex, kBlended, {"position"});
    std::vector<float> vertices;
    for (int i = 0; i < 3; ++i) { // overlapping, the later ones behind the first
        append(vertices, 4 + 8 * i, 4, 0.2f * static_cast<float>(i));
        append(vertices, 40 + 8 * i, 8, 0.1f);
        append(vertices, 12 + 4 * i, 60, 0.3f);
    }
    appendRectangle(vertices, 16, 16, 32);
    appendRectangle(vertices, 40, 4, 16);
    (void)gl.makeBuffer(vertices);
    captures::samples::useAttribute(gl, 0, 3, 3, 0);
    makeImage(gl);
    gl.call("glEnable", {"GL_DEPTH_TEST"});
    gl.call("glEnable", {"GL_STENCIL_TEST"});
    gl.call("glStencilOp", {"GL_KEEP", "GL_INCR", "GL_INCR"});
    gl.call("glClear", {"GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT"});
    gl.call("glUseProgram", {textured});
    for (int i = 0; i < 3; ++i)
        gl.call("glDrawArrays", {"GL_TRIANGLES", 3 * i, 3});
    // Changes nothing: something that may be damaged between two draws.
    gl.call("glBufferSubData",
            {"GL_ARRAY_BUFFER", 0, static_cast<int>(vertices.size() * sizeof(float)), bytesOf(vertices)});
    gl.call("glUseProgram", {sprite});
    gl.call("glDrawArrays", {"GL_TRIANGLES", 9, 6});
    gl.call("glEnable", {"GL_BLEND"});
    gl.call("glBlendFunc", {"GL_SRC_ALPHA", "GL_ONE_MINUS_SRC_ALPHA"});
    gl.call("glUseProgram", {blended});
    gl.call("glDepthFunc", {"GL_ALWAYS"});
    gl.call("glDrawArrays", {"GL_TRIANGLES", 15, 6});
    gl.present();
}

} // namespace

MixedScene::MixedScene(const captures::Knobs& knobs)
{
    auto writer = captures::CaptureWriter::create(path().toStdString());
    CORE_CHECK(writer.hasValue(), "a test can't write a capture");
    Recorder gl(**writer);
    record(gl);
    CORE_CHECK(gl.result().hasValue() && (*writer)->setKnobs(knobs).hasValue() && (*writer)->finish().hasValue(),
               "a test can't write a capture");
}

std::unique_ptr<captures::CaptureReader> MixedScene::open() const
{
    auto reader = captures::CaptureReader::open(path().toStdString());
    return reader ? std::move(*reader) : nullptr;
}

std::uint64_t positionOf(const captures::CaptureReader& capture, std::uint32_t draw)
{
    for (const core::ActionEntry& action : capture.actions())
        if (action.kind == core::ActionKind::Draw && action.draw == draw)
            return action.callIndex;
    return capture.callCount();
}

} // namespace vitrine::test
