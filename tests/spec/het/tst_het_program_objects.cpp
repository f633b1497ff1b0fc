// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "core/gpu/reachable_units.h"
#include "tests/harness/test_class.h"
#include "tests/spec/het/unit_bench.h"

#include <QtTest>

#include <bit>
#include <cmath>

#include <set>

using namespace vitrine::core;
using namespace vitrine::core::gles2;

/// Program objects with parameters of fixed-function units (spec/01 D), and presets that lack units (C).
class HetProgramObjectsTest : public QObject {
    Q_OBJECT

private slots:
    void HET_23_aVertexProgramOnSeqCannotReachADevice();
    void HET_24_aCallOfAnAbsentDeviceDoesNotLink();
    void HET_24_aCallOfAUnitOfAPluginNamesItAndTheMachine();
    void HET_23_verticesReadNoTexturesOnSeq();
    void HET_25_aProgramListsTheParametersOfThePresentUnits();
    void HET_25_programsThatDoNotAskSeePlainOpenGL();
    void HET_25_storageStartsWithTheDefaultsOfEveryLink();
    void HET_25_typesThatDisagreeAreBothNamed();
    void HET_25_thePrefixIsReservedWhereTheUnitsAreUsed();
    void HET_26_enumerationKnowsNoOrigin();
    void HET_26_badIndicesAndPrograms();
    void HET_27_aValueIsSetAndRead();
    void HET_27_wrongTypesChangeNothing();
    void HET_27_valuesOutOfRangeChangeNothing();
    void HET_27_arraysVectorsAndBools();
    void HET_27_writesBeyondAnArrayChangeNothing();
    void HET_28_aDrawKeepsTheValuesThatItWasMadeWith();
    void HET_29_vertexShaderAloneOrWithThePredefinedIdentifier();
    void HET_29_aFragmentShaderDoesNotLinkOnSeq();
    void HET_29_elsewhereAFragmentShaderIsRequired();
    void HET_29_theIdentifierIsAttachedLikeAShader();
};

namespace {

constexpr std::string_view kPlainVertex = "attribute vec4 position; void main() { gl_Position = position; }";
constexpr std::string_view kPlainFragment = "void main() { gl_FragColor = vec4(1.0); }";

#define EXPECT_ERROR(bench, error) QCOMPARE(bench->getError(), GLenum{error})

std::uint32_t bits(float value)
{
    return std::bit_cast<std::uint32_t>(value);
}

} // namespace

void HetProgramObjectsTest::HET_23_aVertexProgramOnSeqCannotReachADevice()
{
    UnitBench bench(unitsOf(threeParameterCatalog(), "SEQ"));
    const GLuint vertex = bench.shader(GL_VERTEX_SHADER, "#extension GL_VITRINE_fixed_function : require\n"
                                                         "attribute vec4 p;\n"
                                                         "void main() { gl_Position = ffProcTex(p.xy); }\n");
    const GLuint program = bench.program({vertex});
    QVERIFY(!bench.isLinked(program));
    QVERIFY(bench.log(program).find("device not reachable in SEQ") != std::string::npos);
}

void HetProgramObjectsTest::HET_24_aCallOfAnAbsentDeviceDoesNotLink()
{
    MachineConfig config;
    config.preset = Preset::Prog;
    UnitBench bench(reachableUnits(config));
    const std::string call = "#extension GL_VITRINE_fixed_function : require\n"
                             "#if GL_VITRINE_fixed_function != 1\n"
                             "#error the extension is known everywhere\n"
                             "#endif\n"
                             "precision highp float;\n"
                             "uniform vec3 n;\n"
                             "void main() { gl_FragColor = ffShading(n, n, n, vec4(1.0)).diffuse; }\n";
    const GLuint program = bench.program(kPlainVertex, call);
    QVERIFY(!bench.isLinked(program));
    QVERIFY2(bench.log(program).find("device FFS absent in PROG") != std::string::npos, bench.log(program).c_str());
    QCOMPARE(bench.takeFailure(),
             std::string("the program can't be linked on this machine; 'ffShading' : device FFS absent in PROG"));

    config.preset = Preset::Par;
    UnitBench parallel(reachableUnits(config));
    QVERIFY(parallel.isLinked(parallel.program(kPlainVertex, call)));
    // FFB is optional, and absent from PAR unless asked for.
    const std::string blend = "#extension GL_VITRINE_fixed_function : require\n"
                              "precision highp float;\n"
                              "uniform vec4 a;\n"
                              "void main() { gl_FragColor = ffTexBlend(a, a, a); }\n";
    QVERIFY(parallel.log(parallel.program(kPlainVertex, blend)).find("device FFB absent in PAR") != std::string::npos);
}

