// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/debug_info.h"
#include "core/driver/glsl/glsl_compiler.h"
#include "tests/driver/program_check.h"
#include "tests/harness/test_class.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace vitrine::core;

/// GL_VITRINE_fixed_function in shaders: which code calls of units become (HET-11).
class UnitCallsTest : public QObject {
    Q_OBJECT

private slots:
    void argumentsAndResultsAreConsecutiveRegisters();
    void varyingsInPlaceAreNotMoved();
    void resultsFeedLaterCalls();
    void callsStayInTheirBranchesLoopsAndFunctions();
    void vertexShadersCallToo();
    void unusedCallsGo();
    void linesStayWhereTheyAre();
    void theMacroTellsOfTheExtension();
    void withoutTheDirectiveNoNameIsTaken();
    void theDirectiveMayBeTakenBack();
    void wrongArgumentsAreErrors();
    void functionsOfNobodyAreNamed();
    void debuggersSeeTheSameCodeAndTheShadersVariables();
};

namespace {

const std::string kEnable = "#extension GL_VITRINE_fixed_function : enable\nprecision highp float;\n";

std::shared_ptr<const ReachableUnits> units()
{
    auto all = std::make_shared<ReachableUnits>();
    all->presentPorts = 0b1111;
    return all;
}

std::shared_ptr<const LinkedProgram> linkPair(const std::string& vertex, const std::string& fragment)
{
    const CompiledShader first = compileShader(ShaderStage::Vertex, vertex, units());
    const CompiledShader second = compileShader(ShaderStage::Fragment, fragment, units());
    const LinkResult linked = linkProgram(first, second, {});
    if (!linked.program)
        qFatal("%s%s%s", first.log.c_str(), second.log.c_str(), linked.log.c_str());
    return linked.program;
}

std::shared_ptr<const Program> fragmentOf(const std::string& body)
{
    const auto linked = linkPair("attribute vec4 p; varying vec4 v; void main() { gl_Position = v = p; }",
                                 kEnable + "varying vec4 v;\n" + body);
    return linked->fragment;
}

std::vector<Instruction> sendsOf(const Program& program)
{
    std::vector<Instruction> sends;
    std::copy_if(program.instructions.begin(), program.instructions.end(), std::back_inserter(sends),
                 [](const Instruction& instruction) { return instruction.opcode == Opcode::Send; });
    return sends;
}

/// Units get plain temporaries or inputs and fill whole registers; what the code computes is tested on the machine.
std::string faultOf(const Program& program)
{
    for (const Instruction& send : sendsOf(program)) {
        const Source& first = send.sources[0];
        const bool isInput = first.file == RegisterFile::Input;
        if ((first.file != RegisterFile::Temp && !isInput) || first.swizzle != kIdentitySwizzle || first.negate ||
            first.absolute)
            return "what it is given are no plain registers";
        if (first.index + send.send.inputRegisters > (isInput ? program.inputCount : program.tempCount) ||
            send.destination.index + send.send.resultRegisters > program.tempCount)
            return "registers outside of the file";
        if (send.sources[1].file != RegisterFile::None || send.destination.writeMask != 0xF)
            return "more than one source, or parts of results";
    }
    return structuralFault(program);
}

} // namespace

void UnitCallsTest::argumentsAndResultsAreConsecutiveRegisters()
{
    const auto program = fragmentOf("void main() {\n"
                                    "    ffShadingResult r = ffShading(v.xyz, v.yzw, vec3(0.0, 0.0, 1.0), v);\n"
                                    "    gl_FragColor = r.diffuse + r.specular;\n"
                                    "}\n");
    QCOMPARE(faultOf(*program), std::string());
    const std::vector<Instruction> sends = sendsOf(*program);
    QCOMPARE(sends.size(), std::size_t{1});
    QCOMPARE(sends[0].send.device, std::uint8_t{1});
    QCOMPARE(sends[0].send.inputRegisters, std::uint8_t{4});
    QCOMPARE(sends[0].send.resultRegisters, std::uint8_t{2});
    QVERIFY(!program->usesDerivatives);
    // Four moves into place, the request, the sum of its two results, the end.
    QCOMPARE(program->instructions.size(), std::size_t{7});
    const std::uint16_t input = sends[0].sources[0].index;
    for (std::uint16_t i = 0; i < 4; ++i) {
        QCOMPARE(program->instructions[i].destination.index, static_cast<std::uint16_t>(input + i));
        QCOMPARE(program->instructions[i].destination.writeMask, std::uint8_t(i < 3 ? 0x7 : 0xF));
    }
    const Instruction& sum = program->instructions[5];
    QCOMPARE(sum.opcode, Opcode::Add);
    QCOMPARE(sum.sources[0].index, sends[0].destination.index);
    QCOMPARE(sum.sources[1].index, static_cast<std::uint16_t>(sends[0].destination.index + 1));
}

