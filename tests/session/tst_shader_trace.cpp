// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/machine_config.h"
#include "core/session/mesh/mesh.h"
#include "core/session/pixel_history/pixel_history.h"
#include "core/session/shader_trace/shader_trace_text.h"
#include "core/shader/assembler.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"
#include "tests/session/shader_scene.h"

#include <cmath>

using namespace vitrine;
using core::LaneWalk;
using core::RegisterFile;
using core::ShaderTrace;
using core::ShaderTraceQuery;
using core::Vec4;
using test::CaptureBench;
using test::ShaderScene;

namespace {

const std::string kHead = "precision highp float; varying vec4 v;\n"; // line 1

LaneWalk fragmentWalk(const std::string& body, std::uint32_t x = 5, std::uint32_t y = 3)
{
    ShaderScene scene(kHead + body);
    scene.link();
    scene.draw();
    return test::walkOf(scene, {.draw = 0, .x = x, .y = y});
}

Vec4 colorAtEnd(LaneWalk& walk)
{
    walk.moveTo(walk.stepCount());
    return test::registerOf(walk, RegisterFile::Output, 0);
}

/// Everything that a walk shows where it stands.
std::vector<std::optional<std::uint32_t>> everything(const LaneWalk& walk)
{
    std::vector<std::optional<std::uint32_t>> bits;
    for (std::uint32_t row = 0; row < walk.trace().lanes.layout.rowCount; ++row)
        bits.push_back(walk.bits(row));
    for (const core::DebugVariable& variable : walk.trace().debug->variables)
        for (const auto& component : walk.bits(variable))
            bits.push_back(component);
    return bits;
}

QString whyNot(const ShaderScene& scene, const ShaderTraceQuery& query)
{
    const CaptureBench bench([&](const QString& path) { return scene.write(path); });
    const auto trace = test::traceOf(bench, query);
    return trace ? QString() : QString::fromStdString(trace.error().message);
}

const std::string kLoop = "void main() {\n"                      // 2
                          "  float sum = 0.0;\n"                 // 3
                          "  for (int i = 0; i < 4; ++i) {\n"    // 4
                          "    if (sum > v.x * 8.0)\n"           // 5: 2
                          "      sum += 10.0;\n"                 // 6
                          "    sum += v.y * 2.0;\n"              // 7: 1
                          "  }\n"                                // 8
                          "  gl_FragColor = vec4(sum, v.yzw);\n" // 9
                          "}\n";

} // namespace

/// Traces of shaders, read from the machine that ran them.
class ShaderTraceTest : public QObject {
    Q_OBJECT
private slots:
    void straightCodeEndsWithTheColor();
    void aBranchRunsTheLinesOfItsSide();
    void discardIsTold();
    void derivativesComeFromTheNeighbors();
    void aTextureAnswersWithItsTexel();
    void aVertexIsFoundByItsPlace();
    void variablesHoldWhatTheSourceSays();
    void variablesOfFunctionsStructuresAndArrays();
    void backIsTheWayThatForwardWent();
    void writesAreFoundBothWays();
    void theLastPrimitiveIsTakenUnlessAsked();
    void theEndIsWhatTheFramebufferHolds();
    void ofEveryFragmentItEndsWithTheColorThatTheTimedMachineHas();
    void ofEveryVertexItEndsWithTheMeshsPosition();
    void whatCantBeTracedIsASentence();
    void aLongLoopIsCutOffAndSaysSo();
    void aStopIsObeyed();
    void registersInARowOfARequestAreAllUsed();
};

void ShaderTraceTest::straightCodeEndsWithTheColor()
{
    LaneWalk walk = fragmentWalk("void main() {\n"
                                 "  gl_FragColor = v * 2.0;\n"
                                 "}\n");
    QVERIFY(walk.stepCount() >= 2 && walk.stepCount() <= 3); // MUL, END, perhaps a MOV
    QCOMPARE(walk.line(0), 3u);
    QVERIFY((test::registerOf(walk, RegisterFile::Input, 0) == Vec4{0.25f, 0.5f, 0.75f, 1.0f}));
    QVERIFY((test::registerOf(walk, RegisterFile::Output, 0) == Vec4{}));
    QVERIFY((colorAtEnd(walk) == Vec4{0.5f, 1.0f, 1.5f, 2.0f}));
    QCOMPARE(test::floatsOf(walk, "v"), (std::vector<float>{0.25f, 0.5f, 0.75f, 1.0f}));
    QCOMPARE(test::floatsOf(walk, "gl_FragColor"), (std::vector<float>{0.5f, 1.0f, 1.5f, 2.0f}));
    QVERIFY(walk.trace().lanes.isComplete && walk.trace().lanes.covered == 0xF);
}

