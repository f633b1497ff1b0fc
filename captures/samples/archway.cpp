// SPDX-License-Identifier: Apache-2.0
#include "captures/samples/knot.h"
#include "captures/samples/knot_stage.h"
#include "captures/samples/pictures.h"
#include "captures/samples/scenes.h"
#include "captures/samples/shapes.h"
#include "captures/samples/wood_and_marble_shaders.h"

namespace vitrine::captures::samples {
namespace {

constexpr int kSide = 128; // texels of the wall's texture
constexpr int kTiles = 64; // texels of the floor's
constexpr int kPanes = 32; // texels of the glass's

constexpr Color kBrick = fromBytes(176, 92, 70);
constexpr Color kPaleBrick = fromBytes(192, 112, 84);
constexpr Color kMortar = fromBytes(206, 196, 180);
constexpr Color kDusk = fromBytes(236, 170, 120);
constexpr Color kStone = fromBytes(198, 202, 206);
constexpr Color kLead = fromBytes(70, 74, 80);
constexpr Color kClear = fromBytes(255, 255, 255);
constexpr Color kSlate = fromBytes(92, 104, 118);

/// Bricks of 16 × 8 texels around an arch; nothing within it, and its color goes on for the sake of filters.
Texel wallTexel(int x, int y)
{
    const int row = y / 8;
    const int shifted = x + row % 2 * 8;
    const bool isMortar = y % 8 == 7 || shifted % 16 == 15;
    const Color& color = isMortar ? kMortar : (shifted / 16 + row) % 3 == 0 ? kPaleBrick : kBrick;
    constexpr double kMiddle = 63.5, kSpring = 60, kHalfWidth = 42, kHeight = 50;
    const double across = (x - kMiddle) / kHalfWidth;
    const double above = y > kSpring ? (y - kSpring) / kHeight : 0;
    return texelOf(color, across * across + above * above < 1 ? 0 : 255);
}

Texel tileTexel(int x, int y)
{
    const bool isJoint = x % 16 == 0 || y % 16 == 0;
    return texelOf(isJoint ? kMortar : (x / 16 + y / 16) % 2 == 0 ? kStone : kSlate);
}

/// Clear panes of 8 × 8 texels, half opaque, between bars of lead; nothing beside the round top of the arch.
Texel glassTexel(int x, int y)
{
    constexpr double kMiddle = 15.5, kSpring = 16, kHalfWidth = 16, kHeight = 16;
    const double across = (x - kMiddle) / kHalfWidth;
    const double above = y > kSpring ? (y - kSpring) / kHeight : 0;
    const bool isOutside = across * across + above * above > 1;
    const bool isLead = x % 8 == 0 || y % 8 == 0;
    return texelOf(isLead ? kLead : kClear, isOutside ? 0 : isLead ? 255 : 128);
}

constexpr const char* kFloorShader = R"(// Tiles, darker with the distance from the lamp.
precision highp float;
uniform sampler2D image;
uniform vec4 tint;
varying vec2 place;

void main()
{
    vec2 away = place - vec2(1.2, 0.3);
    float light = 1.0 / (1.0 + dot(away, away));
    gl_FragColor = vec4(texture2D(image, place).rgb * tint.rgb * (0.35 + 0.9 * light), 1.0);
}
)";

constexpr const char* kGlassShader =
    R"(// Panes in lead, darker towards the rim; none above the arch. A division needs a processor.
precision mediump float;
uniform sampler2D image;
uniform vec4 tint;
varying vec2 place;

void main()
{
    vec4 pane = texture2D(image, place);
    if (pane.a < 0.25)
        discard;
    vec2 away = place - vec2(0.5, 0.5);
    float rim = max(0.0, dot(away, away) - 0.25);
    gl_FragColor = vec4(pane.rgb * tint.rgb / (1.0 + 2.0 * rim), max(tint.a, 2.0 * pane.a - 1.0));
}
)";

/// Its corners lie on the ground, from the camera into the distance.
constexpr Matrix kFloorPlace = aboutX(0, -1) * scaling(3.4f, 2.6f, 1);
constexpr Matrix kKnotPlace = translation(0, 1.3f, 0) * aboutX(0.96f, -0.28f) * scaling(0.34f, 0.34f, 0.34f);

