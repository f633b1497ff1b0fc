// SPDX-License-Identifier: Apache-2.0
#include "core/session/replay.h"
#include "core/session/resources/program_details.h"
#include "tests/harness/test_class.h"
#include "tests/session/capture_bench.h"
#include "tests/ui/test_capture.h"

#include <algorithm>

using namespace vitrine;
using core::ProgramDetails;
using core::ResourceId;
using core::ResourceKind;
using test::CallScript;
using test::CaptureBench;
using test::number;
using test::real;

namespace {

const char* const kVertex = R"(attribute vec3 position;
attribute vec4 tint;
uniform mat4 camera;
uniform vec2 shift[2];
uniform bool isFlat;
varying vec4 color;
varying float far;
void main() {
    color = isFlat ? vec4(1.0) : tint;
    far = position.z;
    gl_Position = camera * vec4(position.xy + shift[0] + shift[1], position.z, 1.0);
}
)";
const char* const kFragment = R"(precision highp float;
uniform sampler2D wood;
uniform int steps;
varying vec4 color;
varying float far;
void main() {
    if (far > 0.75) discard;
    gl_FragColor = texture2D(wood, color.xy) * color * float(steps);
}
)";
const char* const kBroken = "void main() {\n    gl_FragColor = nothing;\n}\n";

constexpr ResourceId idOf(ResourceKind kind, std::uint32_t name)
{
    return {kind, 1, name};
}

void makeShader(CallScript& script, int name, int kind, const char* source)
{
    script.add("glCreateShader", {number(kind)}, number(name));
    script.add("glShaderSource", {number(name), number(1), test::list({{std::string(source)}}), {}});
    script.add("glCompileShader", {number(name)});
}

void location(CallScript& script, const char* name, int recorded)
{
    script.add("glGetUniformLocation", {number(40), {std::string(name)}}, number(recorded));
}

/// Program 40 of shaders 41 and 42 with uniforms at locations that the program was told (camera at 70, shift at 80,
/// wood at 90), texture 3 bound to unit 2, which `wood` samples, and buffer 1 as `position`. Draw 0; then `steps`
/// changes from 3 to 5, shader 42 gets another source, and shader 50 is broken and belongs to no program.
CallScript painted()
{
    CallScript script;
    test::addSetUp(script); // program 1 with shaders 2 and 3; buffer 1
    script.add("glCreateProgram", {}, number(40));
    makeShader(script, 41, 0x8B31, kVertex);
    makeShader(script, 42, 0x8B30, kFragment);
    for (const int shader : {41, 42})
        script.add("glAttachShader", {number(40), number(shader)});
    script.add("glBindAttribLocation", {number(40), number(0), {std::string("position")}});
    script.add("glBindAttribLocation", {number(40), number(4), {std::string("tint")}});
    script.add("glLinkProgram", {number(40)});
    script.add("glUseProgram", {number(40)});
    location(script, "camera", 70);
    location(script, "shift", 80);
    location(script, "wood", 90);
    location(script, "steps", 91);
    location(script, "isFlat", 92);
    script.add("glUniformMatrix4fv",
               {number(70),
                number(1),
                {false},
                test::list({real(1), real(2), real(3), real(4), real(5), real(6), real(7), real(8), real(9), real(10),
                            real(11), real(12), real(13), real(14), real(15), real(16)})});
    script.add("glUniform2f", {number(80), real(0.1f), real(-0.5f)});
    script.add("glUniform1i", {number(90), number(2)});
    script.add("glUniform1i", {number(91), number(3)});
    script.add("glUniform1i", {number(92), number(1)});
    script.add("glGenTextures", {number(1), test::list({number(3)})});
    script.add("glActiveTexture", {number(0x84C2)});
    script.add("glBindTexture", {number(0x0DE1), number(3)});
    script.add("glVertexAttrib4f", {number(4), real(1), real(0), real(0.25f), real(1)});
    script.add("glDrawArrays", {number(4), number(0), number(3)});
    script.add("glUniform1i", {number(91), number(5)});
    script.add("glShaderSource", {number(42), number(1), test::list({{std::string(kBroken)}}), {}});
    makeShader(script, 50, 0x8B30, kBroken);
    return script;
}

} // namespace

