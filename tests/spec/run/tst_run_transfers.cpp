// SPDX-License-Identifier: Apache-2.0
// RUN-06: clears and copies are commands of the stream, and take time.
#include "core/command/clear_ops.h"
#include "core/command/transfer_words.h"
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/timed_gpu.h"
#include "core/gpu/untimed_gpu.h"
#include "core/hiz/hiz_config.h"
#include "core/record/activity_recorder.h"
#include "tests/gpu/draw_bench.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <vector>

using namespace vitrine::core;
using namespace vitrine::gputest;

namespace {

/// When draws, clears and copies begin and end, who waits, and what is refused.
class TransferNotes final : public Observer {
public:
    std::map<std::uint32_t, Cycle> begins, ends; ///< by draw, clear or copy
    std::vector<CommandWaits> waits;
    std::vector<ErrorCode> errors;
    void onTransferChanged(const TransferChanged& event) override
    {
        const bool hasBegun = event.step == TransferStep::ClearStarted || event.step == TransferStep::CopyStarted;
        (hasBegun ? begins : ends)[event.draw] = event.cycle;
    }
    void onDrawStarted(const DrawStarted& event) override { begins[event.draw] = event.cycle; }
    void onDrawEnded(const DrawEnded& event) override { ends[event.draw] = event.cycle; }
    void onCommandWaits(const CommandWaits& event) override { waits.push_back(event); }
    void onErrorReported(const ErrorReported& event) override { errors.push_back(event.code); }
};

MachineConfig idealWithoutBypass()
{
    MachineConfig config;
    config.timing = TimingModel::Ideal;
    config.bypass->bypassMode = BypassMode::Off;
    return config;
}

/// "KNOB=VALUE" each; false: there is no such knob or value.
bool setKnobs(MachineConfig& config, const QStringList& knobs)
{
    return std::ranges::all_of(knobs, [&config](const QString& knob) {
        const QStringList parts = knob.split('=');
        return setKnob(config, parts[0].toStdString(), parts[1].toStdString()).hasValue();
    });
}

/// A machine that runs frames.
struct Frame {
    Frame(const Memory& start, const MachineConfig& config, std::uint32_t draws = 1)
        : memory(start), gpu(memory, config, {.draws = draws, .runsFrames = true}), activity(gpu.machine().snapshot()),
          noted(gpu.hub().subscribe(notes)), recorded(gpu.hub().subscribe(activity))
    {
    }
    /// Cycles in which a unit was at work.
    Cycle workOf(const std::string& path)
    {
        const auto units = gpu.machine().unitDescriptions();
        const auto unit = std::ranges::find(units, path, &UnitDescription::path);
        return activity.totals(unit->id, gpu.machine().cycle()).working;
    }
    [[nodiscard]] Cycle cyclesOf(std::uint32_t number) const { return notes.ends.at(number) - notes.begins.at(number); }

    TransferNotes notes;
    Memory memory;
    TimedGpu gpu;
    ActivityRecorder activity;
    Subscription noted, recorded;
};

ClearCommand clearOf(const RenderTargets& targets)
{
    ClearCommand command;
    command.targets = targets;
    command.clearColor = true;
    command.clearDepth = static_cast<bool>(targets.depth);
    command.clearStencil = static_cast<bool>(targets.stencil);
    command.color = {0.5f, 0.25f, 0.75f, 1.0f};
    command.depth = 0.5f;
    command.stencil = 3;
    return command;
}

ClearCommand within(ClearCommand command, const Rect& scissor)
{
    command.scissorEnabled = true;
    command.scissor = scissor;
    return command;
}

} // namespace