void HetProgramObjectsTest::HET_24_aCallOfAUnitOfAPluginNamesItAndTheMachine()
{
    UnitBench bench(unitsOf(curveCatalog(), "PROG"));
    const GLuint program =
        bench.program(kPlainVertex, "#extension GL_VITRINE_fixed_function : require\nprecision highp float;\n"
                                    "void main() { gl_FragColor = vec4(ffCurve(0.5)); }\n");
    QVERIFY(!bench.isLinked(program));
    QCOMPARE(bench.log(program), std::string("ERROR: 'ffCurve' : device CURVE absent in PROG\n"));
    QCOMPARE(bench.takeFailure(),
             std::string("the program can't be linked on this machine; 'ffCurve' : device CURVE absent in PROG"));
}

void HetProgramObjectsTest::HET_23_verticesReadNoTexturesOnSeq()
{
    UnitBench bench(reachableUnits(presetConfig(Preset::Seq)));
    GLint units = -1;
    bench->getIntegerv(GL_MAX_VERTEX_TEXTURE_IMAGE_UNITS, {&units, 1});
    QCOMPARE(units, 0);
    const GLuint constant = bench.program(
        {bench.shader(GL_VERTEX_SHADER, "void main() { float a[gl_MaxVertexTextureImageUnits + 1]; a[0] = 1.0;\n"
                                        "gl_Position = vec4(a[gl_MaxVertexTextureImageUnits]); }\n")});
    QVERIFY2(bench.isLinked(constant), bench.log(constant).c_str());
    const GLuint program =
        bench.program({bench.shader(GL_VERTEX_SHADER, "attribute vec4 p; uniform sampler2D map;\n"
                                                      "void main() { gl_Position = p + texture2D(map, p.xy); }\n")});
    QVERIFY(!bench.isLinked(program));
    QCOMPARE(bench.log(program), std::string("ERROR: 'map' : texture is not reachable for vertex shaders in SEQ\n"));
    QVERIFY(bench.takeFailure().ends_with("texture is not reachable for vertex shaders in SEQ"));
}

void HetProgramObjectsTest::HET_25_aProgramListsTheParametersOfThePresentUnits()
{
    UnitBench bench(unitsOf(threeParameterCatalog()));
    const GLuint program = bench.program(kUnitVertex, kUnitFragment);
    QVERIFY2(bench.isLinked(program), bench.log(program).c_str());
    QCOMPARE(bench.value(program, GL_ACTIVE_UNIFORMS), 7);
    QCOMPARE(bench.value(program, GL_ACTIVE_UNIFORM_MAX_LENGTH), 21); // "ff_Shading.shininess" and its end

    // One shader that asks is enough, and units that are not there have no parameters.
    ReachableUnits some = *unitsOf(threeParameterCatalog());
    some.presentPorts = 1u << some.catalog->named("FFP")->port;
    UnitBench other(std::make_shared<const ReachableUnits>(some));
    const GLuint half = other.program(kPlainVertex, "#extension GL_VITRINE_fixed_function : enable\n"
                                                    "void main() { gl_FragColor = vec4(1.0); }\n");
    QCOMPARE(other.uniforms(half), std::vector<std::string>{"float ff_ProcTex.frequency"});
}

void HetProgramObjectsTest::HET_25_programsThatDoNotAskSeePlainOpenGL()
{
    UnitBench bench(unitsOf(threeParameterCatalog()));
    const GLuint program = bench.program(kPlainVertex, "precision highp float;\n"
                                                       "uniform float ff_mine;\n"
                                                       "vec4 ffShading(float f) { return vec4(f); }\n"
                                                       "void main() { gl_FragColor = ffShading(ff_mine); }\n");
    QVERIFY2(bench.isLinked(program), bench.log(program).c_str());
    QCOMPARE(bench.uniforms(program), std::vector<std::string>{"float ff_mine"});
    QCOMPARE(bench->getUniformLocation(program, "ff_Shading.shininess"), -1);
    bench->drawArrays(GL_TRIANGLES, 0, 3);
    QVERIFY(!bench.draws().back().state->program.parameters);
}

