// SPDX-License-Identifier: Apache-2.0
// The pixel engine at work: the numbers of BYP-20, BYP-22, BYP-23, BYP-25, BYP-26 and BYP-28.
#include <cstddef> // first: moc 6.4 can't read <compare> of GCC 12 otherwise

#include "core/blend/opset8.h"
#include "core/blend/pgpe/engine.h"
#include "core/blend/pgpe/engine_config.h"
#include "tests/harness/test_class.h"
#include "tests/spec/byp/near_values.h"
#include "tests/spec/byp/pixel_programs.h"

#include <QTest>

#include <random>

using namespace vitrine;
using namespace vitrine::core;
using byptest::isNear;
using byptest::pixelProgram;
using pgpe::AluOwner;
using pgpe::ObjectFormat;
using pgpe::ObjectWord;
using pgpe::PixelObject;
using pgpe::StoredColor;

namespace {

/// An engine with a program: fragments at s0, textures at s1, a surface at s2.
class EngineBench {
public:
    explicit EngineBench(std::string_view text, ObjectFormat target = ObjectFormat::Rgba8,
                         const ColorEngineConfig& config = {})
        : EngineBench(text, pgpe::targetSurfaces(target), config)
    {
    }
    EngineBench(std::string_view text, const pgpe::SurfaceTable& surfaces, const ColorEngineConfig& config)
        : m_program(pgpe::loadProgram(pixelProgram(text), surfaces, config).value()), m_inputs(surfaces.formats.size())
    {
    }

    void put(std::size_t surface, const PixelObject& object) { m_inputs[surface] = object; }
    void put(std::size_t surface, ObjectFormat format, ObjectWord word)
    {
        put(surface, pgpe::makePixelObject(std::array{StoredColor{format, word}}).value());
    }
    void put(std::size_t surface, const Vec4& color) { put(surface, pgpe::floatObject(color)); }

    void run() { runPixel(m_program, {m_inputs, {}}, m_run, m_counts); }
    pgpe::StepRecord step() { return stepPixel(m_program, {m_inputs, {}}, m_run, m_counts); }
    void begin() { beginPixel(m_program, m_run); }

    [[nodiscard]] Vec4 number(std::size_t index) const { return m_run.registers[index].colors[0]; }
    [[nodiscard]] ObjectWord written(std::size_t surface = pgpe::kTargetSurface) const
    {
        return m_run.outputs[surface].object.colors[0].word;
    }
    [[nodiscard]] const pgpe::PixelRun& state() const { return m_run; }
    [[nodiscard]] const pgpe::EngineCounts& counts() const { return m_counts; }
    [[nodiscard]] const pgpe::LoadedProgram& program() const { return m_program; }
    [[nodiscard]] std::uint64_t clocks(AluOwner owner) const
    {
        return m_counts.aluClocks[static_cast<std::size_t>(owner)];
    }

private:
    pgpe::LoadedProgram m_program;
    std::vector<PixelObject> m_inputs;
    pgpe::PixelRun m_run;
    pgpe::EngineCounts m_counts;
};

/// What a single arithmetic instruction gives of .6, .5, .5, .4 in r0 … r3, in red.
float resultOf(std::string_view instruction, const Vec4& operands = {0.6f, 0.5f, 0.5f, 0.4f})
{
    EngineBench bench("IN r9, ain\nMOV r0, r9.r\nMOV r1, r9.g\nMOV r2, r9.b\nMOV r3, r9.a\n" +
                      std::string(instruction) + "\nEND\n");
    bench.put(0, operands);
    bench.run();
    return bench.number(4).x;
}

const std::string kFourOfThem = "IN r0, ain\nIN r1, cc\nADD r2, r0, r1\nMUL r3, r0, r1\nSUB r4, r0, r1\n"
                                "MAX r5, r3, r4\nOUT cc, r5\nEND\n";

} // namespace