void ShaderTraceTest::aBranchRunsTheLinesOfItsSide()
{
    const std::string body = "void main() {\n"                    // 2
                             "  float s = v.x;\n"                 // 3
                             "  if (gl_FragCoord.x < 8.0)\n"      // 4
                             "    s = sqrt(s);\n"                 // 5: 0.5
                             "  else\n"                           // 6
                             "    s = sin(s) * 0.0 + 3.0;\n"      // 7
                             "  gl_FragColor = vec4(s, v.yzw);\n" // 8
                             "}\n";
    LaneWalk left = fragmentWalk(body, 2);
    const auto leftLines = test::linesOf(left);
    QVERIFY(leftLines.contains(5) && !leftLines.contains(7));
    QCOMPARE(colorAtEnd(left).x, 0.5f);
    LaneWalk right = fragmentWalk(body, 9);
    const auto rightLines = test::linesOf(right);
    QVERIFY(rightLines.contains(7) && !rightLines.contains(5));
    QCOMPARE(colorAtEnd(right).x, 3.0f);
}

void ShaderTraceTest::discardIsTold()
{
    const std::string body = "void main() {\n"
                             "  if (gl_FragCoord.x > 5.0)\n" // 3
                             "    discard;\n"                // 4
                             "  gl_FragColor = v;\n"
                             "}\n";
    const LaneWalk walk = fragmentWalk(body, 5); // 5.5
    std::size_t step = 0;
    while (step < walk.stepCount() && !walk.discards(step))
        ++step;
    QVERIFY(step < walk.stepCount());
    QVERIFY(walk.line(step) == 3 || walk.line(step) == 4); // the condition and the discard are one instruction
    QVERIFY(!walk.isHelper(step) && walk.isHelper(step + 1));
    QVERIFY((walk.trace().lanes.discarded >> walk.lane() & 1) != 0);
    // Its left neighbor in the same quad, 4.5, goes on.
    const auto trace = std::make_shared<const ShaderTrace>(walk.trace());
    const LaneWalk neighbor(trace, walk.lane() ^ 1);
    QVERIFY((trace->lanes.discarded >> neighbor.lane() & 1) == 0);
    QVERIFY(!neighbor.isHelper(neighbor.stepCount()));
}

void ShaderTraceTest::derivativesComeFromTheNeighbors()
{
    ShaderScene scene("#extension GL_OES_standard_derivatives : enable\n" + kHead +
                      "void main() {\n"
                      "  float d = dFdx(gl_FragCoord.x * gl_FragCoord.x);\n" // x = 4.5 and 5.5: 30.25 − 20.25
                      "  float e = dFdy(gl_FragCoord.y * 3.0);\n"
                      "  gl_FragColor = vec4(d, e, 0.0, 1.0);\n"
                      "}\n");
    scene.link();
    scene.draw();
    LaneWalk walk = test::walkOf(scene, {.draw = 0, .x = 5, .y = 3});
    const Vec4 color = colorAtEnd(walk);
    QVERIFY(std::abs(color.x - 10.0f) < 1e-4f && std::abs(color.y - 3.0f) < 1e-4f);
}

