// SPDX-License-Identifier: Apache-2.0
#include "captures/samples/pictures.h"
#include "captures/samples/scenes.h"
#include "captures/samples/shapes.h"

#include <algorithm>

namespace vitrine::captures::samples {
namespace {

constexpr const char* kVertexShader = R"(// The window's pixels are the scene's units.
attribute vec2 corner;
attribute vec2 texel;
attribute vec4 color;
varying vec2 place;
varying vec4 tint;

void main()
{
    place = texel;
    tint = color;
    gl_Position = vec4(corner / vec2(160.0, 120.0) - 1.0, 0.0, 1.0);
}
)";

constexpr const char* kColorShader = R"(// Nothing to be worked out: the interpolated color is the fragment's color.
precision highp float;
varying vec4 tint;

void main()
{
    gl_FragColor = tint;
}
)";

constexpr const char* kTextureShader = R"(// A texture combined with a color: the pixel blender can do that by itself.
precision highp float;
uniform sampler2D image;
varying vec2 place;
varying vec4 tint;

void main()
{
    gl_FragColor = texture2D(image, place) * tint;
}
)";

constexpr const char* kTwoTexturesShader = R"(// Two textures: as many as the pixel blender combines.
precision highp float;
uniform sampler2D image, second;
varying vec2 place;
varying vec4 tint;

void main()
{
    gl_FragColor = texture2D(image, place) * texture2D(second, place) * tint;
}
)";

constexpr const char* kRippleShader = R"(// Where to look depends on what another texture holds: this needs a shader.
precision highp float;
uniform sampler2D image, second;
varying vec2 place;
varying vec4 tint;

void main()
{
    vec2 push = texture2D(second, place * 2.0).rg - 0.5;
    gl_FragColor = texture2D(image, place + 0.25 * push) * tint;
}
)";

constexpr int kSide = 32;

/// White, opaque in the middle, nothing at the rim.
Texel glowTexel(int x, int y)
{
    const double right = (x - (kSide - 1) / 2.0) / (kSide / 2), up = (y - (kSide - 1) / 2.0) / (kSide / 2);
    const double inside = std::clamp(1.25 * (1 - right * right - up * up), 0.0, 1.0);
    return texelOf(fromBytes(255, 255, 255), static_cast<int>(inside * 255 + 0.5));
}

/// Rows that grow lighter, every other one shifted.
Texel waveTexel(int x, int y)
{
    const int along = (x + y / 8 % 2 * 8) % 16;
    const int light = 175 + 10 * (y % 8) + (along < 8 ? along : 15 - along);
    return texelOf(fromBytes(light - 20, light, 255), 255);
}

Texel clothTexel(int x, int y)
{
    const int light = (x + y) % 2 == 0 ? 255 : 225;
    return texelOf(fromBytes(light, light, x / 8 % 2 == 0 ? light : light - 70), 255);
}

struct Point {
    float x, y, u, v;
    Color color;
};
using Strip = std::vector<Point>;

/// The texture `u` by `v` times on it.
Strip rectangle(float x, float y, float width, float height, float u, float v, Color lower, Color upper)
{
    return {{x, y, 0, 0, lower},
            {x + width, y, u, 0, lower},
            {x, y + height, 0, v, upper},
            {x + width, y + height, u, v, upper}};
}

/// From the shore up to five heights, 80 pixels apart.
Strip hills(const std::array<float, 5>& heights, Color color)
{
    Strip strip;
    for (std::size_t i = 0; i < heights.size(); ++i) {
        const float x = 80 * static_cast<float>(i);
        strip.push_back({x, 80, 0, 0, color});
        strip.push_back({x, heights[i], 0, 0, color});
    }
    return strip;
}

/// Densest at the shore.
Strip mist()
{
    const Color dense = withAlpha(kCream, 0.5f), clear = withAlpha(kCream, 0);
    return {{0, 64, 0, 0, clear},   {320, 64, 0, 0, clear}, {0, 80, 0, 0, dense},
            {320, 80, 0, 0, dense}, {0, 96, 0, 0, clear},   {320, 96, 0, 0, clear}};
}

enum class Work { Color, Texture, TwoTextures, Ripple };
enum class Image { Glow, Waves, Cloth };

struct Step {
    const char* label;
    Work work;
    bool isBlended;
    Strip strip;
    Image image = Image::Glow, second = Image::Glow;
};

constexpr Color kDusk = fromBytes(225, 150, 110);
constexpr Color kFarHills = fromBytes(104, 88, 132);
constexpr Color kNearHills = fromBytes(58, 62, 96);
constexpr Color kHull = fromBytes(120, 66, 34);

/// From the back to the front; the fifth step is followed by the ripples.
std::vector<Step> steps()
{
    return {
        {"The sky: color", Work::Color, false, rectangle(0, 80, 320, 160, 0, 0, kDusk, kNight)},
        {"The sun: texture and color, blended", Work::Texture, true, rectangle(192, 88, 96, 96, 1, 1, kCream, kCream)},
        {"Far hills: color", Work::Color, false, hills({112, 128, 104, 136, 100}, kFarHills)},
        {"Near hills: color", Work::Color, false, hills({96, 88, 104, 92, 84}, kNearHills)},
        {"The lake: texture and color", Work::Texture, false, rectangle(0, 0, 320, 80, 2.5f, 0.625f, kBlue, kTeal),
         Image::Waves},
        {"The boat: color",
         Work::Color,
         false,
         {{100, 40, 0, 0, kHull}, {160, 40, 0, 0, kHull}, {80, 56, 0, 0, kHull}, {184, 56, 0, 0, kHull}}},
        {"Its sail: two textures and color",
         Work::TwoTextures,
         false,
         {{128, 56, 0, 0, kCream}, {176, 56, 0.75f, 0, kCream}, {128, 128, 0, 1.125f, kCream}},
         Image::Cloth,
         Image::Waves},
        {"A cloud: two textures and color, blended", Work::TwoTextures, true,
         rectangle(24, 176, 128, 32, 1, 1, withAlpha(kCream, 0.8f), withAlpha(kCream, 0.8f)), Image::Glow,
         Image::Cloth},
        {"Mist above the water: color, blended", Work::Color, true, mist()},
        {"A lantern: texture and color, blended", Work::Texture, true,
         rectangle(232, 8, 64, 64, 1, 1, withAlpha(kAmber, 0.75f), withAlpha(kAmber, 0.75f))},
    };
}
constexpr std::size_t kLake = 4;

