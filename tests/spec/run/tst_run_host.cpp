// SPDX-License-Identifier: Apache-2.0
// RUN-03, RUN-13: what commands and the program wait for, and what draws under way keep.
#include "core/command/command_buffer.h"
#include "core/command/transfer_words.h"
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/timed_gpu.h"
#include "core/session/command_stream.h"
#include "tests/harness/test_class.h"
#include "tests/spec/scene.h"

#include <QtTest>

#include <algorithm>
#include <cstring>
#include <map>
#include <vector>

using namespace vitrine::core;
using namespace vitrine::core::gles2;

namespace {

/// Notes when draws begin and retire, and who waited.
class Notes final : public Observer {
public:
    std::vector<CommandWaits> waits;
    std::vector<HostWaited> hostWaits;
    std::vector<HostWritten> hostWrites;
    std::vector<std::pair<std::uint32_t, WarningCode>> warnings; ///< with its draw
    std::map<std::uint32_t, Cycle> begins, ends;                 ///< by draw
    std::map<std::uint32_t, Cycle> firstVertices = {};           ///< by draw: a processor took its first task
    void onCommandWaits(const CommandWaits& event) override { waits.push_back(event); }
    void onWarningReported(const WarningReported& event) override { warnings.emplace_back(event.draw, event.code); }
    void onHostWaited(const HostWaited& event) override { hostWaits.push_back(event); }
    void onHostWritten(const HostWritten& event) override { hostWrites.push_back(event); }
    void onDrawStarted(const DrawStarted& event) override { begins[event.draw] = event.cycle; }
    void onDrawEnded(const DrawEnded& event) override { ends[event.draw] = event.cycle; }
    void onItemGranted(const ItemGranted& event) override { firstVertices.try_emplace(event.draw, event.cycle); }
    [[nodiscard]] std::size_t count(CommandWaitReason reason) const
    {
        return static_cast<std::size_t>(std::ranges::count(waits, reason, &CommandWaits::reason));
    }
    /// For surfaces.
    [[nodiscard]] std::size_t surfaceWaits() const
    {
        return count(CommandWaitReason::Reads) + count(CommandWaitReason::Writes);
    }
    [[nodiscard]] bool isUnderWay(std::uint32_t draw) const { return begins.contains(draw) && !ends.contains(draw); }
};

/// Four draws can be under way. No fragment goes past the processors.
struct Flight {
    Flight() : gpu(memory, withoutBypass(), {.draws = 4}), subscription(gpu.hub().subscribe(notes)), scene(gpu) {}
    static MachineConfig withoutBypass()
    {
        MachineConfig config;
        config.bypass->bypassMode = BypassMode::Off;
        return config;
    }
    /// Paints pixels with the texture on unit 0, whose coordinates are in the middle of it.
    void useTexture()
    {
        scene.use("precision highp float; uniform sampler2D s; varying vec4 v;"
                  "void main() { gl_FragColor = texture2D(s, vec2(0.5)); }");
    }
    void useColor(const char* expression)
    {
        scene.use(std::string("precision highp float; void main() { gl_FragColor = ") + expression + "; }");
    }
    void left() { scene.rect(0, 0, 8, 16); }
    void right() { scene.rect(8, 0, 16, 16); }

    Notes notes;
    Memory memory;
    TimedGpu gpu;
    Subscription subscription;
    Scene scene;
};

} // namespace

class RunHostTest : public QObject {
    Q_OBJECT
private slots:
    void RUN_13_aTextureSpecifiedAnewBehindADraw();
    void RUN_13_aTextureChangedInPlaceBehindADraw();
    void RUN_13_aReadBackBetweenTwoDraws();
    void RUN_13_whatADrawUsesIsDeletedBehindIt();
    void RUN_13_hostWritesAreToldInTheOrderOfTheStream();
    void RUN_13_hostWritesAreCommands();
    void RUN_13_contextsTakingTurnsWaitForNothing();
    void RUN_03_aReaderWaitsForTheWriterAndNobodyElse();
    void RUN_03_aWriterWaitsForTheReader();
    void RUN_03_aDrawThatSamplesItsOwnTarget();
};