void ShaderTraceTest::aTextureAnswersWithItsTexel()
{
    ShaderScene scene(kHead + "uniform sampler2D image;\n"
                              "void main() {\n"
                              "  gl_FragColor = texture2D(image, v.xy);\n" // 4
                              "}\n");
    scene.link();
    scene.script.add("glGenTextures", {test::number(1), test::list({test::number(1)})});
    scene.script.add("glBindTexture", {test::number(0x0DE1), test::number(1)});
    scene.script.add("glTexParameteri", {test::number(0x0DE1), test::number(0x2801), test::number(0x2600)});
    const std::vector<std::byte> texel{std::byte{51}, std::byte{102}, std::byte{153}, std::byte{255}};
    scene.script.add("glTexImage2D", {test::number(0x0DE1),
                                      test::number(0),
                                      test::number(0x1908),
                                      test::number(1),
                                      test::number(1),
                                      test::number(0),
                                      test::number(0x1908),
                                      test::number(0x1401),
                                      {std::make_shared<const std::vector<std::byte>>(texel)}});
    scene.draw();
    LaneWalk walk = test::walkOf(scene, {.draw = 0, .x = 5, .y = 3});
    std::size_t send = 0;
    while (send < walk.stepCount() && walk.instruction(send).opcode != core::Opcode::Send)
        ++send;
    QVERIFY(send < walk.stepCount());
    QCOMPARE(walk.line(send), 4u);
    walk.moveTo(send);
    const auto coordinates = walk.operand(0);
    QCOMPARE(std::bit_cast<float>(coordinates[0]), 0.25f);
    QCOMPARE(std::bit_cast<float>(coordinates[1]), 0.5f);
    QCOMPARE(walk.writesOf(send).size(), std::size_t{4});
    QCOMPARE(std::bit_cast<float>(walk.writesOf(send)[0].after), 51.0f / 255.0f);
    QVERIFY((colorAtEnd(walk) == Vec4{51.0f / 255.0f, 102.0f / 255.0f, 153.0f / 255.0f, 1.0f}));
    QCOMPARE(test::bitsOf(walk, "image"), std::vector<std::uint32_t>{0});
}

void ShaderTraceTest::aVertexIsFoundByItsPlace()
{
    ShaderScene scene(kHead + "void main() { gl_FragColor = v; }\n");
    scene.vertex = "attribute vec4 p; attribute vec4 c; varying vec4 v; uniform vec4 shift;\n"
                   "void main() {\n"
                   "  gl_Position = p + shift;\n"
                   "  v = c;\n"
                   "}\n";
    scene.link();
    scene.script.add("glGetUniformLocation", {test::number(1), {std::string("shift")}}, test::number(0));
    scene.script.add("glUniform4f",
                     {test::number(0), test::real(0.5f), test::real(0.25f), test::real(0), test::real(0)});
    scene.draw();
    LaneWalk walk = test::walkOf(scene, {.draw = 0, .vertex = 1});
    QVERIFY(walk.trace().stage == core::ShaderStage::Vertex);
    QCOMPARE(test::floatsOf(walk, "p"), (std::vector<float>{3, -1, 0, 1}));
    QCOMPARE(test::floatsOf(walk, "shift"), (std::vector<float>{0.5f, 0.25f, 0, 0}));
    walk.moveTo(walk.stepCount());
    QCOMPARE(test::floatsOf(walk, "gl_Position"), (std::vector<float>{3.5f, -0.75f, 0, 1}));
    QCOMPARE(test::floatsOf(walk, "v"), (std::vector<float>{0.25f, 0.5f, 0.75f, 1}));
}

void ShaderTraceTest::variablesHoldWhatTheSourceSays()
{
    LaneWalk walk = fragmentWalk(kLoop);
    // Arriving at line 7 for the n-th time: sum is what the turns before have left, and 10 more in the last.
    const std::vector<float> expected{0, 1, 2, 13};
    std::size_t turn = 0;
    for (std::size_t step = 0; step < walk.stepCount(); ++step) {
        if (walk.instruction(step).opcode != core::Opcode::Mad || walk.line(step) != 7)
            continue;
        walk.moveTo(step);
        QVERIFY(turn < expected.size());
        QCOMPARE(test::floatsOf(walk, "sum"), std::vector<float>{expected[turn]});
        QCOMPARE(test::bitsOf(walk, "i"), std::vector<std::uint32_t>{static_cast<std::uint32_t>(turn)});
        walk.moveTo(step + 1);
        QCOMPARE(test::floatsOf(walk, "sum"), std::vector<float>{expected[turn] + 1});
        ++turn;
    }
    QCOMPARE(turn, expected.size());
    walk.moveTo(walk.stepCount());
    QCOMPARE(test::bitsOf(walk, "i"), std::vector<std::uint32_t>{4});
}

