// SPDX-License-Identifier: Apache-2.0
#include "captures/samples/pictures.h"
#include "captures/samples/scenes.h"
#include "captures/samples/shapes.h"

#include <algorithm>

namespace vitrine::captures::samples {
namespace {

constexpr const char* kThinningShader =
    R"(// The older a puff, the higher the opacity that it needs to be there: it dissolves from its rim.
precision highp float;
uniform sampler2D image;
uniform vec4 tint;
uniform float least;
varying vec2 place;

void main()
{
    vec4 texel = texture2D(image, place);
    if (texel.a < least)
        discard;
    gl_FragColor = vec4(texel.rgb * tint.rgb, 1.0);
}
)";

constexpr const char* kSoftShader = R"(// Blended: only what would change nothing is discarded.
precision highp float;
uniform sampler2D image;
uniform vec4 tint;
varying vec2 place;

void main()
{
    vec4 texel = texture2D(image, place);
    if (texel.a <= 0.0)
        discard;
    gl_FragColor = texel * tint;
}
)";

constexpr int kSide = 64;
constexpr int kPuffs = 16;
constexpr Color kDawn = fromBytes(235, 170, 140);
constexpr Color kBrick = fromBytes(140, 72, 60);

struct Lump {
    double x, y, radius;
};
constexpr std::array<Lump, 6> kLumps{
    {{32, 32, 20}, {20, 27, 14}, {43, 26, 15}, {26, 43, 14}, {40, 42, 13}, {32, 18, 12}}};

/// Lumps add up, and end at what is opaque. Lighter at the top.
Texel smokeTexel(int x, int y)
{
    double density = 0;
    for (const Lump& lump : kLumps) {
        const double right = x + 0.5 - lump.x, up = y + 0.5 - lump.y;
        const double inside = std::max(1 - (right * right + up * up) / (lump.radius * lump.radius), 0.0);
        density += inside * inside;
    }
    const int light = 150 + y + y / 2;
    return texelOf(fromBytes(light, light, light), static_cast<int>(std::min(density, 1.0) * 255 + 0.5));
}

constexpr std::array<float, 6> kSway{0, 14, -10, 6, -14, 10}; // pixels to the right

/// Older ones are higher, larger, further away and blown to the right.
Picture puff(int age)
{
    const auto t = static_cast<float>(age);
    const float size = 32 + 4 * t, sway = kSway[static_cast<std::size_t>(age) % kSway.size()];
    return onWindow(74 + 9 * t + sway - size / 2, 70 + 7.5f * t - size / 2, size, size, -0.8f + 0.1f * t);
}

Color tintOf(int age, float opacity)
{
    const int light = 120 + 8 * age;
    return fromBytes(light, light, light + 6, opacity);
}

constexpr const char* kBoth = "GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT";
constexpr int kChimney = kPuffs, kSkyPlace = kPuffs + 1;

std::vector<Picture> puffsAndChimney()
{
    std::vector<Picture> pictures;
    for (int age = 0; age < kPuffs; ++age)
        pictures.push_back(puff(age));
    pictures.push_back(onWindow(56, 0, 36, 72, 0.85f));
    pictures.push_back(onWindow(0, 0, kWidth, kHeight, 0.95f));
    return pictures;
}

void drawBackground(Recorder& gl, const PictureProgram& backdrop)
{
    gl.pushMarker("The chimney, the sky");
    drawPicture(gl, backdrop, kBrick, kChimney);
    drawPicture(gl, backdrop, kDawn, kSkyPlace);
    gl.popMarker();
}

} // namespace

void recordSmoke(Recorder& gl)
{
    gl.openWindow(kWidth, kHeight);
    const PictureProgram thinning = makePictureProgram(gl, kThinningShader);
    const int least = gl.uniform(thinning.program, "least");
    const PictureProgram soft = makePictureProgram(gl, kSoftShader);
    const PictureProgram backdrop = makeBackdropProgram(gl);
    usePictures(gl, puffsAndChimney());
    (void)gl.makeTexture("GL_LINEAR", "GL_LINEAR");
    upload(gl, kSide, smokeTexel);
    gl.call("glEnable", {"GL_DEPTH_TEST"});
    gl.call("glBlendFunc", {"GL_SRC_ALPHA", "GL_ONE_MINUS_SRC_ALPHA"});

    clearTo(gl, kNight, kBoth);
    gl.pushMarker("Sixteen puffs, from the front to the back: there or not");
    for (int age = 0; age < kPuffs; ++age) {
        gl.call("glUseProgram", {thinning.program});
        gl.call("glUniform1f", {least, (4 + age) / 32.0});
        drawPicture(gl, thinning, tintOf(age, 1), age);
    }
    gl.popMarker();
    drawBackground(gl, backdrop);
    gl.present();

    clearTo(gl, kNight, kBoth);
    drawBackground(gl, backdrop);
    gl.pushMarker("The same, from the back to the front: blended, no depth written");
    gl.call("glEnable", {"GL_BLEND"});
    gl.call("glDepthMask", {0});
    for (int age = kPuffs; age-- > 0;)
        drawPicture(gl, soft, tintOf(age, 0.75f), age);
    gl.call("glDepthMask", {1});
    gl.call("glDisable", {"GL_BLEND"});
    gl.popMarker();
    gl.present();
}

} // namespace vitrine::captures::samples