void UnitCallsTest::varyingsInPlaceAreNotMoved()
{
    const auto program = [](const std::string& call) {
        const std::string varyings = "varying vec4 n, l, v, base;\n";
        return linkPair("attribute vec4 p;\n" + varyings + "void main() { gl_Position = n = l = v = base = p; }",
                        kEnable + varyings + "void main() {\n    ffShadingResult r = " + call +
                            ";\n    gl_FragColor = r.diffuse + r.specular;\n}\n")
            ->fragment;
    };
    const auto inPlace = program("ffShading(n.xyz, l.xyz, v.xyz, base)");
    QCOMPARE(faultOf(*inPlace), std::string());
    // The request, the sum of its two results, the end.
    QCOMPARE(inPlace->instructions.size(), std::size_t{3});
    QCOMPARE(inPlace->instructions[0].sources[0].file, RegisterFile::Input);
    QCOMPARE(inPlace->instructions[0].sources[0].index, std::uint16_t{0});
    for (const char* moved : {"ffShading(l.xyz, n.xyz, v.xyz, base)", "ffShading(n.xzy, l.xyz, v.xyz, base)",
                              "ffShading(-n.xyz, l.xyz, v.xyz, base)", "ffShading(n.xyz, l.xyz, v.xyz, base.xyzx)"}) {
        const auto code = program(moved);
        QCOMPARE(faultOf(*code), std::string());
        QCOMPARE(sendsOf(*code)[0].sources[0].file, RegisterFile::Temp);
        QCOMPARE(code->instructions.size(), std::size_t{7});
    }
}

void UnitCallsTest::resultsFeedLaterCalls()
{
    // HET-11: a texel feeds the shading, and what that gives feeds the program.
    const auto program = fragmentOf("uniform sampler2D t;\n"
                                    "void main() {\n"
                                    "    gl_FragColor = ffShading(v.xyz, v.xyz, v.xyz, texture2D(t, v.xy)).diffuse * "
                                    "0.5;\n"
                                    "}\n");
    const std::vector<Instruction> sends = sendsOf(*program);
    QCOMPARE(sends.size(), std::size_t{2});
    QCOMPARE(sends[0].send.device, std::uint8_t{0});
    QCOMPARE(sends[1].send.device, std::uint8_t{1});
    // The texel comes straight to where the second request takes it from.
    QCOMPARE(sends[0].destination.index, static_cast<std::uint16_t>(sends[1].sources[0].index + 3));

    const auto nested = fragmentOf("void main() {\n"
                                   "    gl_FragColor = ffTexBlend(ffProcTex(v.xy), ffProcTex(ffProcTex(v.zw).xy), v);\n"
                                   "}\n");
    QCOMPARE(faultOf(*nested), std::string());
    QCOMPARE(sendsOf(*nested).size(), std::size_t{4});
}

void UnitCallsTest::callsStayInTheirBranchesLoopsAndFunctions()
{
    const auto program = fragmentOf("vec4 twice(vec2 p) {\n"
                                    "    if (p.x < 0.0) return ffProcTex(p);\n"
                                    "    return ffProcTex(p.yx) + ffProcTex(p);\n"
                                    "}\n"
                                    "void main() {\n"
                                    "    vec4 sum = vec4(0.0);\n"
                                    "    for (int i = 0; i < 9; ++i) {\n"
                                    "        sum += ffProcTex(sum.xy);\n"
                                    "        if (sum.x > 3.0) break;\n"
                                    "        if (sum.y > 3.0) discard;\n"
                                    "        sum = ffTexBlend(sum, twice(sum.zw), v);\n"
                                    "    }\n"
                                    "    gl_FragColor = sum;\n"
                                    "}\n");
    QCOMPARE(faultOf(*program), std::string());
    QCOMPARE(sendsOf(*program).size(), std::size_t{5});
    // All of them inside of the loop.
    const auto& code = program->instructions;
    const auto isLoop = [](const Instruction& instruction) { return instruction.opcode == Opcode::Loop; };
    const auto loop = std::find_if(code.begin(), code.end(), isLoop);
    QVERIFY(loop != code.end());
    const auto end = code.begin() + loop->immediate;
    QCOMPARE(std::count_if(loop, end, [](const Instruction& i) { return i.opcode == Opcode::Send; }), 5);
}