void ShaderTraceTest::variablesOfFunctionsStructuresAndArrays()
{
    LaneWalk walk = fragmentWalk("struct Light { vec3 direction; float power; };\n"
                                 "float scale = 0.5;\n"
                                 "float shade(vec3 n, float k) {\n"
                                 "  float bent = n.z * k;\n" // 0.75 · 2
                                 "  return sqrt(bent + scale);\n"
                                 "}\n"
                                 "void main() {\n"
                                 "  Light l; l.direction = v.xyz; l.power = 2.0;\n"
                                 "  float parts[3];\n"
                                 "  for (int i = 0; i < 3; ++i) parts[i] = float(i) * v.y;\n"
                                 "  int last = int(v.w) + 1;\n"
                                 "  vec4 c = vec4(0.0); c.y = parts[last]; c.w = 1.0;\n"
                                 "  scale = 2.5;\n"
                                 "  c.x = shade(l.direction, l.power);\n" // √4
                                 "  gl_FragColor = c;\n"
                                 "}\n");
    QVERIFY2(walk.trace().debug->remark.empty(), walk.trace().debug->remark.english().c_str());
    walk.moveTo(walk.stepCount());
    QCOMPARE(test::floatsOf(walk, "l.direction"), (std::vector<float>{0.25f, 0.5f, 0.75f}));
    QCOMPARE(test::floatsOf(walk, "l.power"), std::vector<float>{2});
    QCOMPARE(test::floatsOf(walk, "n"), (std::vector<float>{0.25f, 0.5f, 0.75f}));
    QVERIFY(test::floatsOf(walk, "bent").empty()); // multiplied and added in one instruction: the machine never has it
    QCOMPARE(test::floatsOf(walk, "parts"), (std::vector<float>{0, 0.5f, 1}));
    QCOMPARE(test::bitsOf(walk, "last"), std::vector<std::uint32_t>{2});
    QCOMPARE(test::floatsOf(walk, "c"), (std::vector<float>{2, 1, 0, 1}));
    QCOMPARE(test::floatsOf(walk, "scale"), std::vector<float>{2.5f});
    QVERIFY((test::registerOf(walk, RegisterFile::Output, 0) == Vec4{2, 1, 0, 1}));
}

void ShaderTraceTest::backIsTheWayThatForwardWent()
{
    LaneWalk walk = fragmentWalk(kLoop);
    std::vector<std::vector<std::optional<std::uint32_t>>> seen;
    for (std::size_t position = 0; position <= walk.stepCount(); ++position) {
        walk.moveTo(position);
        seen.push_back(everything(walk));
    }
    // sum: 1, 2, 3, then (3 > 2) 13 + 1
    QCOMPARE(test::registerOf(walk, RegisterFile::Output, 0).x, 14.0f);
    for (std::size_t position = walk.stepCount() + 1; position-- > 0;) {
        walk.moveTo(position);
        QVERIFY(everything(walk) == seen[position]);
    }
    walk.moveTo(walk.stepCount() / 2);
    QVERIFY(everything(walk) == seen[walk.stepCount() / 2]);
}

void ShaderTraceTest::writesAreFoundBothWays()
{
    const LaneWalk walk = fragmentWalk(kLoop);
    const std::array<core::TraceAddress, 1> red{*walk.address(RegisterFile::Output, 0, 0)};
    const auto first = walk.nextWrite(red, 0);
    QVERIFY(first.has_value());
    QCOMPARE(walk.line(*first), 9u);
    QCOMPARE(walk.previousWrite(red, walk.stepCount()), first);
    QVERIFY(!walk.nextWrite(red, *first + 1) && !walk.previousWrite(red, *first));
    std::size_t additions = 0;
    for (std::size_t step = 0; step < walk.stepCount(); ++step)
        additions += walk.line(step) == 6 && walk.instruction(step).opcode == core::Opcode::Add ? 1 : 0;
    QCOMPARE(additions, std::size_t{1}); // in the last turn alone
}

