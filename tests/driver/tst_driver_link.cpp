// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/glsl_compiler.h"
#include "tests/harness/test_class.h"

#include <QTest>

#include <algorithm>

using namespace vitrine::core;

/// Linking as GL ES 2.0 §2.10 asks: active uniforms and attributes, their places, and what does not fit together.
class LinkTest : public QObject {
    Q_OBJECT

private slots:
    void uniformsAreFlattenedAndOnlyActiveOnes();
    void uniformsOfBothStagesAreOneEntry();
    void samplersGetSlots();
    void depthRangeIsReserved();
    void attributesTakeBoundThenFreeLocations();
    void attributesBeyondTheLastLocationFail();
    void onlyReadVaryingsGetPlaces();
    void specialInputsFollowTheVaryings();
    void textureFunctionsBecomeRequests_data();
    void textureFunctionsBecomeRequests();
    void mismatchesFail_data();
    void mismatchesFail();
    void bothOutputsFailToCompile();
    void manySmallFunctionsLink();
    void instructionsKnowTheirLine();
    void compilingTwiceGivesTheSame();
};

namespace {

const std::string kPlainVertex = "attribute vec4 p; void main() { gl_Position = p; }";
const std::string kPlainFragment = "void main() { gl_FragColor = vec4(1.0); }";
const std::string kPrecision = "precision highp float;\n";

LinkResult build(const std::string& vertex, const std::string& fragment,
                 const std::map<std::string, std::uint32_t>& bound = {})
{
    const CompiledShader first = compileShader(ShaderStage::Vertex, vertex);
    const CompiledShader second = compileShader(ShaderStage::Fragment, fragment, nullptr, ShaderOrigin::Capture);
    if (!first.ok || !second.ok)
        return {"COMPILING " + first.log + second.log, nullptr, {}};
    return linkProgram(first, second, bound);
}

const UniformInfo* uniform(const LinkResult& linked, const std::string& name)
{
    for (const UniformInfo& info : linked.program->uniforms)
        if (info.name == name)
            return &info;
    return nullptr;
}

int location(const LinkResult& linked, const std::string& name)
{
    for (const AttributeInfo& info : linked.program->attributes)
        if (info.name == name)
            return info.location;
    return -1;
}

const Instruction* firstSend(const Program& program)
{
    const auto found = std::find_if(program.instructions.begin(), program.instructions.end(),
                                    [](const Instruction& i) { return i.opcode == Opcode::Send; });
    return found == program.instructions.end() ? nullptr : &*found;
}

} // namespace

void LinkTest::uniformsAreFlattenedAndOnlyActiveOnes()
{
    const LinkResult linked =
        build(kPlainVertex,
              kPrecision + "struct L { vec3 pos; mat2 m; float k[3]; }; uniform L lights[2]; uniform vec4 unused;\n"
                           "uniform float a[4]; uniform int i; uniform bvec2 b;\n"
                           "void main() { gl_FragColor = vec4(lights[1].pos, lights[0].k[2]) + a[i]\n"
                           "+ vec4(lights[1].m[1], b); }");
    QVERIFY2(linked.program, linked.log.c_str());
    QStringList names;
    for (const UniformInfo& info : linked.program->uniforms)
        names << QString::fromStdString(info.name);
    names.sort();
    QCOMPARE(names, QStringList({"a[0]", "b", "i", "lights[0].k[0]", "lights[1].m", "lights[1].pos"}));
    QCOMPARE(uniform(linked, "a[0]")->arraySize, 4);
    QCOMPARE(uniform(linked, "a[0]")->vertexRegister, -1);
    QVERIFY(uniform(linked, "lights[1].m")->type == GlslType::Mat2);
    QVERIFY(uniform(linked, "b")->type == GlslType::BVec2);
    // Within the variable: pos 1, m 2 and k 3 registers; the second element starts 6 behind the first.
    const int base = uniform(linked, "lights[0].k[0]")->fragmentRegister - 3;
    QCOMPARE(uniform(linked, "lights[1].pos")->fragmentRegister, base + 6);
    QCOMPARE(uniform(linked, "lights[1].m")->fragmentRegister, base + 7);
}

void LinkTest::uniformsOfBothStagesAreOneEntry()
{
    const LinkResult linked =
        build("attribute vec4 p; uniform highp float f; uniform mat4 t; void main() { gl_Position = t * p * f; }",
              kPrecision + "uniform highp float f; void main() { gl_FragColor = vec4(f); }");
    QVERIFY2(linked.program, linked.log.c_str());
    QCOMPARE(linked.program->uniforms.size(), std::size_t{2});
    QVERIFY(uniform(linked, "f")->vertexRegister >= 0);
    QCOMPARE(uniform(linked, "f")->fragmentRegister, 0);
    QCOMPARE(uniform(linked, "t")->fragmentRegister, -1);
    QCOMPARE(linked.program->vertex->uniformCount, 5);
    QCOMPARE(linked.program->fragment->uniformCount, 1);
}