class RunTransfersTest : public QObject {
    Q_OBJECT
private slots:
    void RUN_06_cyclesOfUnits_data();
    void RUN_06_cyclesOfUnits();
    void RUN_06_unitsClearSideBySide();
    void RUN_06_anEmptyClearIsNone();
    void RUN_06_alone();
    void RUN_06_inTheOrderOfTheStream_data();
    void RUN_06_inTheOrderOfTheStream();
    void RUN_06_aClearWaitsForReaders();
    void RUN_06_copies_data();
    void RUN_06_copies();
    void RUN_06_aCopyWaitsForTheWriterAndItsReaderForIt();
    void RUN_01_aClearOfNothingThatIsThere();
    void RUN_01_twoClearsOfOneNumber();
    void RUN_01_aCopyBeyondASurface();
};

void RunTransfersTest::RUN_06_cyclesOfUnits_data()
{
    QTest::addColumn<QStringList>("knobs");
    QTest::addColumn<int>("mask");
    QTest::addColumn<QList<int>>("scissor");
    QTest::addColumn<Cycle>("hiz");
    QTest::addColumn<Cycle>("zst");
    QTest::addColumn<Cycle>("cu");
    const QList<int> everything;
    // 640 × 480 are 80 × 60 = 4,800 tiles of 8 × 8, and 320 × 240 = 76,800 quads. What passes ZST takes a cycle at each
    // tap; that of the late one falls into a longer stay at the early one.
    QTest::newRow("whole") << QStringList() << 0xF << everything << Cycle{300} << Cycle{2} << Cycle{300};
    QTest::newRow("one channel masked") << QStringList() << 0x7 << everything << Cycle{300} << Cycle{2}
                                        << Cycle{76'800};
    QTest::newRow("two quads a cycle") << QStringList{"cu.quadsPerCycle=2"} << 0x7 << everything << Cycle{300}
                                       << Cycle{2} << Cycle{38'400};
    QTest::newRow("64 tiles a cycle") << QStringList{"clear.tilesPerCycle=64"} << 0xF << everything << Cycle{75}
                                      << Cycle{2} << Cycle{75};
    QTest::newRow("tiles of 16") << QStringList{"hiz.tile=16"} << 0xF << everything << Cycle{75} << Cycle{2}
                                 << Cycle{300};
    QTest::newRow("without HiZ") << QStringList{"hiz.enabled=off"} << 0xF << everything << Cycle{1} << Cycle{76'800}
                                 << Cycle{300};
    // 16 × 16 pixels around one whole tile: 64 quads, 16 of them in the tile.
    QTest::newRow("cut tiles") << QStringList() << 0xF << QList<int>{4, 4, 16, 16} << Cycle{1} << Cycle{48}
                               << Cycle{49};
    // From pixel 1 to 3: quads 0 and 1, each way.
    QTest::newRow("cut quads") << QStringList() << 0xF << QList<int>{1, 1, 2, 2} << Cycle{1} << Cycle{4 + 1}
                               << Cycle{4};
    // Beyond the surface: 8 × 480 pixels of it are left, 60 tiles.
    QTest::newRow("clipped") << QStringList() << 0xF << QList<int>{632, -100, 5000, 5000} << Cycle{4} << Cycle{2}
                             << Cycle{4};
}

/// A unit with nothing of its own to clear hands the clear on in one cycle.
void RunTransfersTest::RUN_06_cyclesOfUnits()
{
    QFETCH(QStringList, knobs);
    QFETCH(int, mask);
    QFETCH(QList<int>, scissor);
    QFETCH(Cycle, hiz);
    QFETCH(Cycle, zst);
    QFETCH(Cycle, cu);
    MachineConfig config = idealWithoutBypass();
    QVERIFY(setKnobs(config, knobs));
    const DrawBench bench({640, 480, 1, PixelFormat::Rgba8, true});
    ClearCommand clear = clearOf(bench.targets);
    clear.colorMask = static_cast<std::uint8_t>(mask);
    if (!scissor.empty())
        clear = within(clear, {scissor[0], scissor[1], scissor[2], scissor[3]});
    Frame frame(bench.memory, config);
    frame.gpu.clear(clear);
    QVERIFY(!frame.gpu.takeFailure());
    QCOMPARE(frame.workOf("ras"), hiz);
    QCOMPARE(frame.workOf("zst"), zst);
    QCOMPARE(frame.workOf("cu"), cu);
    Memory untimed = bench.memory;
    UntimedGpu(untimed, nullptr, *config.colorEngine, *config.hiz).clear(clear);
    QCOMPARE(DrawBench::contents(frame.memory, bench.targets), DrawBench::contents(untimed, bench.targets));
    QVERIFY(DrawBench::contents(untimed, bench.targets) != DrawBench::contents(bench.memory, bench.targets));
}

/// What a clear costs is its longest part, and the way through the machine, which is that of a clear of one tile.
void RunTransfersTest::RUN_06_unitsClearSideBySide()
{
    const DrawBench bench({640, 480, 1, PixelFormat::Rgba8, true});
    const auto cyclesOf = [&](const ClearCommand& clear, const MachineConfig& config) {
        Frame frame(bench.memory, config);
        frame.gpu.clear(clear);
        return frame.cyclesOf(kFirstTransfer);
    };
    ClearCommand depth = clearOf(bench.targets), color = depth;
    depth.clearColor = color.clearDepth = false;
    MachineConfig config = idealWithoutBypass();
    const Cycle way = cyclesOf(within(clearOf(bench.targets), {0, 0, 8, 8}), config) - 1;
    QCOMPARE(cyclesOf(clearOf(bench.targets), config), way + 300);
    QCOMPARE(cyclesOf(depth, config), way + 300);
    QCOMPARE(cyclesOf(color, config), way + 300);
    config.hiz->enabled = 0;
    QCOMPARE(cyclesOf(clearOf(bench.targets), config), way + 76'800);
    QCOMPARE(cyclesOf(depth, config), way + 76'800);
}

void RunTransfersTest::RUN_06_anEmptyClearIsNone()
{
    const DrawBench bench({16, 16, 1, PixelFormat::Rgba8, true});
    Frame frame(bench.memory, idealWithoutBypass());
    ClearCommand masked = clearOf(bench.targets);
    masked.colorMask = 0;
    masked.depthWrite = false;
    for (const ClearCommand& clear :
         {within(clearOf(bench.targets), {16, 0, 4, 4}), within(clearOf(bench.targets), {2, 2, 0, 4}), masked})
        frame.gpu.clear(clear);
    QVERIFY(frame.notes.begins.empty());
    QCOMPARE(frame.gpu.machine().cycle(), Cycle{0});
    QCOMPARE(DrawBench::contents(frame.memory, bench.targets), DrawBench::contents(bench.memory, bench.targets));
}

/// Draws that are looked at alone find the surfaces cleared.
void RunTransfersTest::RUN_06_alone()
{
    const DrawBench bench({16, 16});
    Memory memory = bench.memory;
    TimedGpu gpu(memory, idealWithoutBypass());
    gpu.clear(clearOf(bench.targets));
    QCOMPARE(gpu.machine().cycle(), Cycle{0});
    QVERIFY(DrawBench::contents(memory, bench.targets) != DrawBench::contents(bench.memory, bench.targets));
}

void RunTransfersTest::RUN_06_inTheOrderOfTheStream_data()
{
    QTest::addColumn<QStringList>("knobs");
    QTest::addColumn<bool>("isLate");
    for (const bool isLate : {false, true}) {
        const char* const tap = isLate ? "late tests" : "early tests";
        QTest::addRow("%s", tap) << QStringList{"bypass.mode=off"} << isLate;
        QTest::addRow("%s, pull", tap) << QStringList{"bypass.mode=off", "seg.mode=pull"} << isLate;
        QTest::addRow("%s, without HiZ", tap) << QStringList{"bypass.mode=off", "hiz.enabled=off"} << isLate;
    }
    QTest::newRow("past the processors") << QStringList() << false;
}

/// A triangle in front, a clear of a part, a triangle behind that passes only where it was cleared; and all again.
void RunTransfersTest::RUN_06_inTheOrderOfTheStream()
{
    QFETCH(QStringList, knobs);
    QFETCH(bool, isLate);
    MachineConfig config;
    QVERIFY(setKnobs(config, knobs));
    const DrawBench bench({64, 64, 1, PixelFormat::Rgba8, true, true});
    // With a discard that never comes true depth is tested behind the program.
    const std::string program =
        isLate ? ".fragment\n.temps 1\n.inputs 1\n.outputs 1\n.varyings 1\n.literal 0.5 0 0 0\n.can_discard\n"
                 "CMP.LT r0, v0.w, c0.x\nKIL r0.x\nMOV o0, v0\nEND\n"
               : kFlatProgram;
    const auto triangle = [&](std::uint32_t number, float depth, const Vec4& color) {
        DrawBench::Draft draft = bench.draft(
            Topology::Triangles, {{0, 0, depth, color}, {128, 0, depth, color}, {0, 128, depth, color}}, program);
        draft.state.depthStencil.depthTest = draft.state.depthStencil.depthWrite = true;
        DrawCommand draw = draft.finished();
        draw.drawSeq = number;
        return draw;
    };
    const std::vector<DrawCommand> draws{triangle(0, 0.125f, {1, 0, 0, 1}), triangle(1, 0.25f, {0, 1, 0, 1}),
                                         triangle(2, 0.375f, {0, 0, 1, 1})};
    ClearCommand first = within(clearOf(bench.targets), {12, 12, 40, 40});
    ClearCommand second = within(clearOf(bench.targets), {24, 20, 8, 10});
    second.color = {1, 1, 1, 1};
    second.colorMask = 0x8;
    const auto play = [&](Gpu& gpu) {
        gpu.clear(clearOf(bench.targets));
        bool isDone = static_cast<bool>(gpu.draw(draws[0]));
        gpu.clear(first);
        isDone &= static_cast<bool>(gpu.draw(draws[1]));
        gpu.clear(second);
        isDone &= static_cast<bool>(gpu.draw(draws[2]));
        gpu.finish();
        return isDone;
    };
    Memory untimed = bench.memory;
    UntimedGpu plain(untimed, nullptr, *config.colorEngine, *config.hiz);
    QVERIFY(play(plain));
    const auto expected = DrawBench::contents(untimed, bench.targets);
    for (const std::uint32_t limit : {1u, 2u, 4u, 16u}) {
        Frame frame(bench.memory, config, limit);
        QVERIFY(play(frame.gpu));
        QVERIFY2(DrawBench::contents(frame.memory, bench.targets) == expected, qPrintable(QString::number(limit)));
        const bool overlaps = frame.notes.begins.at(kFirstTransfer + 1) < frame.notes.ends.at(0);
        QCOMPARE(overlaps, limit > 1);
        for (const CommandWaits& wait : frame.notes.waits)
            QCOMPARE(wait.reason, CommandWaitReason::StateVersion);
    }
}

void RunTransfersTest::RUN_06_aClearWaitsForReaders()
{
    DrawBench bench({16, 16});
    const auto texture = bench.addTexture(7);
    DrawBench::Draft draft =
        bench.draft(Topology::Triangles, {{0, 0, 0, {}}, {16, 0, 0, {}}, {0, 16, 0, {}}}, kTexturedProgram);
    draft.state.fragmentTextures[0] = texture;
    DrawCommand reader = draft.finished(), again = reader;
    again.drawSeq = 1;
    RenderTargets level;
    level.color = texture->levels[0];
    level.width = level.height = 8;
    ClearCommand clear = clearOf(level);
    Frame frame(bench.memory, idealWithoutBypass(), 4);
    QVERIFY(frame.gpu.draw(reader));
    frame.gpu.clear(clear);
    QVERIFY(frame.gpu.draw(again));
    frame.gpu.finish();
    QCOMPARE(frame.notes.waits.size(), std::size_t{2});
    QCOMPARE(frame.notes.waits[0].draw, kFirstTransfer);
    QCOMPARE(frame.notes.waits[0].on, 0u);
    QCOMPARE(frame.notes.waits[0].reason, CommandWaitReason::Writes);
    QCOMPARE(frame.notes.waits[1].draw, 1u);
    QCOMPARE(frame.notes.waits[1].on, kFirstTransfer);
    QCOMPARE(frame.notes.waits[1].reason, CommandWaitReason::Reads);
    QVERIFY(frame.notes.begins.at(kFirstTransfer) >= frame.notes.ends.at(0));
    QVERIFY(frame.notes.begins.at(1) >= frame.notes.ends.at(kFirstTransfer));
}

void RunTransfersTest::RUN_06_copies_data()
{
    QTest::addColumn<QStringList>("knobs");
    QTest::addColumn<Cycle>("cycles");
    // 12 × 10 pixels to (3, 5): 120 texels; quads 1 to 7 across and 2 to 7 up.
    QTest::newRow("TEX is slower") << QStringList() << Cycle{120};
    QTest::newRow("likewise") << QStringList{"tex.itemsPerCycle=2"} << Cycle{60};
    QTest::newRow("CU is slower") << QStringList{"tex.itemsPerCycle=4"} << Cycle{7 * 6};
    QTest::newRow("two quads a cycle") << QStringList{"tex.itemsPerCycle=4", "cu.quadsPerCycle=2"} << Cycle{30};
}

void RunTransfersTest::RUN_06_copies()
{
    QFETCH(QStringList, knobs);
    QFETCH(Cycle, cycles);
    MachineConfig config = idealWithoutBypass();
    QVERIFY(setKnobs(config, knobs));
    DrawBench bench({16, 16});
    const SurfaceId to = bench.memory.create({PixelFormat::Rgb565, 20, 20, 1});
    ClearCommand orange = within(clearOf(bench.targets), {0, 0, 8, 16});
    orange.color = {1.0f, 0.5f, 0.0f, 1.0f};
    executeClear(orange, bench.memory);
    Frame frame(bench.memory, config);
    frame.gpu.copy({bench.targets.color, to, 2, 1, 3, 5, 12, 10});
    QCOMPARE(frame.workOf("cu"), cycles);
    // Red 31, green floor(0.5 · 63 + ½) = 32, blue 0 (after 8 bits: 128 ÷ 255 · 63 = 31.6, so 32 as well).
    const auto at = [&](std::uint32_t x, std::uint32_t y) {
        const std::byte* pixel = frame.memory.surface(to).pixel(x, y);
        return std::to_integer<unsigned>(pixel[0]) | std::to_integer<unsigned>(pixel[1]) << 8;
    };
    const unsigned kOrange = 31u << 11 | 32u << 5;
    QCOMPARE(at(3, 5), kOrange);  // of (2, 1)
    QCOMPARE(at(8, 14), kOrange); // of (7, 10), the last column that is orange
    QCOMPARE(at(9, 14), 0u);
    QCOMPARE(at(2, 5), 0u);
    QCOMPARE(at(3, 4), 0u);
    QCOMPARE(at(3, 15), 0u);
}

void RunTransfersTest::RUN_06_aCopyWaitsForTheWriterAndItsReaderForIt()
{
    DrawBench bench({16, 16});
    const auto texture = bench.addTexture(7);
    const auto triangle = [&](const std::string& program, std::uint32_t number) {
        DrawBench::Draft draft =
            bench.draft(Topology::Triangles,
                        {{0, 0, 0, {1, 0, 0, 1}}, {16, 0, 0, {1, 0, 0, 1}}, {0, 16, 0, {1, 0, 0, 1}}}, program);
        draft.state.fragmentTextures[0] = texture;
        DrawCommand draw = draft.finished();
        draw.drawSeq = number;
        return draw;
    };
    Frame frame(bench.memory, idealWithoutBypass(), 4);
    QVERIFY(frame.gpu.draw(triangle(kFlatProgram, 0)));
    frame.gpu.copy({bench.targets.color, texture->levels[0], 0, 0, 0, 0, 8, 8});
    QVERIFY(frame.gpu.draw(triangle(kTexturedProgram, 1)));
    frame.gpu.finish();
    QCOMPARE(frame.notes.waits.size(), std::size_t{2});
    for (const CommandWaits& wait : frame.notes.waits)
        QCOMPARE(wait.reason, CommandWaitReason::Reads);
    QCOMPARE(frame.notes.waits[0].draw, kFirstTransfer);
    QCOMPARE(frame.notes.waits[0].on, 0u);
    QCOMPARE(frame.notes.waits[1].draw, 1u);
    QCOMPARE(frame.notes.waits[1].on, kFirstTransfer);
    QCOMPARE(frame.memory.surface(texture->levels[0]).readRect(0, 0, 1, 1),
             (std::vector<std::byte>{std::byte{255}, std::byte{0}, std::byte{0}, std::byte{255}}));
}

/// A damaged word names a surface that there is not.
void RunTransfersTest::RUN_01_aClearOfNothingThatIsThere()
{
    const DrawBench bench({16, 16});
    Frame frame(bench.memory, idealWithoutBypass());
    RenderTargets damaged = bench.targets;
    damaged.color.value += 1000;
    const Blob words = transferWords({kFirstTransfer, clearOf(damaged)});
    QVERIFY(
        frame.gpu.submit({{0, words}, 0, static_cast<std::uint32_t>(words->size()), {}, nullptr, kFirstTransfer, 0}));
    QVERIFY(frame.gpu.runUntil({}, {}));
    QCOMPARE(frame.notes.errors, std::vector{ErrorCode::HostAddress});
    QVERIFY(frame.notes.begins.empty());
    frame.gpu.clear(clearOf(bench.targets));
    QVERIFY(frame.notes.ends.contains(kFirstTransfer));
}

/// A damaged word gives the second the number of the first, which is under way.
void RunTransfersTest::RUN_01_twoClearsOfOneNumber()
{
    const DrawBench bench({16, 16});
    Frame frame(bench.memory, idealWithoutBypass(), 4);
    std::vector<std::byte> both;
    for (int i = 0; i < 2; ++i) {
        const Blob words = transferWords({kFirstTransfer, clearOf(bench.targets)});
        both.insert(both.end(), words->begin(), words->end());
    }
    const auto size = static_cast<std::uint32_t>(both.size());
    const Blob words = std::make_shared<const std::vector<std::byte>>(std::move(both));
    QVERIFY(frame.gpu.submit({{0, words}, 0, size, {}, nullptr, kFirstTransfer, 0}));
    QVERIFY(frame.gpu.runUntil({}, {}));
    QCOMPARE(frame.notes.errors, std::vector{ErrorCode::HostAddress});
    QVERIFY(frame.notes.ends.contains(kFirstTransfer));
}

void RunTransfersTest::RUN_01_aCopyBeyondASurface()
{
    const DrawBench bench({16, 16});
    Frame frame(bench.memory, idealWithoutBypass());
    for (const CopyCommand& copy : {CopyCommand{bench.targets.color, bench.targets.color, 0, 0, 4, 0, 13, 1},
                                    CopyCommand{bench.targets.color, bench.targets.color, 0, 0xFFFFFFFF, 0, 0, 1, 2},
                                    CopyCommand{{}, bench.targets.color, 0, 0, 0, 0, 1, 1}})
        frame.gpu.copy(copy);
    QCOMPARE(frame.notes.errors, (std::vector<ErrorCode>(3, ErrorCode::HostAddress)));
    QCOMPARE(DrawBench::contents(frame.memory, bench.targets), DrawBench::contents(bench.memory, bench.targets));
}

VITRINE_TEST(RunTransfersTest, QCoreApplication)
#include "tst_run_transfers.moc"
