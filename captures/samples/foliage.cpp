// SPDX-License-Identifier: Apache-2.0
#include "captures/samples/pictures.h"
#include "captures/samples/scenes.h"
#include "captures/samples/shapes.h"

#include <algorithm>
#include <cmath>

namespace vitrine::captures::samples {
namespace {

constexpr int kSide = 64;
constexpr int kParts = 4; // of a texel along each side, to find how much of it a leaf covers

constexpr Color kGrass = fromBytes(96, 150, 70);
constexpr Color kSpring = fromBytes(150, 196, 84);
constexpr Color kShade = fromBytes(58, 116, 72);
constexpr Color kSky = fromBytes(150, 196, 235);
constexpr Color kEarth = fromBytes(122, 100, 74);

/// Pointed at both ends. The direction along it is of length 1.
struct Leaf {
    double x, y;
    double alongX, alongY;
    double halfLength, halfWidth;
    Color color;

    [[nodiscard]] bool covers(double atX, double atY) const
    {
        const double along = (atX - x) * alongX + (atY - y) * alongY;
        const double across = (atY - y) * alongX - (atX - x) * alongY;
        return std::abs(across) < halfWidth * (1 - along * along / (halfLength * halfLength)) &&
               std::abs(along) < halfLength;
    }
};
const std::array<Leaf, 5> kLeaves{{{20, 22, 0.8, 0.6, 19, 9, kGrass},
                                   {46, 46, 0.6, 0.8, 17, 8.5, kSpring},
                                   {17, 48, 0.8, -0.6, 15, 7, kShade},
                                   {48, 17, -0.6, 0.8, 16, 7.5, kShade},
                                   {33, 58, 1, 0, 8, 4.5, kSpring}}};

/// The uppermost leaf's color as far as any leaf covers the texel; the color alone goes on beyond, so that filters find
/// no other one at the rim.
Texel leafTexel(int x, int y)
{
    int covered = 0;
    const Leaf* upper = nullptr;
    for (int part = 0; part < kParts * kParts; ++part) {
        const double atX = x + (part % kParts + 0.5) / kParts, atY = y + (part / kParts + 0.5) / kParts;
        const auto leaf = std::ranges::find_if(kLeaves, [&](const Leaf& each) { return each.covers(atX, atY); });
        if (leaf == kLeaves.end())
            continue;
        ++covered;
        upper = &*leaf;
    }
    return texelOf(upper ? upper->color : kGrass, covered * 255 / (kParts * kParts));
}

/// Along a lane that leads away from the camera, twelve times the texture long; `side` −1 (left) or 1.
Picture hedge(float side, float distance)
{
    constexpr Matrix kAway{0, 0, -1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1}; // what is right leads into the picture
    constexpr float kHalfLength = 6, kHalfHeight = 0.5f;
    return inSpace(perspective(2.0f, 0.5f, 20.0f) * translation(side * distance, -0.1f, -1.0f - kHalfLength) * kAway *
                       scaling(kHalfLength, kHalfHeight, 1),
                   12);
}

constexpr const char* kBoth = "GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT";
constexpr int kBranch = 0, kHedges = 1, kSkyPlace = 5, kGroundPlace = 6, kWholeSky = 7;
constexpr int kHedgeCount = 4;

void useScene(Recorder& gl)
{
    usePictures(gl, {onWindow(64, 24, 192, 192, -0.5f), hedge(-1, 0.6f), hedge(1, 0.6f), hedge(-1, 0.8f),
                     hedge(1, 0.8f), onWindow(0, 120, kWidth, 120, 0.999f), onWindow(0, 0, kWidth, 120, 0.999f),
                     onWindow(0, 0, kWidth, kHeight, 0.999f)});
    (void)gl.makeTexture("GL_NEAREST", "GL_NEAREST");
    for (const char* direction : {"GL_TEXTURE_WRAP_S", "GL_TEXTURE_WRAP_T"})
        gl.call("glTexParameteri", {"GL_TEXTURE_2D", direction, "GL_REPEAT"});
    upload(gl, kSide, leafTexel);
    gl.call("glGenerateMipmap", {"GL_TEXTURE_2D"});
    gl.call("glEnable", {"GL_DEPTH_TEST"});
}

} // namespace

void recordFoliage(Recorder& gl)
{
    gl.openWindow(kWidth, kHeight);
    const PictureProgram cutout = makeCutoutProgram(gl);
    const PictureProgram backdrop = makeBackdropProgram(gl);
    useScene(gl);

    clearTo(gl, kNight, kBoth);
    gl.pushMarker("Five leaves: most of a texture is clear, one way or the other");
    drawPicture(gl, cutout, fromBytes(255, 255, 255), kBranch);
    gl.popMarker();
    gl.pushMarker("The sky behind them");
    drawPicture(gl, backdrop, kSky, kWholeSky);
    gl.popMarker();
    gl.present();

    clearTo(gl, kNight, kBoth);
    gl.call("glTexParameteri", {"GL_TEXTURE_2D", "GL_TEXTURE_MIN_FILTER", "GL_LINEAR_MIPMAP_LINEAR"});
    gl.call("glTexParameteri", {"GL_TEXTURE_2D", "GL_TEXTURE_MAG_FILTER", "GL_LINEAR"});
    gl.pushMarker("Four hedges: smaller levels of the texture have fewer clear texels");
    for (int i = 0; i < kHedgeCount; ++i)
        drawPicture(gl, cutout, i < 2 ? fromBytes(255, 255, 255) : fromBytes(170, 180, 190), kHedges + i);
    gl.popMarker();
    gl.pushMarker("Sky and ground behind them");
    drawPicture(gl, backdrop, kSky, kSkyPlace);
    drawPicture(gl, backdrop, kEarth, kGroundPlace);
    gl.popMarker();
    gl.present();
}

} // namespace vitrine::captures::samples