void LinkTest::samplersGetSlots()
{
    const LinkResult linked =
        build(kPlainVertex,
              "#extension GL_OES_EGL_image_external : require\n#extension GL_OES_texture_3D : enable\n" + kPrecision +
                  "uniform sampler2D a[2]; uniform samplerCube c; uniform samplerExternalOES e;\n"
                  "uniform mediump sampler3D d; uniform int i; uniform vec2 t; uniform sampler2D unused;\n"
                  "void main() { gl_FragColor = texture2D(a[i], t) + textureCube(c, vec3(t, 1.0))\n"
                  "+ texture2D(e, t) + texture3D(d, vec3(t, 0.5)); }");
    QVERIFY2(linked.program, linked.log.c_str());
    QVERIFY(!uniform(linked, "unused"));
    QVERIFY(uniform(linked, "c")->type == GlslType::SamplerCube);
    QVERIFY(uniform(linked, "e")->type == GlslType::SamplerExternal);
    QVERIFY(uniform(linked, "d")->type == GlslType::Sampler3D);
    QCOMPARE(uniform(linked, "a[0]")->arraySize, 2);
    QCOMPARE(uniform(linked, "a[0]")->fragmentRegister, -1);
    std::vector<int> places; // 0 … 4, an array's in a row
    for (const char* name : {"a[0]", "c", "e", "d"})
        places.push_back(uniform(linked, name)->fragmentSlot);
    places.push_back(places[0] + 1);
    std::sort(places.begin(), places.end());
    QCOMPARE(places, (std::vector<int>{0, 1, 2, 3, 4}));
}

void LinkTest::depthRangeIsReserved()
{
    const LinkResult linked = build(
        kPlainVertex, kPrecision + "void main() { gl_FragColor = vec4(gl_DepthRange.far, gl_DepthRange.diff, 0, 1); }");
    QVERIFY2(linked.program, linked.log.c_str());
    QVERIFY(uniform(linked, "gl_DepthRange.far"));
    QVERIFY(uniform(linked, "gl_DepthRange.diff"));
    QVERIFY(!uniform(linked, "gl_DepthRange.near"));
}

void LinkTest::attributesTakeBoundThenFreeLocations()
{
    const LinkResult linked = build("attribute vec4 a; attribute mat3 m; attribute float b, unused; attribute vec2 c;\n"
                                    "void main() { gl_Position = a + vec4(m * vec3(b), c.x); }",
                                    kPlainFragment, {{"b", 1}, {"c", 5}, {"unused", 0}});
    QVERIFY2(linked.program, linked.log.c_str());
    QCOMPARE(location(linked, "b"), 1);
    QCOMPARE(location(linked, "c"), 5);
    QCOMPARE(location(linked, "m"), 2); // three in a row: 2, 3, 4
    QCOMPARE(location(linked, "a"), 0);
    QCOMPARE(location(linked, "unused"), -1);
    QCOMPARE(linked.program->vertex->inputCount, 6);
}

void LinkTest::attributesBeyondTheLastLocationFail()
{
    const std::string matrix = "attribute mat4 m; void main() { gl_Position = m[0] + m[3]; }";
    QVERIFY(!build(matrix, kPlainFragment, {{"m", 13}}).program);
    QVERIFY(build(matrix, kPlainFragment, {{"m", 12}}).program);
    QVERIFY(!build("attribute mat4 a, b, c, d; attribute float e;\n"
                   "void main() { gl_Position = (a + b + c + d) * vec4(e); }",
                   kPlainFragment)
                 .program);
}

void LinkTest::onlyReadVaryingsGetPlaces()
{
    const LinkResult linked =
        build("attribute vec4 p; varying vec4 a, unread; varying vec2 b; varying float c, d;\n"
              "void main() { a = p; unread = p * 2.0; b = p.xy; c = p.z; d = p.w; gl_Position = p; }",
              kPrecision + "varying vec4 a; varying vec2 b; varying float c, d; varying vec4 declaredOnly;\n"
                           "void main() { gl_FragColor = a + vec4(b, c, d); }");
    QVERIFY2(linked.program, linked.log.c_str());
    QCOMPARE(linked.program->fragment->varyingCount, 2); // b, c and d share a register
    QCOMPARE(linked.program->vertex->varyingCount, 2);
    QCOMPARE(linked.program->vertex->outputCount, 4);
}

