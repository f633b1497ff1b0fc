// SPDX-License-Identifier: Apache-2.0
#include "captures/samples/scenes.h"
#include "captures/samples/shapes.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace vitrine::captures::samples {
namespace {

constexpr const char* kVertexShader = R"(
attribute vec2 position;

void main()
{
    gl_Position = vec4(position, 0.0, 1.0);
}
)";

constexpr const char* kFragmentShader = R"(// Ten instructions up to the look-up, a wait, and ten more.
precision highp float;
uniform sampler2D image;
uniform vec4 keep;           // 1 and 0: what is computed stays as it is

void main()
{
    vec4 place = keep;
    place = place * keep.x + keep.y;
    place = place * keep.x + keep.y;
    place = place * keep.x + keep.y;
    place = place * keep.x + keep.y;
    place = place * keep.x + keep.y;
    place = place * keep.x + keep.y;
    place = place * keep.x + keep.y;
    place = place * keep.x + keep.y;
    place = place * keep.x + keep.y;
    vec4 color = texture2D(image, place.xy);
    color = color * keep.x + keep.y;
    color = color * keep.x + keep.y;
    color = color * keep.x + keep.y;
    color = color * keep.x + keep.y;
    color = color * keep.x + keep.y;
    color = color * keep.x + keep.y;
    color = color * keep.x + keep.y;
    color = color * keep.x + keep.y;
    color = color * keep.x + keep.y;
    gl_FragColor = color;
}
)";

constexpr std::array kTasks{1, 2, 4, 8, 11, 12};
constexpr int kPart = 10;     // cycles before the wait, and after it
constexpr int kLatency = 100; // cycles, of TEX
constexpr int kHide = 11;     // tasks that hide it: the first is answered when the last has asked
constexpr Color kWait = fromBytes(58, 66, 84);

// The picture is a chart of what the machine will do: a row for each task, a cycle is 0.85 pixels.
constexpr int kLeft = 16;
constexpr int kRow = 17;
constexpr double kPixelsPerCycle = 0.85;

struct Span {
    int from, to; ///< cycles
    Color color;
};

/// A task that begins at `start`: it computes, waits for its answer, and computes again.
std::array<Span, 3> spansFrom(int start)
{
    const int asked = start + kPart;
    const int answered = asked + kLatency;
    return {Span{start, asked, kTeal}, Span{asked, answered, kWait}, Span{answered, answered + kPart, kAmber}};
}

void drawChart(Recorder& gl, int tasks)
{
    gl.call("glEnable", {"GL_SCISSOR_TEST"});
    for (int task = 0; task < tasks; ++task) {
        // Answers come before new tasks: a twelfth begins when all others have ended.
        const int start = task < kHide ? task * kPart : (2 * kHide) * kPart;
        for (const Span& span : spansFrom(start)) {
            const int left = kLeft + static_cast<int>(std::lround(span.from * kPixelsPerCycle));
            const int right = kLeft + static_cast<int>(std::lround(span.to * kPixelsPerCycle));
            gl.call("glScissor", {left, kHeight - 16 - (task + 1) * kRow, right - left, kRow - 4});
            clearTo(gl, span.color, "GL_COLOR_BUFFER_BIT");
        }
    }
    gl.call("glDisable", {"GL_SCISSOR_TEST"});
}

/// From the middle of a pixel to that of another one: as many fragments as tasks.
void addLine(std::vector<float>& vertices, int tasks)
{
    const auto y = 2.0f * 8.5f / kHeight - 1.0f;
    for (const int x : {kLeft, kLeft + tasks})
        vertices.insert(vertices.end(), {2.0f * (static_cast<float>(x) + 0.5f) / kWidth - 1.0f, y});
}

} // namespace

void recordLatency(Recorder& gl)
{
    gl.openWindow(kWidth, kHeight);
    gl.setPicturedFrame(kTasks.size() - 1);
    const int program = gl.makeProgram(kVertexShader, kFragmentShader, {"position"});
    std::vector<float> vertices;
    for (const int tasks : kTasks)
        addLine(vertices, tasks);
    (void)gl.makeBuffer(vertices);
    useAttribute(gl, 0, 2, 2, 0);
    (void)gl.makeTexture("GL_NEAREST", "GL_NEAREST");
    gl.call("glTexImage2D", {"GL_TEXTURE_2D", 0, "GL_RGBA", 1, 1, 0, "GL_RGBA", "GL_UNSIGNED_BYTE",
                             bytesOf(std::vector<std::uint8_t>{244, 238, 222, 255})});
    gl.call("glUseProgram", {program});
    gl.call("glUniform1i", {gl.uniform(program, "image"), 0});
    setColor(gl, gl.uniform(program, "keep"), {1.0f, 0.0f, 0.0f, 0.0f});
    for (std::size_t i = 0; i < kTasks.size(); ++i) {
        const std::string tasks = std::to_string(kTasks[i]) + (kTasks[i] == 1 ? " task" : " tasks");
        clearTo(gl, kNight, "GL_COLOR_BUFFER_BIT");
        gl.pushMarker(("What will happen: " + tasks + " on one processor").c_str());
        drawChart(gl, kTasks[i]);
        gl.popMarker();
        gl.pushMarker(("A line of " + tasks + ", each of which waits for a texture").c_str());
        gl.call("glDrawArrays", {"GL_LINES", static_cast<int>(2 * i), 2});
        gl.popMarker();
        gl.present();
    }
}

} // namespace vitrine::captures::samples
