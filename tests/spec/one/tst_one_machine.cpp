// SPDX-License-Identifier: Apache-2.0
// ONE-01: the machines that presets stand for are built, from the same units.
#include "captures/machines/machine_file.h"
#include "cmake/without_emit.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/machine_wiring.h"
#include "core/gpu/presets.h"
#include "core/gpu/timed_gpu.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <algorithm>
#include <optional>
#include <set>

using namespace vitrine::core;

namespace {

using Names = std::set<std::string>;

struct Built {
    Names units;  ///< paths
    Names kinds;  ///< as spec/00 §1 calls them
    Names queues; ///< paths
};

Built built(const MachineConfig& config)
{
    Memory memory;
    TimedGpu gpu(memory, config);
    Built result;
    for (const UnitDescription& unit : gpu.machine().unitDescriptions()) {
        result.units.insert(unit.path);
        result.kinds.insert(unit.kind);
    }
    for (const QueueDescription& queue : gpu.machine().queueDescriptions())
        result.queues.insert(queue.path);
    return result;
}

bool containsAll(const Names& names, std::initializer_list<const char*> wanted)
{
    return std::all_of(wanted.begin(), wanted.end(), [&](const char* name) { return names.contains(name); });
}

bool containsNone(const Names& names, std::initializer_list<const char*> unwanted)
{
    return std::none_of(unwanted.begin(), unwanted.end(), [&](const char* name) { return names.contains(name); });
}

} // namespace

class OneMachineTest : public QObject {
    Q_OBJECT
private slots:
    void ONE_01_parallelHasAnArbiterAndDevices();
    void ONE_01_programmableHasTextureAlone();
    void ONE_01_sequentialHasAChainAndNoFragmentQueues();
    void ONE_01_sequentialNeverHasSegments();
    void ONE_01_noPresetHasUnitsOfItsOwn();
    void ONE_01_aContradictionLeavesTheMachineBefore();
};

void OneMachineTest::ONE_01_parallelHasAnArbiterAndDevices()
{
    const Built par = built(presetConfig(Preset::Par));
    QCOMPARE(par.units, (Names{"mem", "ci",  "fsd", "tscr", "sp.0", "sp.1", "tex", "ffs",        "ffp", "arb", "psr",
                               "ags", "ras", "hiz", "zst",  "ain",  "fsc",  "rfb", "cu.combine", "cu",  "pmu", "mux"}));
    QVERIFY(containsAll(par.queues, {"vtq", "ftq", "arq", "apq"}));
}

void OneMachineTest::ONE_01_programmableHasTextureAlone()
{
    const Built prog = built(presetConfig(Preset::Prog));
    QCOMPARE(prog.units, (Names{"mem", "ci", "fsd", "sp.0", "sp.1", "tex", "psr", "ags", "ras", "hiz", "zst", "ain",
                                "fsc", "rfb", "cu.combine", "cu", "pmu", "mux"}));
    QVERIFY(containsAll(prog.queues, {"vtq", "ftq", "arq", "apq"}));
}

void OneMachineTest::ONE_01_sequentialHasAChainAndNoFragmentQueues()
{
    const Built seq = built(presetConfig(Preset::Seq));
    QCOMPARE(seq.units, (Names{"mem", "ci", "tscr", "sp.0", "sp.1", "psr", "ags", "ras", "hiz", "zst", "ain", "ffpu",
                               "cu", "pmu", "mux"}));
    QVERIFY(seq.kinds.contains("FFPU"));
    QVERIFY(containsNone(seq.kinds, {"ARB", "FSD", "FSC", "TEX", "FFS", "FFP", "FFB"})); // the last four inside FFPU
    QVERIFY(seq.queues.contains("vtq"));
    QVERIFY(containsNone(seq.queues, {"ftq", "arq", "apq", "sp.0.fragments", "sp.0.segment"}));
    Memory memory;
    MachineWiring wiring(presetConfig(Preset::Seq), memory, {});
    QVERIFY(wiring.fragmentChain && !wiring.distributor);
    QVERIFY(!wiring.taskPath.fragmentTasks && !wiring.taskPath.pending && !wiring.taskPath.requests);
    QVERIFY(wiring.taskPath.vertexTasks);
}

/// Also when the knob is left as it stands on PAR.
void OneMachineTest::ONE_01_sequentialNeverHasSegments()
{
    MachineConfig config;
    config.preset = Preset::Seq;
    QVERIFY(built(config).units == built(presetConfig(Preset::Seq)).units);
}

/// The kinds of SEQ and PROG are those of PAR with every device, but for the chain.
void OneMachineTest::ONE_01_noPresetHasUnitsOfItsOwn()
{
    Names all = built(presetConfig(Preset::Par)).kinds;
    all.insert("FFPU");
    for (const Preset preset : {Preset::Seq, Preset::Prog}) {
        const Names kinds = built(presetConfig(preset)).kinds;
        QVERIFY(std::includes(all.begin(), all.end(), kinds.begin(), kinds.end()));
    }
}

void OneMachineTest::ONE_01_aContradictionLeavesTheMachineBefore()
{
    Memory memory;
    std::optional<TimedGpu> gpu;
    const auto use = [&](std::string_view json) {
        const auto machine = vitrine::captures::parseMachine(json);
        if (machine)
            gpu.emplace(memory, machine->config);
        return machine ? std::string() : machine.error().message;
    };
    const auto holds = [&](const char* unit) {
        const auto units = gpu->machine().unitDescriptions();
        return std::any_of(units.begin(), units.end(), [&](const auto& other) { return other.path == unit; });
    };
    QCOMPARE(use(R"({"vitrine": 1, "kind": "machine", "preset": "PROG", "knobs": {"sp.count": 3}})"), std::string());
    QVERIFY(holds("sp.2"));
    QCOMPARE(use(R"({"vitrine": 1, "kind": "machine", "preset": "SEQ",
                     "knobs": {"bypass.mode": "force", "seg.mode": "segment"}})"),
             std::string("preset, bypass.mode: SEQ has no bypass to force; preset, seg.mode: SEQ has no distributor of "
                         "segments"));
    QVERIFY(holds("sp.2") && !holds("ffpu"));
    QCOMPARE(use(R"({"vitrine": 1, "kind": "machine", "preset": "SEQ", "knobs": {}})"), std::string());
    QVERIFY(holds("ffpu") && !holds("sp.2"));
}

VITRINE_TEST(OneMachineTest, QCoreApplication)
#include "tst_one_machine.moc"
