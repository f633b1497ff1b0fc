// SPDX-License-Identifier: Apache-2.0
// Fragment programs that the pixel engine executes instead of the processors: BYP-07, BYP-27.
#include <cstddef> // first: moc 6.4 can't read <compare> of GCC 12 otherwise

#include "core/blend/pgpe/blend_programs.h"
#include "core/blend/pgpe/channel_groups.h"
#include "core/blend/pgpe/engine.h"
#include "core/blend/pgpe/engine_config.h"
#include "core/blend/pgpe/fragment_lowering.h"
#include "core/shader/interpreter.h"
#include "tests/gpu/draw_bench.h"
#include "tests/harness/test_class.h"
#include "tests/spec/byp/pixel_programs.h"

#include <QTest>

#include <array>
#include <bit>
#include <limits>
#include <random>

using namespace vitrine;
using namespace vitrine::core;
using byptest::objectOf;
using pgpe::FragmentLowering;

namespace {

constexpr std::uint32_t kInputs = 4, kUniforms = 4, kTexels = 2;

const std::string kLoweredHead = ".fragment\n.temps 4\n.inputs 4\n.outputs 1\n.uniforms 4\n.literal 0.5 0.25 -2 1\n";

Program loweredProgram(const std::string& text, const std::string& head = kLoweredHead)
{
    return *gputest::assembled(head + text);
}

/// What a lane is given.
struct Lane {
    std::array<Vec4, kInputs> inputs;
    std::array<Vec4, kTexels> texels;
};

/// What comes out of it, as bits.
struct Shaded {
    std::array<std::uint32_t, 4> color{};
    bool isDiscarded = false;
    friend bool operator==(const Shaded&, const Shaded&) = default;
};

Shaded shaded(const Vec4& color, bool isDiscarded)
{
    Shaded result;
    result.isDiscarded = isDiscarded;
    for (int c = 0; c < 4; ++c)
        result.color[static_cast<std::size_t>(c)] = isDiscarded ? 0 : std::bit_cast<std::uint32_t>(color[c]);
    return result;
}

class RandomNumbers {
public:
    explicit RandomNumbers(std::uint32_t seed) : m_random(seed) {}

