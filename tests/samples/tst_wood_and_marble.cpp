// SPDX-License-Identifier: Apache-2.0
// One lit and textured scene as a program, with units beside the processors, and through the fixed chain.
#include "core/command/draw_state.h"
#include "core/gpu/machine_config.h"
#include "core/session/comparison/comparison_table.h"
#include "tests/harness/test_class.h"
#include "tests/samples/sample_replay.h"

#include <QTest>

#include <cmath>

using namespace vitrine;
using namespace vitrine::test;
using core::ComparedConfig;
using core::Preset;

namespace {

const std::string kProgram = "wood-and-marble-program";
const std::string kUnits = "wood-and-marble-units";
const std::string kChain = "wood-and-marble-chain";
constexpr std::size_t kFrames = 3;
constexpr std::size_t kBoth = 0, kLightAlone = 1, kTextureAlone = 2;

std::string hashes(SampleReplay& sample, std::size_t frame)
{
    std::string text;
    for (const auto attachment : {core::Attachment::Color, core::Attachment::Depth, core::Attachment::Stencil})
        text += sample.frame(frame, attachment).hash() + " ";
    return text;
}

/// What each machine says of its pictures, over some frames.
std::vector<std::string> sentences(const std::string& name, std::size_t firstFrame, std::size_t lastFrame,
                                   const std::vector<ComparedConfig>& machines)
{
    SampleReplay sample(name);
    const auto& frames = sample.capture().frames();
    const auto comparison = core::compareMachines(
        sample.capture(), {frames[firstFrame].firstCallIndex, frames[lastFrame].endCallIndex + 1}, machines);
    std::vector<std::string> result;
    for (std::size_t i = 0; comparison && i < machines.size(); ++i)
        result.push_back(core::imageSentence(*comparison, i));
    return result;
}

struct Vector {
    double x = 0, y = 0, z = 0;
};
double dot(const Vector& a, const Vector& b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
Vector unit(const Vector& a)
{
    const double length = std::sqrt(dot(a, a));
    return {a.x / length, a.y / length, a.z / length};
}

/// The camera stands 6.5 away and 1.05 up, turned down by (12, 5)/13; its focal length is 2.5 on a window of 4 : 3.
constexpr double kCosine = 12.0 / 13, kSine = 5.0 / 13;
constexpr Vector kEye{0, kCosine * 1.05 + kSine * 6.5, kCosine * 6.5 - kSine * 1.05};
constexpr Vector kLamp{2.2, 4.6, 2.6};

/// Where the ray through a pixel's middle meets the floor, y = 0.
Vector floorAt(std::uint32_t x, std::uint32_t y)
{
    const double right = ((x + 0.5) / 160 - 1) * (4.0 / 3) / 2.5;
    const double up = (1 - (y + 0.5) / 120) / 2.5;
    const Vector ray{right, kCosine * up - kSine, -kSine * up - kCosine};
    const double distance = -kEye.y / ray.y;
    return {distance * ray.x, 0, kEye.z + distance * ray.z};
}

/// HET-19: h(i, j).
double noiseAt(std::int64_t i, std::int64_t j)
{
    return static_cast<double>(((i * 73856093) ^ (j * 19349663)) & 255) / 255;
}

/// HET-19: VALUE_NOISE at f = 4 of the floor's grain, and its two colors.
std::array<double, 3> marbleAt(const Vector& place)
{
    const double across = place.x / 3, deep = place.z / 2.2; // the floor is 6 by 4.4
    const double x = 4 * (0.8 * across + 0.45 * deep), y = 4 * (-1.8 * across + 2.4 * deep);
    const auto i = static_cast<std::int64_t>(std::floor(x)), j = static_cast<std::int64_t>(std::floor(y));
    const auto smooth = [](double t) { return t * t * (3 - 2 * t); };
    const double s = smooth(x - std::floor(x)), t = smooth(y - std::floor(y));
    const double lower = noiseAt(i, j) * (1 - s) + noiseAt(i + 1, j) * s;
    const double upper = noiseAt(i, j + 1) * (1 - s) + noiseAt(i + 1, j + 1) * s;
    const double g = lower * (1 - t) + upper * t;
    constexpr std::array<double, 3> kLight{246, 242, 234}, kDark{74, 88, 104};
    std::array<double, 3> color;
    for (std::size_t c = 0; c < 3; ++c)
        color[c] = (kLight[c] * (1 - g) + kDark[c] * g) / 255;
    return color;
}

/// HET-18: BLINN_PHONG on the floor, with shininess 60; the texture is between diffuse and specular.
Rgb floorColor(std::uint32_t x, std::uint32_t y, bool isLit, bool isTextured)
{
    const Vector place = floorAt(x, y);
    const Vector light = unit({kLamp.x - place.x, kLamp.y, kLamp.z - place.z});
    const Vector view = unit({kEye.x - place.x, kEye.y, kEye.z - place.z});
    const Vector half = unit({light.x + view.x, light.y + view.y, light.z + view.z});
    const std::array<double, 3> texel = isTextured ? marbleAt(place) : std::array<double, 3>{1, 1, 1};
    constexpr std::array<double, 3> kAmbient{58, 60, 70}, kDiffuse{222, 214, 200};
    std::array<int, 3> levels{};
    for (std::size_t c = 0; c < 3; ++c) {
        const double scattered = isLit ? (kAmbient[c] + kDiffuse[c] * light.y) / 255 : 1;
        const double mirrored = isLit ? 150.0 / 255 * std::pow(half.y, 60) : 0;
        levels[c] = static_cast<int>(std::floor(std::clamp(scattered * texel[c] + mirrored, 0.0, 1.0) * 255 + 0.5));
    }
    return {levels[0], levels[1], levels[2]};
}

} // namespace

/// Why the three are equal to the last bit, not only nearly: the program works in the units' order, and DEC-35 leaves
/// no other freedom. A vector divided by its length is DP3, SQRT, DIV for both; sums and products round one by one (MAD
/// is not fused); both powers are POW; the chain's FFB multiplies what the other two multiply themselves.
class WoodAndMarbleTest : public QObject {
    Q_OBJECT
private slots:
    void HET_18_HET_19_floorIsWhatTheFormulasGive();
    void allThreeAreEqualToTheLastBit();
    void HET_20_programIsTensOfInstructionsUnitsAreFew();
    void ONE_04_theProgramIsEqualOnProgAndPar();
    void HET_24_unitsAreRefusedOnProg();
    void HET_29_theChainRunsOnSeqAlone();
    void ONE_02_theChainRemembersItsMachine();
};

void WoodAndMarbleTest::HET_18_HET_19_floorIsWhatTheFormulasGive()
{
    for (const std::string& name : {kProgram, kUnits, kChain}) {
        SampleReplay sample(name);
        QVERIFY(sample.isOpen());
        for (const auto& [x, y] : {std::pair{40u, 205u}, {160u, 222u}, {262u, 190u}, {285u, 225u}, {230u, 228u}}) {
            for (const std::size_t frame : {kBoth, kLightAlone, kTextureAlone}) {
                const Rgb expected = floorColor(x, y, frame != kTextureAlone, frame != kLightAlone);
                const Rgb actual = sample.pixel(frame, x, y);
                QVERIFY2(actual.isNear(expected), actual.text() + " instead of " + expected.text() + " at " +
                                                      QByteArray::number(x) + ',' + QByteArray::number(y) +
                                                      " of frame " + QByteArray::number(frame));
            }
        }
    }
}

void WoodAndMarbleTest::allThreeAreEqualToTheLastBit()
{
    SampleReplay program(kProgram), units(kUnits), chain(kChain);
    QVERIFY(program.isOpen() && units.isOpen() && chain.isOpen());
    std::string before;
    for (std::size_t frame = 0; frame < kFrames; ++frame) {
        const std::string expected = hashes(program, frame);
        QVERIFY(expected != before); // each frame shows something else
        QCOMPARE(hashes(units, frame), expected);
        QCOMPARE(hashes(chain, frame), expected);
        before = expected;
    }
}

void WoodAndMarbleTest::HET_20_programIsTensOfInstructionsUnitsAreFew()
{
    // Of the floor, lit and textured: normals, light and marble bit by bit, against two requests.
    const auto instructions = [](const std::string& name) {
        SampleReplay sample(name);
        const core::FrameEntry& frame = sample.capture().frames()[kBoth];
        for (const core::ActionEntry& action : sample.capture().actions())
            if (action.kind == core::ActionKind::Draw && action.callIndex >= frame.firstCallIndex)
                return sample.replay().seek(action.callIndex + 1)
                           ? sample.replay().lastDraw()->state->program.fragment->instructions.size()
                           : 0;
        return std::size_t{0};
    };
    QVERIFY2(instructions(kProgram) >= 80, QByteArray::number(qulonglong(instructions(kProgram))));
    QVERIFY2(instructions(kUnits) <= 10, QByteArray::number(qulonglong(instructions(kUnits))));
}

void WoodAndMarbleTest::ONE_04_theProgramIsEqualOnProgAndPar()
{
    QCOMPARE(sentences(kProgram, 0, kFrames - 1,
                       {presetMachine(Preset::Par), presetMachine(Preset::Prog), presetMachine(Preset::Seq)}),
             (std::vector<std::string>{
                 "reference", "equal",
                 "not runnable: draw 0 has a fragment shader, and SEQ has no programmable fragment stage"}));
}

void WoodAndMarbleTest::HET_24_unitsAreRefusedOnProg()
{
    QCOMPARE(sentences(kUnits, kLightAlone, kLightAlone,
                       {presetMachine(Preset::Prog), presetMachine(Preset::Par), presetMachine(Preset::Seq)}),
             (std::vector<std::string>{
                 "not runnable: draw 3 asks the device FFS, which it has not", "reference",
                 "not runnable: draw 3 has a fragment shader, and SEQ has no programmable fragment stage"}));
}

void WoodAndMarbleTest::HET_29_theChainRunsOnSeqAlone()
{
    const std::string lack = "not runnable: draw 0 has no fragment shader, which only SEQ does without";
    QCOMPARE(sentences(kChain, 0, kFrames - 1,
                       {presetMachine(Preset::Par), presetMachine(Preset::Seq), presetMachine(Preset::Prog)}),
             (std::vector<std::string>{lack, "reference", lack}));
    const std::string later = "not runnable: draw 6 has no fragment shader, which only SEQ does without";
    QCOMPARE(sentences(kChain, kTextureAlone, kTextureAlone, {presetMachine(Preset::Seq), presetMachine(Preset::Par)}),
             (std::vector<std::string>{"reference", later}));
    QCOMPARE(sentences(kChain, kTextureAlone, kTextureAlone, {presetMachine(Preset::Par), presetMachine(Preset::Prog)}),
             (std::vector<std::string>{later, later}));
}

void WoodAndMarbleTest::ONE_02_theChainRemembersItsMachine()
{
    SampleReplay chain(kChain);
    QVERIFY(chain.machine() == core::presetConfig(Preset::Seq));
    QVERIFY(SampleReplay(kUnits).machine() == core::MachineConfig{});
}

VITRINE_TEST(WoodAndMarbleTest, QCoreApplication)
#include "tst_wood_and_marble.moc"