class BypPgpeEngineTest : public QObject {
    Q_OBJECT
private slots:
    void BYP_20_threeInstructionsFireTheirModules();
    void BYP_20_stepsTellOperandsAndResults();
    void BYP_21_severalPlacesAtOnceAndOneAfterAnother();
    void BYP_22_componentsAreTakenOut();
    void BYP_23_operationsEqualThoseOfTheBlender();
    void BYP_23_comparingSelects();
    void BYP_23_branchesAreFetchedAndNotExecuted();
    void BYP_23_elseIfTakesTheFirstThatHolds();
    void BYP_23_killedPixelsLeaveNothing();
    void BYP_23_bindChoosesTheSurface();
    void BYP_23_bitsOfStoredWords();
    void BYP_24_aProgramWithoutEndStops();
    void BYP_25_modifiersOfOneByte();
    void BYP_25_modifiersInFloats();
    void BYP_26_coIssueHalvesTheClocks();
    void BYP_26_partsShareAClock();
    void BYP_26_transfersByStyle();
    void BYP_26_countsAreKnownBefore();
    void BYP_28_colorsInDifferentFormatsAreKept();
    void resultsAreRoundedToTheNumbers();
    void whateverIsLoadedEnds();
};

void BypPgpeEngineTest::BYP_20_threeInstructionsFireTheirModules()
{
    EngineBench bench("IN r0, ain\nOUT cc, r0\nEND\n");
    bench.put(0, {1, 0, 0, 1});
    bench.run();
    QCOMPARE(bench.counts().inputs, std::uint64_t{1});
    QCOMPARE(bench.counts().fetched, std::uint64_t{3});
    QCOMPARE(bench.counts().executed, std::uint64_t{3}); // END counts.
    QCOMPARE(bench.counts().outputs, std::uint64_t{1});
    QCOMPARE(bench.written(), (ObjectWord{0xFF0000FF}));
    QVERIFY(bench.state().isDone && !bench.state().isDiscarded);
}

void BypPgpeEngineTest::BYP_20_stepsTellOperandsAndResults()
{
    EngineBench bench("IN r0, ain\nADD.rgb_SAT r1, r0, r0.a\nEND\n");
    bench.put(0, {0.75f, 0.5f, 0.25f, 0.5f});
    bench.begin();
    QCOMPARE(bench.state().counter, std::uint8_t{0});
    (void)bench.step();
    QCOMPARE(bench.state().counter, std::uint8_t{1});
    const pgpe::StepRecord record = bench.step();
    QCOMPARE(record.instruction, std::uint8_t{1});
    QCOMPARE(record.operandCount, std::uint8_t{2});
    QCOMPARE(record.operands[1], (Vec4{0.5f, 0.5f, 0.5f, 0.5f}));
    QCOMPARE(record.result.first, (Vec4{1, 1, 0.75f, 1}));
    QCOMPARE(bench.number(1), (Vec4{1, 1, 0.75f, 0})); // Alpha is not written.
    QVERIFY(!bench.state().isDone);
    (void)bench.step();
    QVERIFY(bench.state().isDone);
    QCOMPARE(bench.counts().saturations, std::uint64_t{1});
}

void BypPgpeEngineTest::BYP_21_severalPlacesAtOnceAndOneAfterAnother()
{
    const pgpe::SurfaceTable surfaces{
        {ObjectFormat::Rgba32f, ObjectFormat::Rgba32f, ObjectFormat::Rgba8, ObjectFormat::Rgb565}, {0, 1, 2, 3}};
    EngineBench bench("IN r0, ain\nOUT cc+mem, r0\nOUT.g cc, ~r0.a\nEND\n", surfaces, {});
    bench.put(0, {1, 0, 0, 0.5f});
    bench.run();
    QCOMPARE(bench.counts().outputs, std::uint64_t{3});
    QCOMPARE(bench.written(3), (ObjectWord{0xF800}));
    QCOMPARE(bench.written(2), (ObjectWord{0x800080FF}));
    QCOMPARE(bench.state().outputs[2].bits, (ObjectWord{0xFFFFFFFF}));
    // A mask alone: the other bits are not to be touched.
    EngineBench green("IN r0, ain\nOUT.g cc, r0\nEND\n");
    green.put(0, {1, 1, 1, 1});
    green.run();
    QCOMPARE(green.state().outputs[2].bits, (ObjectWord{0x0000FF00}));
}

