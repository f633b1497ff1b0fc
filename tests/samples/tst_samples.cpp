// SPDX-License-Identifier: Apache-2.0
#include "captures/store/verify.h"
#include "core/gpu/machine_config.h"
#include "core/hiz/hiz_config.h"
#include "core/session/call_troubles.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"
#include "tests/samples/sample_replay.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace vitrine;
using namespace vitrine::test;

namespace {

constexpr Rgb kNightRgb{24, 30, 42}, kCreamRgb{244, 238, 222}, kCoralRgb{239, 108, 87}, kAmberRgb{247, 183, 49},
    kBlueRgb{69, 123, 235};

void comparePixel(const Rgb& actual, const Rgb& expected)
{
    QVERIFY2(actual.isNear(expected), actual.text() + " instead of " + expected.text());
}

} // namespace

#define COMPARE_PIXEL(sample, frame, x, y, expected)                                                                   \
    do {                                                                                                               \
        comparePixel((sample).pixel(frame, x, y), expected);                                                           \
        if (QTest::currentTestFailed())                                                                                \
            return;                                                                                                    \
    } while (false)

/// The captures that come with Vitrine: sound, small, and showing what they are meant to show. Expected pixels are
/// worked out from the scenes' numbers; the window is 320 × 240 and its pixels count from the top left.
class SamplesTest : public QObject {
    Q_OBJECT
private slots:
    void everySampleIsSoundAndReplays_data();
    void everySampleIsSoundAndReplays();
    void allTogetherAreSmall();
    void scenesAreWhatTheProgramMakes();
    void archwayHasWorkForEveryPart();
    void triangleInterpolatesAndSamples();
    void depthAndBlendingDependOnOrder();
    void stencilKeepsTheReflectionInside();
    void mipmapsTakeTheLevelOfTheDistance();
    void overdrawIsSavedFromTheFront();
    void shadowMapShadows();
    void VG2D_02_theStarIsAsLargeAsItSays();
    void ONE_07_theOverlayLeavesTheDepthsOfTheScene();
};

void SamplesTest::everySampleIsSoundAndReplays_data()
{
    QTest::addColumn<int>("frames");
    QTest::newRow("doom") << 4;
    QTest::newRow("archway") << 2;
    QTest::newRow("triangle") << 3;
    QTest::newRow("latency") << 6;
    QTest::newRow("depth-and-blending") << 4;
    QTest::newRow("stencil-mirror") << 3;
    QTest::newRow("mipmaps") << 2;
    QTest::newRow("overdraw") << 3;
    QTest::newRow("lit-cube-shadow-map") << 3;
    QTest::newRow("wood-and-marble-program") << 3;
    QTest::newRow("wood-and-marble-units") << 3;
    QTest::newRow("wood-and-marble-chain") << 3;
    QTest::newRow("disc") << 3;
    QTest::newRow("foliage") << 2;
    QTest::newRow("billboard") << 2;
    QTest::newRow("smoke") << 2;
    QTest::newRow("overdraw-eight-layers") << 2;
    QTest::newRow("bypass-ten-draws") << 2;
    QTest::newRow("star") << 3;
    QTest::newRow("overlay") << 2;
    QTest::newRow("feast") << 2;
    QTest::newRow("album") << 2;
    QTest::newRow("blitter") << 1;
    QTest::newRow("effects") << 1;
    QTest::newRow("evergreen") << 1;
}

void SamplesTest::everySampleIsSoundAndReplays()
{
    QFETCH(int, frames);
    const std::string name = QTest::currentDataTag();
    const auto report = captures::verify(SampleReplay::pathOf(name));
    QVERIFY2(report.isSound(), report.isSound() ? "" : report.findings.front().sentence.english().c_str());
    SampleReplay sample(name);
    QVERIFY(sample.isOpen());
    QCOMPARE(static_cast<int>(sample.capture().frames().size()), frames);
    QVERIFY(!sample.capture().thumbnail().value().empty());
    const core::Picture last = sample.frame(static_cast<std::size_t>(frames) - 1);
    QCOMPARE(last.width, 320u);
    QCOMPARE(last.height, 240u);
    const auto& warnings = sample.replay().troubles().calls();
    QVERIFY2(warnings.empty(), warnings.empty() ? "" : warnings.begin()->second.english().c_str());
}

