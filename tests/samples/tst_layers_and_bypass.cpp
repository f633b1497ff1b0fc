// SPDX-License-Identifier: Apache-2.0
// Scenes to measure on: eight layers of which seven are hidden, and ten draws that need no fragment shader. And whether
// all machines show the scenes about HiZ and bypass alike.
#include "core/command/draw_state.h"
#include "core/session/comparison/comparison_table.h"
#include "core/shader/isa.h"
#include "tests/harness/test_class.h"
#include "tests/samples/whole_picture.h"

#include <vector>

using namespace vitrine;
using namespace vitrine::test;
using core::ComparedConfig;
using core::Preset;

namespace {

const std::string kLayers = "overdraw-eight-layers";
const std::string kBypass = "bypass-ten-draws";

/// The programs of a frame's draws, in order.
std::vector<std::shared_ptr<const core::Program>> fragmentPrograms(SampleReplay& sample, std::size_t frameNumber)
{
    std::vector<std::shared_ptr<const core::Program>> programs;
    const core::FrameEntry& frame = sample.capture().frames()[frameNumber];
    for (const core::ActionEntry& action : sample.capture().actions()) {
        const bool isInFrame = action.callIndex >= frame.firstCallIndex && action.callIndex <= frame.endCallIndex;
        if (isInFrame && action.kind == core::ActionKind::Draw && sample.replay().seek(action.callIndex + 1))
            programs.push_back(sample.replay().lastDraw()->state->program.fragment);
    }
    return programs;
}

Shade mixed(const Shade& lower, const Shade& upper, double share)
{
    return blended(upper, share, lower);
}

/// The ten draws again, as far as no edge runs through a pixel that is asked for. Textures by their order in the
/// capture.
struct Evening {
    UploadedTexture glow, waves, cloth;

    [[nodiscard]] Shade sky(double y) const { return mixed({225, 150, 110}, kNight, (y - 80) / 160); }
    [[nodiscard]] Shade sun(double x, double y) const
    {
        return blended(kCream, glow.nearest((x - 192) / 96, (y - 88) / 96)[3] / 255, rounded(sky(y)));
    }
    [[nodiscard]] Shade lake(double x, double y) const
    {
        return times(waves.nearest(x / 128, y / 128), mixed(kBlue, kTeal, y / 80));
    }
    [[nodiscard]] Shade sail(double x, double y) const
    {
        const double u = (x - 128) / 64, v = (y - 56) / 64;
        return times(cloth.nearest(u, v), times(waves.nearest(u, v), kCream));
    }
    [[nodiscard]] Shade cloud(double x, double y) const
    {
        const double u = (x - 24) / 128, v = (y - 176) / 32;
        return blended(times(cloth.nearest(u, v), kCream), glow.nearest(u, v)[3] / 255 * 0.8, rounded(sky(y)));
    }
    [[nodiscard]] Shade mist(const Shade& under, double y) const
    {
        return blended(kCream, 0.5 * (1 - std::abs(y - 80) / 16), rounded(under));
    }
    [[nodiscard]] Shade lantern(double x, double y) const
    {
        const double opacity = glow.nearest((x - 232) / 64, (y - 8) / 64)[3] / 255;
        return blended(kAmber, opacity * 0.75, rounded(lake(x, y)));
    }
    /// Over the lake: half of what the waves are an eighth of a texture away, by how far the cloth is from gray.
    [[nodiscard]] Shade rippled(double x, double y) const
    {
        const double u = x / 128, v = (y - 16) / 128;
        const Texel push = cloth.nearest(2 * u, 2 * v);
        const Texel wave = waves.nearest(u + 0.25 * (push[0] / 255 - 0.5), v + 0.25 * (push[1] / 255 - 0.5));
        return blended(times(wave, kLilac), 0.5, rounded(lake(x, y)));
    }
};

Rgb toRgb(const Shade& shade)
{
    const Shade levels = rounded(shade);
    return {static_cast<int>(levels[0]), static_cast<int>(levels[1]), static_cast<int>(levels[2])};
}

} // namespace

