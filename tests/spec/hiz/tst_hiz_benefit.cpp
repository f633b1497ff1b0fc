// SPDX-License-Identifier: Apache-2.0
// HIZ-29 on the scenes of HIZ-17 and HIZ-25, and comparisons that begin behind what HIZ has learned.
#include "captures/store/capture_reader.h"
#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/session/comparison/comparison_table.h"
#include "core/session/comparison/hiz_benefit.h"
#include "core/session/comparison/machine_variants.h"
#include "tests/harness/test_class.h"
#include "tests/spec/hiz/discard_scenes.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace vitrine;
using core::ComparedConfig;
using core::KnobSetting;
using core::MachineConfig;

namespace {

constexpr std::array kIdeal{KnobSetting{"timing", "ideal"}, KnobSetting{"hiz.feedback", "off"}, // the head of 04
                            KnobSetting{"bypass.mode", "off"}};
constexpr std::array kNoLayers{KnobSetting{"hiz.layer1", "off"}, KnobSetting{"hiz.layer2", "off"}};
constexpr std::array kTile16{KnobSetting{"hiz.tile", "16"}};

/// The three columns of HIZ-29, and one more that tests bounds without any proof.
std::vector<ComparedConfig> machines()
{
    const MachineConfig ideal = core::withSettings({}, kIdeal);
    std::vector<ComparedConfig> all = core::variantsOf(ideal, core::hizVariants());
    all.push_back({"no layers", core::withSettings(ideal, kNoLayers)});
    return all;
}

/// The cells of a measure, off, layer 1, layers 1 and 2, no layers; −1: the machine has no such thing.
std::vector<int> numbers(const core::HizBenefit::Line& line, std::string_view key)
{
    const auto measures = core::hizMeasures();
    const auto measure = std::ranges::find(measures, key, &core::HizMeasure::key);
    std::vector<int> result;
    for (const core::HizBenefitCell& cell : line.cells)
        result.push_back(static_cast<int>(measure->value(cell).value_or(-1)));
    return result;
}

using Numbers = std::vector<int>;

} // namespace

class HizBenefitTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<captures::CaptureReader> m_hidden, m_halves;

    std::unique_ptr<captures::CaptureReader> open(const QString& path)
    {
        auto reader = captures::CaptureReader::open(path.toStdString());
        return reader ? std::move(*reader) : nullptr;
    }
    static core::Result<core::Comparison> compare(captures::CaptureReader& capture,
                                                  const std::vector<ComparedConfig>& configs, std::uint64_t first = 0)
    {
        return core::compareMachines(capture, {first, capture.callCount()}, configs);
    }

private slots:
    void initTestCase()
    {
        test::writeHiddenScene(m_folder.filePath("hidden.vitrine"));
        test::writeHalvesScene(m_folder.filePath("halves.vitrine"));
        m_hidden = open(m_folder.filePath("hidden.vitrine"));
        m_halves = open(m_folder.filePath("halves.vitrine"));
        QVERIFY(m_hidden && m_halves);
    }
    void HIZ_29_theSceneOfHiz17();
    void HIZ_29_theSceneOfHiz25();
    void HIZ_29_asCommaSeparatedValues();
    void HIZ_29_machinesThatCantRunAreLeftOut();
    void ONE_08_theTableTellsWhatIsSaved();
    void ONE_08_whatComesBeforeIsRunWithTheSameHiz();
    void BYP_19_aHiddenQuadReachesNoShader();
};