void SamplesTest::allTogetherAreSmall()
{
    qint64 bytes = 0;
    for (const QFileInfo& file : QDir(test::sourceFile("captures/samples")).entryInfoList({"*.vitrine"}))
        bytes += file.size();
    QVERIFY(bytes > 0);
    QVERIFY2(bytes < 4'000'000, QByteArray::number(bytes));
}

void SamplesTest::scenesAreWhatTheProgramMakes()
{
    const QTemporaryDir folder;
    QCOMPARE(QProcess::execute(VITRINE_MAKE_SAMPLES, {folder.path()}), 0);
    const QStringList made = QDir(folder.path()).entryList({"*.vitrine"});
    QCOMPARE(made.size(), 25);
    for (const QString& name : made) {
        auto fresh = captures::CaptureReader::open(folder.filePath(name).toStdString());
        auto kept = captures::CaptureReader::open(SampleReplay::pathOf(name.chopped(8).toStdString()));
        QVERIFY(fresh && kept);
        QVERIFY((*fresh)->knobs() == (*kept)->knobs());
        QCOMPARE((*fresh)->callCount(), (*kept)->callCount());
        for (std::uint64_t i = 0; i < (*fresh)->callCount(); ++i) {
            const core::Call a = (*fresh)->call(i).value();
            const core::Call b = (*kept)->call(i).value();
            QCOMPARE(a.function, b.function);
            QVERIFY2(std::equal(a.arguments.begin(), a.arguments.end(), b.arguments.begin(), b.arguments.end(),
                                core::sameValue),
                     qPrintable(QString("%1, call %2").arg(name).arg(i)));
        }
    }
}

void SamplesTest::archwayHasWorkForEveryPart()
{
    SampleReplay sample("archway");
    // The wall's texture at its corners, times cream: mortar (206, 196, 180), and a pale brick (192, 112, 84).
    COMPARE_PIXEL(sample, 0, 0, 0, (Rgb{197, 183, 157}));
    COMPARE_PIXEL(sample, 0, 0, 239, (Rgb{184, 105, 73}));
    // Beside the statue, 150.5 from below: the evening (236, 170, 120) times 1 − ½ · 150.5 ÷ 240 is (162, 117, 82),
    // under glass of (190, 220, 230) that is a fifth opaque.
    COMPARE_PIXEL(sample, 0, 80, 89, (Rgb{168, 137, 112}));
    // In frame 1 under amber (247, 183, 49) that is two fifths opaque.
    COMPARE_PIXEL(sample, 1, 80, 89, (Rgb{196, 143, 69}));

    // Frame 0 on the default machine and without HIZ.
    const auto drawsOf = [&sample](const core::MachineConfig& machine) {
        core::Replay replay(sample.capture(), machine, core::Timing::Timed);
        return replay.seek(sample.capture().frames()[0].endCallIndex + 1) ? replay.drawCounters()
                                                                          : std::vector<core::DrawCounters>();
    };
    core::MachineConfig withoutHiz;
    withoutHiz.hiz = core::kWithoutHiz;
    const auto draws = drawsOf({}), plain = drawsOf(withoutHiz);
    QCOMPARE(draws.size(), std::size_t{6});
    QCOMPARE(plain.size(), draws.size());
    std::set<std::size_t> devices; // that somebody asked: TEX, FFS and FFP
    std::uint64_t shaded = 0, bypassed = 0;
    for (const core::DrawCounters& draw : draws) {
        shaded += draw.fragmentsShaded;
        bypassed += draw.fragments - draw.fragmentsShaded;
        for (std::size_t port = 0; port < draw.requests.size(); ++port)
            if (draw.requests[port] > 0)
                devices.insert(port);
    }
    QVERIFY(shaded > 0 && bypassed > 0);
    QCOMPARE(devices.size(), std::size_t{3});
    QVERIFY(draws[2].cycles < plain[2].cycles); // much of the floor is behind the wall
    QVERIFY(draws[4].cycles < plain[4].cycles); // and of the sky
}