void HetProgramObjectsTest::HET_25_storageStartsWithTheDefaultsOfEveryLink()
{
    UnitBench bench(unitsOf(threeParameterCatalog()));
    const GLuint program = bench.program(kUnitVertex, kUnitFragment);
    QCOMPARE(bench.number(program, "ff_Shading.model"), 0.0f);
    QCOMPARE(bench.number(program, "ff_Shading.shininess"), 32.0f);
    QCOMPARE(bench.number(program, "ff_ProcTex.frequency"), 8.0f);
    bench->uniform1f(bench->getUniformLocation(program, "ff_ProcTex.frequency"), 3.0f);
    QCOMPARE(bench.number(program, "ff_ProcTex.frequency"), 3.0f);
    bench->linkProgram(program);
    QCOMPARE(bench.number(program, "ff_ProcTex.frequency"), 8.0f);
}

void HetProgramObjectsTest::HET_25_typesThatDisagreeAreBothNamed()
{
    UnitBench bench(unitsOf(threeParameterCatalog()));
    const GLuint program = bench.program("uniform highp vec3 u;\nvoid main() { gl_Position = vec4(u, 1.0); }\n",
                                         "uniform highp float u[2];\nvoid main() { gl_FragColor = vec4(u[1]); }\n");
    QVERIFY(!bench.isLinked(program));
    QVERIFY2(bench.log(program).find("vec3 in the vertex shader, float[2] in the fragment shader") != std::string::npos,
             bench.log(program).c_str());
}

void HetProgramObjectsTest::HET_25_thePrefixIsReservedWhereTheUnitsAreUsed()
{
    UnitBench bench(unitsOf(threeParameterCatalog()));
    const GLuint program = bench.program("uniform vec4 ff_offset;\nvoid main() { gl_Position = ff_offset; }\n",
                                         "#extension GL_VITRINE_fixed_function : enable\n"
                                         "void main() { gl_FragColor = vec4(1.0); }\n");
    QVERIFY(!bench.isLinked(program));
    QVERIFY(bench.log(program).find("'ff_offset'") != std::string::npos);
}

void HetProgramObjectsTest::HET_26_enumerationKnowsNoOrigin()
{
    UnitBench bench(unitsOf(threeParameterCatalog()));
    const GLuint program = bench.program(kUnitVertex, kUnitFragment);
    const std::vector<std::string> all = bench.uniforms(program);
    const std::set<std::string> names(all.begin(), all.end());
    QCOMPARE(names, (std::set<std::string>{"mat4 u_mvp", "vec3 u_light", "vec4 u_tint", "sampler2D u_tex",
                                           "int ff_Shading.model", "float ff_Shading.shininess",
                                           "float ff_ProcTex.frequency"}));
    QCOMPARE(all.size(), std::size_t{7});
    QVERIFY(bench->getUniformLocation(program, "ff_Shading.shininess") >= 0);
    QVERIFY(bench->getUniformLocation(program, "u_tint") >= 0);
    QCOMPARE(bench->getUniformLocation(program, "nope"), -1);
    QCOMPARE(bench->getUniformLocation(program, "ff_Shading.shininess[0]"), -1); // no array
    EXPECT_ERROR(bench, GL_NO_ERROR);
}

void HetProgramObjectsTest::HET_26_badIndicesAndPrograms()
{
    UnitBench bench(unitsOf(threeParameterCatalog()));
    const GLuint program = bench.program(kUnitVertex, kUnitFragment);
    bench->getActiveUniform(program, 7, 0, nullptr, nullptr, nullptr, {});
    EXPECT_ERROR(bench, GL_INVALID_VALUE);
    const GLuint unlinked = bench->createProgram();
    QCOMPARE(bench->getUniformLocation(unlinked, "ff_Shading.shininess"), -1);
    EXPECT_ERROR(bench, GL_INVALID_OPERATION);
}

void HetProgramObjectsTest::HET_27_aValueIsSetAndRead()
{
    UnitBench bench(unitsOf(threeParameterCatalog()));
    const GLuint program = bench.program(kUnitVertex, kUnitFragment);
    bench->uniform1f(bench->getUniformLocation(program, "ff_Shading.shininess"), 10.0f);
    QCOMPARE(bench.number(program, "ff_Shading.shininess"), 10.0f);
    GLint whole = 0;
    bench->getUniformiv(program, bench->getUniformLocation(program, "ff_Shading.shininess"), {&whole, 1});
    QCOMPARE(whole, 10);
    bench->uniform1i(bench->getUniformLocation(program, "ff_Shading.model"), 1);
    QCOMPARE(bench.number(program, "ff_Shading.model"), 1.0f);
    EXPECT_ERROR(bench, GL_NO_ERROR);
}

