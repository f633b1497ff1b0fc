// SPDX-License-Identifier: Apache-2.0
#include "captures/samples/pictures.h"
#include "captures/samples/scenes.h"
#include "captures/samples/shapes.h"

namespace vitrine::captures::samples {
namespace {

constexpr const char* kLayerShader = R"(// Some work for every fragment that is shaded.
precision highp float;
uniform sampler2D image;
uniform vec4 tint;
varying vec2 place;

void main()
{
    vec4 texel = texture2D(image, place);
#ifdef CUTOUT
    if (texel.a < 0.5)                              // never: the texture is opaque all over
        discard;
#endif
    vec2 away = place - vec2(0.625, 0.46875);      // from the middle of the window
    gl_FragColor = vec4(texel.rgb * tint.rgb * (1.0 - dot(away, away)), 1.0);
}
)";

constexpr int kSide = 64;
constexpr int kWeave = 8; // texels from one thread to the next
constexpr int kLayers = 8;
constexpr std::array<Color, kLayers> kTints{kCream, kAmber, kCoral, kLilac, kBlue, kTeal, kCream, kAmber};

/// Basket work, opaque all over.
Texel wovenTexel(int x, int y)
{
    const bool isOver = (x / kWeave + y / kWeave) % 2 == 0;
    const int across = (isOver ? y : x) % kWeave;
    const int light = 255 - 12 * (across < kWeave / 2 ? kWeave / 2 - across : across - kWeave / 2 + 1);
    return texelOf(fromBytes(light, light, isOver ? light : light - 40));
}

/// Over the whole window, its right edge a little further away; higher numbers are behind.
Picture layer(int number)
{
    const float depth = -0.9f + 0.2f * static_cast<float>(number);
    Picture picture = onWindow(0, 0, kWidth, kHeight, depth);
    for (const std::size_t right : {1, 3}) {
        picture[right].position[2] += 0.1f;
        picture[right].u = 1.25f;
    }
    picture[2].v = picture[3].v = 0.9375f; // a texel is 4 by 4 pixels
    return picture;
}

} // namespace

void recordOverdrawEightLayers(Recorder& gl)
{
    gl.openWindow(kWidth, kHeight);
    const PictureProgram plain = makePictureProgram(gl, kLayerShader);
    const PictureProgram cutout = makePictureProgram(gl, ("#define CUTOUT\n" + std::string(kLayerShader)).c_str());
    std::vector<Picture> layers;
    for (int number = 0; number < kLayers; ++number)
        layers.push_back(layer(number));
    usePictures(gl, layers);
    (void)gl.makeTexture("GL_NEAREST", "GL_NEAREST");
    for (const char* direction : {"GL_TEXTURE_WRAP_S", "GL_TEXTURE_WRAP_T"})
        gl.call("glTexParameteri", {"GL_TEXTURE_2D", direction, "GL_REPEAT"});
    upload(gl, kSide, wovenTexel);
    gl.call("glEnable", {"GL_DEPTH_TEST"});

    for (const bool isCutOut : {false, true}) {
        clearTo(gl, kNight, "GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT");
        gl.pushMarker(isCutOut
                          ? "The same by a program that may discard, though it never does: depth is tested after it"
                          : "Eight layers over the whole window, from the front to the back: seven are hidden");
        for (int number = 0; number < kLayers; ++number)
            drawPicture(gl, isCutOut ? cutout : plain, kTints[static_cast<std::size_t>(number)], number);
        gl.popMarker();
        gl.present();
    }
}

} // namespace vitrine::captures::samples