class LayersAndBypassTest : public QObject {
    Q_OBJECT
private slots:
    void layersShowTheFirstAlone();
    void layersAreWrittenOnce();
    void layersHaveTheDepthOfTheFirst();
    void tenDrawsNeedAColorOrTwoTextures();
    void bypassScenesAreWhatTheirDrawsGive();
    void bypassScenesDifferInTheRipplesAlone();
    void ONE_04_allMachinesShowTheSame_data();
    void ONE_04_allMachinesShowTheSame();
};

void LayersAndBypassTest::layersShowTheFirstAlone()
{
    SampleReplay sample(kLayers);
    QVERIFY(sample.isOpen());
    const UploadedTexture texture(sample.capture(), 0);
    QCOMPARE(texture.side(), 64);
    for (int i = 0; i < 64 * 64; ++i)
        QCOMPARE(texture.at(i % 64, i / 64)[3], 255.0);
    // A texel is 4 by 4 pixels; it darkens away from the window's middle.
    const auto expected = [&](double x, double y) -> std::optional<Shade> {
        const double u = x / 256, v = y / 256;
        const double away = (u - 0.625) * (u - 0.625) + (v - 0.46875) * (v - 0.46875);
        return scaled(times(texture.nearest(u, v), kCream), 1 - away);
    };
    QCOMPARE(compareWhole(sample.frame(0), expected), kWindowPixels);
    QCOMPARE(sample.frame(1).hash(), sample.frame(0).hash());
}

void LayersAndBypassTest::layersAreWrittenOnce()
{
    SampleReplay sample(kLayers);
    QVERIFY(sample.isOpen());
    for (const std::size_t frame : {0, 1}) {
        QCOMPARE(sample.samplesOf(frame), std::uint64_t{kWindowPixels});
        const auto programs = fragmentPrograms(sample, frame);
        QCOMPARE(programs.size(), std::size_t{8});
        for (const auto& program : programs)
            QCOMPARE(program->canDiscard, frame == 1);
    }
}

void LayersAndBypassTest::layersHaveTheDepthOfTheFirst()
{
    SampleReplay sample(kLayers);
    QVERIFY(sample.isOpen());
    const core::Picture depth = sample.frame(1, core::Attachment::Depth);
    QCOMPARE(depth.depth.size(), kWindowPixels);
    for (const std::uint32_t x : {0u, 100u, 319u}) {
        // From −0.9 at the left edge to −0.8 at the right one.
        const double expected = (1 - 0.9 + 0.1 * (x + 0.5) / 320) / 2;
        QVERIFY(std::abs(depth.depth[120 * 320 + x] - expected) < 1e-6);
    }
}

void LayersAndBypassTest::tenDrawsNeedAColorOrTwoTextures()
{
    SampleReplay sample(kBypass);
    QVERIFY(sample.isOpen());
    const auto ten = fragmentPrograms(sample, 0), eleven = fragmentPrograms(sample, 1);
    QCOMPARE(ten.size(), std::size_t{10});
    QCOMPARE(eleven.size(), std::size_t{11});
    for (const auto& program : ten) {
        QVERIFY(!program->canDiscard && !program->writesDepth && !program->hasSideEffects);
        const auto textures = std::ranges::count_if(program->instructions, [](const core::Instruction& instruction) {
            return instruction.opcode == core::Opcode::Send;
        });
        QVERIFY2(textures <= 2, QByteArray::number(qlonglong(textures)));
    }
    for (std::size_t i = 0; i < ten.size(); ++i)
        QCOMPARE(eleven[i < 5 ? i : i + 1]->instructions.size(), ten[i]->instructions.size());
}

