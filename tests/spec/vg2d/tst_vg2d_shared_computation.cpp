// SPDX-License-Identifier: Apache-2.0
// VG2D-38: fragment programs that convert colors on the computation unit of the color updater (cu.sharedCompute).
#include "core/api/openvg/machine/pixel_shader.h"
#include "core/blend/computation_kind.h"
#include "core/blend/computation_unit.h"
#include "core/blend/pgpe/engine_config.h"
#include "core/driver/glsl/glsl_compiler.h"
#include "core/fixed_function/built_in_units.h"
#include "core/gpu/presets.h"
#include "core/record/activity_recorder.h"
#include "core/record/stall_attribution.h"
#include "core/shader/assembler.h"
#include "tests/harness/test_class.h"
#include "tests/spec/vg2d/image_bench.h"

#include <string>

using namespace vitrine::core;
using namespace vitrine::core::openvg;

namespace {

MachineConfig sharing(MachineConfig machine = {})
{
    machine.colorEngine->sharedCompute = 1;
    return machine;
}

/// A surface of premultiplied colors, of which CU inverts alpha twice for each sample.
ImageBench& drawn(ImageBench& bench, VGImageFormat format, VGint width, const Words& words)
{
    Context& vg = bench.vg();
    vg.seti(VG_IMAGE_QUALITY, VG_IMAGE_QUALITY_NONANTIALIASED);
    bench.clear(0.2f, 0.6f, 1.0f, 0.5f);
    vg.drawImage(bench.picture(format, width, words, format));
    return bench;
}

DrawableConfig premultiplied()
{
    DrawableConfig config;
    config.isPremultiplied = true;
    return config;
}

struct SharedBench : ImageBench {
    explicit SharedBench(const MachineConfig& machine = sharing(), VGint size = 32)
        : ImageBench(size, size, premultiplied(), *machine.vector, machine)
    {
    }
    std::uint32_t requests(const MachineConfig& machine)
    {
        return metered(machines().passes.back(), machines().memory(), machine).requests[kComputationPort];
    }
    /// What the unit counts in the last pass, once more.
    std::uint64_t counted(const MachineConfig& machine, std::string_view counter)
    {
        Memory memory = machines().memory();
        TimedGpu gpu(memory, machine);
        DrawCommand pass = machines().passes.back();
        pass.words = nullptr;
        CORE_CHECK(gpu.draw(pass).hasValue(), "a pass that was drawn before");
        const auto units = gpu.machine().unitDescriptions();
        const auto unit = std::ranges::find(units, "ccu", &UnitDescription::path);
        const Snapshot snapshot = gpu.machine().snapshot();
        for (const StateNode& node : snapshot.units[unit->id.value - 1].state.children)
            if (node.name == counter)
                return std::get<std::uint64_t>(node.value);
        qFatal("the unit counts no such thing");
    }
    [[nodiscard]] std::uint64_t conflicts() { return machines().machines().lastTimedDraw().computationConflicts; }
    std::vector<std::array<int, 4>> pixels()
    {
        std::vector<std::array<int, 4>> all;
        for (std::uint32_t y = 0; y < color().height(); ++y)
            for (std::uint32_t x = 0; x < color().width(); ++x)
                all.push_back(pixel(x, y));
        return all;
    }
};

/// Colors whose channels take 256 values, with other alphas.
Words manyColors(std::uint32_t count)
{
    Words words;
    for (std::uint32_t i = 0; i < count; ++i)
        words.push_back((i & 255) << 24 | (i * 7 & 255) << 16 | (i * 31 & 255) << 8 | (255 - (i * 5 & 255)));
    return words;
}

/// CU, or a processor: something for each cycle, or nothing.
template <typename Act>
class Actor final : public Unit {
public:
    Actor(UnitContext context, Act act) : Unit(std::move(context)), m_act(std::move(act)) {}
    void tick() override
    {
        if (now() >= kCycles)
            return stall(StallReason::InputEmpty);
        m_act(now());
    }
    [[nodiscard]] bool idle() const override { return true; }
    [[nodiscard]] UnitDescription description() const override { return {}; }
    void visitState(StateVisitor&) override {}
    void visitPorts(PortVisitor&) override {}

private:
    static constexpr Cycle kCycles = 20;
    Act m_act;
};

/// Takes the results of the unit.
struct Results final : ResultSink {
    explicit Results(const Machine& of) : machine(of) {}
    void complete(const RequestItem&, std::span<const float> results) override
    {
        cycles.push_back(machine.cycle());
        first = results.front();
    }
    const Machine& machine;
    std::vector<Cycle> cycles;
    float first = 0.0f;
};

struct Use {
    Cycle from = 0, cycles = 0;
};

/// A request of three items that the unit is given in cycle 0, and what CU does meanwhile.
struct UnitRun {
    std::vector<Cycle> completed;
    std::uint64_t conflicts = 0, updaterCycles = 0;
    float first = 0.0f;
};
UnitRun unitRun(const std::vector<Use>& uses, std::optional<std::uint64_t> shuffleSeed = std::nullopt)
{
    const auto program = std::make_shared<const Program>(
        *assemble(".fragment\n.temps 4\n.uniforms 1\nMOV r0, c0.x\nMOV r1, c0.y\nSEND r2[1], d15, r0[2]\nEND\n"));
    const auto decoded = std::make_shared<const DecodedProgram>(std::move(DecodedProgram::decode(*program)).value());
    StateVersions versions;
    PerDraw<ProgramBindings> programs{versions};
    const ProgramBinding binding{program, decoded, nullptr, 1u << kComputationPort};
    programs.bind(0, {binding, binding});
    TaskContexts contexts{ContextRing(1), ContextRing(1)};
    const ItemId task = taskId(ShaderStage::Fragment, 0);
    ThreadContext& context = contexts.fragment.acquire(task, *decoded, 4, 0xF, 0b111);
    CORE_CHECK(run(context, *decoded, std::array{Vec4{0.5f, 2.0f, 0.0f, 0.0f}}) == RunStatus::Request, "a SEND");
    const RequestItem request{{ItemId{1}, task, 0},         ShaderStage::Fragment, kComputationPort, 0, 3,
                              context.pending.back().ticket};
    Machine machine({true, shuffleSeed});
    Results results(machine);
    auto& unit = machine.add<ComputationUnit>("ccu", ComputationUnit::Config{{4, 1}, programs, contexts});
    unit.connect(results);
    const auto useIt = [&](Cycle now) {
        for (const Use& use : uses)
            if (use.from == now)
                (void)unit.answer({now + use.cycles});
    };
    const auto ask = [&](Cycle now) {
        if (now == 0)
            unit.accept(request);
    };
    machine.add<Actor<decltype(useIt)>>("cu", useIt);
    machine.add<Actor<decltype(ask)>>("arb", ask);
    CORE_CHECK(machine.runUntil({}, {}).hasValue(), "a deadlock");
    return {results.cycles, unit.state().conflicts, unit.state().updaterCycles, results.first};
}

} // namespace

class VectorSharedComputationTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_38_theUnitComputesWhatTheColorUpdaterDoes();
    void VG2D_38_programsComputeTheSameBits_data();
    void VG2D_38_programsComputeTheSameBits();
    void VG2D_38_aRequestWaitsWhileTheColorUpdaterHasTheUnit_data();
    void VG2D_38_aRequestWaitsWhileTheColorUpdaterHasTheUnit();
    void VG2D_38_programsAskTheUnitForEachConversion_data();
    void VG2D_38_programsAskTheUnitForEachConversion();
    void VG2D_38_conflictsAreCountedAndPixelsAreTheSame_data();
    void VG2D_38_conflictsAreCountedAndPixelsAreTheSame();
    void VG2D_38_copiesConvertToTheSameBits_data();
    void VG2D_38_copiesConvertToTheSameBits();
    void VG2D_38_filtersConvertToTheSameBits();
    void VG2D_38_withoutSharingNobodyAsks();
    void VG2D_38_withoutAnArbiterProgramsConvertThemselves();
    void VG2D_38_theOrderOfTicksDoesNotMatter();
    void VG2D_38_waitsAreBlamedOnTheColorUpdater();
    void VG2D_38_aPluginOnItsPortIsRefused();
};

/// By the numbers of VG2D-20 and VG2D-21.
void VectorSharedComputationTest::VG2D_38_theUnitComputesWhatTheColorUpdaterDoes()
{
    const Vec4 color{0.5f, 0.25f, 0.0f, 0.5f};
    const Vec4 inverted = computed(color, 0.0f), compressed = computed(color, 1.0f), expanded = computed(color, 2.0f);
    QCOMPARE(inverted.x, 2.0f);
    QCOMPARE(inverted.y, 4.0f);
    QCOMPARE(inverted.z, 0.0f); // DEC-30
    QVERIFY(std::abs(compressed.x - 0.735206f) < 1e-6f);
    QVERIFY(std::abs(expanded.x - 0.214304f) < 1e-6f);
    QCOMPARE(compressed.w, 0.5f);
    QCOMPARE(expanded.w, 0.5f);
}