    std::uint32_t below(std::uint32_t n) { return static_cast<std::uint32_t>(m_random() % n); }
    /// Mostly −2…2; now and then what arithmetic is particular about.
    float number()
    {
        static constexpr float kInfinity = std::numeric_limits<float>::infinity();
        static constexpr std::array<float, 9> kParticular{0.0f,
                                                          -0.0f,
                                                          1.0f,
                                                          0.5f,
                                                          std::numeric_limits<float>::denorm_min(),
                                                          kInfinity,
                                                          -kInfinity,
                                                          3.0e38f,
                                                          std::numeric_limits<float>::quiet_NaN()};
        if (below(8) == 0)
            return kParticular[below(kParticular.size())];
        return static_cast<float>(below(1u << 24)) / static_cast<float>(1u << 22) - 2.0f;
    }
    Vec4 vector() { return {number(), number(), number(), number()}; }
    Lane lane()
    {
        Lane lane;
        for (Vec4& input : lane.inputs)
            input = vector();
        for (Vec4& texel : lane.texels)
            texel = vector();
        return lane;
    }

private:
    std::mt19937 m_random;
};

using Uniforms = std::array<Vec4, kUniforms>;

/// By the interpreter, kMaxLanes at once.
std::vector<Shaded> byProcessors(const Program& program, const std::vector<Lane>& lanes, const Uniforms& uniforms)
{
    const auto decoded = DecodedProgram::decode(program);
    if (!decoded)
        qFatal("%s", decoded.error().message.english().c_str());
    const auto count = static_cast<std::uint32_t>(lanes.size());
    ThreadContext context;
    context.reset(*decoded, count);
    const auto component = [](std::size_t row) { return static_cast<int>(row % 4); };
    for (std::uint32_t row = 0; row < 4 * kInputs; ++row)
        for (std::size_t lane = 0; lane < count; ++lane)
            context.input(row / 4, row % 4)[lane] = lanes[lane].inputs[row / 4][component(row)];
    std::size_t answered = 0;
    while (run(context, *decoded, uniforms) == RunStatus::Request) {
        std::vector<float> texels(std::size_t{4} * count);
        for (std::size_t i = 0; i < texels.size(); ++i)
            texels[i] = lanes[i % count].texels[answered][component(i / count)];
        deliver(context, *decoded, context.pending.back().ticket, texels);
        ++answered;
    }
    std::vector<Shaded> result;
    for (std::size_t lane = 0; lane < count; ++lane) {
        Vec4 color;
        for (std::uint32_t c = 0; c < 4; ++c)
            color[static_cast<int>(c)] = context.output(0, c)[lane];
        result.push_back(shaded(color, (context.discarded >> lane & 1) != 0));
    }
    return result;
}

pgpe::LoadedProgram loaded(pgpe::ProgramBuilder& builder, pgpe::ObjectFormat target)
{
    auto program = loadProgram(builder.end(), pgpe::targetSurfaces(target), {});
    if (!program)
        qFatal("%s", program.error().message.english().c_str());
    return std::move(*program);
}

/// The objects that AIN and TEX would bring for a lowered program.
std::array<pgpe::PixelObject, 2> objectsOf(const FragmentLowering& lowering, const Lane& lane)
{
    std::vector<Vec4> colors;
    for (const std::uint16_t input : lowering.colors)
        colors.push_back(lane.inputs[input]);
    return {objectOf(colors), objectOf({lane.texels.begin(), lane.texels.begin() + lowering.lookups.size()})};
}

std::vector<Vec4> constantsOf(const Program& program, const Uniforms& uniforms)
{
    std::vector<Vec4> constants(uniforms.begin(), uniforms.end());
    constants.insert(constants.end(), program.literals.begin(), program.literals.end());
    return constants;
}

/// By the pixel engine, a pixel at a time.
std::vector<Shaded> byEngine(const Program& program, const FragmentLowering& lowering, const std::vector<Lane>& lanes,
                             const Uniforms& uniforms)
{
    pgpe::ProgramBuilder builder;
    appendFragment(builder, lowering, constantsOf(program, uniforms));
    const pgpe::LoadedProgram ready = loaded(builder, pgpe::ObjectFormat::Rgba8);
    std::vector<Shaded> result;
    pgpe::PixelRun run;
    pgpe::EngineCounts counts;
    for (const Lane& lane : lanes) {
        const auto objects = objectsOf(lowering, lane);
        runPixel(ready, {objects, std::nullopt}, run, counts);
        result.push_back(shaded(run.registers[pgpe::kSourceRegister].colors[0], run.isDiscarded));
    }
    return result;
}

/// Empty, or where the two differ.
std::string difference(const Program& program, std::uint32_t seed, std::size_t laneCount)
{
    const FragmentLowering lowering = pgpe::lowerFragment(program);
    if (lowering.need.fragmentClass == FragmentClass::Full)
        return "full: " + std::string(ruleText(lowering.need.rule));
    RandomNumbers random(seed);
    Uniforms uniforms;
    for (Vec4& uniform : uniforms)
        uniform = random.vector();
    for (std::size_t first = 0; first < laneCount; first += kMaxLanes) {
        std::vector<Lane> lanes(std::min<std::size_t>(kMaxLanes, laneCount - first));
        for (Lane& lane : lanes)
            lane = random.lane();
        const auto wanted = byProcessors(program, lanes, uniforms);
        const auto found = byEngine(program, lowering, lanes, uniforms);
        for (std::size_t i = 0; i < lanes.size(); ++i)
            if (wanted[i] != found[i])
                return "lane " + std::to_string(first + i) + " of\n" + disassemble(program);
    }
    return {};
}

std::string randomSwizzle(RandomNumbers& random)
{
    std::string text = ".";
    for (int i = 0; i < 4; ++i)
        text += "xyzw"[random.below(4)];
    return random.below(3) == 0 ? "" : text;
}

std::string randomSource(RandomNumbers& random)
{
    static constexpr std::array<char, 4> kFiles{'r', 'r', 'v', 'c'};
    const char file = kFiles[random.below(4)];
    const std::string text = file + std::to_string(random.below(file == 'c' ? 5 : 4)) + randomSwizzle(random);
    switch (random.below(6)) {
    case 0: return "-" + text;
    case 1: return "|" + text + "|";
    case 2: return "-|" + text + "|";
    default: return text;
    }
}

std::string randomMask(RandomNumbers& random)
{
    const std::uint32_t mask = 1 + random.below(15);
    std::string text = ".";
    for (std::uint32_t c = 0; c < 4; ++c)
        if ((mask >> c & 1) != 0)
            text += "xyzw"[c];
    return text;
}

/// A few instructions of all kinds that can be lowered, some of which saturate.
std::string randomProgram(RandomNumbers& random)
{
    struct Kind {
        const char* name;
        int sources;
    };
    static constexpr std::array<Kind, 10> kKinds{{{"MOV", 1},
                                                  {"ABS", 1},
                                                  {"ADD", 2},
                                                  {"MUL", 2},
                                                  {"MAD", 3},
                                                  {"MIN", 2},
                                                  {"MAX", 2},
                                                  {"DP2", 2},
                                                  {"DP3", 2},
                                                  {"DP4", 2}}};
    std::string text = "SEND r0, d0:0:IMPLICIT, v0.xy\nSEND r1.xz, d0:1:IMPLICIT, v1.zw\nMOV o0, c4\n";
    const std::uint32_t count = 1 + random.below(3);
    for (std::uint32_t i = 0; i < count; ++i) {
        const Kind& kind = kKinds[random.below(kKinds.size())];
        const std::string target = i + 1 == count ? "o0" : "r" + std::to_string(random.below(4));
        text += std::string(kind.name) + (random.below(4) == 0 ? "_SAT " : " ") + target + randomMask(random);
        for (int source = 0; source < kind.sources; ++source)
            text += ", " + randomSource(random);
        text += "\n";
    }
    return text + "END\n";
}

} // namespace