void HetProgramObjectsTest::HET_27_wrongTypesChangeNothing()
{
    UnitBench bench(unitsOf(threeParameterCatalog()));
    const GLuint program = bench.program(kUnitVertex, kUnitFragment);
    const GLint shininess = bench->getUniformLocation(program, "ff_Shading.shininess");
    bench->uniform1i(shininess, 5);
    EXPECT_ERROR(bench, GL_INVALID_OPERATION);
    bench->uniform2f(shininess, 5.0f, 5.0f);
    EXPECT_ERROR(bench, GL_INVALID_OPERATION);
    bench->uniform1f(bench->getUniformLocation(program, "ff_Shading.model"), 1.0f);
    EXPECT_ERROR(bench, GL_INVALID_OPERATION);
    bench->uniform1fv(shininess, -1, {});
    EXPECT_ERROR(bench, GL_INVALID_VALUE);
    bench->uniform1f(-1, 5.0f);
    EXPECT_ERROR(bench, GL_NO_ERROR);
    QCOMPARE(bench.number(program, "ff_Shading.shininess"), 32.0f);
    QCOMPARE(bench.number(program, "ff_Shading.model"), 0.0f);
}

void HetProgramObjectsTest::HET_27_valuesOutOfRangeChangeNothing()
{
    UnitBench bench(unitsOf(threeParameterCatalog()));
    const GLuint program = bench.program(kUnitVertex, kUnitFragment);
    const GLint model = bench->getUniformLocation(program, "ff_Shading.model");
    for (const GLint value : {-1, 2, 1000}) {
        bench->uniform1i(model, value);
        EXPECT_ERROR(bench, GL_INVALID_VALUE);
    }
    const GLint shininess = bench->getUniformLocation(program, "ff_Shading.shininess");
    for (const float value : {-0.5f, 128.5f, std::nanf(""), HUGE_VALF}) {
        bench->uniform1f(shininess, value);
        EXPECT_ERROR(bench, GL_INVALID_VALUE);
    }
    bench->uniform1f(bench->getUniformLocation(program, "ff_ProcTex.frequency"), HUGE_VALF); // any finite value
    EXPECT_ERROR(bench, GL_INVALID_VALUE);
    QCOMPARE(bench.number(program, "ff_Shading.model"), 0.0f);
    QCOMPARE(bench.number(program, "ff_Shading.shininess"), 32.0f);
    QCOMPARE(bench.number(program, "ff_ProcTex.frequency"), 8.0f);
    bench->uniform1f(shininess, 128.0f);
    EXPECT_ERROR(bench, GL_NO_ERROR);
}

void HetProgramObjectsTest::HET_27_arraysVectorsAndBools()
{
    UnitBench bench(unitsOf(curveCatalog()));
    const GLuint program = bench.program(kUnitVertex, kUnitFragment);
    const std::vector<std::string> all = bench.uniforms(program);
    QVERIFY(std::find(all.begin(), all.end(), "float[4] ff_Curve.points[0]") != all.end());
    const GLint points = bench->getUniformLocation(program, "ff_Curve.points");
    QCOMPARE(bench->getUniformLocation(program, "ff_Curve.points[0]"), points);
    QCOMPARE(bench->getUniformLocation(program, "ff_Curve.points[3]"), points + 3);
    QCOMPARE(bench->getUniformLocation(program, "ff_Curve.points[4]"), -1);
    bench->uniform1fv(points + 1, 2, std::array{0.25f, 0.75f});
    QCOMPARE(bench.number(program, "ff_Curve.points[0]"), 0.5f);
    QCOMPARE(bench.number(program, "ff_Curve.points[1]"), 0.25f);
    QCOMPARE(bench.number(program, "ff_Curve.points[2]"), 0.75f);
    QCOMPARE(bench.number(program, "ff_Curve.points[3]"), 0.5f);

    const GLint tint = bench->getUniformLocation(program, "ff_Curve.tint");
    bench->uniform3f(tint, 1.0f, 2.0f, 3.0f);
    std::array<GLfloat, 4> read{9.0f, 9.0f, 9.0f, 9.0f};
    bench->getUniformfv(program, tint, read);
    QVERIFY((read == std::array<GLfloat, 4>{1.0f, 2.0f, 3.0f, 9.0f}));

    const GLint on = bench->getUniformLocation(program, "ff_Curve.on");
    bench->uniform1f(on, 0.5f);
    QCOMPARE(bench.number(program, "ff_Curve.on"), 1.0f);
    bench->uniform1i(on, 0);
    QCOMPARE(bench.number(program, "ff_Curve.on"), 0.0f);
    EXPECT_ERROR(bench, GL_NO_ERROR);
}

