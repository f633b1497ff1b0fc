// SPDX-License-Identifier: Apache-2.0
#include "captures/samples/scenes.h"
#include "captures/samples/shapes.h"

namespace vitrine::captures::samples {
namespace {

constexpr const char* kBoth = "GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT";

// Cards from the farthest to the nearest, then panes of glass before them.
enum : int { kFarCard, kMiddleCard, kNearCard, kFarPane, kNearPane };

void drawAll(Recorder& gl, const char* label, std::initializer_list<int> cards)
{
    gl.pushMarker(label);
    for (const int card : cards)
        drawCard(gl, card);
    gl.popMarker();
}

} // namespace

void recordDepthAndBlending(Recorder& gl)
{
    gl.openWindow(kWidth, kHeight);
    useCards(gl, {{30, 96, 180, 212, 0.6f, kAmber},
                  {90, 62, 240, 172, 0.3f, kTeal},
                  {160, 24, 290, 130, 0.0f, kCoral},
                  {60, 40, 220, 140, -0.3f, withAlpha(kLilac, 0.5f)},
                  {130, 80, 270, 190, -0.6f, withAlpha(kBlue, 0.5f)}});
    gl.call("glBlendFunc", {"GL_SRC_ALPHA", "GL_ONE_MINUS_SRC_ALPHA"});

    clearTo(gl, kNight, kBoth);
    drawAll(gl, "Wrong: near cards first, no depth test: the last one drawn wins", {kNearCard, kMiddleCard, kFarCard});
    gl.present();

    clearTo(gl, kNight, kBoth);
    gl.call("glEnable", {"GL_DEPTH_TEST"});
    drawAll(gl, "Right: the same order with the depth test: the nearest one wins", {kNearCard, kMiddleCard, kFarCard});
    gl.present();

    clearTo(gl, kNight, kBoth);
    drawAll(gl, "Opaque cards", {kNearCard, kMiddleCard, kFarCard});
    gl.call("glEnable", {"GL_BLEND"});
    drawAll(gl, "Wrong: the near pane first; its depth hides the far one", {kNearPane, kFarPane});
    gl.call("glDisable", {"GL_BLEND"});
    gl.present();

    clearTo(gl, kNight, kBoth);
    drawAll(gl, "Opaque cards", {kNearCard, kMiddleCard, kFarCard});
    gl.call("glEnable", {"GL_BLEND"});
    gl.call("glDepthMask", {0});
    drawAll(gl, "Right: panes from the back to the front, depth tested but not written", {kFarPane, kNearPane});
    gl.call("glDepthMask", {1});
    gl.call("glDisable", {"GL_BLEND"});
    gl.present();
}

} // namespace vitrine::captures::samples