void RunHostTest::RUN_13_aTextureSpecifiedAnewBehindADraw()
{
    Flight flight;
    flight.scene.texture2D(GL_RGBA, GL_UNSIGNED_BYTE, 1, 1, {255, 0, 0, 255});
    flight.useTexture();
    flight.left();
    QVERIFY(flight.notes.isUnderWay(0));
    flight.scene->texImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, bytesOf({0, 255, 0, 255}));
    QVERIFY(flight.notes.isUnderWay(0));
    flight.right();
    QCOMPARE(flight.notes.surfaceWaits(), std::size_t{0});
    QVERIFY(flight.notes.hostWaits.empty());
    QCOMPARE(flight.scene.at(2, 8), kRed);
    QCOMPARE(flight.scene.at(12, 8), kGreen);
}

void RunHostTest::RUN_13_aTextureChangedInPlaceBehindADraw()
{
    Flight flight;
    flight.scene.texture2D(GL_RGBA, GL_UNSIGNED_BYTE, 1, 1, {255, 0, 0, 255});
    flight.useTexture();
    flight.left();
    flight.scene->texSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, bytesOf({0, 255, 0, 255}));
    QVERIFY(flight.notes.isUnderWay(0));
    flight.right();
    QCOMPARE(flight.notes.surfaceWaits(), std::size_t{0});
    QCOMPARE(flight.scene.at(2, 8), kRed);
    QCOMPARE(flight.scene.at(12, 8), kGreen);
}

void RunHostTest::RUN_13_aReadBackBetweenTwoDraws()
{
    Flight flight;
    flight.useColor("vec4(1.0, 0.0, 0.0, 1.0)");
    flight.left();
    QVERIFY(flight.notes.isUnderWay(0));
    QCOMPARE(flight.scene.at(2, 8), kRed);
    QCOMPARE(flight.notes.hostWaits.size(), std::size_t{1});
    QCOMPARE(flight.notes.hostWaits[0].reason, HostWaitReason::Read);
    QCOMPARE(flight.notes.hostWaits[0].draw, 0u);
    QVERIFY(flight.notes.hostWaits[0].cycles > 0);
    QVERIFY(!flight.notes.isUnderWay(0));
    flight.right();
    QCOMPARE(flight.notes.hostWaits.size(), std::size_t{1});
    QCOMPARE(flight.scene.at(12, 8), kRed);
    QCOMPARE(flight.notes.hostWaits.size(), std::size_t{2});
    QCOMPARE(flight.scene.at(12, 8), kRed); // Nothing is under way: nobody waits.
    QCOMPARE(flight.notes.hostWaits.size(), std::size_t{2});
}

void RunHostTest::RUN_13_whatADrawUsesIsDeletedBehindIt()
{
    Flight flight;
    GLuint texture = flight.scene.texture2D(GL_RGBA, GL_UNSIGNED_BYTE, 1, 1, {0, 0, 255, 255});
    flight.useTexture();
    const float quad[]{-1, -1, 0, 1, 1, -1, 0, 1, -1, 1, 0, 1, 1, 1, 0, 1};
    GLuint buffer = 0;
    flight.scene->genBuffers(1, {&buffer, 1});
    flight.scene->bindBuffer(GL_ARRAY_BUFFER, buffer);
    flight.scene->bufferData(GL_ARRAY_BUFFER, sizeof quad, std::as_bytes(std::span(quad)), GL_STATIC_DRAW);
    flight.scene->enableVertexAttribArray(0);
    flight.scene->vertexAttribPointer(0, 4, GL_FLOAT, GL_FALSE, 0, {});
    flight.scene->drawArrays(GL_TRIANGLE_STRIP, 0, 4);
    QVERIFY(flight.notes.isUnderWay(0));
    flight.scene->deleteTextures(1, {&texture, 1});
    flight.scene->deleteBuffers(1, {&buffer, 1});
    GLint program = 0;
    flight.scene->getIntegerv(GL_CURRENT_PROGRAM, {&program, 1});
    flight.scene->useProgram(0);
    flight.scene->deleteProgram(static_cast<GLuint>(program));
    // Its number is not used again while the draw is under way.
    flight.scene.texture2D(GL_RGBA, GL_UNSIGNED_BYTE, 1, 1, {255, 255, 255, 255});
    QVERIFY(flight.notes.isUnderWay(0));
    QCOMPARE(flight.scene.at(2, 8), kBlue);
    QCOMPARE(flight.scene.at(12, 8), kBlue);
}