void BypPgpeEngineTest::BYP_22_componentsAreTakenOut()
{
    EngineBench bench("IN r0, cc\nMOV r1, r0.a\nMOV r2, r0.g\nEND\n");
    bench.put(2, ObjectFormat::Rgba8, {0x80402010});
    bench.run();
    QCOMPARE(bench.number(1).x, 128.0f / 255.0f);
    QCOMPARE(bench.number(2).z, 32.0f / 255.0f);
    EngineBench depths("IN r0, cc\nMOV r1, r0.z\nMOV r2, r0.s\nOUT mem, r0\nEND\n", ObjectFormat::D24S8);
    depths.put(2, ObjectFormat::D24S8, {0x80400000});
    depths.run();
    QCOMPARE(depths.number(1).x, 4194304.0f / 16777215.0f);
    QCOMPARE(depths.number(2).x, 128.0f);
    QCOMPARE(depths.written(), (ObjectWord{0x80400000}));
}

/// The values of VG2D-34, by the blender and by the engine.
void BypPgpeEngineTest::BYP_23_operationsEqualThoseOfTheBlender()
{
    // r0 Src = .6, r1 Srcf = .5, r2 Dst = .5, r3 Dstf = .4
    QVERIFY(isNear(resultOf("DP2 r4, r0, r1, r2, r3"), .5));
    QVERIFY(isNear(resultOf("DP2 r4, r0, r1, -r2, r3"), .1));
    QVERIFY(isNear(resultOf("MIN r4, r0, r2"), .5));
    QVERIFY(isNear(resultOf("MAX r4, r0, r2"), .6));
    QVERIFY(isNear(resultOf("DMUL r4, r5, r0, r1, r2, r3"), .3));
    QVERIFY(isNear(resultOf("DMUL r5, r4, r0, r1, r2, r3"), .2));
    QVERIFY(isNear(resultOf("RCP r4, r0"), 1.666667));
    QVERIFY(isNear(resultOf("GDEC r4, r1"), .217638));
    QVERIFY(isNear(resultOf("GENC r4, r1"), .729740));
    QCOMPARE(resultOf("RCP r4, r0", {0, 1, 1, 1}), 0.0f);
    QVERIFY(isNear(resultOf("ADD r4, r0, r1"), 1.1));
    QVERIFY(isNear(resultOf("SUB r4, r3, r0"), -.2));
    opset8::Registers registers;
    registers[opset8::Register::Src] = {0.6f, 0.6f, 0.6f, 0.5f};
    registers[opset8::Register::Dst] = {0.5f, 0.5f, 0.5f, 0.4f};
    const auto operated = [&](opset8::Operation operation) {
        opset8::Registers copy = registers;
        const opset8::Instruction instruction{false,
                                              operation,
                                              opset8::Channels::Rgba,
                                              opset8::ResultPlace::Tmp,
                                              opset8::Factor::SrcAlpha,
                                              opset8::Register::Src,
                                              opset8::Factor::DstAlpha,
                                              opset8::Register::Dst};
        execute(instruction, copy);
        return copy[opset8::Register::Tmp].x;
    };
    QCOMPARE(resultOf("DP2 r4, r0, r1, r2, r3"), operated(opset8::Operation::Add));
    QCOMPARE(resultOf("DP2 r4, r0, r1, -r2, r3"), operated(opset8::Operation::Subtract));
    QCOMPARE(resultOf("GDEC r4, r0"), operated(opset8::Operation::Degamma));
}

void BypPgpeEngineTest::BYP_23_comparingSelects()
{
    QCOMPARE(resultOf("CMP r4, r0, r1, r2, r3", {0.5f, 0.5f, 1, 0}), 1.0f); // CMP(.5, .5, 1, 0)
    QCOMPARE(resultOf("CMP r4, r0, r1, r2, r3", {0.25f, 0.5f, 1, 0}), 0.0f);
}

void BypPgpeEngineTest::BYP_23_branchesAreFetchedAndNotExecuted()
{
    EngineBench bench("IN r0, ain\nIF r0.r, r0.g\nMOV r1, r0.r\nIF r0.r, r0.r\nMOV r1, r0.b\nENDIF\n"
                      "ELSE\nMOV r1, r0.g\nENDIF\nEND\n");
    bench.put(0, {0.25f, 0.5f, 0.75f, 1});
    bench.run();
    QCOMPARE(bench.number(1).x, 0.5f);
    QCOMPARE(bench.counts().fetched, std::uint64_t{10});
    QCOMPARE(bench.counts().executed, std::uint64_t{6}); // IN, IF, ELSE, MOV, ENDIF, END
    bench.put(0, {0.5f, 0.25f, 0.75f, 1});
    bench.run();
    QCOMPARE(bench.number(1).x, 0.75f);
    QCOMPARE(bench.counts().executed, std::uint64_t{6 + 9}); // All but ELSE's MOV.
}

