// SPDX-License-Identifier: Apache-2.0
#include "captures/samples/knot.h"
#include "captures/samples/knot_stage.h"
#include "captures/samples/scenes.h"
#include "captures/samples/shapes.h"
#include "captures/samples/wood_and_marble_shaders.h"

#include <map>
#include <utility>

namespace vitrine::captures::samples {
namespace {

enum class Way { Program, Units, Chain };

/// What is told of a surface. Numbers of procedures are those of FFP.
struct Surface {
    Material material;
    int procedure;
    double frequency;
    Color c0, c1;
    Matrix grain; ///< x and y of what it makes of a vertex are the texture's
    Color specular;
    double shininess;
};

/// Rows of a matrix: what becomes of x, y, z and 1.
constexpr Matrix textureFrom(const Color& u, const Color& v)
{
    return {u[0], v[0], 0, 0, u[1], v[1], 0, 0, u[2], v[2], 0, 0, u[3], v[3], 0, 1};
}

constexpr Color kAmbient = fromBytes(58, 60, 70);
constexpr Color kDiffuse = fromBytes(222, 214, 200);

constexpr Surface kWood{Material::Wood,
                        2, // RINGS
                        9,
                        fromBytes(232, 176, 112),
                        fromBytes(120, 66, 34),
                        textureFrom({0.2f, 0, 0.05f, 0.9f}, {0, 0.06f, 0.25f, 0.2f}),
                        fromBytes(96, 90, 80),
                        24};
constexpr Surface kMarble{Material::Marble,
                          3, // VALUE_NOISE
                          4,
                          fromBytes(246, 242, 234),
                          fromBytes(74, 88, 104),
                          textureFrom({0.8f, 0, 0.45f, 0}, {-1.8f, 0, 2.4f, 0}),
                          fromBytes(150, 150, 150),
                          60};

constexpr Matrix kFloorPlace = scaling(3.0f, 1, 2.2f);
constexpr Matrix kKnotPlace =
    translation(0, 1.3f, 0) * aboutY(0.96f, -0.28f) * aboutX(0.96f, -0.28f) * scaling(0.34f, 0.34f, 0.34f);

/// Where a program's uniforms are; −1: it has none of that name.
struct Part {
    int program = 0;
    int model = -1, grain = -1;
    int specular = -1, shininess = -1;
    int procedure = -1, frequency = -1, c0 = -1, c1 = -1;
};

struct Body {
    const Surface& surface;
    Matrix place;
    std::size_t first = 0, count = 0; ///< indices
};

void setVector(Recorder& gl, int location, const Color& vector)
{
    gl.call("glUniform3f", {location, vector[0], vector[1], vector[2]});
}

class Scene {
public:
    Scene(Recorder& gl, Way way);
    /// One frame; the knot's shadow is there when there is light.
    void frame(const char* label, Look look);

private:
    Part& part(Look look, Material material);
    Part makePart(Look look, Material material);
    void useMaterial(const Part& part, const Surface& surface);
    void draw(Look look, const Body& body);
    void drawFloor(Look look);
    void drawShadow();
    void drawKnot(Look look);