/// They take no cycles, and wait for nothing that only reads.
void RunHostTest::RUN_13_hostWritesAreToldInTheOrderOfTheStream()
{
    Flight flight;
    const GLuint texture = flight.scene.texture2D(GL_RGBA, GL_UNSIGNED_BYTE, 1, 1, {255, 0, 0, 255});
    flight.useTexture();
    flight.left();
    QVERIFY(flight.notes.isUnderWay(0));
    flight.notes.hostWrites.clear();
    const Cycle now = flight.gpu.machine().cycle();
    flight.scene->texSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, bytesOf({0, 255, 0, 255}));
    GLuint buffer = 0;
    flight.scene->genBuffers(1, {&buffer, 1});
    flight.scene->bindBuffer(GL_ARRAY_BUFFER, buffer);
    const std::vector<std::byte> zeros(16);
    flight.scene->bufferData(GL_ARRAY_BUFFER, 16, zeros, GL_STATIC_DRAW);
    flight.scene->bufferSubData(GL_ARRAY_BUFFER, 0, 0, {});     // changes nothing
    flight.scene->bufferSubData(GL_ARRAY_BUFFER, 8, 16, zeros); // refused
    flight.scene->bufferSubData(GL_ARRAY_BUFFER, 8, 8, zeros);
    flight.scene->deleteBuffers(1, {&buffer, 1});
    flight.scene->deleteTextures(1, {&texture, 1});
    const std::vector<HostWritten>& writes = flight.notes.hostWrites;
    QCOMPARE(writes.size(), std::size_t{5});
    const HostWriteKind kinds[]{HostWriteKind::Surface, HostWriteKind::Buffer, HostWriteKind::Buffer,
                                HostWriteKind::BufferFreed, HostWriteKind::SurfaceFreed};
    for (std::size_t i = 0; i < writes.size(); ++i) {
        QCOMPARE(writes[i].kind, kinds[i]);
        QCOMPARE(writes[i].cycle, now);
        QCOMPARE(writes[i].number, i == 0 || i == 4 ? writes[0].number : buffer);
    }
    QCOMPARE(flight.gpu.machine().cycle(), now);
    QVERIFY(flight.notes.isUnderWay(0) && flight.notes.waits.empty() && flight.notes.hostWaits.empty());
    QCOMPARE(flight.scene.at(2, 8), kRed);
}

void RunHostTest::RUN_13_hostWritesAreCommands()
{
    struct Case {
        HostWrite write;
        std::uint32_t header; ///< client 0, opcode, sub-opcode, size (HET-02)
        const char* opcode;
        const char* meaning;
    };
    const auto write = static_cast<std::uint32_t>(CommandOpcode::Write),
               free = static_cast<std::uint32_t>(CommandOpcode::Free);
    const Case cases[]{
        {{HostWriteKind::Surface, 5, 0, 1}, write << 20 | 2, "write", "surface 5"},
        {{HostWriteKind::Surface, 5, 3, 1}, write << 20 | 2, "write", "surface 5 from what stands in surface 3"},
        {{HostWriteKind::Buffer, 7, 0, 1}, write << 20 | 1 << 12 | 1, "write", "buffer 7"},
        {{HostWriteKind::SurfaceFreed, 5, 0, 1}, free << 20 | 1, "free", "surface 5"},
        {{HostWriteKind::BufferFreed, 7, 0, 1}, free << 20 | 1 << 12 | 1, "free", "buffer 7"}};
    for (const Case& one : cases) {
        const Blob words = hostWriteWords(one.write);
        const std::vector<StreamCommand> commands = commandStream(DrawWords{words, nullptr, nullptr, {}});
        QCOMPARE(commands.size(), std::size_t{1});
        const DecodedCommand& command = commands[0].command;
        std::uint32_t header = 0;
        std::memcpy(&header, words->data(), sizeof header); // little-endian, as the host is
        QCOMPARE(header, one.header);
        QVERIFY(!command.fault && command.isOfHost());
        QCOMPARE(command.client, CommandClient::Memory);
        QCOMPARE(enumName(command.opcode), std::string_view(one.opcode));
        QCOMPARE(command.next, static_cast<std::uint32_t>(words->size()));
        QCOMPARE(commandMeaning(commands[0]), std::string(one.meaning));
    }
}

void RunHostTest::RUN_13_contextsTakingTurnsWaitForNothing()
{
    Flight flight;
    flight.useColor("vec4(1.0, 0.0, 0.0, 1.0)");
    flight.left();
    const ContextId first = flight.scene.contextId(), second = flight.scene.system().createContext({});
    flight.scene.makeCurrent(second);
    flight.useColor("vec4(0.0, 1.0, 0.0, 1.0)");
    flight.right();
    QVERIFY(flight.notes.isUnderWay(0) && flight.notes.isUnderWay(1));
    flight.scene.makeCurrent(first);
    QVERIFY(flight.notes.waits.empty() && flight.notes.hostWaits.empty());
    QCOMPARE(flight.scene.at(2, 8), kRed);
    QCOMPARE(flight.scene.at(12, 8), kGreen);
}