void BypPgpeEngineTest::BYP_23_elseIfTakesTheFirstThatHolds()
{
    // The first of r, g and b that is not below alpha.
    EngineBench bench(".const c0 1 0 0 0\n.const c1 2 0 0 0\nIN r0, ain\nIF r0.r, r0.a\nMOV r1, c0\n"
                      "ELSEIF r0.g, r0.a\nMOV r1, c1\nELSEIF r0.b, r0.a\nADD r1, c0, c1\nELSE\nENDIF\nEND\n");
    const auto choice = [&](const Vec4& color) {
        bench.put(0, color);
        bench.run();
        return bench.number(1).x;
    };
    QCOMPARE(choice({1, 1, 1, 0.5f}), 1.0f);
    QCOMPARE(choice({0, 1, 1, 0.5f}), 2.0f);
    QCOMPARE(choice({0, 0, 1, 0.5f}), 3.0f);
    QCOMPARE(choice({0, 0, 0, 0.5f}), 0.0f);
}

void BypPgpeEngineTest::BYP_23_killedPixelsLeaveNothing()
{
    EngineBench bench(".const c0 0.5 0 0 0\nIN r0, ain\nKIL r0.a, c0.r\nOUT cc, r0\nEND\n");
    bench.put(0, {1, 1, 1, 0.25f});
    bench.run();
    QVERIFY(bench.state().isDone && bench.state().isDiscarded);
    QVERIFY(!bench.state().outputs[2].isWritten);
    QCOMPARE(bench.counts().fetched, std::uint64_t{2});
    bench.put(0, {1, 1, 1, 0.5f}); // Not below.
    bench.run();
    QVERIFY(!bench.state().isDiscarded && bench.state().outputs[2].isWritten);
}

void BypPgpeEngineTest::BYP_23_bindChoosesTheSurface()
{
    const pgpe::SurfaceTable surfaces{
        {ObjectFormat::Rgba32f, ObjectFormat::Rgba32f, ObjectFormat::Rgba8, ObjectFormat::A8}, {0, 1, 2, 2}};
    EngineBench bench("IN r0, cc\nBIND cc, s3\nIN r1, cc\nADD r0, r0, r1\nOUT cc, r0\nEND\n", surfaces, {});
    bench.put(2, ObjectFormat::Rgba8, {0x40000000});
    bench.put(3, ObjectFormat::A8, {0x41});
    bench.run();
    QCOMPARE(bench.written(3), (ObjectWord{0x81}));
    QVERIFY(!bench.state().outputs[2].isWritten);
}

void BypPgpeEngineTest::BYP_23_bitsOfStoredWords()
{
    for (const PgpeFormat numbers :
         {PgpeFormat::Fixed8, PgpeFormat::Fixed10, PgpeFormat::Float16, PgpeFormat::Float32}) {
        for (const auto& [name, expected] : {std::pair("AND", 0xC0u), {"OR", 0xFCu}, {"XOR", 0x3Cu}}) {
            EngineBench bench("IN r0, cc\nMOV r1, r0.r\n" + std::string(name) + " r2, r1, r0.g\nOUT mem, r2\nEND\n",
                              ObjectFormat::Rgba8, {.format = numbers});
            bench.put(2, ObjectFormat::Rgba8, {0xCCF0});
            bench.run();
            QCOMPARE(bench.written().low & 0xFF, std::uint64_t{expected});
        }
        EngineBench bench("IN r0, cc\nNOT r1, r0\nOUT cc, r1\nEND\n", ObjectFormat::Rgb565, {.format = numbers});
        bench.put(2, ObjectFormat::Rgb565, {0x1234});
        bench.run();
        QCOMPARE(bench.written(), (ObjectWord{0xEDCB}));
    }
}

void BypPgpeEngineTest::BYP_24_aProgramWithoutEndStops()
{
    EngineBench bench("IN r0, ain\nOUT cc, r0\n");
    bench.put(0, {0, 1, 0, 1});
    bench.run();
    QVERIFY(bench.state().isDone);
    QCOMPARE(bench.written(), (ObjectWord{0xFF00FF00}));
    QCOMPARE(bench.program().check.warnings.size(), std::size_t{1});
}

