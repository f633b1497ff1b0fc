// SPDX-License-Identifier: Apache-2.0
#include "captures/samples/pictures.h"
#include "captures/samples/scenes.h"
#include "captures/samples/shapes.h"

#include <cmath>

namespace vitrine::captures::samples {
namespace {

constexpr const char* kOpacityShader = R"(// Opacity as a shade of gray.
precision highp float;
uniform sampler2D image;
varying vec2 place;

void main()
{
    gl_FragColor = vec4(vec3(texture2D(image, place).a), 1.0);
}
)";

constexpr const char* kClassShader = R"(// What can be said of a texel before anything is drawn.
precision highp float;
uniform sampler2D image;
varying vec2 place;

void main()
{
    float opacity = texture2D(image, place).a;
    vec4 color = vec4(0.937, 0.424, 0.341, 1.0);         // in between: a program has to look
    if (opacity == 0.0)
        color = vec4(0.094, 0.118, 0.165, 1.0);          // transparent
    if (opacity == 1.0)
        color = vec4(0.957, 0.933, 0.871, 1.0);          // opaque
    gl_FragColor = color;
}
)";

constexpr int kSide = 64;
constexpr double kOpaqueRadius = 15, kOuterRadius = 27; // in texels; opacity falls in between

Texel discTexel(int x, int y)
{
    const double right = x - (kSide - 1) / 2.0, up = y - (kSide - 1) / 2.0;
    const double radius = std::sqrt(right * right + up * up);
    if (radius <= kOpaqueRadius)
        return texelOf(kCream, 255);
    if (radius >= kOuterRadius)
        return texelOf(kNight, 0);
    const double opacity = (kOuterRadius - radius) / (kOuterRadius - kOpaqueRadius);
    return texelOf(kAmber, static_cast<int>(opacity * 255 + 0.5));
}

constexpr std::array<Color, 9> kTints{kCream, kCoral, kTeal, kLilac, kCream, kBlue, kCoral, kTeal, kCream};

/// Whole texels are 2 pixels wide in the tables of nine and in the pair, 3 in the one.
std::vector<Picture> discsAndWall()
{
    std::vector<Picture> pictures{onWindow(16, 56, 128, 128, 0), onWindow(176, 56, 128, 128, 0),
                                  onWindow(64, 24, 192, 192, -0.5f)};
    for (int i = 0; i < 9; ++i) {
        const auto column = static_cast<float>(i % 3), row = static_cast<float>(i / 3);
        pictures.push_back(onWindow(96 * column, 56 * row, 128, 128, -0.8f + 0.15f * static_cast<float>(i)));
    }
    pictures.push_back(onWindow(0, 0, kWidth, kHeight, 0.9f));
    return pictures;
}
constexpr int kPair = 0, kOne = 2, kNine = 3, kWall = 12;

void drawWall(Recorder& gl, const PictureProgram& backdrop, const char* label)
{
    gl.pushMarker(label);
    drawPicture(gl, backdrop, kBlue, kWall);
    gl.popMarker();
}

} // namespace

void recordDisc(Recorder& gl)
{
    constexpr const char* kBoth = "GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT";
    gl.openWindow(kWidth, kHeight);
    const PictureProgram opacity = makePictureProgram(gl, kOpacityShader);
    const PictureProgram classes = makePictureProgram(gl, kClassShader);
    const PictureProgram cutout = makeCutoutProgram(gl);
    const PictureProgram backdrop = makeBackdropProgram(gl);
    usePictures(gl, discsAndWall());
    (void)gl.makeTexture("GL_NEAREST", "GL_NEAREST");
    upload(gl, kSide, discTexel);
    gl.call("glEnable", {"GL_DEPTH_TEST"});

    clearTo(gl, kBlue, kBoth);
    gl.pushMarker("Opacity of the texture: an opaque disc, a ring, a transparent surround");
    drawPicture(gl, opacity, {}, kPair);
    gl.popMarker();
    gl.pushMarker("Classes of its texels: opaque, ambiguous, transparent");
    drawPicture(gl, classes, {}, kPair + 1);
    gl.popMarker();
    gl.present();

    clearTo(gl, kNight, kBoth);
    gl.pushMarker("Cut out by its opacity: a texel is three pixels wide");
    drawPicture(gl, cutout, kCream, kOne);
    gl.popMarker();
    drawWall(gl, backdrop, "The wall behind it");
    gl.present();

    clearTo(gl, kNight, kBoth);
    gl.pushMarker("Nine discs, from the front to the back");
    for (int i = 0; i < 9; ++i)
        drawPicture(gl, cutout, kTints[static_cast<std::size_t>(i)], kNine + i);
    gl.popMarker();
    drawWall(gl, backdrop, "The wall behind them");
    gl.present();
}

} // namespace vitrine::captures::samples
