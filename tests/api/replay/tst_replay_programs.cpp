// SPDX-License-Identifier: Apache-2.0
#include "tests/api/replay/replay_bench.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <algorithm>

using namespace vitrine::core;
using calls::number;

namespace {

constexpr const char* kVertex = "attribute vec4 a; attribute vec4 b; uniform vec4 u[2]; uniform vec4 w;"
                                "void main() { gl_Position = a + b * u[0] + u[1] + w; }";
constexpr const char* kFragment = "void main() { gl_FragColor = vec4(1.0); }";

// A program that the recorded one knew as 90, of shaders 91 and 92, in use.
std::string buildProgram(ReplayBench& bench)
{
    std::string faults = bench.setUp();
    faults += bench.run("glCreateShader", {number(0x8B31)}, number(91));
    faults += bench.run("glCreateShader", {number(0x8B30)}, number(92));
    // In two parts: the first of them is cut by its length.
    faults += bench.run(
        "glShaderSource",
        {number(91), number(2), calls::list({calls::text("  nonsense"), calls::text(kVertex)}), calls::names({2, -1})});
    faults += bench.run("glShaderSource", {number(92), number(1), calls::list({calls::text(kFragment)}), {}});
    faults += bench.run("glCreateProgram", {}, number(90));
    for (const int shader : {91, 92}) {
        faults += bench.run("glCompileShader", {number(shader)});
        faults += bench.run("glAttachShader", {number(90), number(shader)});
        faults += bench.run("glDeleteShader", {number(shader)});
    }
    faults += bench.run("glLinkProgram", {number(90)});
    return faults + bench.run("glUseProgram", {number(90)});
}

Vec4 uniform(ReplayBench& bench, const char* name)
{
    Vec4 value;
    gles2::Context& gl = *bench.replayer.current();
    const GLuint program = bench.group().programs.find(bench.state().program)->name;
    gl.getUniformfv(program, gl.getUniformLocation(program, name), std::span(&value.x, 4));
    return value;
}

} // namespace

class TestReplayPrograms : public QObject {
    Q_OBJECT

private slots:
    void programsAreBuiltUnderOurNames()
    {
        ReplayBench bench;
        QCOMPARE(buildProgram(bench), std::string());
        const auto* program = bench.group().programs.find(bench.state().program);
        QVERIFY(program);
        QVERIFY(program->linkStatus);
        // The deleted shaders live on while they are attached, under the names that the recorded program knows.
        QCOMPARE(bench.run("glDetachShader", {number(90), number(91)}), std::string());
        QCOMPARE(bench.state().error, static_cast<GLenum>(GL_NO_ERROR));
        QCOMPARE(program->attached.size(), 1u);
    }

    void whatWorkedWhenItWasRecordedAndFailsHereIsAFault()
    {
        ReplayBench bench;
        QCOMPARE(buildProgram(bench), std::string());
        constexpr int kCompileStatus = 0x8B81, kLinkStatus = 0x8B82;
        QCOMPARE(bench.run("glGetProgramiv", {number(90), number(kLinkStatus), calls::names({1})}), std::string());
        QCOMPARE(bench.run("glCreateShader", {number(0x8B30)}, number(93)), std::string());
        QCOMPARE(bench.run("glShaderSource", {number(93), number(1), calls::list({calls::text("nonsense")}), {}}),
                 std::string());
        QCOMPARE(bench.run("glCompileShader", {number(93)}), std::string()); // programs may try what they like
        QCOMPARE(bench.run("glGetShaderiv", {number(93), number(kCompileStatus), calls::names({0})}), std::string());
        QCOMPARE(bench.run("glGetShaderiv", {number(93), number(kCompileStatus), {}}), std::string());
        QString fault =
            QString::fromStdString(bench.run("glGetShaderiv", {number(93), number(kCompileStatus), calls::names({1})}));
        QVERIFY2(fault.contains("glGetShaderiv: the shader compiled when it was recorded, and does not here: "),
                 qPrintable(fault));
        QCOMPARE(bench.run("glCreateProgram", {}, number(94)), std::string());
        QCOMPARE(bench.run("glAttachShader", {number(94), number(93)}), std::string());
        QCOMPARE(bench.run("glLinkProgram", {number(94)}), std::string());
        fault =
            QString::fromStdString(bench.run("glGetProgramiv", {number(94), number(kLinkStatus), calls::names({1})}));
        QVERIFY2(fault.contains("glGetProgramiv: the program linked when it was recorded, and does not here: "),
                 qPrintable(fault));
    }

