// SPDX-License-Identifier: Apache-2.0
#include "tests/api/gles2_bench.h"
#include "tests/harness/test_class.h"

using namespace vitrine::core::gles2;

namespace {

GLint shaderValue(Bench& bench, GLuint shader, GLenum pname)
{
    GLint value = -12345;
    bench.gl().getShaderiv(shader, pname, {&value, 1});
    return value;
}

GLint programValue(Bench& bench, GLuint program, GLenum pname)
{
    GLint value = -12345;
    bench.gl().getProgramiv(program, pname, {&value, 1});
    return value;
}

} // namespace

class Gles2ProgramsTest : public QObject {
    Q_OBJECT

private slots:
    void shadersAndProgramsShareTheirNames()
    {
        Bench bench;
        QCOMPARE(bench.gl().createShader(GL_VERTEX_SHADER), 1u);
        QCOMPARE(bench.gl().createShader(GL_FRAGMENT_SHADER), 2u);
        QCOMPARE(bench.gl().createProgram(), 3u);
        QVERIFY(bench.gl().isShader(1) && !bench.gl().isShader(3) && bench.gl().isProgram(3));
        bench.gl().deleteShader(1);
        QCOMPARE(bench.gl().createProgram(), 1u);
    }

    void sourcesAndLogsComeBack()
    {
        Bench bench;
        const GLuint name = bench.gl().createShader(GL_VERTEX_SHADER);
        const std::string_view parts[] = {"void ma", "in() {", " wrong; }"};
        bench.gl().shaderSource(name, 3, parts);
        QCOMPARE(shaderValue(bench, name, GL_SHADER_SOURCE_LENGTH), 7 + 6 + 9 + 1);
        char cut[8] = {};
        GLsizei length = -1;
        bench.gl().getShaderSource(name, 8, &length, cut);
        QCOMPARE(std::string(cut), std::string("void ma"));
        QCOMPARE(length, 7);
        QCOMPARE(shaderValue(bench, name, GL_COMPILE_STATUS), GL_FALSE);
        QCOMPARE(shaderValue(bench, name, GL_INFO_LOG_LENGTH), 0);
        bench.gl().compileShader(name);
        QCOMPARE(shaderValue(bench, name, GL_COMPILE_STATUS), GL_FALSE);
        const GLint logLength = shaderValue(bench, name, GL_INFO_LOG_LENGTH);
        QVERIFY(logLength > 1);
        std::vector<char> log(static_cast<std::size_t>(logLength));
        bench.gl().getShaderInfoLog(name, logLength, &length, log);
        QCOMPARE(length, logLength - 1);
        QVERIFY(std::string(log.data()).find("wrong") != std::string::npos);
    }

    void attachedShadersOutliveTheirDeletion()
    {
        Bench bench;
        Context& gl = bench.gl();
        const GLuint program = gl.createProgram();
        const GLuint shader = bench.shader(GL_VERTEX_SHADER, kPlainVertex);
        gl.attachShader(program, shader);
        gl.deleteShader(shader);
        QVERIFY(gl.isShader(shader));
        QCOMPARE(shaderValue(bench, shader, GL_DELETE_STATUS), GL_TRUE);
        gl.detachShader(program, shader);
        QVERIFY(!gl.isShader(shader));
    }

    void aProgramInUseOutlivesItsDeletion()
    {
        Bench bench;
        Context& gl = bench.gl();
        const GLuint program = bench.program(kPlainVertex, kPlainFragment);
        QCOMPARE(programValue(bench, program, GL_LINK_STATUS), GL_TRUE);
        QCOMPARE(bench.integer(GL_CURRENT_PROGRAM), GLint(program));
        GLuint shaders[2] = {};
        GLsizei count = 0;
        gl.getAttachedShaders(program, 2, &count, shaders);
        QCOMPARE(count, 2);
        gl.deleteShader(shaders[0]);
        gl.deleteProgram(program);
        QVERIFY(gl.isProgram(program) && gl.isShader(shaders[0]));
        QCOMPARE(programValue(bench, program, GL_DELETE_STATUS), GL_TRUE);
        gl.useProgram(0);
        QVERIFY(!gl.isProgram(program) && !gl.isShader(shaders[0]) && gl.isShader(shaders[1]));
    }

