// SPDX-License-Identifier: Apache-2.0
#include "captures/samples/scenes.h"
#include "captures/samples/shapes.h"
#include "captures/samples/vector_pen.h"

#include <VG/openvg.h>

namespace vitrine::captures::samples {
namespace {

constexpr const char* kVertexShader = R"(// Runs once per vertex.
attribute vec3 position;
attribute vec3 color;
varying vec3 tint;

void main()
{
    tint = color;
    gl_Position = vec4(position, 1.0);
}
)";

constexpr const char* kFragmentShader = R"(// Runs once per pixel that a triangle covers.
precision mediump float;
varying vec3 tint;

void main()
{
    gl_FragColor = vec4(tint, 1.0);
}
)";

void append(std::vector<float>& vertices, float x, float y, float z, const Color& color)
{
    vertices.insert(vertices.end(), {x, y, z, color[0], color[1], color[2]});
}

/// Two triangles that go through each other.
std::vector<float> crossedTriangles()
{
    std::vector<float> vertices;
    append(vertices, -0.9f, -0.8f, -0.5f, kTeal);
    append(vertices, 0.7f, -0.2f, 0.5f, kBlue);
    append(vertices, -0.4f, 0.9f, 0.0f, kTeal);
    append(vertices, 0.9f, -0.8f, -0.5f, kCoral);
    append(vertices, -0.7f, -0.2f, 0.5f, kAmber);
    append(vertices, 0.4f, 0.9f, 0.0f, kCoral);
    return vertices;
}

/// A gauge on a pane of glass, in the lower right corner.
void drawGauge(VectorPen& pen, const std::array<int, 4>& paths, const std::array<int, 3>& paints)
{
    const auto [pane, track, value, hub] = paths;
    const auto [glass, gray, amber] = paints;
    pen.place(0, 0);
    pen.fill(pane, glass);
    pen.stroke(track, gray, 8);
    pen.stroke(value, amber, 8);
    pen.fill(hub, amber);
}

} // namespace

/// Depths of the scene are as they were after the gauge was drawn: the second frame draws on with them.
void recordOverlay(Recorder& recorder)
{
    recorder.openWindow(kWidth, kHeight);
    const int program = recorder.makeProgram(kVertexShader, kFragmentShader, {"position", "color"});
    (void)recorder.makeBuffer(crossedTriangles());
    useAttribute(recorder, 0, 3, 6, 0);
    useAttribute(recorder, 1, 3, 6, 3);
    recorder.call("glUseProgram", {program});
    recorder.call("glEnable", {"GL_DEPTH_TEST"});
    recorder.addVectorContext();
    VectorPen pen(recorder);
    pen.set("VG_STROKE_CAP_STYLE", VG_CAP_ROUND);
    pen.set("VG_FILL_RULE", VG_NON_ZERO);
    const std::array paths{pen.roundRectangle(196, 16, 108, 92, 24), pen.arc(250, 52, 34, 200, -220),
                           pen.arc(250, 52, 34, 200, -150), pen.arc(250, 52, 7, 0, 360)};
    const std::array paints{pen.linearGradient({0, 108, 0, 16}, withAlpha(kCream, 0.75f), withAlpha(kNight, 0.75f)),
                            pen.solid(withAlpha(kNight, 0.4f)), pen.solid(kAmber)};

    recorder.pushMarker("Three dimensions, then two on top");
    clearTo(recorder, kNight, "GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT");
    recorder.call("glDrawArrays", {"GL_TRIANGLES", 0, 3});
    drawGauge(pen, paths, paints);
    recorder.popMarker();
    recorder.present();

    recorder.pushMarker("Three dimensions go on behind: the depths are those of before");
    recorder.call("glDrawArrays", {"GL_TRIANGLES", 3, 3});
    recorder.popMarker();
    recorder.pushMarker("The gauge again");
    drawGauge(pen, paths, paints);
    recorder.popMarker();
    recorder.present();
}

} // namespace vitrine::captures::samples