class BypLoweringTest : public QObject {
    Q_OBJECT
private slots:
    void DEC_35_engineComputesAsTheProcessorsDo();
    void BYP_07_channelsAreGrouped();
    void BYP_07_loweredProgramsAreAsTheirHeaderSays();
    void BYP_07_engineLeavesTheProcessorsBits_data();
    void BYP_07_engineLeavesTheProcessorsBits();
    void BYP_07_engineLeavesTheBitsOfRandomPrograms();
    void BYP_07_alphaTestsDiscardTheSamePixels_data();
    void BYP_07_alphaTestsDiscardTheSamePixels();
    void BYP_27_loweredProgramsCombineAndBlend();
};

void BypLoweringTest::DEC_35_engineComputesAsTheProcessorsDo()
{
    using pgpe::Opcode;
    constexpr float kNan = std::numeric_limits<float>::quiet_NaN(), kInfinity = std::numeric_limits<float>::infinity();
    const auto bitsOf = [](Opcode opcode, float a, float b) {
        const pgpe::Operands operands{Vec4{a, 0, 0, 0}, Vec4{b, 0, 0, 0}};
        return std::bit_cast<std::uint32_t>(compute(opcode, operands, {}).first.x);
    };
    const auto one = std::bit_cast<std::uint32_t>(1.0f);
    for (const Opcode opcode : {Opcode::Min, Opcode::Max}) {
        QCOMPARE(bitsOf(opcode, 1.0f, kNan), one);
        QCOMPARE(bitsOf(opcode, kNan, 1.0f), one);
    }
    QCOMPARE(bitsOf(Opcode::Mul, kInfinity, 0.0f), 0x7FC00000u);
    QCOMPARE(bitsOf(Opcode::Sub, kInfinity, kInfinity), 0x7FC00000u);
    const Vec4 absolute = pgpe::modified({-0.0f, -kNan, -2.0f, 2.0f}, pgpe::Modifier::Absolute);
    QCOMPARE(std::bit_cast<std::uint32_t>(absolute.x), 0u);
    QCOMPARE(std::bit_cast<std::uint32_t>(absolute.y), 0x7FC00000u);
    QCOMPARE(absolute.z, 2.0f);
    QCOMPARE(absolute.w, 2.0f);
}

