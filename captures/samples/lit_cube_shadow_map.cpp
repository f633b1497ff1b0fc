// SPDX-License-Identifier: Apache-2.0
#include "captures/samples/scenes.h"
#include "captures/samples/shapes.h"

namespace vitrine::captures::samples {
namespace {

constexpr const char* kLightVertexShader = R"(// The scene as the light sees it.
attribute vec3 position;
uniform mat4 light;
uniform mat4 model;
varying float depth;

void main()
{
    gl_Position = light * model * vec4(position, 1.0);
    depth = gl_Position.z * 0.5 + 0.5;   // the light is far away: w is 1
}
)";

constexpr const char* kLightFragmentShader =
    R"(// A depth does not fit 8 bits: red takes the coarse part, green the rest.
precision highp float;
varying float depth;

void main()
{
    float coarse = floor(depth * 255.0) / 255.0;
    gl_FragColor = vec4(coarse, (depth - coarse) * 255.0, 0.0, 1.0);
}
)";

constexpr const char* kVertexShader = R"(attribute vec3 position;
attribute vec3 normal;
uniform mat4 camera;
uniform mat4 light;
uniform mat4 model;
uniform mat4 turn;          // the model's rotation alone, for normals
uniform vec3 towardsLight;
varying float facing;
varying vec3 seenByLight;

void main()
{
    vec4 place = model * vec4(position, 1.0);
    facing = dot((turn * vec4(normal, 0.0)).xyz, towardsLight);
    seenByLight = (light * place).xyz * 0.5 + 0.5;
    gl_Position = camera * place;
}
)";

constexpr const char* kFragmentShader = R"(precision highp float;
uniform vec4 color;
uniform sampler2D shadowMap;
uniform float shadows;      // 0 or 1
varying float facing;
varying vec3 seenByLight;

void main()
{
    vec4 texel = texture2D(shadowMap, seenByLight.xy);
    float nearest = texel.r + texel.g / 255.0;
    // Something nearer to the light stands in between; the margin keeps surfaces from shading themselves.
    float hidden = step(nearest + 0.01, seenByLight.z) * shadows;
    float lit = 0.3 + 0.7 * max(facing, 0.0) * (1.0 - hidden);
    gl_FragColor = vec4(color.rgb * lit, 1.0);
}
)";

constexpr const char* kMapVertexShader = R"(// The shadow map as a picture.
attribute vec3 position;
varying vec2 place;

void main()
{
    place = position.xz * 0.5 + 0.5;
    gl_Position = vec4(position.x * 0.75, position.z, 0.0, 1.0);   // square in a window of 4 : 3
}
)";

constexpr const char* kMapFragmentShader = R"(precision highp float;
uniform sampler2D shadowMap;
varying vec2 place;

void main()
{
    vec4 texel = texture2D(shadowMap, place);
    gl_FragColor = vec4(vec3(texel.r + texel.g / 255.0), 1.0);   // dark is near to the light
}
)";

constexpr int kMapSide = 256;
constexpr const char* kBoth = "GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT";

// The light comes from the right and from above; its length is 1.
constexpr std::array<float, 3> kTowardsLight{0.6f, 0.8f, 0};
// Orthographic: right is −z of the scene, up leans against the light, and depth grows away from it.
constexpr Matrix kLight =
    scaling(0.5f, 0.5f, 0.4f) * Matrix{0, -0.8f, -0.6f, 0, 0, 0.6f, -0.8f, 0, -1, 0, 0, 0, 0, 0, 0, 1};

constexpr Matrix kGroundPlace = scaling(2.0f, 1, 1.7f);
constexpr Matrix kCubeTurn = aboutY(0.8f, 0.6f);
constexpr Matrix kCubePlace = translation(0.15f, 0.55f, 0.1f) * kCubeTurn * scaling(0.55f, 0.55f, 0.55f);
constexpr Matrix kPillarPlace = translation(1.35f, 0.8f, 0.1f) * scaling(0.15f, 0.8f, 0.15f);
constexpr Matrix kNoTurn = translation(0, 0, 0);

/// An object of the scene.
struct Body {
    Matrix place;
    Matrix turn;
    Color color;
    int first = 0;
    int count = 0;
};
constexpr std::array<Body, 3> kBodies{Body{kGroundPlace, kNoTurn, kCream, kCubeVertices, kGroundVertices},
                                      Body{kCubePlace, kCubeTurn, kCoral, 0, kCubeVertices},
                                      Body{kPillarPlace, kNoTurn, kTeal, 0, kCubeVertices}};

struct ShadowMap {
    int framebuffer = 0;
    int texture = 0;
};

ShadowMap makeShadowMap(Recorder& gl)
{
    ShadowMap map;
    map.texture = gl.makeTexture("GL_NEAREST", "GL_NEAREST");
    gl.call("glTexImage2D",
            {"GL_TEXTURE_2D", 0, "GL_RGBA", kMapSide, kMapSide, 0, "GL_RGBA", "GL_UNSIGNED_BYTE", Argument()});
    const int depth = 1;
    map.framebuffer = 1;
    gl.call("glBindRenderbuffer", {"GL_RENDERBUFFER", depth});
    gl.call("glRenderbufferStorage", {"GL_RENDERBUFFER", "GL_DEPTH_COMPONENT16", kMapSide, kMapSide});
    gl.call("glBindFramebuffer", {"GL_FRAMEBUFFER", map.framebuffer});
    gl.call("glFramebufferTexture2D", {"GL_FRAMEBUFFER", "GL_COLOR_ATTACHMENT0", "GL_TEXTURE_2D", map.texture, 0});
    gl.call("glFramebufferRenderbuffer", {"GL_FRAMEBUFFER", "GL_DEPTH_ATTACHMENT", "GL_RENDERBUFFER", depth});
    gl.call("glBindFramebuffer", {"GL_FRAMEBUFFER", 0});
    return map;
}

