// SPDX-License-Identifier: Apache-2.0
#include "captures/samples/scenes.h"
#include "captures/samples/shapes.h"

namespace vitrine::captures::samples {
namespace {

constexpr const char* kVertexShader = R"(// One shape, lit by the direction that its faces look to.
attribute vec3 position;
attribute vec3 normal;
uniform mat4 camera;
uniform mat4 model;
varying float light;

void main()
{
    light = 0.75 + 0.25 * normal.y + 0.2 * normal.x - 0.1 * normal.z;
    gl_Position = camera * model * vec4(position, 1.0);
}
)";

constexpr const char* kFragmentShader = R"(precision mediump float;
uniform vec4 color;
varying float light;

void main()
{
    gl_FragColor = vec4(color.rgb * light, color.a);
}
)";

constexpr Color kFloor = fromBytes(58, 66, 84);
constexpr Color kPlate = fromBytes(150, 190, 210, 0.4f);
constexpr Matrix kCube = translation(-0.1f, 0.75f, 0) * aboutY(0.8f, 0.6f) * scaling(0.5f, 0.5f, 0.5f);
constexpr Matrix kReflected = scaling(1, -1, 1) * kCube;
constexpr Matrix kFloorPlace = scaling(2.2f, 1, 1.9f);
constexpr Matrix kPlatePlace = translation(0.1f, 0, 0.25f) * scaling(0.9f, 1, 0.8f);

struct Scene {
    Recorder& gl;
    int model = 0;
    int color = 0;

    void ground(const Matrix& place, Color tint) { draw(place, tint, kCubeVertices, kGroundVertices); }
    void cube(const Matrix& place) { draw(place, kCoral, 0, kCubeVertices); }

    /// What is below the mirror's plane is seen through it, so the cube's faces turn their other side.
    void reflection()
    {
        gl.pushMarker("The cube upside down: y becomes -y, front faces become back faces");
        gl.call("glFrontFace", {"GL_CW"});
        cube(kReflected);
        gl.call("glFrontFace", {"GL_CCW"});
        gl.popMarker();
    }
    void floor()
    {
        gl.pushMarker("The floor, without depth: what is seen in the mirror lies behind it");
        gl.call("glDepthMask", {0});
        ground(kFloorPlace, kFloor);
        gl.call("glDepthMask", {1});
        gl.popMarker();
    }
    void plate()
    {
        gl.pushMarker("The mirror's glass, blended over what it shows");
        gl.call("glDepthMask", {0});
        gl.call("glEnable", {"GL_BLEND"});
        ground(kPlatePlace, kPlate);
        gl.call("glDisable", {"GL_BLEND"});
        gl.call("glDepthMask", {1});
        gl.popMarker();
    }
    void realCube()
    {
        gl.pushMarker("The cube itself");
        cube(kCube);
        gl.popMarker();
    }
    void mask()
    {
        gl.pushMarker("The mirror's shape into the stencil buffer, no color");
        gl.call("glEnable", {"GL_STENCIL_TEST"});
        gl.call("glStencilFunc", {"GL_ALWAYS", 1, 255});
        gl.call("glStencilOp", {"GL_KEEP", "GL_KEEP", "GL_REPLACE"});
        gl.call("glColorMask", {0, 0, 0, 0});
        gl.call("glDepthMask", {0});
        ground(kPlatePlace, kPlate);
        gl.call("glDepthMask", {1});
        gl.call("glColorMask", {1, 1, 1, 1});
        gl.call("glStencilFunc", {"GL_EQUAL", 1, 255});
        gl.call("glStencilOp", {"GL_KEEP", "GL_KEEP", "GL_KEEP"});
        gl.popMarker();
    }

private:
    void draw(const Matrix& place, Color tint, int first, int count)
    {
        setMatrix(gl, model, place);
        setColor(gl, color, tint);
        gl.call("glDrawArrays", {"GL_TRIANGLES", first, count});
    }
};

} // namespace

void recordStencilMirror(Recorder& gl)
{
    constexpr const char* kAll = "GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT";
    gl.openWindow(kWidth, kHeight);
    const int program = gl.makeProgram(kVertexShader, kFragmentShader, {"position", "normal"});
    gl.call("glUseProgram", {program});
    (void)gl.makeBuffer(cubeAndGround());
    useAttribute(gl, 0, 3, 6, 0);
    useAttribute(gl, 1, 3, 6, 3);
    setMatrix(gl, gl.uniform(program, "camera"), kCamera);
    Scene scene{gl, gl.uniform(program, "model"), gl.uniform(program, "color")};
    gl.call("glEnable", {"GL_DEPTH_TEST"});
    gl.call("glEnable", {"GL_CULL_FACE"});
    gl.call("glBlendFunc", {"GL_SRC_ALPHA", "GL_ONE_MINUS_SRC_ALPHA"});

    clearTo(gl, kNight, kAll);
    scene.floor();
    scene.plate();
    scene.realCube();
    gl.present();

    clearTo(gl, kNight, kAll);
    scene.floor();
    scene.reflection();
    scene.plate();
    scene.realCube();
    gl.present();

    clearTo(gl, kNight, kAll);
    scene.floor();
    scene.mask();
    scene.reflection();
    gl.call("glDisable", {"GL_STENCIL_TEST"});
    scene.plate();
    scene.realCube();
    gl.present();
}

} // namespace vitrine::captures::samples