void HizBenefitTest::HIZ_29_theSceneOfHiz17()
{
    const auto comparison = compare(*m_hidden, machines());
    QVERIFY(comparison.hasValue());
    for (const core::ComparedMachine& machine : comparison->machines)
        QVERIFY2(machine.notRunnable.empty() && !machine.difference, machine.name.c_str());
    const core::HizBenefit benefit = core::hizBenefit(*comparison);
    QCOMPARE(benefit.lines.size(), std::size_t{3});
    const auto& [all, a, b] = std::tie(benefit.lines[0], benefit.lines[1], benefit.lines[2]);
    QVERIFY(!all.draw && a.draw == 0u && b.draw == 1u);

    // A is in front of everything; without a proof its depths are written late, without comparing.
    QCOMPARE(numbers(a, "tiles_tested"), (Numbers{-1, 64, 64, 64}));
    QCOMPARE(numbers(a, "tiles_passed"), (Numbers{-1, 64, 64, 64}));
    QCOMPARE(numbers(a, "fragment_shader_runs"), (Numbers{4096, 4096, 4096, 4096}));
    QCOMPARE(numbers(a, "sample_tests"), (Numbers{4096, 0, 0, 0}));
    // B is behind: 64 tiles culled with the proof; without, entries are [.4,1] and it runs 4096 shaders and late tests.
    QCOMPARE(numbers(b, "tiles_culled"), (Numbers{-1, 64, 64, 0}));
    QCOMPARE(numbers(b, "tiles_ambiguous"), (Numbers{-1, 0, 0, 64}));
    QCOMPARE(numbers(b, "fragment_shader_runs"), (Numbers{4096, 0, 0, 4096}));
    QCOMPARE(numbers(b, "fragment_shader_runs_saved"), (Numbers{0, 4096, 4096, 0}));
    QCOMPARE(numbers(b, "sample_tests"), (Numbers{4096, 0, 0, 4096}));
    QCOMPARE(numbers(b, "sample_tests_saved"), (Numbers{0, 4096, 4096, 0}));

    QCOMPARE(numbers(all, "tiles_tested"), (Numbers{-1, 128, 128, 128}));
    QCOMPARE(numbers(all, "tiles_culled"), (Numbers{-1, 64, 64, 0}));
    QCOMPARE(numbers(all, "tiles_terminated"), (Numbers{-1, 0, 0, 0}));
    QCOMPARE(numbers(all, "fragment_shader_runs"), (Numbers{8192, 4096, 4096, 8192}));
    QCOMPARE(numbers(all, "fragment_shader_runs_saved"), (Numbers{0, 4096, 4096, 0}));
    QCOMPARE(numbers(all, "sample_tests_saved"), (Numbers{0, 8192, 8192, 4096}));
    QCOMPARE(numbers(all, "look_ups"), (Numbers{-1, 0, 0, 0})); // layer 1 knows already
    // 64 tiles of two depths of 3 bytes and two stencils of 1; the interval 8; 16 + 4 + 1 entries of 2 bits are 6.
    QCOMPARE(numbers(all, "metadata_bytes"), (Numbers{-1, 512 + 8, 512 + 8 + 6, 512}));
    QCOMPARE(numbers(b, "metadata_bytes"), numbers(all, "metadata_bytes")); // the same buffers and texture
}

void HizBenefitTest::HIZ_29_theSceneOfHiz25()
{
    const auto comparison = compare(*m_halves, machines());
    QVERIFY(comparison.hasValue());
    for (const core::ComparedMachine& machine : comparison->machines)
        QVERIFY2(machine.notRunnable.empty() && !machine.difference, machine.name.c_str());
    const core::HizBenefit benefit = core::hizBenefit(*comparison);
    QCOMPARE(benefit.lines.size(), std::size_t{2});
    for (const core::HizBenefit::Line& line : benefit.lines) { // one draw is all draws
        QCOMPARE(numbers(line, "tiles_tested"), (Numbers{-1, 2, 2, 2}));
        QCOMPARE(numbers(line, "tiles_culled"), (Numbers{-1, 0, 0, 0}));
        QCOMPARE(numbers(line, "tiles_passed"), (Numbers{-1, 2, 1, 2}));
        QCOMPARE(numbers(line, "tiles_ambiguous"), (Numbers{-1, 0, 0, 0}));
        QCOMPARE(numbers(line, "tiles_terminated"), (Numbers{-1, 0, 1, 0}));
        QCOMPARE(numbers(line, "fragment_shader_runs"), (Numbers{128, 128, 64, 128}));
        QCOMPARE(numbers(line, "fragment_shader_runs_saved"), (Numbers{0, 0, 64, 0}));
        QCOMPARE(numbers(line, "sample_tests"), (Numbers{64, 0, 0, 0})); // late: of those that are not discarded
        QCOMPARE(numbers(line, "look_ups"), (Numbers{-1, 0, 2, 0}));
        // 8 tiles of 8 bytes; the interval 8; 64 + 16 + 4 + 1 entries of 2 bits are 22 (HIZ-23).
        QCOMPARE(numbers(line, "metadata_bytes"), (Numbers{-1, 64 + 8, 64 + 8 + 22, 64}));
    }
}

void HizBenefitTest::HIZ_29_asCommaSeparatedValues()
{
    const MachineConfig ideal = core::withSettings({}, kIdeal);
    std::vector<ComparedConfig> configs = core::variantsOf(ideal, core::hizVariants());
    configs[0].name = "off, all of it";
    const auto comparison = compare(*m_halves, configs);
    QVERIFY(comparison.hasValue());
    const auto draw = std::ranges::find(m_halves->actions(), core::ActionKind::Draw, &core::ActionEntry::kind);
    const std::string call = std::to_string(draw->callNumber);
    const std::string expected =
        "draw,call,machine,tiles_tested,tiles_culled,tiles_passed,tiles_ambiguous,tiles_terminated,"
        "fragment_shader_runs,fragment_shader_runs_saved,sample_tests,sample_tests_saved,look_ups,metadata_bytes\r\n"
        "all,,\"off, all of it\",,,,,,128,0,64,0,,\r\n"
        "all,,layer 1,2,0,2,0,0,128,0,0,64,0,72\r\n"
        "all,,layers 1 and 2,2,0,1,0,1,64,64,0,64,2,94\r\n"
        "0," +
        call + ",\"off, all of it\",,,,,,128,0,64,0,,\r\n0," + call + ",layer 1,2,0,2,0,0,128,0,0,64,0,72\r\n0," +
        call + ",layers 1 and 2,2,0,1,0,1,64,64,0,64,2,94\r\n";
    QCOMPARE(core::csvOf(core::hizBenefit(*comparison)), expected);
}