void VectorSharedComputationTest::VG2D_38_programsComputeTheSameBits_data()
{
    QTest::addColumn<QString>("call");
    QTest::addColumn<int>("function");
    QTest::newRow("RCP") << "vec4(reciprocal(v.r), 0.0, 0.0, 1.0)" << 0;
    QTest::newRow("gamma") << "compressed(v)" << 1;
    QTest::newRow("degamma") << "expanded(v)" << 2;
}

/// What a program of the driver computes itself without the knob, of floats in 0 … 1.
void VectorSharedComputationTest::VG2D_38_programsComputeTheSameBits()
{
    QFETCH(QString, call);
    QFETCH(int, function);
    const std::string text = "precision highp float;\nuniform vec4 v;\n" +
                             conversionFunctions({true, true, true}, ConversionUnit::Processor) +
                             "void main() { gl_FragColor = " + call.toStdString() + "; }\n";
    const LinkResult linked = linkProgram(compileShader(ShaderStage::Vertex, "void main() { gl_Position = vec4(0); }"),
                                          compileShader(ShaderStage::Fragment, text), {});
    QVERIFY2(linked.program, linked.log.c_str());
    const Program& program = *linked.program->fragment;
    const DecodedProgram decoded = DecodedProgram::decode(program).value();
    const std::uint32_t last = std::bit_cast<std::uint32_t>(1.0f);
    ThreadContext context;
    for (std::uint32_t bits = 0; bits <= last; bits = bits == last ? last + 1 : std::min(bits + 49'999, last)) {
        const float v = std::bit_cast<float>(bits == 0 ? 0u : std::max(bits, 0x3000'0000u));
        context.reset(decoded, 4, 0xF, 0xF);
        QCOMPARE(run(context, decoded, std::array{Vec4{v, v, v, 1.0f}}), RunStatus::Finished);
        const float wanted = computed({v, v, v, 1.0f}, static_cast<float>(function)).x;
        QCOMPARE(std::bit_cast<std::uint32_t>(context.output(0, 0)[0]), std::bit_cast<std::uint32_t>(wanted));
    }
}

/// Latency 4: without CU items begin in 0, 1 and 2.
void VectorSharedComputationTest::VG2D_38_aRequestWaitsWhileTheColorUpdaterHasTheUnit_data()
{
    using Uses = std::vector<Use>;
    QTest::addColumn<Uses>("uses");
    QTest::addColumn<unsigned>("complete");
    QTest::addColumn<unsigned>("conflicts");
    QTest::addColumn<unsigned>("used");
    QTest::newRow("alone") << Uses{} << 6u << 0u << 0u;
    QTest::newRow("two cycles at once") << Uses{{1, 2}} << 8u << 2u << 2u;
    QTest::newRow("in the cycle of the request") << Uses{{0, 1}} << 7u << 1u << 1u;
    QTest::newRow("before the last item") << Uses{{2, 1}} << 7u << 1u << 1u;
    QTest::newRow("behind the last item") << Uses{{3, 5}} << 6u << 0u << 5u;
    QTest::newRow("one after the other") << Uses{{0, 1}, {1, 1}, {3, 2}} << 10u << 4u << 4u;
    QTest::newRow("two quads in a cycle") << Uses{{1, 1}, {1, 1}} << 7u << 1u << 1u;
}

void VectorSharedComputationTest::VG2D_38_aRequestWaitsWhileTheColorUpdaterHasTheUnit()
{
    QFETCH(std::vector<Use>, uses);
    QFETCH(unsigned, complete);
    QFETCH(unsigned, conflicts);
    QFETCH(unsigned, used);
    for (const std::uint64_t seed : {0u, 1u, 2u, 3u}) {
        const UnitRun run = unitRun(uses, seed == 0 ? std::nullopt : std::optional(seed));
        QCOMPARE(run.completed, std::vector<Cycle>{complete});
        QCOMPARE(run.conflicts, std::uint64_t{conflicts});
        QCOMPARE(run.updaterCycles, std::uint64_t{used});
        QVERIFY(std::abs(run.first - 0.214304f) < 1e-6f);
    }
}

/// 4 × 4 pixels are four quads, of one task each.
void VectorSharedComputationTest::VG2D_38_programsAskTheUnitForEachConversion_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<unsigned>("requests");
    QTest::newRow("none") << int{VG_sRGBA_8888} << 0u;
    QTest::newRow("gamma") << int{VG_lRGBA_8888} << 4u;
    QTest::newRow("RCP") << int{VG_sRGBA_8888_PRE} << 4u;
    QTest::newRow("RCP and gamma") << int{VG_lRGBA_8888_PRE} << 8u;
}

void VectorSharedComputationTest::VG2D_38_programsAskTheUnitForEachConversion()
{
    QFETCH(int, format);
    QFETCH(unsigned, requests);
    SharedBench bench(sharing(), 4);
    drawn(bench, static_cast<VGImageFormat>(format), 4, Words(16, 0x10203080));
    QCOMPARE(bench.requests(sharing()), requests);
}

/// 32 × 32 pixels are 256 quads. For each CU inverts alpha before and behind blending (VG2D-37): in two clocks of the
/// pixel engine, and within the cycle of the eight operations.
void VectorSharedComputationTest::VG2D_38_conflictsAreCountedAndPixelsAreTheSame_data()
{
    QTest::addColumn<bool>("isOpset8");
    QTest::addColumn<int>("format");
    QTest::addColumn<unsigned>("items");
    QTest::addColumn<unsigned>("updaterCycles");
    QTest::newRow("pgpe, gamma") << false << int{VG_lRGBA_8888} << 1024u << 512u;
    QTest::newRow("pgpe, RCP and gamma") << false << int{VG_lRGBA_8888_PRE} << 2048u << 512u;
    QTest::newRow("opset8, gamma") << true << int{VG_lRGBA_8888} << 1024u << 256u;
}

void VectorSharedComputationTest::VG2D_38_conflictsAreCountedAndPixelsAreTheSame()
{
    QFETCH(bool, isOpset8);
    QFETCH(int, format);
    QFETCH(unsigned, items);
    QFETCH(unsigned, updaterCycles);
    MachineConfig machine;
    machine.colorEngine->engine = isOpset8 ? ColorEngine::Opset8 : ColorEngine::Pgpe;
    SharedBench apart(machine), shared(sharing(machine));
    for (SharedBench* bench : {&apart, &shared})
        drawn(*bench, static_cast<VGImageFormat>(format), 32, manyColors(1024));
    QCOMPARE(apart.conflicts(), std::uint64_t{0});
    QVERIFY(shared.conflicts() > 0);
    QCOMPARE(shared.counted(sharing(machine), "conflicts"), shared.conflicts());
    QCOMPARE(shared.counted(sharing(machine), "items"), std::uint64_t{items});
    QCOMPARE(shared.counted(sharing(machine), "updaterCycles"), std::uint64_t{updaterCycles});
    const auto pixels = shared.pixels();
    QVERIFY(pixels == apart.pixels());
    QVERIFY(std::ranges::adjacent_find(pixels, std::not_equal_to()) != pixels.end());
}

/// All pairs of a color and an alpha, through formats whose conversions take each function.
void VectorSharedComputationTest::VG2D_38_copiesConvertToTheSameBits_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    const auto row = [](const char* name, VGImageFormat from, VGImageFormat to) {
        QTest::newRow(name) << int{from} << int{to};
    };
    row("degamma", VG_sRGBA_8888, VG_lRGBA_8888);
    row("gamma", VG_lRGBA_8888, VG_sRGBA_8888);
    row("RCP", VG_sRGBA_8888_PRE, VG_sRGBA_8888);
    row("RCP and degamma", VG_sRGBA_8888_PRE, VG_lRGBA_8888_PRE);
    row("RCP and gamma", VG_lRGBA_8888_PRE, VG_sRGBA_8888_PRE);
    row("there and back", VG_sRGBA_8888, VG_sL_8);
}

void VectorSharedComputationTest::VG2D_38_copiesConvertToTheSameBits()
{
    QFETCH(int, from);
    QFETCH(int, to);
    Words all;
    for (std::uint32_t i = 0; i < 65536; ++i)
        all.push_back((i >> 8) << 24 | ((i >> 8) ^ 0xFF) << 16 | (i >> 9) << 8 | (i & 255));
    std::vector<Words> copies;
    for (const MachineConfig& machine : {MachineConfig{}, sharing()}) {
        SharedBench bench(machine, 4);
        const auto source = static_cast<VGImageFormat>(from), target = static_cast<VGImageFormat>(to);
        const VGImage read = bench.picture(source, 256, all, source);
        const VGImage written = bench.image(target, 256, 256);
        bench.vg().copyImage(written, 0, 0, read, 0, 0, 256, 256, VG_FALSE);
        copies.push_back(bench.words(written, target));
    }
    QVERIFY(copies[0] == copies[1]);
    QVERIFY(copies[0].front() != copies[0].back());
}

void VectorSharedComputationTest::VG2D_38_filtersConvertToTheSameBits()
{
    constexpr std::array<VGfloat, 20> kTurned{0.5f, 0.25f, 0.25f, 0, 0.1f, 0.8f, 0.1f, 0, 0.3f, 0.3f,
                                              0.4f, 0,     0,     0, 0,    1,    0,    0, 0,    0};
    std::vector<Words> filtered;
    std::vector<std::uint32_t> requests;
    for (const MachineConfig& machine : {MachineConfig{}, sharing()}) {
        SharedBench bench(machine, 4);
        bench.vg().seti(VG_FILTER_FORMAT_LINEAR, VG_TRUE);
        const VGImage read = bench.picture(VG_sRGBA_8888_PRE, 32, manyColors(1024), VG_sRGBA_8888);
        const VGImage written = bench.image(VG_sRGBA_8888_PRE, 32, 32);
        bench.vg().colorMatrix(written, read, kTurned);
        filtered.push_back(bench.words(written, VG_sRGBA_8888_PRE));
        requests.push_back(bench.requests(machine));
    }
    QVERIFY(filtered[0] == filtered[1]);
    QCOMPARE(requests[0], 0u);
    QCOMPARE(requests[1], 256u * 3); // RCP and degamma of what is read, and gamma of what is written
}

void VectorSharedComputationTest::VG2D_38_withoutSharingNobodyAsks()
{
    SharedBench bench({}, 4);
    drawn(bench, VG_lRGBA_8888_PRE, 4, Words(16, 0x10203080));
    QCOMPARE(bench.requests({}), 0u);
    const auto usual = unitsOf({}), shared = unitsOf(sharing());
    QCOMPARE(std::ranges::count(usual, kComputationUnit, &UnitPresence::id), 0);
    QCOMPARE(std::ranges::count(shared, kComputationUnit, &UnitPresence::id), 1);
}

void VectorSharedComputationTest::VG2D_38_withoutAnArbiterProgramsConvertThemselves()
{
    const MachineConfig machine = presetConfig(Preset::Prog);
    SharedBench apart(machine), shared(sharing(machine));
    for (SharedBench* bench : {&apart, &shared})
        drawn(*bench, VG_lRGBA_8888_PRE, 32, manyColors(1024));
    QCOMPARE(shared.conflicts(), std::uint64_t{0});
    QCOMPARE(shared.requests(sharing(machine)), 0u);
    QVERIFY(shared.pixels() == apart.pixels());
}

void VectorSharedComputationTest::VG2D_38_theOrderOfTicksDoesNotMatter()
{
    SharedBench bench;
    drawn(bench, VG_lRGBA_8888_PRE, 32, manyColors(1024));
    DrawCommand pass = bench.machines().passes.back();
    pass.words = nullptr;
    const auto ran = [&](const ClockOptions& clock) {
        Memory memory = bench.machines().memory();
        TimedOptions options;
        options.clock = clock;
        options.traceHash = true;
        TimedGpu gpu(memory, sharing(), options);
        CORE_CHECK(gpu.draw(pass).hasValue(), "a pass that was drawn before");
        return std::tuple(gpu.lastDraw().cycles, gpu.lastDraw().computationConflicts, gpu.traceHash());
    };
    const auto usual = ran({});
    QVERIFY(std::get<1>(usual) > 0);
    QVERIFY(ran({false, std::nullopt}) == usual);
    for (const std::uint64_t seed : {1u, 2u, 3u})
        QVERIFY(ran({true, seed}) == usual);
}

/// A conflict is seen in the cycle behind it.
void VectorSharedComputationTest::VG2D_38_waitsAreBlamedOnTheColorUpdater()
{
    SharedBench bench;
    drawn(bench, VG_lRGBA_8888_PRE, 32, manyColors(1024));
    DrawCommand pass = bench.machines().passes.back();
    pass.words = nullptr;
    Memory memory = bench.machines().memory();
    TimedGpu gpu(memory, sharing());
    ActivityRecorder activity(gpu.machine().snapshot());
    const Subscription subscription = gpu.hub().subscribe(activity);
    QVERIFY(gpu.draw(pass));
    const auto units = gpu.machine().unitDescriptions();
    const auto queues = gpu.machine().queueDescriptions();
    const StallSources sources{units, queues,
                               [&](UnitId of) -> const ActivityHistory& { return activity.history(of); }};
    const auto path = [&](UnitId unit) { return unit ? units[unit.value - 1].path : std::string(); };
    Cycle waited = 0;
    for (const BlockedPair& pair : blockedPairs(sources, 0, gpu.machine().cycle())) {
        if (path(pair.blocked) != "ccu" || pair.reason != StallReason::ResourceBusy)
            continue;
        QCOMPARE(path(pair.blocker), std::string("cu"));
        waited += pair.cycles;
    }
    QCOMPARE(waited, gpu.lastDraw().computationConflicts);
}

void VectorSharedComputationTest::VG2D_38_aPluginOnItsPortIsRefused()
{
    static const vitrine_unit_kind kLast = [] {
        vitrine_unit_kind kind = proceduralUnitKind();
        kind.name = "Last";
        kind.function = "last";
        kind.prefix = "ff_Last";
        kind.port = VITRINE_LAST_PORT;
        return kind;
    }();
    static constexpr const vitrine_unit_kind* kKinds[] = {&kLast};
    MachineConfig machine;
    useUnits(machine, *UnitCatalog::builtIn()->with({VITRINE_ABI_VERSION, "p", "1", "l", kKinds, 1}, "", nullptr));
    QVERIFY(checkConfig(machine).hasValue());
    const auto checked = checkConfig(sharing(machine));
    QVERIFY(!checked);
    QCOMPARE(checked.error().message.english(), std::string("cu.sharedCompute: Port 15 already used by Last"));
}

VITRINE_TEST(VectorSharedComputationTest)
#include "tst_vg2d_shared_computation.moc"