class Scene {
public:
    explicit Scene(Recorder& gl)
        : m_gl(gl), m_light(gl.makeProgram(kLightVertexShader, kLightFragmentShader, {"position", "normal"})),
          m_lit(gl.makeProgram(kVertexShader, kFragmentShader, {"position", "normal"})),
          m_show(gl.makeProgram(kMapVertexShader, kMapFragmentShader, {"position", "normal"}))
    {
        (void)gl.makeBuffer(cubeAndGround());
        useAttribute(gl, 0, 3, 6, 0);
        useAttribute(gl, 1, 3, 6, 3);
        setUpLight();
        setUpLit();
        m_map = makeShadowMap(gl);
        gl.call("glEnable", {"GL_DEPTH_TEST"});
    }

    void renderMap()
    {
        m_gl.pushMarker("Into a texture: how far from the light each thing is");
        m_gl.call("glBindTexture", {"GL_TEXTURE_2D", 0}); // a texture is not read while it is drawn to
        m_gl.call("glBindFramebuffer", {"GL_FRAMEBUFFER", m_map.framebuffer});
        m_gl.call("glViewport", {0, 0, kMapSide, kMapSide});
        clearTo(m_gl, fromBytes(255, 255, 255), kBoth);
        m_gl.call("glUseProgram", {m_light});
        for (const Body& body : kBodies) {
            setMatrix(m_gl, m_lightModel, body.place);
            m_gl.call("glDrawArrays", {"GL_TRIANGLES", body.first, body.count});
        }
        m_gl.call("glBindFramebuffer", {"GL_FRAMEBUFFER", 0});
        m_gl.call("glBindTexture", {"GL_TEXTURE_2D", m_map.texture});
        m_gl.call("glViewport", {0, 0, kWidth, kHeight});
        m_gl.popMarker();
    }

    void render(const char* label, float shadows)
    {
        m_gl.pushMarker(label);
        clearTo(m_gl, kNight, kBoth);
        m_gl.call("glUseProgram", {m_lit});
        m_gl.call("glUniform1f", {m_shadows, shadows});
        for (const Body& body : kBodies) {
            setMatrix(m_gl, m_model, body.place);
            setMatrix(m_gl, m_turn, body.turn);
            setColor(m_gl, m_color, body.color);
            m_gl.call("glDrawArrays", {"GL_TRIANGLES", body.first, body.count});
        }
        m_gl.popMarker();
    }

    void showMap()
    {
        m_gl.pushMarker("The texture as a picture: dark is near to the light");
        clearTo(m_gl, kNight, kBoth);
        m_gl.call("glUseProgram", {m_show});
        m_gl.call("glUniform1i", {m_gl.uniform(m_show, "shadowMap"), 0});
        m_gl.call("glDrawArrays", {"GL_TRIANGLES", kCubeVertices, kGroundVertices});
        m_gl.popMarker();
    }

private:
    void setUpLight()
    {
        m_gl.call("glUseProgram", {m_light});
        setMatrix(m_gl, m_gl.uniform(m_light, "light"), kLight);
        m_lightModel = m_gl.uniform(m_light, "model");
    }
    void setUpLit()
    {
        m_gl.call("glUseProgram", {m_lit});
        setMatrix(m_gl, m_gl.uniform(m_lit, "camera"), kCamera);
        setMatrix(m_gl, m_gl.uniform(m_lit, "light"), kLight);
        m_gl.call("glUniform3f",
                  {m_gl.uniform(m_lit, "towardsLight"), kTowardsLight[0], kTowardsLight[1], kTowardsLight[2]});
        m_gl.call("glUniform1i", {m_gl.uniform(m_lit, "shadowMap"), 0});
        m_model = m_gl.uniform(m_lit, "model");
        m_turn = m_gl.uniform(m_lit, "turn");
        m_color = m_gl.uniform(m_lit, "color");
        m_shadows = m_gl.uniform(m_lit, "shadows");
    }

    Recorder& m_gl;
    int m_light, m_lit, m_show; ///< programs
    int m_lightModel = 0, m_model = 0, m_turn = 0, m_color = 0, m_shadows = 0;
    ShadowMap m_map;
};

} // namespace

void recordLitCubeShadowMap(Recorder& gl)
{
    gl.openWindow(kWidth, kHeight);
    Scene scene(gl);
    scene.renderMap();
    scene.render("Lit by the direction of the faces alone", 0);
    gl.present();
    scene.renderMap();
    scene.showMap();
    gl.present();
    scene.renderMap();
    scene.render("Lit, and in shadow where the texture says that something is nearer to the light", 1);
    gl.present();
}

} // namespace vitrine::captures::samples
