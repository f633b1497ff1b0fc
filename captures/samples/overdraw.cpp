// SPDX-License-Identifier: Apache-2.0
#include "captures/samples/scenes.h"
#include "captures/samples/shapes.h"

namespace vitrine::captures::samples {
namespace {

constexpr const char* kBoth = "GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT";
constexpr int kCards = 6;
constexpr Color kBlack = fromBytes(0, 0, 0);
constexpr Color kHeat = fromBytes(40, 20, 8);

/// The stair's step `index`, 180 × 144 pixels; higher ones are nearer.
constexpr Card step(int index, Color color)
{
    const auto i = static_cast<float>(index);
    return {20 + 20 * i, 12 + 12 * i, 200 + 20 * i, 156 + 12 * i, 0.5f - 0.15f * i, color};
}

} // namespace

void recordOverdraw(Recorder& gl)
{
    gl.openWindow(kWidth, kHeight);
    useCards(gl, {step(0, kBlue), step(1, kTeal), step(2, kLilac), step(3, kCoral), step(4, kAmber), step(5, kCream),
                  step(0, kHeat), step(1, kHeat), step(2, kHeat), step(3, kHeat), step(4, kHeat), step(5, kHeat)});
    gl.call("glEnable", {"GL_DEPTH_TEST"});

    clearTo(gl, kNight, kBoth);
    gl.pushMarker("From the back to the front: every card is written, then covered");
    for (int card = 0; card < kCards; ++card)
        drawCard(gl, card);
    gl.popMarker();
    gl.present();

    clearTo(gl, kNight, kBoth);
    gl.pushMarker("From the front to the back: the depth test keeps what is covered from being written");
    for (int card = kCards; card-- > 0;)
        drawCard(gl, card);
    gl.popMarker();
    gl.present();

    clearTo(gl, kBlack, kBoth);
    gl.pushMarker("How often each pixel was covered: every card adds a little light");
    gl.call("glDisable", {"GL_DEPTH_TEST"});
    gl.call("glEnable", {"GL_BLEND"});
    gl.call("glBlendFunc", {"GL_ONE", "GL_ONE"});
    for (int card = kCards; card < 2 * kCards; ++card)
        drawCard(gl, card);
    gl.popMarker();
    gl.present();
}

} // namespace vitrine::captures::samples