    void linkingNeedsTwoCompiledShaders()
    {
        Bench bench;
        Context& gl = bench.gl();
        const GLuint program = gl.createProgram();
        gl.linkProgram(program);
        QCOMPARE(programValue(bench, program, GL_LINK_STATUS), GL_FALSE);
        QVERIFY(programValue(bench, program, GL_INFO_LOG_LENGTH) > 1);
        gl.attachShader(program, bench.shader(GL_VERTEX_SHADER, kPlainVertex));
        const GLuint broken = bench.shader(GL_FRAGMENT_SHADER, "void main() { nonsense; }");
        gl.attachShader(program, broken);
        gl.linkProgram(program);
        QCOMPARE(programValue(bench, program, GL_LINK_STATUS), GL_FALSE);
        gl.useProgram(program);
        QCOMPARE(gl.getError(), GLenum{GL_INVALID_OPERATION});
        gl.detachShader(program, broken);
        gl.attachShader(program, bench.shader(GL_FRAGMENT_SHADER, kPlainFragment));
        gl.linkProgram(program);
        QCOMPARE(programValue(bench, program, GL_LINK_STATUS), GL_TRUE);
        gl.validateProgram(program);
        QCOMPARE(programValue(bench, program, GL_VALIDATE_STATUS), GL_TRUE);
    }

    void aFailedLinkKeepsTheExecutableInUse()
    {
        Bench bench;
        Context& gl = bench.gl();
        const GLuint program = bench.program(kPlainVertex, kPlainFragment);
        GLuint shaders[2] = {};
        gl.getAttachedShaders(program, 2, nullptr, shaders);
        gl.detachShader(program, shaders[0]);
        gl.linkProgram(program);
        QCOMPARE(programValue(bench, program, GL_LINK_STATUS), GL_FALSE);
        gl.drawArrays(GL_TRIANGLES, 0, 3);
        QCOMPARE(bench.sink.draws.size(), std::size_t{1});
        QCOMPARE(gl.getAttribLocation(program, "position"), -1);
        QCOMPARE(gl.getError(), GLenum{GL_INVALID_OPERATION});
    }

    void activeVariablesAreListed()
    {
        Bench bench;
        Context& gl = bench.gl();
        const GLuint program = gl.createProgram();
        gl.attachShader(program, bench.shader(GL_VERTEX_SHADER,
                                              "attribute vec3 normal; attribute vec2 where; uniform mat4 matrices[2];\n"
                                              "void main() { gl_Position = matrices[1] * matrices[0] *"
                                              " vec4(normal.xy, where); }"));
        gl.attachShader(program, bench.shader(GL_FRAGMENT_SHADER, kPlainFragment));
        gl.bindAttribLocation(program, 5, "where");
        gl.linkProgram(program);
        QCOMPARE(programValue(bench, program, GL_ACTIVE_ATTRIBUTES), 2);
        QCOMPARE(programValue(bench, program, GL_ACTIVE_ATTRIBUTE_MAX_LENGTH), 7);
        QCOMPARE(gl.getAttribLocation(program, "where"), 5);
        QCOMPARE(gl.getAttribLocation(program, "gl_Position"), -1);
        QCOMPARE(programValue(bench, program, GL_ACTIVE_UNIFORMS), 1);
        QCOMPARE(programValue(bench, program, GL_ACTIVE_UNIFORM_MAX_LENGTH), 12); // "matrices[0]"
        char name[32] = {};
        GLint size = 0;
        GLenum type = 0;
        gl.getActiveUniform(program, 0, 32, nullptr, &size, &type, name);
        QCOMPARE(std::string(name), std::string("matrices[0]"));
        QCOMPARE(size, 2);
        QCOMPARE(type, GLenum{GL_FLOAT_MAT4});
        const GLint base = gl.getUniformLocation(program, "matrices");
        QCOMPARE(gl.getUniformLocation(program, "matrices[0]"), base);
        QCOMPARE(gl.getUniformLocation(program, "matrices[1]"), base + 1);
        for (const std::string_view unknown : {"matrices[2]", "matrices[", "matrices[]", "matrix", "matrices[1]x", ""})
            QCOMPARE(gl.getUniformLocation(program, unknown), -1);
        QCOMPARE(gl.getError(), GLenum{GL_NO_ERROR});
    }

