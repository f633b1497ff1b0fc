// SPDX-License-Identifier: Apache-2.0
#include "captures/samples/scenes.h"
#include "captures/samples/vector_pen.h"

#include <VG/openvg.h>

namespace vitrine::captures::samples {

/// One path in four ways: by both fill rules with one sample a pixel, as it is drawn best, and with an outline.
void recordStar(Recorder& recorder)
{
    recorder.openWindow(kWidth, kHeight);
    recorder.addVectorContext();
    VectorPen pen(recorder);
    const int star = pen.polygon({50, 5, 78, 91, 5, 38, 95, 38, 22, 91});
    const int coral = pen.solid(kCoral), night = pen.solid(kNight);
    const int sunrise = pen.radialGradient({50, 48, 50, 60, 45}, kCream, kAmber);

    pen.set("VG_RENDERING_QUALITY", VG_RENDERING_QUALITY_NONANTIALIASED);
    pen.set("VG_FILL_RULE", VG_NON_ZERO);
    recorder.pushMarker("Non-zero: 2,528 pixels are inside");
    pen.clear(kCream, kWidth, kHeight);
    pen.place(110, 70);
    pen.fill(star, coral);
    recorder.popMarker();
    recorder.present();

    recorder.pushMarker("Even-odd: 1,747 pixels are inside");
    pen.set("VG_FILL_RULE", VG_EVEN_ODD);
    pen.clear(kCream, kWidth, kHeight);
    pen.place(110, 70);
    pen.fill(star, coral);
    recorder.popMarker();
    recorder.present();

    recorder.pushMarker("Sixteen samples a pixel, a gradient, and a stroke of 5 pixels");
    pen.set("VG_RENDERING_QUALITY", VG_RENDERING_QUALITY_BETTER);
    pen.set("VG_FILL_RULE", VG_NON_ZERO);
    pen.set("VG_STROKE_JOIN_STYLE", VG_JOIN_ROUND);
    pen.clear(kTeal, kWidth, kHeight);
    pen.place(50, 10, 2.2f);
    pen.fill(star, sunrise);
    pen.stroke(star, night, 2.5f);
    recorder.popMarker();
    recorder.present();
}

} // namespace vitrine::captures::samples