void SamplesTest::triangleInterpolatesAndSamples()
{
    SampleReplay sample("triangle");
    COMPARE_PIXEL(sample, 0, 160, 120, kNightRgb);
    COMPARE_PIXEL(sample, 1, 0, 0, kNightRgb);
    // The center (160.5, 119.5 from below) has the weights 0.4972 of the top, 0.2493 of the left and 0.2535 of the
    // right corner: (38, 166, 154), (239, 108, 87) and (247, 183, 49) weighed.
    COMPARE_PIXEL(sample, 1, 160, 120, (Rgb{193, 160, 85}));
    // Texels are 40 × 30 pixels: column 3, row 1 from below is even; column 2 is odd.
    COMPARE_PIXEL(sample, 2, 150, 180, kCreamRgb);
    COMPARE_PIXEL(sample, 2, 110, 180, kBlueRgb);
}

void SamplesTest::depthAndBlendingDependOnOrder()
{
    SampleReplay sample("depth-and-blending");
    // A point of all three cards and both panes.
    constexpr std::uint32_t kX = 170, kY = 129;
    COMPARE_PIXEL(sample, 0, kX, kY, kAmberRgb); // the last one drawn
    COMPARE_PIXEL(sample, 1, kX, kY, kCoralRgb); // the nearest one
    // Half of blue over coral; the far pane fails the depth test.
    COMPARE_PIXEL(sample, 2, kX, kY, (Rgb{154, 116, 161}));
    // Half of lilac (155, 120, 220) over coral is (197, 114, 153.5); half of blue over that.
    COMPARE_PIXEL(sample, 3, kX, kY, (Rgb{133, 118, 194}));
}

void SamplesTest::stencilKeepsTheReflectionInside()
{
    SampleReplay sample("stencil-mirror");
    constexpr Rgb kFloor{58, 66, 84};
    // The camera turns by (0.8, 0.6) about x and stands 6 away, 0.3 up, focal length 2.4: (0.9, 0, 0.9) of the mirror
    // lands on pixel (209, 165), (−1.8, 0, 1.5) of the floor on (52, 191).
    COMPARE_PIXEL(sample, 2, 52, 191, kFloor);
    COMPARE_PIXEL(sample, 2, 209, 165, (Rgb{95, 116, 134})); // 0.4 of (150, 190, 210) over the floor
    // The lower end of the reflection, (−0.1, −1.25, 0), lands on (155, 175); the mirror's edge is 4 pixels higher.
    QVERIFY(!sample.pixel(1, 155, 175).isNear(kFloor));
    COMPARE_PIXEL(sample, 2, 155, 175, kFloor);
    const core::Picture stencil = sample.frame(2, core::Attachment::Stencil);
    QCOMPARE(stencil.stencil.at(165 * 320 + 209), std::uint8_t{1});
    QCOMPARE(stencil.stencil.at(191 * 320 + 52), std::uint8_t{0});
}