Step ripples()
{
    return {"Ripples: a texture looked up where another one says",
            Work::Ripple,
            true,
            rectangle(0, 16, 320, 48, 2.5f, 0.375f, withAlpha(kLilac, 0.5f), withAlpha(kLilac, 0.5f)),
            Image::Waves,
            Image::Cloth};
}

class Scene {
public:
    explicit Scene(Recorder& gl);
    void frame(const char* label, bool hasRipples);

private:
    int makeProgram(const char* fragment);
    int makeImage(Texel (*texelAt)(int x, int y), const char* wrap);
    void draw(const Step& step, std::size_t first);

    Recorder& m_gl;
    std::vector<Step> m_steps = steps(); ///< the ripples are the last one
    std::vector<std::size_t> m_first;    ///< vertex of each step
    std::array<int, 4> m_programs{};     ///< by Work
    std::array<int, 3> m_images{};       ///< by Image
};

Scene::Scene(Recorder& gl) : m_gl(gl)
{
    constexpr int kFloats = 8; // of a vertex
    m_steps.push_back(ripples());
    m_programs = {makeProgram(kColorShader), makeProgram(kTextureShader), makeProgram(kTwoTexturesShader),
                  makeProgram(kRippleShader)};
    m_images = {makeImage(glowTexel, "GL_CLAMP_TO_EDGE"), makeImage(waveTexel, "GL_REPEAT"),
                makeImage(clothTexel, "GL_REPEAT")};
    std::vector<float> numbers;
    for (const Step& step : m_steps) {
        m_first.push_back(numbers.size() / kFloats);
        for (const Point& point : step.strip) {
            numbers.insert(numbers.end(), {point.x, point.y, point.u, point.v});
            numbers.insert(numbers.end(), point.color.begin(), point.color.end());
        }
    }
    (void)gl.makeBuffer(numbers);
    useAttribute(gl, 0, 2, kFloats, 0);
    useAttribute(gl, 1, 2, kFloats, 2);
    useAttribute(gl, 2, 4, kFloats, 4);
    gl.call("glBlendFunc", {"GL_SRC_ALPHA", "GL_ONE_MINUS_SRC_ALPHA"});
}

int Scene::makeProgram(const char* fragment)
{
    const int program = m_gl.makeProgram(kVertexShader, fragment, {"corner", "texel", "color"});
    m_gl.call("glUseProgram", {program});
    const std::string_view text(fragment);
    if (text.find("sampler2D image") != std::string_view::npos)
        m_gl.call("glUniform1i", {m_gl.uniform(program, "image"), 0});
    if (text.find("second;") != std::string_view::npos)
        m_gl.call("glUniform1i", {m_gl.uniform(program, "second"), 1});
    return program;
}

int Scene::makeImage(Texel (*texelAt)(int x, int y), const char* wrap)
{
    const int image = m_gl.makeTexture("GL_NEAREST", "GL_NEAREST");
    for (const char* direction : {"GL_TEXTURE_WRAP_S", "GL_TEXTURE_WRAP_T"})
        m_gl.call("glTexParameteri", {"GL_TEXTURE_2D", direction, wrap});
    upload(m_gl, kSide, texelAt);
    return image;
}

void Scene::draw(const Step& step, std::size_t first)
{
    m_gl.pushMarker(step.label);
    m_gl.call(step.isBlended ? "glEnable" : "glDisable", {"GL_BLEND"});
    m_gl.call("glUseProgram", {m_programs[static_cast<std::size_t>(step.work)]});
    if (step.work == Work::TwoTextures || step.work == Work::Ripple) {
        m_gl.call("glActiveTexture", {"GL_TEXTURE1"});
        m_gl.call("glBindTexture", {"GL_TEXTURE_2D", m_images[static_cast<std::size_t>(step.second)]});
        m_gl.call("glActiveTexture", {"GL_TEXTURE0"});
    }
    if (step.work != Work::Color)
        m_gl.call("glBindTexture", {"GL_TEXTURE_2D", m_images[static_cast<std::size_t>(step.image)]});
    m_gl.call("glDrawArrays", {"GL_TRIANGLE_STRIP", static_cast<int>(first), static_cast<int>(step.strip.size())});
    m_gl.popMarker();
}

void Scene::frame(const char* label, bool hasRipples)
{
    m_gl.pushMarker(label);
    clearTo(m_gl, kNight, "GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT");
    for (std::size_t i = 0; i + 1 < m_steps.size(); ++i) {
        draw(m_steps[i], m_first[i]);
        if (i == kLake && hasRipples)
            draw(m_steps.back(), m_first.back());
    }
    m_gl.popMarker();
    m_gl.present();
}

} // namespace

void recordBypassTenDraws(Recorder& gl)
{
    gl.openWindow(kWidth, kHeight);
    Scene scene(gl);
    scene.frame("Ten draws, none of which needs a fragment shader", false);
    scene.frame("The same, with one in between that does", true);
}

} // namespace vitrine::captures::samples
