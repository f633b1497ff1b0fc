// SPDX-License-Identifier: Apache-2.0
// DEC-34: every valid program runs, however many values it keeps and however few registers there are. The scene's two
// machines must agree to the last bit (ONE-04).
#include "core/driver/glsl/glsl_compiler.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/machine_config.h"
#include "tests/harness/test_class.h"
#include "tests/spec/scene.h"

using namespace vitrine::core;
using namespace vitrine::core::gles2;

namespace {

constexpr int kValues = 200;

/// Keeps (i + 1) · v for i from 0 to 199, then takes each from what the one behind it left: −100 · v remains.
std::string manyValues()
{
    std::string text = "vec4 t0 = v;\n";
    for (int i = 1; i < kValues; ++i)
        text += "vec4 t" + std::to_string(i) + " = t" + std::to_string(i - 1) + " + v;\n";
    text += "vec4 left = t" + std::to_string(kValues - 1) + ";\n";
    for (int i = kValues - 2; i >= 0; --i)
        text += "left = t" + std::to_string(i) + " - left;\n";
    return text;
}

const std::string kVaryingHead = "precision highp float; varying vec4 v;\n";

std::string manyValuesShader()
{
    return kVaryingHead + "void main() {\n" + manyValues() + "gl_FragColor = left / -100.0; }\n";
}

/// As many values around a branch and a loop that half of the pixels take, with a texture read inside of it.
std::string branchingShader()
{
    return kVaryingHead + "uniform sampler2D image; uniform int turns;\nvoid main() {\n" + manyValues() +
           "vec4 sum = vec4(0.0);\n"
           "if (mod(floor(gl_FragCoord.x), 2.0) == 1.0) {\n"
           "  for (int i = 0; i < 3; ++i) { sum += t7 * 0.125; if (i == turns) break; }\n" // 2 turns: 2 · 8v / 8
           "  sum += texture2D(image, t199.xy / 200.0 + vec2(0.5)) / 255.0;\n"
           "} else sum = t99 / 50.0;\n" // 2v
           "gl_FragColor = sum + (left + t99) + vec4(0.0, 0.0, 0.0, 0.25); }\n";
}

MachineConfig machine(int mode, int words)
{
    MachineConfig config;
    config.segments->segMode = static_cast<SegmentMode>(mode);
    config.segments->segLimits.words = static_cast<std::uint32_t>(words);
    return config;
}

} // namespace

class SpecRegisterDemandTest : public QObject {
    Q_OBJECT

private slots:
    void DEC_34_theseProgramsNeedMoreThanADefaultSegmentHas();
    void DEC_34_twoHundredValuesInAFragmentProgram_data() { machines(); }
    void DEC_34_twoHundredValuesInAFragmentProgram();
    void DEC_34_twoHundredValuesInAVertexProgram_data() { machines(); }
    void DEC_34_twoHundredValuesInAVertexProgram();
    void DEC_34_branchesLoopsAndTexturesWithFewRegisters_data() { machines(); }
    void DEC_34_branchesLoopsAndTexturesWithFewRegisters();
    void DEC_34_longRunsEndInTime();

private:
    static void machines()
    {
        QTest::addColumn<int>("mode");
        QTest::addColumn<int>("words");
        const int segments = static_cast<int>(SegmentMode::Segment);
        QTest::newRow("default") << segments << static_cast<int>(MachineConfig{}.segments->segLimits.words);
        QTest::newRow("pull") << static_cast<int>(SegmentMode::Pull) << 16;
        QTest::newRow("four registers") << segments << 16;
        QTest::newRow("nine registers") << segments << 37;
    }
};

void SpecRegisterDemandTest::DEC_34_theseProgramsNeedMoreThanADefaultSegmentHas()
{
    const std::string vertex = "attribute vec4 p; varying vec4 v; void main() { gl_Position = v = p; }";
    for (const std::string& text : {manyValuesShader(), branchingShader()}) {
        const LinkResult linked = vitrine::core::linkProgram(compileShader(ShaderStage::Vertex, vertex),
                                                             compileShader(ShaderStage::Fragment, text), {});
        QVERIFY2(linked.program, linked.log.c_str());
        QVERIFY(4u * linked.program->fragment->tempCount > MachineConfig{}.segments->segLimits.words);
    }
}

void SpecRegisterDemandTest::DEC_34_twoHundredValuesInAFragmentProgram()
{
    QFETCH(int, mode);
    QFETCH(int, words);
    Scene scene(16, 16, {}, machine(mode, words));
    scene.use(manyValuesShader());
    scene->vertexAttrib4f(1, 0.25f, 1.0f, 0.0f, 0.75f);
    scene.rect(4, 4, 12, 12);
    QCOMPARE(scene.at(8, 8), (Rgba{64, 255, 0, 191}));
    QCOMPARE(scene.at(3, 8), kNothing);
}

void SpecRegisterDemandTest::DEC_34_twoHundredValuesInAVertexProgram()
{
    QFETCH(int, mode);
    QFETCH(int, words);
    Scene scene(16, 16, {}, machine(mode, words));
    scene.use("attribute vec4 position; attribute vec4 value; varying vec4 c;\n"
              "void main() { vec4 v = value;\n" +
                  manyValues() + "gl_Position = position; c = left / -100.0; }\n",
              "precision highp float; varying vec4 c; void main() { gl_FragColor = c; }\n");
    scene->vertexAttrib4f(1, 0.25f, 1.0f, 0.0f, 0.75f);
    scene.everything();
    QCOMPARE(scene.at(8, 8), (Rgba{64, 255, 0, 191}));
}

void SpecRegisterDemandTest::DEC_34_branchesLoopsAndTexturesWithFewRegisters()
{
    QFETCH(int, mode);
    QFETCH(int, words);
    Scene scene(16, 16, {}, machine(mode, words));
    scene.use(branchingShader());
    scene->uniform1i(scene.uniform("turns"), 1);
    scene.texture2D(GL_RGBA, GL_UNSIGNED_BYTE, 1, 1, {255, 255, 255, 255});
    scene->vertexAttrib4f(1, 0.125f, 0.0f, 0.5f, 0.375f);
    scene.everything();
    QCOMPARE(scene.at(8, 8), (Rgba{64, 0, 255, 255})); // 2v
    QCOMPARE(scene.at(9, 8), (Rgba{65, 1, 255, 255})); // and 1/255
}

/// Some 900,000 instructions with all the registers that it wants, and more than the budget of a task with four.
void SpecRegisterDemandTest::DEC_34_longRunsEndInTime()
{
    Scene scene(16, 16, {}, machine(static_cast<int>(SegmentMode::Segment), 16));
    scene.use(kVaryingHead +
              "void main() { vec4 a = v, b = v + a, c = v + b, d = v + c, e = v + d, f = v + e;\n"
              "for (int i = 0; i < 70000; ++i) { vec4 next = a * 0.5 + b * 0.5; a = b; b = c; c = d; d = e; "
              "e = f; f = next; }\n"
              "gl_FragColor = a + f + vec4(0.0, 1.0, 0.0, 1.0); }\n");
    scene->vertexAttrib4f(1, 0.0f, 0.0f, 0.0f, 0.0f);
    scene.rect(8, 8, 9, 9);
    QCOMPARE(scene.at(8, 8), kGreen);
}

VITRINE_TEST(SpecRegisterDemandTest, QCoreApplication)
#include "tst_spec_register_demand.moc"