void BypPgpeEngineTest::BYP_25_modifiersOfOneByte()
{
    // The ALU sees a negative number; an integer register can't hold one.
    EngineBench bench("IN r0, cc\nADD r1, -r0.r, r0.g\nMOV r2, ~r0.r\nOUT cc, r2\nMOV r3, -r0.r\nEND\n",
                      ObjectFormat::Rgba8, {.format = PgpeFormat::Fixed8});
    bench.put(2, ObjectFormat::Rgba8, {0x3010});
    bench.begin();
    (void)bench.step();
    const pgpe::StepRecord added = bench.step();
    QVERIFY(isNear(added.operands[0].x, -0.062745));
    QCOMPARE(bench.number(1).x, 32.0f / 255.0f);
    (void)bench.step();
    QCOMPARE(bench.number(2).x, 239.0f / 255.0f);
    (void)bench.step();
    QCOMPARE(bench.written().low & 0xFF, std::uint64_t{0xEF});
    (void)bench.step();
    QCOMPARE(bench.number(3).x, 0.0f);
}

void BypPgpeEngineTest::BYP_25_modifiersInFloats()
{
    EngineBench bench("IN r0, cc\nMOV r1, -r0.r\nMOV r2, |r1|\nMOV r3, ~r1\nEND\n");
    bench.put(2, ObjectFormat::Rgba8, {0x10});
    bench.run();
    QVERIFY(isNear(bench.number(1).x, -0.062745));
    QVERIFY(isNear(bench.number(2).x, 0.062745));
    QVERIFY(isNear(bench.number(3).x, 1.062745)); // Not clamped, and flagged.
    QCOMPARE(bench.program().check.unclampedInverts, std::vector<std::uint8_t>{3});
}

void BypPgpeEngineTest::BYP_26_coIssueHalvesTheClocks()
{
    std::vector<ObjectWord> words;
    for (const bool coIssue : {true, false}) {
        for (const PgpeAluPath path : {PgpeAluPath::Slave, PgpeAluPath::Direct}) {
            EngineBench bench(kFourOfThem, ObjectFormat::Rgba8, {.aluPath = path, .coIssue = coIssue});
            bench.put(0, {0.8f, 0.4f, 0.2f, 0.5f});
            bench.put(2, ObjectFormat::Rgba8, {0x80FF9933});
            bench.run();
            QCOMPARE(bench.clocks(AluOwner::Execution), std::uint64_t{coIssue ? 4u : 8u});
            words.push_back(bench.written());
        }
    }
    QCOMPARE(words, std::vector<ObjectWord>(4, words[0]));
    // Fragments are 32-bit floats, as the engine's numbers: only the destination is converted, on its way in and out.
    EngineBench bench(kFourOfThem);
    bench.run();
    QCOMPARE(bench.clocks(AluOwner::Input), std::uint64_t{1});
    QCOMPARE(bench.clocks(AluOwner::Output), std::uint64_t{1});
    QCOMPARE(bench.counts().conversions, std::uint64_t{2});
}

void BypPgpeEngineTest::BYP_26_partsShareAClock()
{
    const auto clocks = [](std::string_view text, bool coIssue = true) {
        EngineBench bench(text, ObjectFormat::Rgba8, {.coIssue = coIssue});
        bench.run();
        return bench.clocks(AluOwner::Execution);
    };
    const std::string both = "MUL.rgb r2, r0, r1\nADD.a r2, r0, r1\n";
    QCOMPARE(clocks(both + "END\n"), std::uint64_t{1});
    QCOMPARE(clocks(both + "END\n", false), std::uint64_t{2});
    QCOMPARE(clocks(both + both + "END\n"), std::uint64_t{2});
    QCOMPARE(clocks("MUL.rgb r2, r0, r1\nADD.a r3, r2, r1\nEND\n"), std::uint64_t{2}); // Needs what the first makes.
    QCOMPARE(clocks("MUL.rgb r2, r0, r1\nADD.g r3, r0, r1\nEND\n"), std::uint64_t{2}); // Both are color.
}

void BypPgpeEngineTest::BYP_26_transfersByStyle()
{
    for (const auto& [path, times] : {std::pair(PgpeAluPath::Slave, 2u), {PgpeAluPath::Direct, 1u}}) {
        EngineBench bench(kFourOfThem, ObjectFormat::Rgba8, {.aluPath = path});
        bench.run();
        // Four times two operands and a result; two objects in and one out.
        QCOMPARE(bench.counts().transfers, std::uint64_t{times * (4 * 3 + 3)});
        EngineBench pair("DMUL r0, r1, r2, r3, r4, r5\nEND\n", ObjectFormat::Rgba8, {.aluPath = path});
        pair.run();
        QCOMPARE(pair.counts().transfers, std::uint64_t{times * 6});
    }
}