void HetProgramObjectsTest::HET_27_writesBeyondAnArrayChangeNothing()
{
    UnitBench bench(unitsOf(curveCatalog()));
    const GLuint program = bench.program(kUnitVertex, kUnitFragment);
    const GLint points = bench->getUniformLocation(program, "ff_Curve.points");
    const std::array<GLfloat, 5> values{0.1f, 0.1f, 0.1f, 0.1f, 0.1f};
    bench->uniform1fv(points, 5, values);
    EXPECT_ERROR(bench, GL_INVALID_VALUE);
    bench->uniform1fv(points + 3, 2, values);
    EXPECT_ERROR(bench, GL_INVALID_VALUE);
    bench->uniform1fv(points, 2, std::array{0.1f, 1.5f}); // one of them is out of range
    EXPECT_ERROR(bench, GL_INVALID_VALUE);
    for (const char* name : {"ff_Curve.points[0]", "ff_Curve.points[3]"})
        QCOMPARE(bench.number(program, name), 0.5f);
    bench->uniform1fv(points, 4, values);
    EXPECT_ERROR(bench, GL_NO_ERROR);
    QCOMPARE(bench.number(program, "ff_Curve.points[3]"), 0.1f);
    // No array: as ES 2.0 has it.
    bench->uniform3fv(bench->getUniformLocation(program, "ff_Curve.tint"), 2, std::array<GLfloat, 6>{});
    EXPECT_ERROR(bench, GL_INVALID_OPERATION);
}

void HetProgramObjectsTest::HET_28_aDrawKeepsTheValuesThatItWasMadeWith()
{
    UnitBench bench(unitsOf(threeParameterCatalog()));
    const GLuint program = bench.program(kUnitVertex, kUnitFragment);
    const GLint tint = bench->getUniformLocation(program, "u_tint");
    const GLint shininess = bench->getUniformLocation(program, "ff_Shading.shininess");
    bench->uniform4f(tint, 1.0f, 0.0f, 0.0f, 1.0f);
    bench->uniform1f(shininess, 10.0f);
    bench->drawArrays(GL_TRIANGLES, 0, 3);
    bench->drawArrays(GL_TRIANGLES, 0, 3);
    bench->uniform4f(tint, 0.0f, 1.0f, 0.0f, 1.0f);
    bench->uniform1f(shininess, 20.0f);
    bench->drawArrays(GL_TRIANGLES, 0, 3);
    QCOMPARE(bench.draws().size(), std::size_t{3});
    const ProgramState& first = bench.draws()[0].state->program;
    const ProgramState& second = bench.draws()[1].state->program;
    const ProgramState& third = bench.draws()[2].state->program;
    const std::size_t word = threeParameterCatalog()->named("FFS")->parameters[1].firstWord;
    QCOMPARE(first.parameters->words.at(word), bits(10.0f));
    QCOMPARE(first.parameters, second.parameters); // nothing was copied in between
    QCOMPARE(third.parameters->words.at(word), bits(20.0f));
    QVERIFY(first.fragmentConstants != third.fragmentConstants);
    // Setting what is set already copies nothing.
    bench->uniform1f(shininess, 20.0f);
    bench->drawArrays(GL_TRIANGLES, 0, 3);
    QCOMPARE(bench.draws()[3].state->program.parameters, third.parameters);
}