void ShaderTraceTest::theLastPrimitiveIsTakenUnlessAsked()
{
    ShaderScene scene(kHead + "void main() { gl_FragColor = vec4(v.x); }\n");
    scene.vertex = "attribute vec4 p; attribute vec4 c; varying vec4 v;\n"
                   "void main() { gl_Position = vec4(p.xy, 0.0, 1.0); v = vec4(p.z); }\n";
    scene.link();
    // Two triangles over everything: z 1, then z 2.
    scene.script.add("glBufferData", {test::number(0x8892), test::number(72),
                                      test::floatBlob({-1, -1, 1, 3, -1, 1, -1, 3, 1, -1, -1, 2, 3, -1, 2, -1, 3, 2}),
                                      test::number(0x88E4)});
    scene.script.add(
        "glVertexAttribPointer",
        {test::number(0), test::number(3), test::number(0x1406), {false}, test::number(0), test::handle(0)});
    scene.script.add("glDrawArrays", {test::number(4), test::number(0), test::number(6)});
    LaneWalk last = test::walkOf(scene, {.draw = 0, .x = 1, .y = 1});
    QCOMPARE(last.trace().primitive, 2u);
    QCOMPARE(colorAtEnd(last).x, 2.0f);
    LaneWalk first = test::walkOf(scene, {.draw = 0, .x = 1, .y = 1, .primitive = 1});
    QCOMPARE(colorAtEnd(first).x, 1.0f);
}

void ShaderTraceTest::theEndIsWhatTheFramebufferHolds()
{
    ShaderScene scene(kHead + "void main() {\n"
                              "  vec2 q = gl_FragCoord.xy / vec2(16.0, 8.0);\n"
                              "  float wave = 0.5 + 0.5 * sin(q.x * 9.0);\n"
                              "  for (int i = 0; i < 3; ++i)\n"
                              "    if (wave > q.y) wave *= 0.75;\n"
                              "  gl_FragColor = vec4(wave, q, 1.0);\n"
                              "}\n");
    scene.link();
    scene.draw();
    const CaptureBench bench([&](const QString& path) { return scene.write(path); });
    core::Replay replay = bench.replay();
    QVERIFY(replay.seek(bench.source().callCount()));
    const core::Picture picture = replay.picture(core::Attachment::Color);
    for (std::uint32_t y = 0; y < 8; ++y)
        for (std::uint32_t x = 0; x < 16; x += 3) {
            auto trace = test::traceOf(bench, {.draw = 0, .x = x, .y = y});
            QVERIFY(trace.hasValue());
            LaneWalk walk(std::make_shared<const ShaderTrace>(*std::move(trace)), (x & 1) + 2 * (y & 1));
            const Vec4 color = colorAtEnd(walk);
            const std::uint8_t* pixel = picture.rgba.data() + (std::size_t{7 - y} * picture.width + x) * 4;
            for (int c = 0; c < 4; ++c) // dithering may take it to the next code
                QVERIFY(std::abs(color[c] * 255.0f - float(pixel[c])) <= 1.0f);
        }
}

/// Pixel histories run on the machine with the clock, in tasks of one quad; their primitives are those of a trace.
void ShaderTraceTest::ofEveryFragmentItEndsWithTheColorThatTheTimedMachineHas()
{
    const auto capture = captures::CaptureReader::open(test::sampleFile("lit-cube-shadow-map").toStdString());
    QVERIFY(capture);
    core::Replay replay(**capture, core::MachineConfig{}, core::Timing::Untimed);
    const std::uint64_t end = (*capture)->frames()[0].endCallIndex + 1;
    int compared = 0;
    for (const std::uint32_t x : {110u, 160u, 171u, 200u}) {
        const auto history = core::pixelHistory(**capture, core::MachineConfig{}, {end, x, 101});
        QVERIFY(history);
        for (const core::PixelEntry& entry : history->entries) {
            if (!entry.fragment || !entry.fragment->shaded || !entry.draw)
                continue;
            QVERIFY(replay.seek(*core::callOfDraw(**capture, *entry.draw)));
            auto trace = core::traceShader(
                replay, **capture, {.draw = *entry.draw, .x = x, .y = 101, .primitive = entry.fragment->ids.primitive});
            QVERIFY2(trace, trace ? "" : trace.error().message.english().c_str());
            LaneWalk walk(std::make_shared<const ShaderTrace>(*std::move(trace)), (x & 1) + 2);
            QVERIFY(colorAtEnd(walk) == *entry.fragment->shaded);
            ++compared;
        }
    }
    QVERIFY(compared >= 4);
}

