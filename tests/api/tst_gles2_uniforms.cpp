// SPDX-License-Identifier: Apache-2.0
#include "tests/api/gles2_bench.h"
#include "tests/harness/test_class.h"

#include <bit>

using namespace vitrine::core::gles2;

namespace {

constexpr std::string_view kVertex =
    "attribute vec4 position;\n"
    "uniform mat3 turn; uniform ivec2 steps; uniform bvec2 flags; uniform float gains[3];\n"
    "void main() {\n"
    "  float sum = gains[0] + gains[1] + gains[2];\n"
    "  if (flags.x && flags.y) sum += float(steps.x + steps.y);\n"
    "  gl_Position = vec4(turn * position.xyz, sum) + gl_DepthRange.diff;\n"
    "}\n";
constexpr std::string_view kFragment = "precision highp float;\n"
                                       "uniform float gains[3]; uniform sampler2D image; uniform samplerCube sky;\n"
                                       "void main() { gl_FragColor = texture2D(image, vec2(gains[1])) +\n"
                                       "  textureCube(sky, vec3(gains[0])); }\n";

struct UniformBench : Bench {
    GLuint name = program(kVertex, kFragment);
    GLint at(std::string_view uniform) { return gl().getUniformLocation(name, uniform); }
};

} // namespace

class Gles2UniformsTest : public QObject {
    Q_OBJECT

private slots:
    void valuesComeBackInEveryType()
    {
        UniformBench bench;
        Context& gl = bench.gl();
        const GLfloat matrix[9] = {1, 2, 3, 4, 5, 6, 7, 8, 9};
        gl.uniformMatrix3fv(bench.at("turn"), 1, GL_FALSE, matrix);
        GLfloat floats[9] = {};
        gl.getUniformfv(bench.name, bench.at("turn"), floats);
        QVERIFY(std::equal(matrix, matrix + 9, floats));
        gl.uniform2i(bench.at("steps"), -7, 8);
        GLint ints[2] = {};
        gl.getUniformiv(bench.name, bench.at("steps"), ints);
        QVERIFY(ints[0] == -7 && ints[1] == 8);
        gl.uniform2f(bench.at("flags"), 0.0f, 0.25f); // bools take floats
        gl.getUniformiv(bench.name, bench.at("flags"), ints);
        QVERIFY(ints[0] == 0 && ints[1] == 1);
        gl.uniform1f(bench.at("gains[2]"), -2.5f);
        gl.getUniformiv(bench.name, bench.at("gains[2]"), ints);
        QCOMPARE(ints[0], -3);
        gl.uniform1i(bench.at("image"), 31);
        gl.getUniformfv(bench.name, bench.at("image"), floats);
        QCOMPARE(floats[0], 31.0f);
        QCOMPARE(gl.getError(), GLenum{GL_NO_ERROR});
    }

    void arraysAreCutAtTheirEnd()
    {
        UniformBench bench;
        const GLfloat many[5] = {1, 2, 3, 4, 5};
        bench.gl().uniform1fv(bench.at("gains[1]"), 5, many);
        GLfloat value = -1.0f;
        bench.gl().getUniformfv(bench.name, bench.at("gains"), {&value, 1});
        QCOMPARE(value, 0.0f);
        bench.gl().getUniformfv(bench.name, bench.at("gains[2]"), {&value, 1});
        QCOMPARE(value, 2.0f);
        bench.gl().uniform1fv(bench.at("gains"), 3, {many + 3, 1}); // the span holds one
        bench.gl().getUniformfv(bench.name, bench.at("gains[1]"), {&value, 1});
        QCOMPARE(value, 1.0f);
        QCOMPARE(bench.gl().getError(), GLenum{GL_NO_ERROR});
    }

    void bothStagesGetTheirRegisters()
    {
        UniformBench bench;
        bench.gl().uniform1f(bench.at("gains[1]"), 6.5f);
        bench.gl().uniform2i(bench.at("flags"), 5, 0);
        bench.gl().depthRangef(0.25f, 1.0f);
        bench.gl().uniform1i(bench.at("sky"), 1); // two types on one unit would be an error
        bench.gl().drawArrays(GL_POINTS, 0, 1);
        QCOMPARE(bench.gl().getError(), GLenum{GL_NO_ERROR});
        const auto& state = bench.sink.draws.at(0).state->program;
        const auto& linked = *bench.gl().shareGroup().programs.findByName(bench.name)->executable.program;
        for (const auto& uniform : linked.uniforms) {
            if (uniform.name == "gains[0]") {
                QCOMPARE((*state.vertexConstants)[std::size_t(uniform.vertexRegister) + 1].x, 6.5f);
                QCOMPARE((*state.fragmentConstants)[std::size_t(uniform.fragmentRegister) + 1].x, 6.5f);
            } else if (uniform.name == "flags") {
                const auto& flags = (*state.vertexConstants)[std::size_t(uniform.vertexRegister)];
                QCOMPARE(std::bit_cast<std::uint32_t>(flags.x), ~0u);
                QCOMPARE(std::bit_cast<std::uint32_t>(flags.y), 0u);
            } else if (uniform.name == "gl_DepthRange.diff") {
                QCOMPARE((*state.vertexConstants)[std::size_t(uniform.vertexRegister)].x, 0.75f);
                QCOMPARE(bench.at("gl_DepthRange.diff"), -1);
            }
        }
        QCOMPARE(state.vertexConstants->size(),
                 std::size_t(linked.vertex->uniformCount) + linked.vertex->literals.size());
    }

