// SPDX-License-Identifier: Apache-2.0
#include "captures/samples/scenes.h"
#include "captures/samples/shapes.h"

namespace vitrine::captures::samples {
namespace {

constexpr const char* kVertexShader = R"(attribute vec2 position;
uniform vec4 place;                    // middle and half size
varying vec2 spot;                     // -1 … 1 over the rectangle

void main()
{
    spot = position;
    gl_Position = vec4(position * place.zw + place.xy, 0.0, 1.0);
}
)";

constexpr const char* kPlainShader = R"(// Needs no plugin.
precision mediump float;
uniform vec4 color;

void main()
{
    gl_FragColor = color;
}
)";

constexpr const char* kPaletteShader = R"(// The unit of plugins/palette turns a height into a color.
#extension GL_VITRINE_fixed_function : require
precision mediump float;
varying vec2 spot;

void main()
{
    gl_FragColor = ffPalette(spot.y * 0.5 + 0.5);
}
)";

constexpr const char* kRimShader = R"(// A ball on a rectangle; the unit of plugins/fresnel lights its rim.
#extension GL_VITRINE_fixed_function : require
precision mediump float;
uniform vec4 color;
varying vec2 spot;

void main()
{
    float height = 1.0 - dot(spot, spot);
    if (height < 0.0)
        discard;
    gl_FragColor = ffFresnel(vec3(spot, sqrt(height)), vec3(0.0, 0.0, 1.0), color);
}
)";

struct Place {
    double x, y, halfWidth, halfHeight;
};
constexpr Place kEverywhere{0, 0, 1, 1};
constexpr Place kCard{-0.6, -0.6, 0.25, 0.25};
constexpr Place kBall{0.1, 0.05, 0.5625, 0.75};

/// A program and where its uniforms are.
struct Part {
    int program, place, color;
};

Part makePart(Recorder& gl, const char* fragmentShader, bool hasColor)
{
    const int program = gl.makeProgram(kVertexShader, fragmentShader, {"position"});
    return {program, gl.uniform(program, "place"), hasColor ? gl.uniform(program, "color") : -1};
}

void draw(Recorder& gl, const Part& part, const Place& place, const Color& color)
{
    gl.call("glUseProgram", {part.program});
    gl.call("glUniform4f", {part.place, place.x, place.y, place.halfWidth, place.halfHeight});
    if (part.color >= 0)
        gl.call("glUniform4f", {part.color, color[0], color[1], color[2], color[3]});
    gl.call("glDrawArrays", {"GL_TRIANGLE_STRIP", 0, 4});
}

/// Parameters of a unit are uniforms of the programs that call it.
void setPalette(Recorder& gl, int program, int colors)
{
    std::vector<float> numbers;
    for (const Color& color : {kNight, kBlue, kAmber, kCream})
        numbers.insert(numbers.end(), color.begin(), color.end());
    gl.call("glUseProgram", {program});
    gl.call("glUniform4fv", {colors, 4, listOf(numbers)});
}

} // namespace

void recordRimAndPalette(Recorder& gl)
{
    gl.openWindow(kWidth, kHeight);
    const Part plain = makePart(gl, kPlainShader, true);
    const Part palette = makePart(gl, kPaletteShader, false);
    const Part ball = makePart(gl, kRimShader, true);
    const int bands = gl.uniform(palette.program, "ff_Palette.bands");
    const int colors = gl.uniform(palette.program, "ff_Palette.colors[0]");
    const int rim = gl.uniform(ball.program, "ff_Fresnel.rim");
    const int sharpness = gl.uniform(ball.program, "ff_Fresnel.sharpness");
    (void)gl.makeBuffer({-1, -1, 1, -1, -1, 1, 1, 1});
    useAttribute(gl, 0, 2, 2, 0);

    clearTo(gl, kNight, "GL_COLOR_BUFFER_BIT");
    gl.pushMarker("A card, drawn without plugins");
    draw(gl, plain, kCard, kCoral);
    gl.popMarker();
    gl.present();

    setPalette(gl, palette.program, colors);
    for (const bool hasBands : {false, true}) {
        clearTo(gl, kNight, "GL_COLOR_BUFFER_BIT");
        gl.pushMarker(hasBands ? "The Palette unit: four bands" : "The Palette unit: a gradient");
        gl.call("glUseProgram", {palette.program});
        gl.call("glUniform1i", {bands, hasBands ? 1 : 0});
        draw(gl, palette, kEverywhere, {});
        gl.popMarker();
        gl.pushMarker("The Fresnel unit: a ball with a rim");
        gl.call("glUseProgram", {ball.program});
        const Color& light = hasBands ? kLilac : kCream;
        gl.call("glUniform1i", {sharpness, 2});
        gl.call("glUniform4f", {rim, light[0], light[1], light[2], 1.0});
        draw(gl, ball, kBall, kTeal);
        gl.popMarker();
        draw(gl, plain, kCard, kCoral);
        gl.present();
    }
}

} // namespace vitrine::captures::samples