void SamplesTest::mipmapsTakeTheLevelOfTheDistance()
{
    SampleReplay sample("mipmaps");
    COMPARE_PIXEL(sample, 0, 54, 10, kNightRgb); // above the floor
    // 9.5 pixels from below the distance is 1.0457: v = 0.523, check 4; u is in check 0 at x = 54, −1 at 48, −2 at 40.
    COMPARE_PIXEL(sample, 0, 54, 230, kCreamRgb);
    COMPARE_PIXEL(sample, 0, 48, 230, kBlueRgb);
    COMPARE_PIXEL(sample, 0, 40, 230, kCreamRgb);
    // Texels per pixel in the middle of the left panel: below 1.41 under row 120 (level 0), 1.78 at row 100 (level 1),
    // between 2.83 and 5.66 from row 72 up to row 58 (level 2).
    COMPARE_PIXEL(sample, 1, 54, 200, kCreamRgb);
    COMPARE_PIXEL(sample, 1, 54, 100, kAmberRgb);
    COMPARE_PIXEL(sample, 1, 54, 65, kCoralRgb);
}

void SamplesTest::overdrawIsSavedFromTheFront()
{
    SampleReplay sample("overdraw");
    QCOMPARE(sample.frame(0).hash(), sample.frame(1).hash());
    // Six cards of 180 × 144; each covers 160 × 132 of the one below.
    QCOMPARE(sample.samplesOf(0), std::uint64_t{6 * 180 * 144});
    QCOMPARE(sample.samplesOf(1), std::uint64_t{6 * 180 * 144 - 5 * 160 * 132});
    COMPARE_PIXEL(sample, 0, 150, 139, kCreamRgb);
    COMPARE_PIXEL(sample, 2, 150, 139, (Rgb{240, 120, 48})); // six times (40, 20, 8)
    COMPARE_PIXEL(sample, 2, 25, 219, (Rgb{40, 20, 8}));
}

void SamplesTest::shadowMapShadows()
{
    SampleReplay sample("lit-cube-shadow-map");
    // The ground is cream; 0.3 of it in shadow, 0.3 + 0.7 · 0.8 in the light, which is (0.6, 0.8, 0).
    constexpr Rgb kLit{210, 205, 191}, kShadow{73, 71, 67};
    // (−0.9, 0, 0.1) lies on the way of the light from (−0.075, 1.1, 0.1), on top of the cube; pixel (116, 137).
    COMPARE_PIXEL(sample, 0, 116, 137, kLit);
    COMPARE_PIXEL(sample, 2, 116, 137, kShadow);
    COMPARE_PIXEL(sample, 2, 243, 169, kLit); // (1.5, 0, 1)
    // The map is shown in the middle 240 columns; nothing of the scene reaches its corner.
    COMPARE_PIXEL(sample, 1, 10, 120, kNightRgb);
    COMPARE_PIXEL(sample, 1, 45, 5, (Rgb{255, 255, 255}));
}

/// Of each frame the path: pixels that are painted (VG2D-07).
void SamplesTest::VG2D_02_theStarIsAsLargeAsItSays()
{
    SampleReplay sample("star");
    QVERIFY(sample.isOpen());
    const std::array<std::uint64_t, 2> inside{2528, 1747};
    for (std::size_t frame = 0; frame < inside.size(); ++frame) {
        (void)sample.frame(frame);
        const auto& draws = sample.replay().drawCounters();
        QVERIFY(!draws.empty());
        QCOMPARE(draws.back().samplesWritten, inside[frame]);
        QCOMPARE(draws.back().draw, std::uint32_t(2 * frame + 1)); // each frame is cleared first
    }
}

/// The second triangle is in front of the first one on the left, and behind it on the right, as without the gauge.
void SamplesTest::ONE_07_theOverlayLeavesTheDepthsOfTheScene()
{
    SampleReplay sample("overlay");
    QVERIFY(sample.isOpen());
    const auto isWarm = [&](std::uint32_t x, std::uint32_t y) {
        const test::Rgb color = sample.pixel(1, x, y);
        return color.red > color.blue;
    };
    QVERIFY(!isWarm(150, 100)); // left of the middle the first triangle is nearer
    QVERIFY(isWarm(170, 100));
}

VITRINE_TEST(SamplesTest, QCoreApplication)
#include "tst_samples.moc"