enum Where : int { kWall, kFloor, kBehind, kGlass };

class Scene {
public:
    explicit Scene(Recorder& gl);
    /// `place`: of the knot.
    void frame(const char* label, const Matrix& place, const Color& glass);

private:
    int makeTexture(int side, Texel (*texelAt)(int x, int y));
    void makeStatue();
    void drawKnot(int program, const Matrix& place);
    void drawWall();
    void drawFloor();
    void drawShadow(const Matrix& place);
    void drawGlass(const Color& color);

    Recorder& m_gl;
    int m_indexCount = 0;
    int m_wallTexture = 0, m_tileTexture = 0, m_glassTexture = 0;
    int m_statue = 0, m_shadow = 0; ///< programs
    PictureProgram m_wall, m_floor, m_backdrop, m_glass;
};

Scene::Scene(Recorder& gl)
    : m_gl(gl), m_wall(makeCutoutProgram(gl)), m_floor(makePictureProgram(gl, kFloorShader)),
      m_backdrop(makeBackdropProgram(gl)), m_glass(makePictureProgram(gl, kGlassShader))
{
    usePictures(gl, {onWindow(0, 0, kWidth, kHeight, -0.9f), inSpace(kView * kFloorPlace, 2),
                     onWindow(0, 0, kWidth, kHeight, 0.999f), onWindow(50, 0, 220, 210, -0.5f)});
    makeStatue();
    m_wallTexture = makeTexture(kSide, wallTexel);
    m_glassTexture = makeTexture(kPanes, glassTexel);
    m_tileTexture = makeTexture(kTiles, tileTexel);
    gl.call("glGenerateMipmap", {"GL_TEXTURE_2D"});
    gl.call("glTexParameteri", {"GL_TEXTURE_2D", "GL_TEXTURE_MIN_FILTER", "GL_LINEAR_MIPMAP_LINEAR"});
    gl.call("glTexParameteri", {"GL_TEXTURE_2D", "GL_TEXTURE_WRAP_S", "GL_REPEAT"});
    gl.call("glEnable", {"GL_DEPTH_TEST"});
    gl.call("glBlendFunc", {"GL_SRC_ALPHA", "GL_ONE_MINUS_SRC_ALPHA"});
}

int Scene::makeTexture(int side, Texel (*texelAt)(int x, int y))
{
    const int texture = m_gl.makeTexture("GL_LINEAR", "GL_LINEAR");
    upload(m_gl, side, texelAt);
    return texture;
}

/// The knot's vertices are attributes 2 and 3, beside those of the pictures.
void Scene::makeStatue()
{
    const Mesh mesh = trefoilKnot();
    m_indexCount = static_cast<int>(mesh.indices.size());
    (void)m_gl.makeBuffer(mesh.vertices);
    useAttribute(m_gl, 2, 3, 6, 0);
    useAttribute(m_gl, 3, 3, 6, 3);
    (void)m_gl.makeIndexBuffer(mesh.indices);
    for (const Look look : {Look::LitAndTextured, Look::Shadow}) {
        const int program = m_gl.makeProgram(knotVertexShader(look).c_str(), knotFragmentUnits(look).c_str(),
                                             {"corner", "texel", "position", "normal"});
        (look == Look::Shadow ? m_shadow : m_statue) = program;
        m_gl.call("glUseProgram", {program});
        setMatrix(m_gl, m_gl.uniform(program, "camera"), kView);
        const auto setVector = [&](const char* name, const Color& value) {
            m_gl.call("glUniform3f", {m_gl.uniform(program, name), value[0], value[1], value[2]});
        };
        setVector("light", kLamp);
        if (look == Look::Shadow) {
            setColor(m_gl, m_gl.uniform(program, "shade"), fromBytes(12, 14, 24, 0.5f));
            continue;
        }
        setVector("eye", kEye);
        setVector("ff_Shading.ambient", fromBytes(70, 66, 70));
        setVector("ff_Shading.diffuse", fromBytes(230, 214, 196));
        setVector("ff_Shading.specular", fromBytes(150, 150, 150));
        m_gl.call("glUniform1f", {m_gl.uniform(program, "ff_Shading.shininess"), 40.0});
        setMatrix(m_gl, m_gl.uniform(program, "grain"), scaling(0.8f, 0.8f, 1));
        m_gl.call("glUniform1i", {m_gl.uniform(program, "ff_ProcTex.procedure"), 3}); // VALUE_NOISE
        m_gl.call("glUniform1f", {m_gl.uniform(program, "ff_ProcTex.frequency"), 3.0});
        setColor(m_gl, m_gl.uniform(program, "ff_ProcTex.c0"), kCream);
        setColor(m_gl, m_gl.uniform(program, "ff_ProcTex.c1"), kTeal);
    }
}