void BypPgpeEngineTest::BYP_26_countsAreKnownBefore()
{
    EngineBench bench(kFourOfThem);
    bench.run();
    bench.run();
    pgpe::EngineCounts expected;
    expected.add(bench.program().straightCosts(), 2);
    QVERIFY(bench.counts() == expected);
    QCOMPARE(bench.counts().opcodes[001], std::uint64_t{4});
    QCOMPARE(bench.counts().opcodes[012], std::uint64_t{2});
}

void BypPgpeEngineTest::BYP_28_colorsInDifferentFormatsAreKept()
{
    const std::array colors{StoredColor{ObjectFormat::Rgba8, {0x80402010}},
                            StoredColor{ObjectFormat::Rgba16f, {0x3C00'2E66'C000'3800}}};
    const PixelObject object = pgpe::makePixelObject(colors, 0.25f).value();
    EngineBench bench("IN r0, ain\nMOV r1, r0\nOUT cc, r1\nEND\n");
    bench.put(0, object);
    bench.run();
    QVERIFY(bench.state().outputs[2].object == object);
    // The second color alone.
    EngineBench second("IN r0, ain[1]\nEND\n");
    second.put(0, object);
    second.run();
    QCOMPARE(second.number(0).y, -2.0f);
}

void BypPgpeEngineTest::resultsAreRoundedToTheNumbers()
{
    const auto halved = [](PgpeFormat numbers) {
        EngineBench bench(".const c0 0.5 0.5 0.5 0.5\nIN r0, ain\nMUL r1, r0, c0\nEND\n", ObjectFormat::Rgba8,
                          {.format = numbers});
        bench.put(0, {1, 0.3f, 0, 0});
        bench.run();
        return bench.number(1);
    };
    QCOMPARE(halved(PgpeFormat::Fixed8).x, 128.0f / 255.0f); // ½ is 128, and so is its product with 1.
    QCOMPARE(halved(PgpeFormat::Fixed10).x, 512.0f / 1023.0f);
    QCOMPARE(halved(PgpeFormat::Float16).x, 0.5f);
    QCOMPARE(halved(PgpeFormat::Float32).y, 0.15f);
    QCOMPARE(halved(PgpeFormat::Float16).y, 0.1500244140625f); // The half next to .3 is .300048828125.
}

/// Random words as programs, on random objects: refused, or done after as many fetches as there are instructions.
void BypPgpeEngineTest::whateverIsLoadedEnds()
{
    std::mt19937_64 random(64);
    int loaded = 0;
    for (int i = 0; i < 30000; ++i) {
        std::vector<std::uint64_t> words(1 + random() % 6);
        for (std::uint64_t& word : words)
            word = random();
        const auto program = pgpe::decodeProgram(words);
        const auto target = static_cast<ObjectFormat>(random() % pgpe::kObjectFormatCount);
        pgpe::SurfaceTable surfaces = pgpe::targetSurfaces(target);
        surfaces.formats.resize(random() % 5, ObjectFormat::Rgb565);
        if (!program)
            continue;
        const ColorEngineConfig config{.coIssue = random() % 2 == 0, .format = static_cast<PgpeFormat>(random() % 4)};
        const auto engine = pgpe::loadProgram(*program, surfaces, config);
        if (!engine)
            continue;
        ++loaded;
        std::vector<PixelObject> inputs(surfaces.formats.size());
        for (std::size_t s = 0; s < inputs.size(); ++s)
            inputs[s] = pgpe::makePixelObject(
                            std::vector(1 + random() % 4, StoredColor{surfaces.formats[s], {random(), random()}}))
                            .value();
        pgpe::PixelRun run;
        pgpe::EngineCounts counts;
        runPixel(*engine, {inputs, {}}, run, counts);
        QVERIFY(run.isDone && counts.fetched <= words.size() && counts.executed <= counts.fetched);
    }
    QVERIFY(loaded > 100);
}

VITRINE_TEST(BypPgpeEngineTest)
#include "tst_byp_pgpe_engine.moc"