void LinkTest::specialInputsFollowTheVaryings()
{
    const LinkResult linked =
        build("attribute vec4 p; varying vec4 a; void main() { a = p; gl_Position = p; }",
              kPrecision + "varying vec4 a; void main() { gl_FragColor = gl_FrontFacing ? a : gl_FragCoord; }");
    QVERIFY2(linked.program, linked.log.c_str());
    const Program& program = *linked.program->fragment;
    QCOMPARE(program.inputCount, 3);
    QCOMPARE(program.fragCoordInput + program.frontFacingInput, 3); // 1 and 2, in either order
    QCOMPARE(program.pointCoordInput, -1);
}

void LinkTest::textureFunctionsBecomeRequests_data()
{
    QTest::addColumn<std::string>("call");
    QTest::addColumn<int>("mode");
    QTest::addColumn<bool>("divides");
    const auto row = [](const char* call, LodMode mode, bool divides) {
        QTest::newRow(call) << std::string(call) << static_cast<int>(mode) << divides;
    };
    row("texture2D(s, v.xy)", LodMode::Implicit, false);
    row("texture2D(s, v.xy, 1.5)", LodMode::Bias, false);
    row("texture2DProj(s, v.xyz)", LodMode::Implicit, true);
    row("texture2DProj(s, v)", LodMode::Implicit, true);
    row("texture2DProj(s, v, 0.5)", LodMode::Bias, true);
    row("textureCube(c, v.xyz)", LodMode::Implicit, false);
    row("texture2DLodEXT(s, v.xy, 2.0)", LodMode::Explicit, false);
    row("texture2DProjLodEXT(s, v, 2.0)", LodMode::Explicit, true);
    row("texture2DGradEXT(s, v.xy, v.zw, v.wz)", LodMode::Gradient, false);
    row("textureCubeGradEXT(c, v.xyz, v.zwx, v.wzy)", LodMode::Gradient, false);
}

void LinkTest::textureFunctionsBecomeRequests()
{
    QFETCH(std::string, call);
    QFETCH(int, mode);
    QFETCH(bool, divides);
    const LinkResult linked =
        build("attribute vec4 p; varying vec4 v; void main() { v = p; gl_Position = p; }",
              "#extension GL_EXT_shader_texture_lod : enable\n" + kPrecision +
                  "varying vec4 v; uniform sampler2D s; uniform samplerCube c;\nvoid main() { gl_FragColor = " + call +
                  "; }");
    QVERIFY2(linked.program, linked.log.c_str());
    const Program& program = *linked.program->fragment;
    const Instruction* send = firstSend(program);
    QVERIFY(send);
    QCOMPARE(static_cast<int>(send->send.lodMode), mode);
    QCOMPARE(send->sources[1].file != RegisterFile::None, mode != static_cast<int>(LodMode::Implicit));
    QCOMPARE(send->sources[2].file != RegisterFile::None, mode == static_cast<int>(LodMode::Gradient));
    const bool hasDivision = std::any_of(program.instructions.begin(), program.instructions.end(),
                                         [](const Instruction& i) { return i.opcode == Opcode::Div; });
    QCOMPARE(hasDivision, divides);
    QCOMPARE(program.usesDerivatives, mode <= static_cast<int>(LodMode::Bias));
}

void LinkTest::mismatchesFail_data()
{
    QTest::addColumn<std::string>("vertex");
    QTest::addColumn<std::string>("fragment");
    const auto vertex = [](const std::string& globals, const std::string& body) {
        return "attribute vec4 p;\n" + globals + "\nvoid main() { gl_Position = p; " + body + " }";
    };
    const auto fragment = [](const std::string& globals, const std::string& value) {
        return kPrecision + globals + "\nvoid main() { gl_FragColor = vec4(" + value + "); }";
    };
    QTest::newRow("varying types") << vertex("varying vec2 v;", "v = p.xy;") << fragment("varying vec3 v;", "v, 1.0");
    QTest::newRow("varying not declared") << vertex("", "") << fragment("varying float v;", "v");
    QTest::newRow("varying invariant in one")
        << vertex("invariant varying vec2 v;", "v = p.xy;") << fragment("varying vec2 v;", "v, v");
    QTest::newRow("uniform types") << vertex("uniform vec2 u;", "gl_Position.xy = u;")
                                   << fragment("uniform vec3 u;", "u, 1.0");
    QTest::newRow("uniform precision") << vertex("uniform highp vec2 u;", "gl_Position.xy = u;")
                                       << fragment("uniform mediump vec2 u;", "u, u");
    QTest::newRow("precision within structures")
        << vertex("struct S { highp float a; }; uniform S u;", "gl_Position.x = u.a;")
        << fragment("struct S { mediump float a; }; uniform S u;", "u.a");
    QTest::newRow("uniform array sizes") << vertex("uniform float u[2];", "gl_Position.x = u[0];")
                                         << fragment("uniform float u[3];", "u[0]");
    QTest::newRow("no main in the vertex shader") << std::string("attribute vec4 p;") << fragment("", "1.0");
    QTest::newRow("no main in the fragment shader") << vertex("", "") << std::string("precision mediump float;");
    QTest::newRow("too many varyings") << vertex("varying vec4 v[17];", "for (int i = 0; i < 17; i++) v[i] = p;")
                                       << fragment("varying vec4 v[17]; uniform int i;", "v[i]");
    QTest::newRow("too many uniforms") << vertex("uniform vec4 u[300]; uniform int i;", "gl_Position = u[i];")
                                       << fragment("", "1.0");
    QTest::newRow("too many samplers") << vertex("", "")
                                       << fragment("uniform sampler2D s[33]; uniform int i;",
                                                   "texture2D(s[i], vec2(1.0))");
}