/// A renders to T, B samples T, C does not: A C B.
void RunHostTest::RUN_03_aReaderWaitsForTheWriterAndNobodyElse()
{
    Flight flight;
    const GLuint texture = flight.scene.texture2D(GL_RGBA, GL_UNSIGNED_BYTE, 16, 16, {});
    flight.scene->bindTexture(GL_TEXTURE_2D, 0);
    const GLuint framebuffer = flight.scene.framebuffer(texture);
    flight.useColor("vec4(0.0, 0.0, 1.0, 1.0)");
    flight.scene.everything(); // A
    flight.scene->bindFramebuffer(GL_FRAMEBUFFER, 0);
    flight.useColor("vec4(0.0, 1.0, 0.0, 1.0)");
    flight.left(); // C
    QVERIFY(flight.notes.isUnderWay(0) && flight.notes.isUnderWay(1));
    flight.scene->bindTexture(GL_TEXTURE_2D, texture);
    flight.useTexture();
    flight.right(); // B
    QCOMPARE(flight.notes.surfaceWaits(), std::size_t{1});
    const CommandWaits& wait = flight.notes.waits.back();
    QCOMPARE(wait.reason, CommandWaitReason::Reads);
    QCOMPARE(wait.draw, 2u);
    QCOMPARE(wait.on, 0u);
    QVERIFY(flight.notes.firstVertices.at(1) < flight.notes.ends.at(0));
    QVERIFY(flight.notes.begins.at(2) >= flight.notes.ends.at(0));
    QCOMPARE(flight.scene.at(2, 8), kGreen);
    QCOMPARE(flight.scene.at(12, 8), kBlue);
    QVERIFY(framebuffer != 0);
}

/// A samples T, B renders to T.
void RunHostTest::RUN_03_aWriterWaitsForTheReader()
{
    Flight flight;
    const GLuint texture = flight.scene.texture2D(GL_RGBA, GL_UNSIGNED_BYTE, 1, 1, {255, 0, 0, 255});
    flight.useTexture();
    flight.scene.everything(); // A
    flight.scene->bindTexture(GL_TEXTURE_2D, 0);
    flight.scene.framebuffer(texture);
    flight.useColor("vec4(0.0, 0.0, 1.0, 1.0)");
    flight.scene.everything(); // B
    QCOMPARE(flight.notes.surfaceWaits(), std::size_t{1});
    QCOMPARE(flight.notes.waits.back().reason, CommandWaitReason::Writes);
    QCOMPARE(flight.notes.waits.back().on, 0u);
    QVERIFY(flight.notes.begins.at(1) >= flight.notes.ends.at(0));
    QCOMPARE(flight.scene.at(0, 0), kBlue); // Of the texture.
    flight.scene->bindFramebuffer(GL_FRAMEBUFFER, 0);
    QCOMPARE(flight.scene.at(12, 8), kRed);
}

/// It reads what stood there before it, and waits for older draws alone.
void RunHostTest::RUN_03_aDrawThatSamplesItsOwnTarget()
{
    Flight flight;
    const GLuint texture = flight.scene.texture2D(GL_RGBA, GL_UNSIGNED_BYTE, 16, 16, {});
    flight.scene.framebuffer(texture);
    flight.useColor("vec4(1.0, 0.0, 0.0, 1.0)");
    flight.scene.everything();
    flight.scene.use("precision highp float; uniform sampler2D s; varying vec4 v;"
                     "void main() { gl_FragColor = texture2D(s, vec2(0.5)) + vec4(0.0, 0.0, 1.0, 0.0); }");
    flight.scene.everything();
    QCOMPARE(flight.notes.count(CommandWaitReason::Reads), std::size_t{1});
    QCOMPARE(flight.notes.waits.back().on, 0u);
    QVERIFY(flight.notes.warnings == (std::vector{std::pair{1u, WarningCode::SamplesOwnTarget}}));
    const Rgba magenta{255, 0, 255, 255};
    for (int x = 0; x < 16; ++x)
        for (int y = 0; y < 16; ++y)
            QCOMPARE(flight.scene.at(x, y), magenta);
}

VITRINE_TEST(RunHostTest)
#include "tst_run_host.moc"