    Recorder& m_gl;
    Way m_way;
    std::map<std::pair<Look, Material>, Part> m_parts;
    Body m_knot{kWood, kKnotPlace};
    Body m_floor{kMarble, kFloorPlace};
};

Scene::Scene(Recorder& gl, Way way) : m_gl(gl), m_way(way)
{
    Mesh mesh = trefoilKnot();
    m_knot.count = mesh.indices.size();
    const auto corner = static_cast<std::uint16_t>(mesh.vertices.size() / 6);
    for (const auto& [x, z] : {std::pair{-1.0f, 1.0f}, {1.0f, 1.0f}, {-1.0f, -1.0f}, {1.0f, -1.0f}})
        mesh.vertices.insert(mesh.vertices.end(), {x, 0, z, 0, 1, 0});
    m_floor.first = m_knot.count;
    for (const int i : {0, 1, 2, 2, 1, 3})
        mesh.indices.push_back(static_cast<std::uint16_t>(corner + i));
    m_floor.count = mesh.indices.size() - m_knot.count;
    (void)gl.makeBuffer(mesh.vertices);
    useAttribute(gl, 0, 3, 6, 0);
    useAttribute(gl, 1, 3, 6, 3);
    (void)gl.makeIndexBuffer(mesh.indices);
    gl.call("glEnable", {"GL_CULL_FACE"});
    gl.call("glBlendFunc", {"GL_SRC_ALPHA", "GL_ONE_MINUS_SRC_ALPHA"});
    for (const Look look : {Look::LitAndTextured, Look::Lit, Look::Textured, Look::Shadow})
        for (const Material material : {Material::Wood, Material::Marble})
            (void)part(look, material);
}

/// Units have parameters for every material; of programs each material needs its own.
Part& Scene::part(Look look, Material material)
{
    if (m_way != Way::Program || !isTextured(look))
        material = Material::Wood;
    const auto known = m_parts.find({look, material});
    return known != m_parts.end() ? known->second
                                  : m_parts.emplace(std::pair{look, material}, makePart(look, material)).first->second;
}

Part Scene::makePart(Look look, Material material)
{
    const std::string vertex = knotVertexShader(look);
    const std::string fragment = m_way == Way::Program ? knotFragmentProgram(look, material) : knotFragmentUnits(look);
    Part part;
    part.program =
        m_gl.makeProgram(vertex.c_str(), m_way == Way::Chain ? nullptr : fragment.c_str(), {"position", "normal"});
    const auto uniform = [&](const std::string& name) { return m_gl.uniform(part.program, name.c_str()); };
    const std::string shading = m_way == Way::Program ? "" : "ff_Shading.";
    const std::string texture = m_way == Way::Program ? "" : "ff_ProcTex.";
    m_gl.call("glUseProgram", {part.program});
    setMatrix(m_gl, uniform("camera"), kView);
    part.model = uniform("model");
    if (look != Look::Textured)
        setVector(m_gl, uniform("light"), kLamp);
    if (look == Look::Shadow)
        setColor(m_gl, uniform("shade"), fromBytes(12, 14, 24, 0.6f));
    if (isLit(look)) {
        setVector(m_gl, uniform("eye"), kEye);
        setVector(m_gl, uniform(shading + "ambient"), kAmbient);
        setVector(m_gl, uniform(shading + "diffuse"), kDiffuse);
        part.specular = uniform(shading + "specular");
        part.shininess = uniform(shading + "shininess");
    }
    if (isTextured(look)) {
        part.grain = uniform("grain");
        if (m_way != Way::Program)
            part.procedure = uniform(texture + "procedure");
        part.frequency = uniform(texture + "frequency");
        part.c0 = uniform(texture + "c0");
        part.c1 = uniform(texture + "c1");
    }
    return part;
}

void Scene::useMaterial(const Part& part, const Surface& surface)
{
    if (part.specular >= 0) {
        setVector(m_gl, part.specular, surface.specular);
        m_gl.call("glUniform1f", {part.shininess, surface.shininess});
    }
    if (part.grain < 0)
        return;
    setMatrix(m_gl, part.grain, surface.grain);
    if (part.procedure >= 0)
        m_gl.call("glUniform1i", {part.procedure, surface.procedure});
    m_gl.call("glUniform1f", {part.frequency, surface.frequency});
    setColor(m_gl, part.c0, surface.c0);
    setColor(m_gl, part.c1, surface.c1);
}

void Scene::draw(Look look, const Body& body)
{
    const Part& used = part(look, body.surface.material);
    m_gl.call("glUseProgram", {used.program});
    setMatrix(m_gl, used.model, body.place);
    useMaterial(used, body.surface);
    m_gl.call("glDrawElements", {"GL_TRIANGLES", static_cast<int>(body.count), "GL_UNSIGNED_SHORT",
                                 address(body.first * sizeof(std::uint16_t))});
}

/// Leaves 1 in the stencil buffer.
void Scene::drawFloor(Look look)
{
    m_gl.pushMarker("The floor: marble");
    m_gl.call("glEnable", {"GL_DEPTH_TEST"});
    m_gl.call("glEnable", {"GL_STENCIL_TEST"});
    markInStencil(m_gl);
    draw(look, m_floor);
    m_gl.popMarker();
}

/// On the floor, and once only where the knot covers itself.
void Scene::drawShadow()
{
    m_gl.pushMarker("The knot's shadow on it");
    m_gl.call("glDisable", {"GL_DEPTH_TEST"});
    m_gl.call("glDisable", {"GL_CULL_FACE"});
    drawOnceWhereMarked(m_gl);
    m_gl.call("glEnable", {"GL_BLEND"});
    draw(Look::Shadow, m_knot);
    m_gl.call("glDisable", {"GL_BLEND"});
    m_gl.call("glEnable", {"GL_CULL_FACE"});
    m_gl.call("glEnable", {"GL_DEPTH_TEST"});
    m_gl.popMarker();
}

void Scene::drawKnot(Look look)
{
    m_gl.pushMarker("The knot: wood");
    m_gl.call("glDisable", {"GL_STENCIL_TEST"});
    draw(look, m_knot);
    m_gl.popMarker();
}

void Scene::frame(const char* label, Look look)
{
    m_gl.pushMarker(label);
    clearTo(m_gl, kNight, "GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT");
    drawFloor(look);
    if (isLit(look))
        drawShadow();
    drawKnot(look);
    m_gl.popMarker();
    m_gl.present();
}

void record(Recorder& gl, Way way)
{
    gl.openWindow(kWidth, kHeight);
    Scene scene(gl, way);
    scene.frame("Light and texture", Look::LitAndTextured);
    scene.frame("Light alone", Look::Lit);
    scene.frame("Texture alone", Look::Textured);
}

} // namespace

void recordWoodAndMarbleProgram(Recorder& gl)
{
    record(gl, Way::Program);
}

void recordWoodAndMarbleUnits(Recorder& gl)
{
    record(gl, Way::Units);
}

void recordWoodAndMarbleChain(Recorder& gl)
{
    record(gl, Way::Chain);
}

} // namespace vitrine::captures::samples
