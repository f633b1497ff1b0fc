// SPDX-License-Identifier: Apache-2.0
#include "captures/samples/scenes.h"
#include "captures/samples/shapes.h"

namespace vitrine::captures::samples {
namespace {

constexpr const char* kVertexShader = R"(// Runs once per vertex.
attribute vec2 position;
attribute vec3 color;
varying vec3 tint;
varying vec2 place;

void main()
{
    tint = color;                      // what lies between the vertices is interpolated by the hardware
    place = position * 0.5 + 0.5;      // the window's corners are the texture's corners
    gl_Position = vec4(position, 0.0, 1.0);
}
)";

constexpr const char* kColorShader = R"(// Runs once per pixel that the triangle covers.
precision mediump float;
varying vec3 tint;

void main()
{
    gl_FragColor = vec4(tint, 1.0);
}
)";

constexpr const char* kTextureShader = R"(// The same triangle, its color fetched from a texture.
precision mediump float;
uniform sampler2D image;
varying vec2 place;

void main()
{
    gl_FragColor = texture2D(image, place);
}
)";

constexpr int kSide = 8;

/// A checkerboard of 8 × 8 texels.
std::vector<std::uint8_t> checkerboard()
{
    std::vector<std::uint8_t> texels;
    for (int y = 0; y < kSide; ++y) {
        for (int x = 0; x < kSide; ++x) {
            const Color color = (x + y) % 2 == 0 ? kCream : kBlue;
            for (const float channel : color)
                texels.push_back(static_cast<std::uint8_t>(channel * 255.0f + 0.5f));
        }
    }
    return texels;
}

void append(std::vector<float>& vertices, float x, float y, const Color& color)
{
    vertices.insert(vertices.end(), {x, y, color[0], color[1], color[2]});
}

} // namespace

void recordTriangle(Recorder& gl)
{
    gl.openWindow(kWidth, kHeight);
    const int colored = gl.makeProgram(kVertexShader, kColorShader, {"position", "color"});
    const int textured = gl.makeProgram(kVertexShader, kTextureShader, {"position", "color"});
    std::vector<float> vertices;
    append(vertices, -0.75f, -0.75f, kTeal);
    append(vertices, 0.75f, -0.75f, kCoral);
    append(vertices, 0.0f, 0.75f, kAmber);
    (void)gl.makeBuffer(vertices);
    useAttribute(gl, 0, 2, 5, 0);
    useAttribute(gl, 1, 3, 5, 2);
    (void)gl.makeTexture("GL_NEAREST", "GL_NEAREST");
    gl.call("glTexImage2D",
            {"GL_TEXTURE_2D", 0, "GL_RGBA", kSide, kSide, 0, "GL_RGBA", "GL_UNSIGNED_BYTE", bytesOf(checkerboard())});

    gl.pushMarker("A clear: every pixel gets one color");
    clearTo(gl, kNight, "GL_COLOR_BUFFER_BIT");
    gl.popMarker();
    gl.present();

    clearTo(gl, kNight, "GL_COLOR_BUFFER_BIT");
    gl.pushMarker("A triangle: three colors, interpolated");
    gl.call("glUseProgram", {colored});
    gl.call("glDrawArrays", {"GL_TRIANGLES", 0, 3});
    gl.popMarker();
    gl.present();

    clearTo(gl, kNight, "GL_COLOR_BUFFER_BIT");
    gl.pushMarker("The same triangle with a texture");
    gl.call("glUseProgram", {textured});
    gl.call("glUniform1i", {gl.uniform(textured, "image"), 0});
    gl.call("glDrawArrays", {"GL_TRIANGLES", 0, 3});
    gl.popMarker();
    gl.present();
}

} // namespace vitrine::captures::samples
