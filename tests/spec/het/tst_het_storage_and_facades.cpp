// SPDX-License-Identifier: Apache-2.0
#include "core/api/gles1_facade/texture_environment.h"
#include "core/driver/glsl/program_binary.h"
#include "core/gpu/presets.h"
#include "core/gpu/untimed_gpu.h"
#include "core/memory/surface_ops.h"
#include "tests/harness/test_class.h"
#include "tests/spec/het/unit_bench.h"

#include <QtTest>

#include <cstring>

using namespace vitrine::core;
using namespace vitrine::core::gles2;

/// Façades of the interfaces before (HET-30), and programs as binaries (HET-31).
class HetStorageAndFacadesTest : public QObject {
    Q_OBJECT

private slots:
    void HET_30_textureEnvironmentSetsWhatTheUnifiedInterfaceSets();
    void HET_30_proceduralTextureHasAnEnvironmentToo();
    void HET_30_theCallsOfAStateAreWrittenOut();
    void HET_30_unknownEnumerationsChangeNothing();
    void HET_30_plainOpenGLES2ListsFourUniforms();
    void HET_31_aBinaryGivesTheSameProgram();
    void HET_31_aBinaryGivesTheSamePixels();
    void HET_31_aSyntaxErrorNamesItsLine();
    void HET_31_otherVersionsAndChecksumsAreRefused();
    void HET_31_everyDamageIsRefused();
    void HET_31_aBinaryNeedsItsUnits();
    void HET_31_codeFromOutsideIsChecked();
};

namespace {

std::shared_ptr<const ReachableUnits> allBuiltIn(std::string preset = "PAR")
{
    return unitsOf(UnitCatalog::builtIn(), std::move(preset));
}

std::shared_ptr<const LinkedProgram> link(std::string_view vertex, std::string_view fragment,
                                          const std::shared_ptr<const ReachableUnits>& units)
{
    const CompiledShader first = compileShader(ShaderStage::Vertex, std::string(vertex), units);
    const CompiledShader second = compileShader(ShaderStage::Fragment, std::string(fragment), units);
    const LinkResult linked = linkProgram(first, second, {});
    if (!linked.program)
        qFatal("%s%s%s", first.log.c_str(), second.log.c_str(), linked.log.c_str());
    return linked.program;
}

constexpr std::string_view kVertex = "attribute vec4 position;\n"
                                     "uniform vec4 shift;\n"
                                     "varying vec2 place;\n"
                                     "void main() { gl_Position = position + shift; place = position.xy; }\n";
constexpr std::string_view kFragment = "precision highp float;\n"
                                       "uniform vec4 tint[2];\n"
                                       "varying vec2 place;\n"
                                       "void main() {\n"
                                       "    if (place.x * place.y < 0.0) discard;\n"
                                       "    gl_FragColor = mix(tint[0], tint[1], fract(place.x * 3.0));\n"
                                       "}\n";
constexpr std::string_view kUnitCall = "#extension GL_VITRINE_fixed_function : require\n"
                                       "precision highp float;\n"
                                       "varying vec2 place;\n"
                                       "void main() { gl_FragColor = ffProcTex(place); }\n";

/// The wanted word of ff_TexBlend.function as the unified interface sets it.
std::uint32_t functionWord(const ParameterBlock& block)
{
    return block.words.at(UnitCatalog::builtIn()->named("FFB")->parameters.at(0).firstWord);
}

std::uint64_t contents(const DrawCommand& command, const Memory& before)
{
    Memory memory = before;
    UntimedGpu gpu(memory);
    if (!gpu.draw(command))
        qFatal("the machine refuses the draw");
    return contentHash(memory.surface(command.state->targets.color)).low;
}

} // namespace