void Scene::drawKnot(int program, const Matrix& place)
{
    m_gl.call("glUseProgram", {program});
    setMatrix(m_gl, m_gl.uniform(program, "model"), place);
    m_gl.call("glEnable", {"GL_CULL_FACE"});
    m_gl.call("glDrawElements", {"GL_TRIANGLES", m_indexCount, "GL_UNSIGNED_SHORT", address(0)});
    m_gl.call("glDisable", {"GL_CULL_FACE"});
}

void Scene::drawWall()
{
    m_gl.pushMarker("A wall with an arch, cut out by discard");
    m_gl.call("glBindTexture", {"GL_TEXTURE_2D", m_wallTexture});
    drawPicture(m_gl, m_wall, kCream, kWall);
    m_gl.popMarker();
}

/// Leaves 1 in the stencil buffer.
void Scene::drawFloor()
{
    m_gl.pushMarker("The floor: mip-mapped tiles, mostly behind the wall");
    m_gl.call("glEnable", {"GL_STENCIL_TEST"});
    markInStencil(m_gl);
    m_gl.call("glBindTexture", {"GL_TEXTURE_2D", m_tileTexture});
    drawPicture(m_gl, m_floor, fromBytes(255, 255, 255), kFloor);
    m_gl.popMarker();
}

/// On the floor where it can be seen, and once only where the knot covers itself.
void Scene::drawShadow(const Matrix& place)
{
    m_gl.pushMarker("The statue's shadow, kept on the floor by the stencil");
    m_gl.call("glDisable", {"GL_DEPTH_TEST"});
    drawOnceWhereMarked(m_gl);
    m_gl.call("glEnable", {"GL_BLEND"});
    drawKnot(m_shadow, place);
    m_gl.call("glDisable", {"GL_BLEND"});
    m_gl.call("glDisable", {"GL_STENCIL_TEST"});
    m_gl.call("glEnable", {"GL_DEPTH_TEST"});
    m_gl.popMarker();
}

void Scene::drawGlass(const Color& color)
{
    m_gl.pushMarker("Glass in the arch: panes in lead, blended, without any above it");
    m_gl.call("glBindTexture", {"GL_TEXTURE_2D", m_glassTexture});
    m_gl.call("glEnable", {"GL_BLEND"});
    m_gl.call("glDepthMask", {0});
    drawPicture(m_gl, m_glass, color, kGlass);
    m_gl.call("glDepthMask", {1});
    m_gl.call("glDisable", {"GL_BLEND"});
    m_gl.popMarker();
}

void Scene::frame(const char* label, const Matrix& place, const Color& glass)
{
    m_gl.pushMarker(label);
    clearTo(m_gl, kNight, "GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT");
    drawWall();
    m_gl.pushMarker("A statue: light and marble by fixed-function units");
    drawKnot(m_statue, place);
    m_gl.popMarker();
    drawFloor();
    drawShadow(place);
    m_gl.pushMarker("The evening behind it all, mostly hidden");
    drawPicture(m_gl, m_backdrop, kDusk, kBehind);
    m_gl.popMarker();
    drawGlass(glass);
    m_gl.popMarker();
    m_gl.present();
}

} // namespace

void recordArchway(Recorder& gl)
{
    gl.openWindow(kWidth, kHeight);
    Scene scene(gl);
    scene.frame("Through clear glass", kKnotPlace, fromBytes(190, 220, 230, 0.2f));
    scene.frame("Through amber glass, from another side", kKnotPlace * aboutY(0.6f, 0.8f), withAlpha(kAmber, 0.4f));
}

} // namespace vitrine::captures::samples