void UnitCallsTest::vertexShadersCallToo()
{
    const auto linked = linkPair("#extension GL_VITRINE_fixed_function : require\n"
                                 "attribute vec4 p;\nattribute vec3 n;\nvarying vec4 v;\n"
                                 "void main() { gl_Position = p; v = ffShading(n, n, p.xyz, p).diffuse; }\n",
                                 "precision highp float; varying vec4 v; void main() { gl_FragColor = v; }");
    QCOMPARE(faultOf(*linked->vertex), std::string());
    QCOMPARE(sendsOf(*linked->vertex).size(), std::size_t{1});
    QVERIFY(linked->units);
    QVERIFY(linked->vertex->units && !linked->fragment->units);
}

void UnitCallsTest::unusedCallsGo()
{
    const auto program = fragmentOf("void main() { vec4 c = ffProcTex(v.xy); gl_FragColor = v; }\n");
    QCOMPARE(program->instructions.size(), std::size_t{2});
}

void UnitCallsTest::linesStayWhereTheyAre()
{
    const auto program = fragmentOf("void main() {\n    gl_FragColor = ffProcTex(v.xy);\n}\n");
    for (const Instruction& instruction : program->instructions)
        QCOMPARE(instruction.sourceLine, 5u);
    const CompiledShader shader =
        compileShader(ShaderStage::Fragment, kEnable + "void main() {\n    gl_FragColor = nope;\n}\n", units());
    QVERIFY2(shader.log.find("0:4: 'nope' : undeclared identifier") != std::string::npos, shader.log.c_str());
}

void UnitCallsTest::theMacroTellsOfTheExtension()
{
    const std::string source = "#ifdef GL_VITRINE_fixed_function\n#if GL_VITRINE_fixed_function == 1\n"
                               "void main() { gl_FragColor = vec4(1.0); }\n#endif\n#else\nbroken\n#endif\n";
    QVERIFY(compileShader(ShaderStage::Fragment, source, units()).ok);
    QVERIFY(!compileShader(ShaderStage::Fragment, source).ok);
    QVERIFY(!compileShader(ShaderStage::Fragment, "#define GL_VITRINE_fixed_function 2\nvoid main() {}\n", units()).ok);
    const std::string required = "#extension GL_VITRINE_fixed_function : require\nvoid main() {}\n";
    QVERIFY(!compileShader(ShaderStage::Fragment, required).ok);
    QVERIFY(compileShader(ShaderStage::Fragment, required, units()).ok);
}

void UnitCallsTest::withoutTheDirectiveNoNameIsTaken()
{
    const std::string mine = "precision highp float;\nstruct ffShadingResult { float f; };\n"
                             "vec4 ffProcTex(vec2 uv) { return vec4(ffShadingResult(uv.x).f); }\n"
                             "void main() { gl_FragColor = ffProcTex(vec2(1.0)); }\n";
    QVERIFY(compileShader(ShaderStage::Fragment, mine, units()).ok);
    const CompiledShader call =
        compileShader(ShaderStage::Fragment,
                      "precision highp float;\nvoid main() { gl_FragColor = ffProcTex(vec2(1.0)); }\n", units());
    QVERIFY(!call.ok);
    QVERIFY2(call.log.find("0:2: 'ffProcTex'") != std::string::npos, call.log.c_str());
    QCOMPARE(call.log, compileShader(ShaderStage::Fragment, "precision highp float;\nvoid main() { gl_FragColor = "
                                                            "ffProcTex(vec2(1.0)); }\n")
                           .log);
}

