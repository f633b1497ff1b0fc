// SPDX-License-Identifier: Apache-2.0
#include "captures/samples/scenes.h"
#include "captures/samples/shapes.h"

namespace vitrine::captures::samples {
namespace {

constexpr const char* kVertexShader = R"(// A floor that reaches into the distance.
attribute vec4 position;   // already in clip coordinates: w is the distance
varying vec2 place;

void main()
{
    place = vec2(position.x, position.w) * 0.5;
    gl_Position = position;
}
)";

constexpr const char* kFragmentShader = R"(// Interpolation is correct in perspective: texels shrink with the distance.
precision mediump float;
uniform sampler2D image;
varying vec2 place;

void main()
{
    gl_FragColor = texture2D(image, place);
}
)";

constexpr int kSide = 64;
constexpr int kCheck = 8; // texels on a side of a check

void append(std::vector<std::uint8_t>& texels, const Color& color)
{
    for (const float channel : color)
        texels.push_back(static_cast<std::uint8_t>(channel * 255.0f + 0.5f));
}

void uploadLevel(Recorder& gl, int level, int side, const std::vector<std::uint8_t>& texels)
{
    gl.call("glTexImage2D",
            {"GL_TEXTURE_2D", level, "GL_RGBA", side, side, 0, "GL_RGBA", "GL_UNSIGNED_BYTE", bytesOf(texels)});
}

void repeatBothWays(Recorder& gl)
{
    gl.call("glTexParameteri", {"GL_TEXTURE_2D", "GL_TEXTURE_WRAP_S", "GL_REPEAT"});
    gl.call("glTexParameteri", {"GL_TEXTURE_2D", "GL_TEXTURE_WRAP_T", "GL_REPEAT"});
}

/// Checks; the smaller levels are their means.
int makeChecks(Recorder& gl)
{
    const int texture = gl.makeTexture("GL_NEAREST", "GL_NEAREST");
    repeatBothWays(gl);
    std::vector<std::uint8_t> texels;
    for (int y = 0; y < kSide; ++y) {
        for (int x = 0; x < kSide; ++x)
            append(texels, (x / kCheck + y / kCheck) % 2 == 0 ? kCream : kBlue);
    }
    uploadLevel(gl, 0, kSide, texels);
    gl.call("glGenerateMipmap", {"GL_TEXTURE_2D"});
    return texture;
}

/// Each level in a color of its own, to see which one is used where.
int makeColoredLevels(Recorder& gl)
{
    const int texture = gl.makeTexture("GL_NEAREST", "GL_NEAREST");
    repeatBothWays(gl);
    constexpr std::array<Color, 7> kLevels{kCream, kAmber, kCoral, kLilac, kBlue, kTeal, kNight};
    int side = kSide;
    for (int level = 0; side > 0; ++level, side /= 2) {
        std::vector<std::uint8_t> texels;
        for (int i = 0; i < side * side; ++i)
            append(texels, kLevels[static_cast<std::size_t>(level)]);
        uploadLevel(gl, level, side, texels);
    }
    return texture;
}

struct Panel {
    int left = 0;
    const char* label = nullptr;
    const char* minFilter = nullptr;
    const char* magFilter = nullptr;
};

void drawPanels(Recorder& gl, int texture, std::initializer_list<Panel> panels)
{
    constexpr int kPanelWidth = 100;
    clearTo(gl, kNight, "GL_COLOR_BUFFER_BIT");
    gl.call("glBindTexture", {"GL_TEXTURE_2D", texture});
    for (const Panel& panel : panels) {
        gl.pushMarker(panel.label);
        gl.call("glTexParameteri", {"GL_TEXTURE_2D", "GL_TEXTURE_MIN_FILTER", panel.minFilter});
        gl.call("glTexParameteri", {"GL_TEXTURE_2D", "GL_TEXTURE_MAG_FILTER", panel.magFilter});
        gl.call("glViewport", {panel.left, 0, kPanelWidth, kHeight});
        gl.call("glDrawArrays", {"GL_TRIANGLE_STRIP", 0, 4});
        gl.popMarker();
    }
    gl.present();
}

} // namespace

void recordMipmaps(Recorder& gl)
{
    constexpr float kFar = 16;
    gl.openWindow(kWidth, kHeight);
    const int program = gl.makeProgram(kVertexShader, kFragmentShader, {"position"});
    gl.call("glUseProgram", {program});
    gl.call("glUniform1i", {gl.uniform(program, "image"), 0});
    // The near edge is the window's lower edge, at distance 1; the far one 70 % up, at distance 16.
    (void)gl.makeBuffer({-1, -1, 0, 1, 1, -1, 0, 1, -kFar, 0.7f * kFar, 0, kFar, kFar, 0.7f * kFar, 0, kFar});
    useAttribute(gl, 0, 4, 4, 0);
    const int checks = makeChecks(gl);
    const int levels = makeColoredLevels(gl);

    drawPanels(gl, checks,
               {{4, "Nearest: the distance flickers", "GL_NEAREST", "GL_NEAREST"},
                {110, "Linear: smooth near by, no better far away", "GL_LINEAR", "GL_LINEAR"},
                {216, "Linear with mip maps: calm everywhere", "GL_LINEAR_MIPMAP_LINEAR", "GL_LINEAR"}});
    drawPanels(gl, levels,
               {{4, "Which level: the nearest one", "GL_NEAREST_MIPMAP_NEAREST", "GL_NEAREST"},
                {110, "Which level: the nearest one, linear inside", "GL_LINEAR_MIPMAP_NEAREST", "GL_LINEAR"},
                {216, "Which level: between two", "GL_LINEAR_MIPMAP_LINEAR", "GL_LINEAR"}});
}

} // namespace vitrine::captures::samples