    void drawsKeepTheValuesTheySaw()
    {
        UniformBench bench;
        bench.gl().uniform1i(bench.at("sky"), 1);
        bench.gl().drawArrays(GL_POINTS, 0, 1);
        bench.gl().uniform1f(bench.at("gains"), 9.0f);
        bench.gl().drawArrays(GL_POINTS, 0, 1);
        const auto& first = bench.sink.draws[0].state->program;
        const auto& second = bench.sink.draws[1].state->program;
        QVERIFY(first.vertexConstants != second.vertexConstants);
        QVERIFY(*first.vertexConstants != *second.vertexConstants);
    }

    void samplersSelectTheTextures()
    {
        UniformBench bench;
        Context& gl = bench.gl();
        gl.uniform1i(bench.at("image"), 2);
        gl.uniform1i(bench.at("sky"), 3);
        gl.activeTexture(GL_TEXTURE2);
        bench.texture();
        gl.texImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, {});
        gl.drawArrays(GL_POINTS, 0, 1);
        const auto& textures = bench.sink.draws.at(0).state->fragmentTextures;
        for (const auto& uniform :
             bench.gl().shareGroup().programs.findByName(bench.name)->executable.program->uniforms) {
            if (uniform.name == "image")
                QVERIFY(textures[std::size_t(uniform.fragmentSlot)]->complete);
            else if (uniform.name == "sky")
                QVERIFY(!textures[std::size_t(uniform.fragmentSlot)]->complete);
        }
        gl.uniform1i(bench.at("sky"), 2); // a cube and a 2D sampler on one unit
        gl.drawArrays(GL_POINTS, 0, 1);
        QCOMPARE(gl.getError(), GLenum{GL_INVALID_OPERATION});
        gl.validateProgram(bench.name);
        GLint status = GL_TRUE;
        gl.getProgramiv(bench.name, GL_VALIDATE_STATUS, {&status, 1});
        QCOMPARE(status, GL_FALSE);
    }

    void faultyArgumentsLeaveTheirErrors()
    {
        UniformBench bench;
        const GLint gains = bench.at("gains");
        const GLint steps = bench.at("steps");
        const GLint turn = bench.at("turn");
        const GLint image = bench.at("image");
        const GLfloat f[16] = {};
        const GLint i[4] = {};
        checkErrors(
            bench,
            {
                {"ignored", [](Context& gl) { gl.uniform4f(-1, 0, 0, 0, 0); }, GL_NO_ERROR},
                {"no location", [](Context& gl) { gl.uniform1f(999, 0); }, GL_INVALID_OPERATION},
                {"below", [](Context& gl) { gl.uniform1f(-2, 0); }, GL_INVALID_OPERATION},
                {"int for float", [=](Context& gl) { gl.uniform1i(gains, 0); }, GL_INVALID_OPERATION},
                {"float for int", [=](Context& gl) { gl.uniform2f(steps, 0, 0); }, GL_INVALID_OPERATION},
                {"size", [=](Context& gl) { gl.uniform2f(gains, 0, 0); }, GL_INVALID_OPERATION},
                {"count", [=](Context& gl) { gl.uniform1fv(gains, -1, f); }, GL_INVALID_VALUE},
                {"no array", [=](Context& gl) { gl.uniform2iv(steps, 2, i); }, GL_INVALID_OPERATION},
                {"transpose", [=](Context& gl) { gl.uniformMatrix3fv(turn, 1, GL_TRUE, f); }, GL_INVALID_VALUE},
                {"matrix size", [=](Context& gl) { gl.uniformMatrix4fv(turn, 1, GL_FALSE, f); }, GL_INVALID_OPERATION},
                {"vector for matrix", [=](Context& gl) { gl.uniform3fv(turn, 1, f); }, GL_INVALID_OPERATION},
                {"sampler float", [=](Context& gl) { gl.uniform1f(image, 0); }, GL_INVALID_OPERATION},
                {"sampler unit", [=](Context& gl) { gl.uniform1i(image, 192); }, GL_INVALID_VALUE},
                {"get", [&](Context& gl) { gl.getUniformfv(bench.name, -1, {}); }, GL_INVALID_OPERATION},
                {"no program",
                 [=](Context& gl) {
                     gl.useProgram(0);
                     gl.uniform1f(gains, 0);
                 },
                 GL_INVALID_OPERATION},
            });
    }
};

VITRINE_TEST(Gles2UniformsTest)
#include "tst_gles2_uniforms.moc"