void HetProgramObjectsTest::HET_29_vertexShaderAloneOrWithThePredefinedIdentifier()
{
    MachineConfig config;
    config.preset = Preset::Seq;
    UnitBench bench(reachableUnits(config));
    const GLuint vertex = bench.shader(GL_VERTEX_SHADER, "attribute vec4 p;\nuniform vec4 tint;\n"
                                                         "varying mediump vec4 ffColor;\n"
                                                         "void main() { gl_Position = p; ffColor = tint; }\n");
    const GLuint alone = bench.program({vertex});
    QVERIFY2(bench.isLinked(alone), bench.log(alone).c_str());
    bench->drawArrays(GL_TRIANGLES, 0, 3);
    const GLuint named = bench.program({vertex, FF_FRAGMENT_SHADER_VITRINE});
    QVERIFY2(bench.isLinked(named), bench.log(named).c_str());
    bench->drawArrays(GL_TRIANGLES, 0, 3);
    EXPECT_ERROR(bench, GL_NO_ERROR);

    QCOMPARE(bench.uniforms(alone), bench.uniforms(named));
    QCOMPARE(bench.uniforms(alone)[0], std::string("vec4 tint"));
    QVERIFY(bench->getUniformLocation(alone, "ff_Shading.shininess") >= 0);
    QVERIFY(bench->getUniformLocation(alone, "ff_TexBlend.function") >= 0); // FFB is a part of the chain
    const ProgramState& first = bench.draws()[0].state->program;
    const ProgramState& second = bench.draws()[1].state->program;
    QCOMPARE(disassemble(*first.vertex), disassemble(*second.vertex));
    QCOMPARE(disassemble(*first.fragment), disassemble(*second.fragment));
    QCOMPARE(first.parameters->words, second.parameters->words);
    QCOMPARE(first.fragment->varyingCount, std::uint16_t{1}); // ffColor
}

void HetProgramObjectsTest::HET_29_aFragmentShaderDoesNotLinkOnSeq()
{
    UnitBench bench(unitsOf(threeParameterCatalog(), "SEQ"));
    const GLuint program = bench.program(kPlainVertex, kPlainFragment);
    QVERIFY(!bench.isLinked(program));
    QVERIFY(bench.log(program).find("no programmable fragment stage") != std::string::npos);
    QCOMPARE(bench.takeFailure(),
             std::string("the program can't be linked on this machine; no programmable fragment stage"));
    // The names of the parameters are taken, as nothing else describes the fragment stage.
    const GLuint reserved = bench.program(
        {bench.shader(GL_VERTEX_SHADER, "uniform vec4 ff_mine;\nvoid main() { gl_Position = ff_mine; }\n")});
    QVERIFY(bench.log(reserved).find("'ff_mine'") != std::string::npos);
}

void HetProgramObjectsTest::HET_29_elsewhereAFragmentShaderIsRequired()
{
    for (const char* preset : {"PAR", "PROG"}) {
        UnitBench bench(unitsOf(threeParameterCatalog(), preset));
        const GLuint vertex = bench.shader(GL_VERTEX_SHADER, kPlainVertex);
        const GLuint alone = bench.program({vertex});
        QVERIFY(!bench.isLinked(alone));
        QVERIFY(bench.log(alone).find("fragment shader required") != std::string::npos);
        QCOMPARE(bench.takeFailure(), std::string()); // nor does it on a machine of anybody's
        const GLuint named = bench.program({vertex, FF_FRAGMENT_SHADER_VITRINE});
        QVERIFY(!bench.isLinked(named));
        QVERIFY(bench.log(named).find("FF_FRAGMENT_SHADER") != std::string::npos);
        QCOMPARE(bench.takeFailure(),
                 std::string("the program can't be linked on this machine; FF_FRAGMENT_SHADER needs a machine with a "
                             "fixed fragment stage; fragment shader required"));
    }
}

void HetProgramObjectsTest::HET_29_theIdentifierIsAttachedLikeAShader()
{
    UnitBench bench(unitsOf(threeParameterCatalog(), "SEQ"));
    const GLuint fragment = bench.shader(GL_FRAGMENT_SHADER, kPlainFragment);
    const GLuint program = bench->createProgram();
    bench->attachShader(program, FF_FRAGMENT_SHADER_VITRINE);
    bench->attachShader(program, fragment); // one fragment stage only
    EXPECT_ERROR(bench, GL_INVALID_OPERATION);
    QCOMPARE(bench.value(program, GL_ATTACHED_SHADERS), 1);
    GLuint name = 0;
    bench->getAttachedShaders(program, 1, nullptr, {&name, 1});
    QCOMPARE(name, FF_FRAGMENT_SHADER_VITRINE);
    QCOMPARE(bench->isShader(FF_FRAGMENT_SHADER_VITRINE), GLboolean{GL_FALSE});
    bench->detachShader(program, FF_FRAGMENT_SHADER_VITRINE);
    EXPECT_ERROR(bench, GL_NO_ERROR);
    bench->detachShader(program, FF_FRAGMENT_SHADER_VITRINE); // no longer attached, and no shader's name
    EXPECT_ERROR(bench, GL_INVALID_VALUE);
    bench->attachShader(program, fragment);
    EXPECT_ERROR(bench, GL_NO_ERROR);
}

VITRINE_TEST(HetProgramObjectsTest)
#include "tst_het_program_objects.moc"
