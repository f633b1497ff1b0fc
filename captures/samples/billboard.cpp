// SPDX-License-Identifier: Apache-2.0
#include "captures/samples/pictures.h"
#include "captures/samples/scenes.h"
#include "captures/samples/shapes.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace vitrine::captures::samples {
namespace {

constexpr int kSide = 64;
constexpr int kStripe = 16;                           // texels from one arrow to the next
constexpr double kHalfWidth = 14, kHalfHeight = 10;   // of the board without its rounded rim
constexpr double kOpaqueRadius = 5, kOuterRadius = 8; // of the rim

constexpr Color kSky = fromBytes(120, 160, 220);
constexpr Color kRoad = fromBytes(88, 92, 104);

/// Arrows that point to the right, on a board with round corners and a soft rim.
Texel boardTexel(int x, int y)
{
    const double right = std::abs(x - (kSide - 1) / 2.0), up = std::abs(y - (kSide - 1) / 2.0);
    const double beyondX = std::max(right - kHalfWidth, 0.0), beyondY = std::max(up - kHalfHeight, 0.0);
    const double radius = std::sqrt(beyondX * beyondX + beyondY * beyondY);
    const int along = x + kSide - std::min(y, kSide - 1 - y);
    const Color color = along / (kStripe / 2) % 2 == 0 ? kCoral : kCream;
    if (radius <= kOpaqueRadius)
        return texelOf(color, 255);
    if (radius >= kOuterRadius)
        return texelOf(color, 0);
    return texelOf(color, static_cast<int>((kOuterRadius - radius) / (kOuterRadius - kOpaqueRadius) * 255 + 0.5));
}

/// Turned by a triangle of sides 3, 4 and 5; 4 wide and 2 high.
Picture board(float x, float distance)
{
    return inSpace(perspective(2.0f, 0.5f, 20.0f) * translation(x, 0, -distance) * aboutY(0.6f, 0.8f) *
                   scaling(2, 1, 1));
}

constexpr const char* kBoth = "GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT";
constexpr int kBoards = 3, kSkyPlace = 3, kRoadPlace = 4;

} // namespace

void recordBillboard(Recorder& gl)
{
    gl.openWindow(kWidth, kHeight);
    const PictureProgram cutout = makeCutoutProgram(gl);
    const PictureProgram backdrop = makeBackdropProgram(gl);
    usePictures(gl, {board(0, 4), board(1.6f, 6), board(4, 9), onWindow(0, 96, kWidth, 144, 0.999f),
                     onWindow(0, 0, kWidth, 96, 0.999f)});
    (void)gl.makeTexture("GL_NEAREST", "GL_NEAREST");
    upload(gl, kSide, boardTexel);
    gl.call("glEnable", {"GL_DEPTH_TEST"});
    const auto drawBackground = [&] {
        gl.pushMarker("Sky and road behind");
        drawPicture(gl, backdrop, kSky, kSkyPlace);
        drawPicture(gl, backdrop, kRoad, kRoadPlace);
        gl.popMarker();
    };

    clearTo(gl, kNight, kBoth);
    gl.pushMarker("A billboard, turned away: a tile of the window is no square of the texture");
    drawPicture(gl, cutout, fromBytes(255, 255, 255), 0);
    gl.popMarker();
    drawBackground();
    gl.present();

    clearTo(gl, kNight, kBoth);
    gl.pushMarker("Three in a row, from the front to the back");
    for (int i = 0; i < kBoards; ++i)
        drawPicture(gl, cutout, std::array{fromBytes(255, 255, 255), kAmber, kTeal}[static_cast<std::size_t>(i)], i);
    gl.popMarker();
    drawBackground();
    gl.present();
}

} // namespace vitrine::captures::samples