void HetStorageAndFacadesTest::HET_30_textureEnvironmentSetsWhatTheUnifiedInterfaceSets()
{
    gles1::TextureEnvironment old(UnitCatalog::builtIn());
    QCOMPARE(old.texEnvi(gles1::TEXTURE_ENV, gles1::TEXTURE_ENV_MODE, gles1::COMBINE), GLenum{GL_NO_ERROR});
    QCOMPARE(old.texEnvi(gles1::TEXTURE_ENV, gles1::COMBINE_RGB, gles1::INTERPOLATE), GLenum{GL_NO_ERROR});

    UnitBench bench(allBuiltIn());
    const GLuint program = bench.program(kVertex, kUnitCall);
    bench->uniform1i(bench->getUniformLocation(program, "ff_TexBlend.function"), 4); // INTERPOLATE, the fifth
    bench->drawArrays(GL_TRIANGLES, 0, 3);
    QCOMPARE(functionWord(old.parameters()), 4u);
    QCOMPARE(bench.draws()[0].state->program.parameters->words, old.parameters().words);

    // A function chosen while another mode is in force waits for COMBINE.
    QCOMPARE(old.texEnvi(gles1::TEXTURE_ENV, gles1::TEXTURE_ENV_MODE, gles1::REPLACE), GLenum{GL_NO_ERROR});
    QCOMPARE(old.texEnvi(gles1::TEXTURE_ENV, gles1::COMBINE_RGB, gles1::DOT3_RGB), GLenum{GL_NO_ERROR});
    QCOMPARE(functionWord(old.parameters()), 0u);
    QCOMPARE(old.texEnvi(gles1::TEXTURE_ENV, gles1::TEXTURE_ENV_MODE, gles1::COMBINE), GLenum{GL_NO_ERROR});
    QCOMPARE(functionWord(old.parameters()), 6u);
}

void HetStorageAndFacadesTest::HET_30_proceduralTextureHasAnEnvironmentToo()
{
    gles1::TextureEnvironment old(UnitCatalog::builtIn());
    using namespace gles1;
    QCOMPARE(old.texEnvi(PROCEDURAL_ENV_VITRINE, PROCEDURE_VITRINE, 2), GLenum{GL_NO_ERROR});
    QCOMPARE(old.texEnvfv(PROCEDURAL_ENV_VITRINE, FREQUENCY_VITRINE, std::array{4.0f}), GLenum{GL_NO_ERROR});
    QCOMPARE(old.texEnvfv(PROCEDURAL_ENV_VITRINE, COLOR1_VITRINE, std::array{1.0f, 0.0f, 0.5f, 1.0f}),
             GLenum{GL_NO_ERROR});

    UnitBench bench(allBuiltIn());
    const GLuint program = bench.program(kVertex, kUnitCall);
    bench->uniform1i(bench->getUniformLocation(program, "ff_ProcTex.procedure"), 2);
    bench->uniform1f(bench->getUniformLocation(program, "ff_ProcTex.frequency"), 4.0f);
    bench->uniform4f(bench->getUniformLocation(program, "ff_ProcTex.c1"), 1.0f, 0.0f, 0.5f, 1.0f);
    bench->drawArrays(GL_TRIANGLES, 0, 3);
    QCOMPARE(bench.draws()[0].state->program.parameters->words, old.parameters().words);
    QCOMPARE(old.texEnvi(PROCEDURAL_ENV_VITRINE, PROCEDURE_VITRINE, 6), GLenum{GL_INVALID_VALUE});
    QCOMPARE(bench.draws()[0].state->program.parameters->words, old.parameters().words);
}

void HetStorageAndFacadesTest::HET_30_theCallsOfAStateAreWrittenOut()
{
    using Calls = std::vector<std::string>;
    const Calls number{"4"}, color{"1", "0", "0.5", "1"};
    QCOMPARE(gles1::texEnvCalls("ff_TexBlend.function", number, "INTERPOLATE"),
             (Calls{"glTexEnvi(GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, GL_COMBINE)",
                    "glTexEnvi(GL_TEXTURE_ENV, GL_COMBINE_RGB, GL_INTERPOLATE)"}));
    // Of these OpenGL ES 1.1 has modes without GL_COMBINE.
    for (const char* word : {"REPLACE", "MODULATE", "ADD", "BLEND"})
        QCOMPARE(gles1::texEnvCalls("ff_TexBlend.function", number, word),
                 Calls{std::string("glTexEnvi(GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, GL_") + word + ")"});
    QCOMPARE(gles1::texEnvCalls("ff_TexBlend.function", number, "DOT3").back(),
             std::string("glTexEnvi(GL_TEXTURE_ENV, GL_COMBINE_RGB, GL_DOT3_RGB)"));
    QCOMPARE(gles1::texEnvCalls("ff_ProcTex.procedure", number, "LINEAR"),
             Calls{"glTexEnvi(GL_PROCEDURAL_ENV_VITRINE, GL_PROCEDURE_VITRINE, 4)"});
    QCOMPARE(gles1::texEnvCalls("ff_ProcTex.c1", color, ""),
             Calls{"glTexEnvfv(GL_PROCEDURAL_ENV_VITRINE, GL_COLOR1_VITRINE, {1, 0, 0.5, 1})"});
    QVERIFY(gles1::texEnvCalls("ff_Shading.shininess", number, "").empty()); // no function set for shading
}