void LinkTest::mismatchesFail()
{
    QFETCH(std::string, vertex);
    QFETCH(std::string, fragment);
    const LinkResult linked = build(vertex, fragment);
    QVERIFY(!linked.program);
    QVERIFY2(linked.log.rfind("ERROR:", 0) == 0 || linked.log.rfind("COMPILING", 0) == 0, linked.log.c_str());
    qInfo("%s", linked.log.c_str());
}

void LinkTest::bothOutputsFailToCompile()
{
    // GLSL ES 1.00 §7.2: also where one of the two stands in a function that nobody calls.
    const auto compiled = [](const std::string& unused, const std::string& used) {
        return compileShader(ShaderStage::Fragment, "void unused() { " + unused + " = vec4(1.0); }\nvoid main() { " +
                                                        used + " = vec4(1.0); }");
    };
    const CompiledShader both = compiled("gl_FragData[0]", "gl_FragColor");
    QVERIFY(!both.ok);
    QVERIFY(both.log.find("gl_FragData") != std::string::npos);
    QVERIFY(compiled("gl_FragColor", "gl_FragColor").ok);
    QVERIFY(compiled("gl_FragData[0]", "gl_FragData[0]").ok);
}

void LinkTest::manySmallFunctionsLink()
{
    // 120 vectors compared by a function that calls another four times, each with a branch: 600 calls.
    std::string body;
    for (int i = 0; i < 120; ++i)
        body += "r *= same(u[" + std::to_string(i) + "], vec4(" + std::to_string(i) + ".0));\n";
    const std::string functions = "float near(float a, float b) { return abs(a - b) < 0.05 ? 1.0 : 0.0; }\n"
                                  "float same(vec4 a, vec4 b) { return near(a.x, b.x) * near(a.y, b.y) * "
                                  "near(a.z, b.z) * near(a.w, b.w); }\n";
    const auto linked = build(kPlainVertex, kPrecision + "uniform vec4 u[120];\n" + functions +
                                                "void main() { float r = 1.0;\n" + body + "gl_FragColor = vec4(r); }");
    QVERIFY2(linked.program, linked.log.c_str());
}

void LinkTest::instructionsKnowTheirLine()
{
    const LinkResult linked =
        build(kPlainVertex, kPrecision + "uniform float u;\nvoid main() {\n    float a = sin(u);\n"
                                         "\n    gl_FragColor = vec4(cos(a));\n}");
    QVERIFY2(linked.program, linked.log.c_str());
    int found = 0;
    for (const Instruction& instruction : linked.program->fragment->instructions) {
        if (instruction.opcode == Opcode::Sin)
            QCOMPARE(instruction.sourceLine, 4u);
        if (instruction.opcode == Opcode::Cos)
            QCOMPARE(instruction.sourceLine, 6u);
        found += instruction.opcode == Opcode::Sin || instruction.opcode == Opcode::Cos ? 1 : 0;
    }
    QCOMPARE(found, 2);
}

void LinkTest::compilingTwiceGivesTheSame()
{
    const std::string source = kPrecision + "uniform float u; uniform vec4 a[3]; void main() { vec4 s = vec4(0.0);\n"
                                            "for (int i = 0; i < 3; i++) { if (u > s.x) s += a[i]; else s *= u; }\n"
                                            "gl_FragColor = s; }";
    const LinkResult first = build(kPlainVertex, source);
    const LinkResult second = build(kPlainVertex, source);
    QVERIFY(first.program && second.program);
    QCOMPARE(disassemble(*first.program->fragment), disassemble(*second.program->fragment));
}

VITRINE_TEST(LinkTest, QCoreApplication)
#include "tst_driver_link.moc"