    void uniformLocationsAreMapped()
    {
        ReplayBench bench;
        QCOMPARE(buildProgram(bench), std::string());
        // The recorded locations: 40 and 41 for u, 7 for w.
        QCOMPARE(bench.run("glGetUniformLocation", {number(90), calls::text("u")}, number(40)), std::string());
        QCOMPARE(bench.run("glGetUniformLocation", {number(90), calls::text("w")}, number(7)), std::string());
        QCOMPARE(bench.run("glUniform4f", {number(41), {1.0f}, {2.0f}, {3.0f}, {4.0f}}), std::string());
        QCOMPARE(bench.run("glUniform4fv", {number(7), number(1), calls::floats({5, 6, 7, 8})}), std::string());
        QVERIFY((uniform(bench, "u[1]") == Vec4{1, 2, 3, 4}));
        QVERIFY((uniform(bench, "u[0]") == Vec4{0, 0, 0, 0}));
        QVERIFY((uniform(bench, "w") == Vec4{5, 6, 7, 8}));
        // An array from its first element on.
        QCOMPARE(bench.run("glUniform4fv", {number(40), number(2), calls::floats({9, 9, 9, 9, 8, 8, 8, 8})}),
                 std::string());
        QVERIFY((uniform(bench, "u[0]") == Vec4{9, 9, 9, 9}));
        QVERIFY((uniform(bench, "u[1]") == Vec4{8, 8, 8, 8}));
        const QString tooShort =
            QString::fromStdString(bench.run("glUniform4fv", {number(40), number(2), calls::floats({1, 2, 3, 4})}));
        QVERIFY2(tooShort.endsWith(" glUniform4fv: TRUNCATED_COMMAND: value has 4 elements, 8 are needed"),
                 qPrintable(tooShort));
        QCOMPARE(bench.state().error, static_cast<GLenum>(GL_NO_ERROR));
    }

    void attributeLocationsAreMapped()
    {
        ReplayBench bench;
        QCOMPARE(buildProgram(bench), std::string());
        gles2::Context& gl = *bench.replayer.current();
        const GLuint program = bench.group().programs.find(bench.state().program)->name;
        const auto ours = static_cast<std::size_t>(gl.getAttribLocation(program, "b"));
        QCOMPARE(bench.run("glGetAttribLocation", {number(90), calls::text("b")}, number(5)), std::string());
        QCOMPARE(bench.run("glEnableVertexAttribArray", {number(5)}), std::string());
        QCOMPARE(bench.run("glVertexAttrib4f", {number(5), {1.0f}, {2.0f}, {3.0f}, {4.0f}}), std::string());
        const auto* arrays = bench.state().vertexArrays.find(bench.state().vertexArray);
        QVERIFY(arrays->attributes[ours].isEnabled);
        QCOMPARE(std::count_if(arrays->attributes.begin(), arrays->attributes.end(),
                               [](const auto& array) { return array.isEnabled; }),
                 1);
        QVERIFY((bench.state().currentAttributes[ours] == Vec4{1, 2, 3, 4}));
    }

    void drawsReachTheMachineAndItsFailuresComeBack()
    {
        ReplayBench bench;
        QCOMPARE(buildProgram(bench), std::string());
        QCOMPARE(bench.run("glDrawElements", {number(4), number(3), number(0x1403), calls::blob({0, 0, 1, 0, 2, 0})}),
                 std::string());
        QVERIFY(bench.last.kind == CallClass::Draw);
        QCOMPARE(bench.sink.draws.size(), 1u);
        QCOMPARE(bench.sink.draws[0].count, 3u);
        QCOMPARE(bench.sink.draws[0].callNumber, bench.nextNumber - 1);
        bench.sink.failure = "the shader runs for too long";
        QVERIFY(QString::fromStdString(bench.run("glDrawArrays", {number(4), number(0), number(3)}))
                    .endsWith("glDrawArrays: the shader runs for too long"));
        QCOMPARE(bench.replayer.system().drawCount(), 2u);
    }
};

VITRINE_TEST(TestReplayPrograms, QCoreApplication)
#include "tst_replay_programs.moc"