void HetStorageAndFacadesTest::HET_30_unknownEnumerationsChangeNothing()
{
    gles1::TextureEnvironment old(UnitCatalog::builtIn());
    using namespace gles1;
    QCOMPARE(old.texEnvi(TEXTURE_ENV, TEXTURE_ENV_MODE, 0x1234), GLenum{GL_INVALID_ENUM});
    QCOMPARE(old.texEnvi(TEXTURE_ENV, COMBINE_RGB, static_cast<GLint>(COMBINE)), GLenum{GL_INVALID_ENUM});
    QCOMPARE(old.texEnvi(TEXTURE_ENV, 0x1234, static_cast<GLint>(ADD)), GLenum{GL_INVALID_ENUM});
    QCOMPARE(old.texEnvi(0x1234, TEXTURE_ENV_MODE, static_cast<GLint>(ADD)), GLenum{GL_INVALID_ENUM});
    QCOMPARE(old.texEnvfv(TEXTURE_ENV, FREQUENCY_VITRINE, std::array{1.0f}), GLenum{GL_INVALID_ENUM});
    QCOMPARE(old.parameters().words, UnitCatalog::builtIn()->defaults().words);
    // A machine without the unit does not know its functions.
    gles1::TextureEnvironment bare(threeParameterCatalog());
    QCOMPARE(bare.texEnvi(TEXTURE_ENV, TEXTURE_ENV_MODE, static_cast<GLint>(ADD)), GLenum{GL_INVALID_ENUM});
}

void HetStorageAndFacadesTest::HET_30_plainOpenGLES2ListsFourUniforms()
{
    const auto program = link(kUnitVertex, kUnitFragment, unitsOf(threeParameterCatalog()));
    QCOMPARE(program->uniforms.size(), std::size_t{7});
    const std::vector<UniformInfo> plain = gles1::plainUniforms(*program);
    QCOMPARE(plain.size(), std::size_t{4});
    for (const UniformInfo& uniform : plain)
        QVERIFY(uniform.name.starts_with("u_"));
}

void HetStorageAndFacadesTest::HET_31_aBinaryGivesTheSameProgram()
{
    const auto units = unitsOf(threeParameterCatalog());
    for (const auto& program : {link(kVertex, kFragment, units), link(kUnitVertex, kUnitFragment, units)}) {
        const auto loaded = loadProgram(saveProgram(*program), units);
        QVERIFY2(loaded.hasValue(), loaded.hasValue() ? "" : loaded.error().message.english().c_str());
        QCOMPARE(disassemble(*(*loaded)->vertex), disassemble(*program->vertex));
        QCOMPARE(disassemble(*(*loaded)->fragment), disassemble(*program->fragment));
        QCOMPARE((*loaded)->vertex->sourceText, program->vertex->sourceText);
        QCOMPARE((*loaded)->uniforms.size(), program->uniforms.size());
        for (std::size_t i = 0; i < program->uniforms.size(); ++i) {
            QCOMPARE((*loaded)->uniforms[i].name, program->uniforms[i].name);
            QCOMPARE((*loaded)->uniforms[i].parameter, program->uniforms[i].parameter);
        }
        QCOMPARE((*loaded)->units != nullptr, program->units != nullptr);
        QCOMPARE(saveProgram(**loaded), saveProgram(*program));
    }
}