    void precisionsAreThoseOf32Bits()
    {
        Bench bench;
        GLint range[2] = {};
        GLint precision = -1;
        bench.gl().getShaderPrecisionFormat(GL_FRAGMENT_SHADER, GL_MEDIUM_FLOAT, range, {&precision, 1});
        QVERIFY(range[0] == 127 && range[1] == 127 && precision == 23);
        bench.gl().getShaderPrecisionFormat(GL_VERTEX_SHADER, GL_HIGH_INT, range, {&precision, 1});
        QVERIFY(range[0] == 31 && range[1] == 30 && precision == 0);
    }

    void faultyArgumentsLeaveTheirErrors()
    {
        Bench bench;
        const GLuint program = bench.gl().createProgram();
        const GLuint shader = bench.gl().createShader(GL_VERTEX_SHADER);
        const GLuint twin = bench.gl().createShader(GL_VERTEX_SHADER);
        bench.gl().attachShader(program, shader);
        checkErrors(
            bench,
            {
                {"type", [](Context& gl) { (void)gl.createShader(GL_TEXTURE_2D); }, GL_INVALID_ENUM},
                {"unknown shader", [](Context& gl) { gl.compileShader(99); }, GL_INVALID_VALUE},
                {"not a shader", [=](Context& gl) { gl.compileShader(program); }, GL_INVALID_OPERATION},
                {"unknown program", [](Context& gl) { gl.linkProgram(99); }, GL_INVALID_VALUE},
                {"not a program", [=](Context& gl) { gl.linkProgram(shader); }, GL_INVALID_OPERATION},
                {"delete 0", [](Context& gl) { gl.deleteProgram(0); }, GL_NO_ERROR},
                {"delete shader 0", [](Context& gl) { gl.deleteShader(0); }, GL_NO_ERROR},
                {"delete unknown", [](Context& gl) { gl.deleteShader(99); }, GL_INVALID_VALUE},
                {"attach twice", [=](Context& gl) { gl.attachShader(program, shader); }, GL_INVALID_OPERATION},
                {"attach a second of its type", [=](Context& gl) { gl.attachShader(program, twin); },
                 GL_INVALID_OPERATION},
                {"detach", [=](Context& gl) { gl.detachShader(program, twin); }, GL_INVALID_OPERATION},
                {"source count", [=](Context& gl) { gl.shaderSource(shader, -1, {}); }, GL_INVALID_VALUE},
                {"binary",
                 [=](Context& gl) {
                     gl.shaderBinary(1, {&shader, 1}, 0, {}, 0);
                 },
                 GL_INVALID_ENUM},
                {"binary length",
                 [=](Context& gl) {
                     gl.shaderBinary(1, {&shader, 1}, 0, {}, -1);
                 },
                 GL_INVALID_VALUE},
                {"attribute", [=](Context& gl) { gl.bindAttribLocation(program, 16, "a"); }, GL_INVALID_VALUE},
                {"attribute name", [=](Context& gl) { gl.bindAttribLocation(program, 0, "gl_a"); },
                 GL_INVALID_OPERATION},
                {"location", [=](Context& gl) { (void)gl.getUniformLocation(program, "a"); }, GL_INVALID_OPERATION},
                {"active", [=](Context& gl) { gl.getActiveUniform(program, 0, 9, nullptr, nullptr, nullptr, {}); },
                 GL_INVALID_VALUE},
                {"shader name", [=](Context& gl) { gl.getShaderiv(shader, GL_LINK_STATUS, {}); }, GL_INVALID_ENUM},
                {"program name", [=](Context& gl) { gl.getProgramiv(program, GL_COMPILE_STATUS, {}); },
                 GL_INVALID_ENUM},
                {"log", [=](Context& gl) { gl.getProgramInfoLog(program, -1, nullptr, {}); }, GL_INVALID_VALUE},
                {"precision", [](Context& gl) { gl.getShaderPrecisionFormat(GL_VERTEX_SHADER, GL_FLOAT, {}, {}); },
                 GL_INVALID_ENUM},
            });
    }
};

VITRINE_TEST(Gles2ProgramsTest)
#include "tst_gles2_programs.moc"