void UnitCallsTest::theDirectiveMayBeTakenBack()
{
    const std::string body = "precision highp float;\nvoid main() { gl_FragColor = ffProcTex(vec2(1.0)); }\n";
    const auto compiles = [&](const std::string& directives) {
        return compileShader(ShaderStage::Fragment, directives + body, units()).ok;
    };
    QVERIFY(compiles("#extension GL_VITRINE_fixed_function : enable\n"));
    QVERIFY(compiles("#extension GL_VITRINE_fixed_function : warn\n"));
    QVERIFY(
        !compiles("#extension GL_VITRINE_fixed_function : enable\n#extension GL_VITRINE_fixed_function : disable\n"));
    QVERIFY(!compiles("#extension GL_VITRINE_fixed_function : enable\n#extension all : disable\n"));
}

void UnitCallsTest::wrongArgumentsAreErrors()
{
    const auto log = [](const std::string& expression) {
        return compileShader(ShaderStage::Fragment, kEnable + "void main() { gl_FragColor = " + expression + "; }\n",
                             units())
            .log;
    };
    for (const char* expression : {"ffProcTex(vec3(1.0))", "ffProcTex()", "ffProcTex(vec2(1.0), 1.0)",
                                   "ffShading(vec3(1.0), vec3(1.0), vec3(1.0), vec4(1.0))"})
        QVERIFY2(log(expression).find("0:3:") != std::string::npos, expression);
}

void UnitCallsTest::functionsOfNobodyAreNamed()
{
    const auto compiled = [](const std::string& source) {
        return compileShader(ShaderStage::Fragment, source, units());
    };
    // A macro is no excuse; lines count from 1, and two stand in front.
    const CompiledShader missing = compiled(kEnable + "#define CALL ffFog\nvoid main() {\n"
                                                      "    gl_FragColor = CALL(vec2(1.0)) + ffFog(vec2(0.0));\n}\n");
    QVERIFY(!missing.ok);
    QCOMPARE(missing.missingFunctions, std::vector<std::string>{"ffFog"});
    QVERIFY2(missing.log.find("ERROR: 0:5: 'ffFog' : no unit of this machine has this function\n") != std::string::npos,
             missing.log.c_str());
    const CompiledShader wrong = compiled(kEnable + "void main() { gl_FragColor = ffProcTex(1.0); }");
    QVERIFY(!wrong.ok);
    QVERIFY(wrong.missingFunctions.empty());
    const CompiledShader plain = compiled("void main() { gl_FragColor = ffFog(vec2(1.0)); }");
    QVERIFY(!plain.ok);
    QVERIFY(plain.missingFunctions.empty());
}

void UnitCallsTest::debuggersSeeTheSameCodeAndTheShadersVariables()
{
    const auto linked =
        linkPair("attribute vec4 p; varying vec4 v; void main() { gl_Position = v = p; }",
                 "#extension GL_VITRINE_fixed_function : enable\nprecision mediump float;\nvarying vec4 v;\n"
                 "void main() {\n"
                 "    ffShadingResult lit = ffShading(v.xyz, v.yzw, v.zwx, v);\n"
                 "    vec4 sum = vec4(0.0);\n"
                 "    for (int i = 0; i < 3; ++i) sum += ffProcTex(lit.specular.xy * float(i));\n"
                 "    gl_FragColor = lit.diffuse + sum;\n"
                 "}\n");
    const auto info = makeShaderDebugInfo(*linked->vertex, *linked->fragment, ShaderStage::Fragment);
    QCOMPARE(info->remark, std::string());
    QCOMPARE(info->instructions.size(), linked->fragment->instructions.size());
    std::map<std::string, const DebugVariable*> locals;
    for (const DebugVariable& variable : info->variables)
        if (variable.role == VariableRole::Local)
            locals[variable.name] = &variable;
    QCOMPARE(locals.size(), std::size_t{4}); // no copies of arguments
    QVERIFY(locals.contains("lit.diffuse") && locals.contains("lit.specular") && locals.contains("sum") &&
            locals.contains("i"));
    // What the request answers is what the variable's two members take.
    const auto& code = linked->fragment->instructions;
    const auto send = std::find_if(code.begin(), code.end(),
                                   [](const Instruction& i) { return i.opcode == Opcode::Send && i.send.device == 1; });
    const auto& results = info->instructions[static_cast<std::size_t>(send - code.begin())].results;
    QCOMPARE(results.size(), std::size_t{8}); // components 0–3 of two registers
    for (std::size_t i = 0; i < results.size(); ++i)
        QCOMPARE(results[i].component, static_cast<std::uint8_t>(i));
}

VITRINE_TEST(UnitCallsTest)
#include "tst_driver_unit_calls.moc"