void HetStorageAndFacadesTest::HET_31_aBinaryGivesTheSamePixels()
{
    UnitBench bench(allBuiltIn());
    const GLuint program = bench.program(kVertex, kFragment);
    const std::vector<float> corners{-1.0f, -1.0f, 3.0f, -1.0f, -1.0f, 3.0f};
    const auto* first = reinterpret_cast<const std::byte*>(corners.data());
    const auto bytes = std::make_shared<const std::vector<std::byte>>(first, first + corners.size() * sizeof(float));
    bench->vertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 0, {false, 0, bytes});
    bench->enableVertexAttribArray(0);
    bench->uniform4fv(bench->getUniformLocation(program, "tint"), 2,
                      std::array{1.0f, 0.0f, 0.25f, 1.0f, 0.0f, 1.0f, 0.75f, 1.0f});
    bench->drawArrays(GL_TRIANGLES, 0, 3);

    const DrawCommand& drawn = bench.draws()[0];
    const auto source = link(kVertex, kFragment, allBuiltIn());
    const auto loaded = loadProgram(saveProgram(*source), allBuiltIn());
    QVERIFY(loaded.hasValue());
    auto state = std::make_shared<DrawState>(*drawn.state);
    state->program.vertex = (*loaded)->vertex;
    state->program.fragment = (*loaded)->fragment;
    DrawCommand again = drawn;
    again.state = state;
    const std::uint64_t expected = contents(drawn, bench.memory());
    QCOMPARE(contents(again, bench.memory()), expected);
    QVERIFY(expected != contentHash(bench.memory().surface(drawn.state->targets.color)).low); // something was drawn
}

void HetStorageAndFacadesTest::HET_31_aSyntaxErrorNamesItsLine()
{
    const CompiledShader shader = compileShader(ShaderStage::Fragment,
                                                "#extension GL_VITRINE_fixed_function : require\n"
                                                "precision highp float;\n"
                                                "void main() {\n"
                                                "    gl_FragColor = ffProcTex(vec2(1.0) 2.0);\n"
                                                "}\n",
                                                allBuiltIn());
    QVERIFY(!shader.ok);
    QVERIFY2(shader.log.find("0:4:") != std::string::npos, shader.log.c_str());
}

void HetStorageAndFacadesTest::HET_31_otherVersionsAndChecksumsAreRefused()
{
    const auto binary = saveProgram(*link(kVertex, kFragment, nullptr));
    auto other = binary;
    other[4] = std::byte{kProgramBinaryVersion + 1};
    QVERIFY(loadProgram(other, allBuiltIn()).error().message.english().find("version 2") != std::string::npos);
    other = binary;
    other[16] ^= std::byte{1};
    QVERIFY(loadProgram(other, allBuiltIn()).error().message.english().find("checksum") != std::string::npos);
    other = binary;
    other[0] = std::byte{'X'};
    QVERIFY(loadProgram(other, allBuiltIn()).error().message.english().find("no program binary") != std::string::npos);
    QVERIFY(!loadProgram({}, allBuiltIn()));
}

void HetStorageAndFacadesTest::HET_31_everyDamageIsRefused()
{
    const auto binary = saveProgram(*link(kVertex, kFragment, nullptr));
    for (std::size_t at = 0; at < binary.size(); ++at) {
        if (at >= 12 && at < 16)
            continue; // kept free
        auto damaged = binary;
        damaged[at] ^= std::byte{0x40};
        QVERIFY2(!loadProgram(damaged, allBuiltIn()), qPrintable(QString::number(at)));
        QVERIFY(!loadProgram(std::span(binary).first(at), allBuiltIn()));
    }
}

void HetStorageAndFacadesTest::HET_31_aBinaryNeedsItsUnits()
{
    const auto binary = saveProgram(*link(kVertex, kUnitCall, allBuiltIn()));
    QVERIFY(loadProgram(binary, allBuiltIn()).hasValue());
    QCOMPARE(loadProgram(binary, allBuiltIn("PROG")).error().message, std::string("device FFP absent in PROG"));
    // In the test catalog FFP has another port.
    QCOMPARE(loadProgram(binary, unitsOf(threeParameterCatalog())).error().message,
             std::string("device FFP absent in PAR"));
    QVERIFY(loadProgram(binary, allBuiltIn("SEQ")).error().message.english().find("no programmable fragment stage") !=
            std::string::npos);
}

void HetStorageAndFacadesTest::HET_31_codeFromOutsideIsChecked()
{
    LinkedProgram program = *link(kVertex, kFragment, nullptr);
    Program bad = *program.fragment;
    bad.instructions[0].destination.index = 4000; // sealed with a right checksum all the same
    program.fragment = std::make_shared<const Program>(bad);
    QVERIFY(!loadProgram(saveProgram(program), allBuiltIn()));
    bad = *link(kVertex, kFragment, nullptr)->fragment;
    bad.varyingCount = 9;
    program.fragment = std::make_shared<const Program>(bad);
    QVERIFY(!loadProgram(saveProgram(program), allBuiltIn()));
}

VITRINE_TEST(HetStorageAndFacadesTest)
#include "tst_het_storage_and_facades.moc"