void HizBenefitTest::HIZ_29_machinesThatCantRunAreLeftOut()
{
    std::vector<ComparedConfig> configs = machines();
    configs.front().config.devices->devPresent = 0; // no texture unit
    const auto comparison = compare(*m_hidden, configs);
    QVERIFY(comparison.hasValue());
    const core::HizBenefit benefit = core::hizBenefit(*comparison);
    QCOMPARE(benefit.machines, (std::vector<std::string>{"layer 1", "layers 1 and 2", "no layers"}));
    QCOMPARE(numbers(benefit.lines.front(), "fragment_shader_runs_saved"), (Numbers{0, 0, -4096}));
}

void HizBenefitTest::ONE_08_theTableTellsWhatIsSaved()
{
    const auto comparison = compare(*m_hidden, machines());
    QVERIFY(comparison.hasValue());
    const core::ComparisonTable table = core::withSavings(core::tableOf(*comparison));
    const auto cells = [&](const std::string& name) {
        const auto row = std::ranges::find(table.rows, name, &core::ComparisonTable::Row::name);
        return row == table.rows.end() ? std::vector<std::string>() : row->cells;
    };
    using Texts = std::vector<std::string>;
    QCOMPARE(cells("fragment shader runs"), (Texts{"8192", "4096", "4096", "8192"}));
    QCOMPARE(cells("fragment shader runs saved"), (Texts{"", "4096 (50.0 %)", "4096 (50.0 %)", "0 (0.0 %)"}));
    QCOMPARE(cells("vertex shader runs"), (Texts{"6", "6", "6", "6"}));
    QCOMPARE(cells("sample tests saved"), (Texts{"", "8192 (100.0 %)", "8192 (100.0 %)", "4096 (50.0 %)"}));
    QCOMPARE(cells("tiles culled"), (Texts{"", "64", "64", "0"}));
    QVERIFY(!cells("cycles saved").empty() && !cells("energy (illustrative) saved").empty());
    QVERIFY(cells("draws saved").empty());
    const auto& off = comparison->machines[0].figures;
    const auto& both = comparison->machines[2].figures;
    QVERIFY(both.cycles < off.cycles && both.energy < off.energy);
    // All draws are the sum of each.
    core::Cycle cycles = 0;
    core::Energy energy = 0;
    for (const core::DrawFigures& draw : off.perDraw) {
        cycles += draw.cycles;
        energy += draw.energy;
    }
    QCOMPARE(cycles, off.cycles);
    QCOMPARE(energy, off.energy);
}

// Draw 1 alone: what HIZ knows of draw 0 comes from a replay without clock, on a machine of the same knobs.
void HizBenefitTest::ONE_08_whatComesBeforeIsRunWithTheSameHiz()
{
    std::uint64_t second = 0;
    for (const core::ActionEntry& action : m_hidden->actions())
        second = action.kind == core::ActionKind::Draw ? action.callIndex : second;
    std::vector<ComparedConfig> configs = machines();
    configs.push_back({"tiles of 16", core::withSettings(configs[1].config, kTile16)});
    const auto comparison = compare(*m_hidden, configs, second);
    QVERIFY(comparison.hasValue());
    const core::HizBenefit benefit = core::hizBenefit(*comparison);
    QCOMPARE(benefit.lines.size(), std::size_t{2});
    QCOMPARE(numbers(benefit.lines[1], "tiles_culled"), (Numbers{-1, 64, 64, 0, 16}));
    QCOMPARE(numbers(benefit.lines[1], "tiles_ambiguous"), (Numbers{-1, 0, 0, 64, 0}));
    QCOMPARE(numbers(benefit.lines[1], "fragment_shader_runs"), (Numbers{4096, 0, 0, 4096, 0}));
    for (std::size_t i = 1; i < configs.size(); ++i)
        QCOMPARE(core::imageSentence(*comparison, i), std::string("equal"));
}

void HizBenefitTest::BYP_19_aHiddenQuadReachesNoShader()
{
    const auto comparison = compare(*m_hidden, core::variantsOf({}, core::savingVariants()));
    QVERIFY(comparison.hasValue());
    const auto& names = comparison->machines;
    QCOMPARE(names.size(), std::size_t{6});
    QCOMPARE(names.front().name, std::string("off"));
    QCOMPARE(names.back().name, std::string("all"));
    for (const core::ComparedMachine& machine : comparison->machines) {
        const bool hasHiz = machine.figures.hiz.has_value();
        QCOMPARE(hasHiz, machine.name.starts_with("HiZ") || machine.name == "all");
        if (hasHiz || machine.name == "off")
            QCOMPARE(machine.figures.perDraw.at(1).fragmentsShaded, std::uint64_t{hasHiz ? 0u : 4096u});
        QVERIFY2(!machine.difference, machine.name.c_str());
    }
}

VITRINE_TEST(HizBenefitTest, QCoreApplication)
#include "tst_hiz_benefit.moc"