void BypLoweringTest::BYP_07_channelsAreGrouped()
{
    using pgpe::Component;
    constexpr pgpe::Swizzle kAlpha = 0xFF, kXyzz = 0b10'10'01'00, kZyxx = 0b00'00'01'10;
    const std::array<pgpe::Swizzle, 2> agreeing{kXyzz, kAlpha};
    const pgpe::ChannelGroup one = pgpe::largestGroup(0b0111, agreeing);
    QCOMPARE(one.mask, std::uint8_t{0b0111});
    QCOMPARE(one.components[0], Component::Whole);
    QCOMPARE(one.components[1], Component::Alpha);
    std::uint8_t left = 0b0111;
    std::vector<std::pair<int, Component>> groups;
    while (left != 0) {
        const pgpe::ChannelGroup group = pgpe::largestGroup(left, {&kZyxx, 1});
        groups.emplace_back(group.mask, group.components[0]);
        left &= static_cast<std::uint8_t>(~group.mask);
    }
    const std::vector<std::pair<int, Component>> three{
        {0b0010, Component::Whole}, {0b0100, Component::Red}, {0b0001, Component::Blue}};
    QVERIFY(groups == three);
}

void BypLoweringTest::BYP_07_loweredProgramsAreAsTheirHeaderSays()
{
    const FragmentLowering lowering = pgpe::lowerFragment(
        loweredProgram("SEND r0.xyz, d0:3:IMPLICIT, v1.xyzz\nMAD r0.xyz, r0, v0.www, c2\nMOV o0, r0\nEND\n",
                       ".fragment\n.temps 1\n.inputs 2\n.outputs 1\n.uniforms 3\n"));
    std::string listing;
    for (const pgpe::Instruction& instruction : lowering.instructions)
        listing += instructionText(instruction) + "; ";
    QCOMPARE(listing, std::string("IN.rgb r5, tex[0]; IN r6, ain[0]; DP2.rgb r5, r5, r6.a, c7, c1; MOV r0, r5; "));
    QCOMPARE(lowering.colors, (std::vector<std::uint16_t>{0}));
    QVERIFY((lowering.constants == std::vector<pgpe::ConstantUse>{{2, kIdentitySwizzle}}));
    QVERIFY((lowering.lookups == std::vector<pgpe::InitialLookup>{{1, 0b10'10'01'00, 3}}));
}

void BypLoweringTest::BYP_07_engineLeavesTheProcessorsBits_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("color") << "MOV o0, v2\nEND\n";
    QTest::newRow("constant") << "MOV o0, c1.wzyx\nEND\n";
    QTest::newRow("texture") << "SEND r0, d0:0:IMPLICIT, v0.xy\nMOV o0, r0\nEND\n";
    QTest::newRow("modulate") << "SEND r0, d0:0:IMPLICIT, v0.xy\nMUL o0, r0, v1\nEND\n";
    QTest::newRow("two textures")
        << "SEND r0, d0:0:IMPLICIT, v0.xy\nSEND r1, d0:1:IMPLICIT, v0.zw\nMUL_SAT r0, r0, r1\n"
           "MAD o0, r0, v1, c0\nEND\n";
    QTest::newRow("interpolate") << "SEND r0, d0:0:IMPLICIT, v0.xy\nADD r1, r0, -v1\nMAD o0, r1, c0.w, v1\nEND\n";
    QTest::newRow("parts")
        << "SEND r0, d0:0:IMPLICIT, v0.xy\nMUL r0.xyz, r0, v1.w\nMOV r0.w, c4.y\nMIN o0, r0, c0\nEND\n";
    QTest::newRow("turned") << "MOV r0, v0\nMUL r0, r0.yzwx, r0.wxyz\nMAX o0, r0.zyxw, -|v1.yxwz|\nEND\n";
    QTest::newRow("gray")
        << "SEND r0, d0:0:IMPLICIT, v0.xy\nDP3 r0.xyz, r0, c4\nDP4_SAT r0.w, r0.wzyx, -|v1|\nMOV o0, r0\n"
           "END\n";
}

void BypLoweringTest::BYP_07_engineLeavesTheProcessorsBits()
{
    QFETCH(QString, text);
    QCOMPARE(difference(loweredProgram(text.toStdString()), 20, 1000), std::string());
}

void BypLoweringTest::BYP_07_engineLeavesTheBitsOfRandomPrograms()
{
    RandomNumbers random(7);
    int compared = 0;
    for (std::uint32_t i = 0; i < 500; ++i) {
        const Program program = loweredProgram(randomProgram(random));
        const FragmentNeed need = pgpe::lowerFragment(program).need;
        if (need.fragmentClass == FragmentClass::Full) {
            QCOMPARE(need.rule, FragmentRule::ManyInstructions);
            continue;
        }
        ++compared;
        QCOMPARE(difference(program, i, 32), std::string());
    }
    QVERIFY(compared > 250);
}

void BypLoweringTest::BYP_07_alphaTestsDiscardTheSamePixels_data()
{
    QTest::addColumn<QString>("comparison");
    QTest::newRow("less") << "CMP.LT r1.y, r0.wwww, c0.xxxx";
    QTest::newRow("less or equal") << "CMP.LE r1.y, r0.wwww, c0.xxxx";
    QTest::newRow("equal") << "CMP.EQ r1.y, r0.wwww, c4.xxxx";
    QTest::newRow("not equal") << "CMP.NE r1.y, c4.xxxx, r0.wwww";
    QTest::newRow("greater or equal") << "CMP.GE r1.y, -|r0.wwww|, c0.xxxx";
    QTest::newRow("greater") << "CMP.GT r1.y, r0.wwww, c0.xxxx";
}

void BypLoweringTest::BYP_07_alphaTestsDiscardTheSamePixels()
{
    QFETCH(QString, comparison);
    const std::string text =
        "SEND r0, d0:0:IMPLICIT, v0.xy\n" + comparison.toStdString() + "\nMUL r0, r0, v1\nKIL r1.y\nMOV o0, r0\nEND\n";
    QCOMPARE(difference(loweredProgram(text), 3, 1000), std::string());
}

void BypLoweringTest::BYP_27_loweredProgramsCombineAndBlend()
{
    const Program program = loweredProgram("SEND r0, d0:0:IMPLICIT, v1.xy\nMUL o0, r0, v0\nEND\n");
    const FragmentLowering lowering = pgpe::lowerFragment(program);
    BlendState over;
    over.enabled = true;
    over.sourceColor = BlendFactor::SourceAlpha;
    over.sourceAlpha = BlendFactor::One;
    over.destinationColor = over.destinationAlpha = BlendFactor::OneMinusSourceAlpha;
    pgpe::ProgramBuilder builder;
    appendFragment(builder, lowering, constantsOf(program, {}));
    appendBlend(builder, over);
    const pgpe::LoadedProgram ready = loaded(builder, pgpe::ObjectFormat::Rgba32f);

    Lane lane;
    lane.inputs[0] = {1.0f, 0.5f, 0.25f, 1.0f};
    lane.texels[0] = {0.5f, 0.5f, 1.0f, 0.5f};
    const auto [primary, secondary] = objectsOf(lowering, lane);
    const std::array objects{primary, secondary, pgpe::floatObject({0.0f, 0.0f, 1.0f, 1.0f})};
    pgpe::PixelRun run;
    pgpe::EngineCounts counts;
    runPixel(ready, {objects, std::nullopt}, run, counts);
    const pgpe::StoredColor& written = run.outputs[pgpe::kTargetSurface].object.colors[0];
    QVERIFY((run.registers[pgpe::kSourceRegister].colors[0] == Vec4{0.5f, 0.25f, 0.25f, 0.5f}));
    QVERIFY((readColor(written.format, written.word, PgpeFormat::Float32) == Vec4{0.25f, 0.125f, 0.625f, 1.0f}));
}

VITRINE_TEST(BypLoweringTest)
#include "tst_byp_lowering.moc"