void LayersAndBypassTest::bypassScenesAreWhatTheirDrawsGive()
{
    SampleReplay sample(kBypass);
    QVERIFY(sample.isOpen());
    const Evening evening{{sample.capture(), 0}, {sample.capture(), 1}, {sample.capture(), 2}};
    const auto check = [&](std::size_t frame, double x, double y, const Shade& expected) {
        const Rgb actual = sample.pixel(frame, static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(240 - y));
        QVERIFY2(actual.isNear(toRgb(expected)), actual.text() + " instead of " + toRgb(expected).text() + " at " +
                                                     QByteArray::number(x) + ',' + QByteArray::number(y));
    };
    for (const std::size_t frame : {0, 1}) {
        check(frame, 300.5, 230.5, evening.sky(230.5));
        check(frame, 228.5, 160.5, evening.sun(228.5, 160.5));
        check(frame, 210.5, 150.5, evening.sun(210.5, 150.5));
        check(frame, 160.5, 100.5, {58, 62, 96});  // near hills: 104 high there, the mist ends at 96
        check(frame, 80.5, 120.5, {104, 88, 132}); // far hills: 128 high there
        check(frame, 100.5, 8.5, evening.lake(100.5, 8.5));
        check(frame, 130.5, 48.5, {120, 66, 34}); // the boat, above lake and ripples
        check(frame, 136.5, 104.5, evening.sail(136.5, 104.5));
        check(frame, 60.5, 190.5, evening.cloud(60.5, 190.5));
        check(frame, 40.5, 72.5, evening.mist(evening.lake(40.5, 72.5), 72.5));
        check(frame, 262.5, 12.5, evening.lantern(262.5, 12.5));
    }
    check(0, 30.5, 40.5, evening.lake(30.5, 40.5));
    check(1, 30.5, 40.5, evening.rippled(30.5, 40.5));
    check(1, 210.5, 30.5, evening.rippled(210.5, 30.5));
}

void LayersAndBypassTest::bypassScenesDifferInTheRipplesAlone()
{
    SampleReplay sample(kBypass);
    QVERIFY(sample.isOpen());
    const core::Picture without = sample.frame(0), with = sample.frame(1);
    std::size_t differing = 0;
    for (std::size_t pixel = 0; pixel < kWindowPixels; ++pixel) {
        const auto first = static_cast<std::ptrdiff_t>(pixel * 4);
        if (std::equal(without.rgba.begin() + first, without.rgba.begin() + first + 4, with.rgba.begin() + first))
            continue;
        ++differing;
        const std::size_t y = 239 - pixel / 320;
        QVERIFY2(y >= 16 && y < 64, QByteArray::number(qulonglong(y)));
    }
    QVERIFY(differing > 320 * 48 / 2);
}

void LayersAndBypassTest::ONE_04_allMachinesShowTheSame_data()
{
    QTest::addColumn<int>("draws");
    QTest::newRow("disc") << 14;
    QTest::newRow("foliage") << 8;
    QTest::newRow("billboard") << 8;
    QTest::newRow("smoke") << 36;
    QTest::newRow("overdraw-eight-layers") << 16;
    QTest::newRow("bypass-ten-draws") << 21;
}

void LayersAndBypassTest::ONE_04_allMachinesShowTheSame()
{
    QFETCH(int, draws);
    SampleReplay sample(QTest::currentDataTag());
    QVERIFY(sample.isOpen());
    const auto& frames = sample.capture().frames();
    const auto comparison = core::compareMachines(sample.capture(), {0, frames.back().endCallIndex + 1},
                                                  {presetMachine(Preset::Par), presetMachine(Preset::Prog)});
    QVERIFY(comparison);
    QCOMPARE(comparison->machines[0].figures.draws, static_cast<std::uint64_t>(draws));
    QCOMPARE(core::imageSentence(*comparison, 0), std::string("reference"));
    QCOMPARE(core::imageSentence(*comparison, 1), std::string("equal"));
    // Both have a clock; the others have none.
    core::Replay timed(sample.capture(), sample.machine(), core::Timing::Timed);
    for (std::size_t i = 0; i < frames.size(); ++i) {
        QVERIFY(timed.seek(frames[i].endCallIndex + 1));
        for (const auto attachment : {core::Attachment::Color, core::Attachment::Depth})
            QCOMPARE(timed.picture(attachment).hash(), sample.frame(i, attachment).hash());
    }
}

VITRINE_TEST(LayersAndBypassTest, QCoreApplication)
#include "tst_layers_and_bypass.moc"