class TestProgramDetails final : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        bench = std::make_unique<CaptureBench>([](const QString& path) { return test::writeCapture(path, painted()); });
        QVERIFY(bench->isReady());
        details = at(bench->afterDraw(0), std::nullopt);
        QVERIFY(details);
    }

    void theProgramOfTheLastDrawIsFound()
    {
        QVERIFY(details->id == idOf(ResourceKind::Program, 40));
        QVERIFY(details->isLinked && details->isOfLastDraw && !details->isRelinkFailed && !details->isDeleted);
        QVERIFY(details->stages[0].shader == idOf(ResourceKind::Shader, 41));
        QVERIFY(details->stages[1].shader == idOf(ResourceKind::Shader, 42));
        QCOMPARE(details->stages[0].source, std::string(kVertex));
        QVERIFY(details->stages[1].isCompiled && details->stages[1].canDiscard && !details->stages[0].canDiscard);
        QVERIFY(details->stages[0].instructions > 0);
        QVERIFY(details->stages[0].disassembly.find("; line") != std::string::npos);
    }

    void uniformsHaveTheirTypesAndValues()
    {
        const auto* camera = uniform("camera");
        QCOMPARE(core::nameOf(camera->type), std::string_view("mat4"));
        QCOMPARE(camera->location, 70);
        // Given column by column, told row by row.
        const std::vector<std::vector<std::string>> rows{
            {"1", "5", "9", "13"}, {"2", "6", "10", "14"}, {"3", "7", "11", "15"}, {"4", "8", "12", "16"}};
        QVERIFY(camera->rows == rows);
        QVERIFY(camera->vertexRegister >= 0);
        QCOMPARE(camera->fragmentRegister, -1);
        QVERIFY(uniform("shift[0]")->rows == (std::vector<std::vector<std::string>>{{"0.1", "-0.5"}}));
        QVERIFY(uniform("shift[1]")->rows == (std::vector<std::vector<std::string>>{{"0", "0"}}));
        QCOMPARE(uniform("shift[1]")->vertexRegister, uniform("shift[0]")->vertexRegister + 1);
        QVERIFY(uniform("isFlat")->rows == (std::vector<std::vector<std::string>>{{"true"}}));
        QVERIFY(uniform("steps")->rows == (std::vector<std::vector<std::string>>{{"3"}}));
    }

    void samplersKnowTheirTextures()
    {
        const auto* wood = uniform("wood");
        QVERIFY(core::isSampler(wood->type));
        QCOMPARE(wood->unit, 2u);
        QCOMPARE(wood->location, 90);
        QVERIFY(wood->texture == idOf(ResourceKind::Texture, 3));
    }

    void attributesTellWhatTheyRead()
    {
        const auto position =
            std::ranges::find(details->attributes, std::string("position"), &core::AttributeDetails::name);
        QVERIFY(position != details->attributes.end());
        QVERIFY(position->isBound && position->isArray);
        QVERIFY(position->buffer == idOf(ResourceKind::Buffer, 1));
        QCOMPARE(position->reading.size, std::uint8_t(2));
        QCOMPARE(position->reading.stride, 8u);
        const auto tint = std::ranges::find(details->attributes, std::string("tint"), &core::AttributeDetails::name);
        QCOMPARE(tint->location, 4u);
        QVERIFY(!tint->isArray);
        QVERIFY(tint->constant == (std::vector<std::string>{"1", "0", "0.25", "1"}));
    }

    void varyingsHaveRegisters()
    {
        QCOMPARE(details->varyings.size(), std::size_t(2));
        QCOMPARE(details->varyings[0].name, std::string("color"));
        QCOMPARE(details->varyings[0].components, std::uint8_t(4));
        QCOMPARE(details->varyings[1].name, std::string("far"));
        QCOMPARE(details->varyings[1].inputRegister, std::uint16_t(1));
    }

    void constantsAreUniformsThenLiterals()
    {
        const auto& constants = details->stages[0].constants;
        const auto first = std::ranges::find(constants, std::string("camera[1]"), &core::ConstantRegister::name);
        QVERIFY(first != constants.end());
        QCOMPARE(first->bits[0], 5.0f); // its second column
        const auto literal = std::ranges::find(constants, std::string(), &core::ConstantRegister::name);
        QCOMPARE(static_cast<std::uint32_t>(literal - constants.begin()), details->stages[0].uniformRegisters);
    }

    void laterCallsShow()
    {
        const auto later = at(bench->source().callCount(), idOf(ResourceKind::Program, 40));
        QVERIFY(later);
        const auto steps = std::ranges::find(later->uniforms, std::string("steps"), &core::UniformDetails::name);
        QVERIFY(steps->rows == (std::vector<std::vector<std::string>>{{"5"}}));
        QCOMPARE(later->stages[1].source, std::string(kFragment)); // what was linked
        QCOMPARE(later->stages[1].newerSource, std::optional(std::string(kBroken)));
    }

    void shadersLeadToTheirProgramsOrStandAlone()
    {
        const auto program = at(bench->source().callCount(), idOf(ResourceKind::Shader, 41));
        QVERIFY(program && program->id == idOf(ResourceKind::Program, 40));
        const auto alone = at(bench->source().callCount(), idOf(ResourceKind::Shader, 50));
        QVERIFY(alone && !alone->id && !alone->stages[1].isCompiled);
        QVERIFY2(alone->stages[1].log.find("0:2:") != std::string::npos, alone->stages[1].log.c_str());
        const auto none = at(bench->source().callCount(), idOf(ResourceKind::Program, 41)); // that is a shader
        QVERIFY(!none);
        QCOMPARE(none.error().message, std::string("there is no program 41 at this position"));
        QVERIFY(!at(0, std::nullopt));
    }

    void allProgramsAreListed()
    {
        auto replay = bench->replay();
        QVERIFY(replay.seek(bench->source().callCount()));
        const std::vector<ResourceId> all{idOf(ResourceKind::Program, 1), idOf(ResourceKind::Program, 40)};
        QVERIFY(core::programList(replay) == all);
    }

private:
    [[nodiscard]] core::Result<ProgramDetails> at(std::uint64_t position, const core::ProgramQuestion& question) const
    {
        auto replay = bench->replay();
        if (auto moved = replay.seek(position); !moved)
            return moved.error();
        return core::programDetails(replay, question);
    }
    [[nodiscard]] const core::UniformDetails* uniform(const char* name) const
    {
        static const core::UniformDetails kNone;
        const auto found = std::ranges::find(details->uniforms, std::string(name), &core::UniformDetails::name);
        return found == details->uniforms.end() ? &kNone : &*found;
    }

    std::unique_ptr<CaptureBench> bench;
    core::Result<ProgramDetails> details = core::Error{};
};

VITRINE_TEST(TestProgramDetails)
#include "tst_program_details.moc"