void ShaderTraceTest::ofEveryVertexItEndsWithTheMeshsPosition()
{
    const auto capture = captures::CaptureReader::open(test::sampleFile("lit-cube-shadow-map").toStdString());
    QVERIFY(capture);
    core::Replay replay(**capture, core::MachineConfig{}, core::Timing::Untimed);
    QVERIFY(replay.seek(*core::callOfDraw(**capture, 4)));
    const auto mesh = core::mesh(replay, **capture);
    QVERIFY(mesh && mesh->sequence.size() == 36);
    for (std::uint32_t vertex = 0; vertex < 36; vertex += 5) {
        auto trace = core::traceShader(replay, **capture, {.draw = 4, .vertex = vertex});
        QVERIFY(trace);
        LaneWalk walk(std::make_shared<const ShaderTrace>(*std::move(trace)), 0);
        QVERIFY(colorAtEnd(walk) == mesh->vertexAt(vertex)->clip); // o0 is the position
    }
}

void ShaderTraceTest::whatCantBeTracedIsASentence()
{
    ShaderScene scene(kHead + "void main() { gl_FragColor = v; }\n");
    scene.link();
    scene.script.add("glEnable", {test::number(0x0C11)});
    scene.script.add("glScissor", {test::number(0), test::number(0), test::number(4), test::number(4)});
    scene.draw();
    scene.script.add("glColorMask", {{false}, {false}, {false}, {false}});
    scene.draw();
    QCOMPARE(whyNot(scene, {.draw = 0, .x = 9, .y = 3}),
             QString("draw 0 has no fragment at pixel 9,3 that was shaded: it is not covered, or failed its tests "
                     "before shading"));
    QCOMPARE(whyNot(scene, {.draw = 0, .vertex = 3}),
             QString("the draw has 3 vertices, counted from 0: there is no 3"));
    QCOMPARE(whyNot(scene, {.draw = 7}), QString("the capture has no draw 7"));
    QCOMPARE(whyNot(scene, {.draw = 1, .x = 1, .y = 1}),
             QString("draw 1 does not run its fragment program: nothing would change by it"));
}

void ShaderTraceTest::aLongLoopIsCutOffAndSaysSo()
{
    const LaneWalk walk = fragmentWalk("void main() {\n"
                                       "  float s = v.x;\n"
                                       "  for (int i = 0; i < 100000; ++i)\n"
                                       "    s = fract(s * 1.25 + 0.5);\n"
                                       "  gl_FragColor = vec4(s);\n"
                                       "}\n");
    QVERIFY(!walk.trace().lanes.isComplete);
    QCOMPARE(walk.stepCount(), core::LaneTrace::kMostSteps);
}

void ShaderTraceTest::aStopIsObeyed()
{
    ShaderScene scene(kHead + "void main() { gl_FragColor = v; }\n");
    scene.link();
    scene.draw();
    const CaptureBench bench([&](const QString& path) { return scene.write(path); });
    std::stop_source stop;
    stop.request_stop();
    const auto trace = test::traceOf(bench, {.draw = 0}, stop.get_token());
    QVERIFY(!trace);
    QCOMPARE(QString::fromStdString(trace.error().message), QString("the replay was cancelled"));
}

void ShaderTraceTest::registersInARowOfARequestAreAllUsed()
{
    // A unit is given r2 to r4 and fills r6 and r7; texture takes its sources as they stand.
    const auto program = core::assemble(".fragment\n.temps 12\n.inputs 1\n.outputs 1\nSEND r6[2], ffs, r2[3]\n"
                                        "SEND r9, d0:0:IMPLICIT, v0\nADD o0, r6, r9\nEND\n");
    QVERIFY(program);
    std::vector<std::string> names;
    for (const core::RegisterName& name : core::registersUsed(*program))
        names.push_back((name.file == RegisterFile::Temp    ? "r"
                         : name.file == RegisterFile::Input ? "v"
                                                            : "o") +
                        std::to_string(name.index));
    QCOMPARE(names, (std::vector<std::string>{"r2", "r3", "r4", "r6", "r7", "r9", "v0", "o0"}));
}

VITRINE_TEST(ShaderTraceTest, QCoreApplication)
#include "tst_shader_trace.moc"
