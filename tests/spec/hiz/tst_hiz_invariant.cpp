// SPDX-License-Identifier: Apache-2.0
// HIZ-28: no knob of HIZ changes a pixel, and bounds always hold.
#include "core/command/discard_knobs.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/hiz/hiz_config.h"
#include "tests/harness/test_class.h"
#include "tests/spec/hiz/hiz_bench.h"

#include "core/hiz/hiz_tiles.h"
#include "core/opacity/draw_opacity.h"
#include "core/shader/discard_analysis.h"
#include "tests/spec/hiz/opacity_bench.h"

#include <QtTest>

#include <random>

using namespace vitrine::hiz;

namespace {

constexpr std::uint32_t kWidth = 24, kHeight = 20;
constexpr int kTileScenes = 200;

/// Fragments left of this column are discarded by sprites.
constexpr std::int32_t kSpriteEdge = 11;

const std::string kTileHead = ".fragment\n.temps 2\n.inputs 2\n.outputs 1\n.varyings 1\n.fragcoord 1\n"
                              ".literal 11 0.35 0 1\n";
const std::string kSprite = kTileHead + ".can_discard\nCMP.LT r0, v1.x, c0.x\nKIL r0.x\n";
const std::string kTextured =
    kTileHead + ".can_discard\n.derivatives\nSEND r0, d0:0:IMPLICIT, v0.xy\nCMP.LT r1.x, r0.w, c0.y\nKIL r1.x\n";
const std::string kEnd = "MOV o0, v0\nEND\n";

const std::array<std::string, 8> kPrograms{
    kTileHead + kEnd,
    kSprite + kEnd,
    kTileHead + ".writes_depth\nODEP v0.x\n" + kEnd,
    kTileHead + ".side_effects\nSTOUT v0\n" + kEnd,
    kTileHead + ".can_discard\nCMP.LT r0, v0.x, c0.y\nKIL r0.x\n" + kEnd,
    kTileHead + ".can_discard\n.writes_depth\n.side_effects\nSTOUT v0\nCMP.LT r0, v1.x, c0.x\nKIL r0.x\nODEP v0.y\n" +
        kEnd,
    kTextured + kEnd,
    kTextured + ".side_effects\nSTOUT v0\n" + kEnd,
};
constexpr std::uint32_t kFirstTextured = 6;

/// What is true of the sprites.
DiscardVerdict spriteVerdict(const PixelBounds& tile)
{
    if (tile.x1 <= kSpriteEdge)
        return DiscardVerdict::Transparent;
    return tile.x0 >= kSpriteEdge ? DiscardVerdict::Opaque : DiscardVerdict::Unknown;
}

struct TileScene {
    DrawBench bench{{kWidth, kHeight, 1, PixelFormat::Rgba8, false, true}};
    ClearCommand clear;
    std::vector<DrawBench::Draft> draws;
    std::vector<bool> isSprite;
    int provenDraws = 0; ///< of which layer 1 knows whether they discard
};

class SceneMaker {
public:
    explicit SceneMaker(unsigned seed) : m_random(seed) {}

    TileScene make()
    {
        TileScene scene;
        DrawBench& bench = scene.bench;
        const std::uint32_t samples = below(4) == 0 ? 4 : 1;
        bench = DrawBench({kWidth, kHeight, samples, PixelFormat::Rgba8, false, true});
        const PixelFormat format = coin() ? PixelFormat::Depth16 : PixelFormat::Depth24;
        bench.targets.depth = bench.memory.create({format, kWidth, kHeight, samples});
        scene.clear.targets = bench.targets;
        scene.clear.clearDepth = scene.clear.clearStencil = true;
        scene.clear.depth = below(4) == 0 ? 0.5f : 1.0f;
        scene.clear.stencil = static_cast<std::uint8_t>(below(3));
        const std::uint32_t count = 4 + below(4);
        for (std::uint32_t i = 0; i < count; ++i)
            addDraw(scene);
        return scene;
    }

private:
    std::uint32_t below(std::uint32_t count) { return static_cast<std::uint32_t>(m_random() % count); }
    bool coin() { return below(2) == 0; }
    float unit() { return static_cast<float>(below(256)) / 255.0f; }

    void addDraw(TileScene& scene)
    {
        const std::uint32_t program = below(kPrograms.size());
        const bool isFlat = coin();
        const float depth = unit();
        const auto topology = below(6) == 0 ? Topology::Lines : below(8) == 0 ? Topology::Points : Topology::Triangles;
        std::vector<DrawBench::Vertex> vertices;
        for (std::uint32_t i = 0; i < 3 * (1 + below(3)); ++i) {
            const float reach = below(3) == 0 ? 3.0f : 1.25f;
            vertices.push_back({(unit() * 1.5f - 0.25f) * kWidth * reach,
                                (unit() * 1.5f - 0.25f) * kHeight * reach,
                                isFlat ? depth : unit() * 1.2f - 0.1f,
                                {unit(), unit(), unit(), unit()}});
        }
        DrawBench::Draft draft = scene.bench.draft(topology, vertices, kPrograms[program]);
        RasterState& raster = draft.state.raster;
        raster.scissorEnabled = below(4) == 0;
        raster.scissor = {3, 2, 17, 15};
        raster.polygonOffsetEnabled = below(4) == 0;
        raster.polygonOffsetFactor = unit() * 4.0f - 2.0f;
        raster.polygonOffsetUnits = unit() * 4000.0f - 2000.0f;
        raster.sampleAlphaToCoverage = below(4) == 0 && (program == 0 || program == 2 || program >= kFirstTextured);
        raster.sampleCoverageEnabled = below(4) == 0;
        raster.sampleCoverageValue = unit();
        changeTests(draft.state.depthStencil);
        draft.state.blend.enabled = coin();
        draft.state.blend.destinationColor = BlendFactor::SourceColor;
        if (program >= kFirstTextured)
            addTexture(scene, draft.state);
        scene.isSprite.push_back(program == 1 || program == 5);
        scene.draws.push_back(std::move(draft));
    }

    /// Of blocks that are transparent, opaque or between; and what the driver proves of it.
    void addTexture(TileScene& scene, DrawState& state)
    {
        constexpr std::uint32_t kSide = 16;
        const std::uint32_t block = 1u << below(5), kinds = below(4) == 0 ? 3 : below(2) + 1, first = below(2);
        std::vector<float> alphas;
        for (std::uint32_t i = 0; i < kSide * kSide; ++i) {
            const std::uint32_t kind = (i % kSide / block + i / kSide / block * 3) % kinds;
            alphas.push_back(kind == 2 ? 0.5f : kind == first ? 1.0f : 0.0f);
        }
        auto view = std::make_shared<TextureView>(viewOf({makeAlphas(scene.bench.memory, kSide, kSide, alphas)}));
        view->sampler.magFilter = view->sampler.minFilter = coin() ? Filter::Linear : Filter::Nearest;
        view->sampler.wrapS = view->sampler.wrapT = coin() ? Wrap::Repeat : Wrap::ClampToEdge;
        state.fragmentTextures[0] = view;
        auto program = std::make_shared<Program>(*state.program.fragment);
        program->discard = std::make_shared<const DiscardAnalysis>(analyzeDiscard(*program));
        state.program.fragment = program;
        state.program.fragmentConstants = std::make_shared<const std::vector<Vec4>>(program->literals);
        TextureScans scans;
        state.discard = drawDiscard(state, readOpacities(state, scene.bench.memory, scans));
        scene.provenDraws += state.discard.byIntervals != DiscardVerdict::Unknown;
    }

    void changeTests(DepthStencilState& state)
    {
        state.depthTest = below(6) != 0;
        state.depthWrite = below(5) != 0;
        state.depthFunction = static_cast<CompareFunction>(below(3) == 0 ? below(8) : 1);
        state.stencilTest = coin();
        for (StencilFace* face : {&state.front, &state.back}) {
            face->function = static_cast<CompareFunction>(below(8));
            face->reference = static_cast<std::uint8_t>(below(4));
            face->compareMask = below(4) == 0 ? 0x2 : 0xFF;
            face->writeMask = below(4) == 0 ? 0x1 : 0xFF;
            face->stencilFail = coin() ? StencilOperation::Keep : static_cast<StencilOperation>(below(8));
            face->depthFail = coin() ? StencilOperation::Keep : static_cast<StencilOperation>(below(8));
            face->depthPass = static_cast<StencilOperation>(below(8));
        }
    }

    std::mt19937 m_random;
};

/// hiz.layer1, hiz.layer2, hiz.levels, hiz.maxEntries, hiz.l1Mode, hiz.corners, hiz.feedback.
struct Knobs {
    std::uint32_t layer1, layer2, levels, maxEntries;
    HizL1Mode l1Mode = HizL1Mode::Interval;
    HizCorners corners = HizCorners::Geometric;
    std::uint32_t feedback = 0;
};
constexpr std::uint32_t kAll = 0xFFFF;
constexpr std::array<Knobs, 15> kKnobs{{
    {0, 0, kAll, 4},
    {1, 0, kAll, 4, HizL1Mode::Interval, HizCorners::Geometric, 1},
    {0, 1, kAll, 4},
    {1, 1, kAll, 4, HizL1Mode::Interval, HizCorners::Geometric, 1},
    {1, 1, kAll, 1, HizL1Mode::Bit},
    {0, 1, kAll, 64, HizL1Mode::Interval, HizCorners::Samples, 1},
    {0, 1, 1u << 0, 64},
    {1, 1, 1u << 1 | 1u << 3, 4, HizL1Mode::Interval, HizCorners::Geometric, 1},
    {0, 1, 1u << 2, 16},
    {1, 1, 0, 4, HizL1Mode::Bit, HizCorners::Geometric, 1},
    {0, 1, 1u << 0 | 1u << 1, 1, HizL1Mode::Interval, HizCorners::Geometric, 1},
    {1, 1, kAll, 16, HizL1Mode::Interval, HizCorners::Samples},
    {0, 0, kAll, 64, HizL1Mode::Interval, HizCorners::Geometric, 1},
    {1, 0, 1u << 4, 4, HizL1Mode::Bit},
    {1, 1, 1u << 4, 64, HizL1Mode::Interval, HizCorners::Samples, 1},
}};

/// Sixteen: without HIZ, and fifteen with other sizes, options and proofs.
std::vector<MachineConfig> combinations()
{
    std::vector<MachineConfig> result(1 + kKnobs.size());
    result[0].hiz->enabled = 0;
    constexpr std::array<std::uint32_t, 4> kSizes{8, 4, 16, 32};
    for (std::size_t i = 1; i < result.size(); ++i) {
        const Knobs& knobs = kKnobs[i - 1];
        HizConfig& hiz = *result[i].hiz;
        hiz.tile = kSizes[i % 4];
        hiz.stencil = i % 5 == 0 ? 0 : 1;
        hiz.earlyTestOnDiscard = i % 3 == 0 ? EarlyTestOnDiscard::ReadOnly : EarlyTestOnDiscard::Off;
        hiz.feedback = knobs.feedback;
        hiz.proofs = {knobs.layer1, knobs.layer2, knobs.l1Mode, knobs.corners, knobs.levels, knobs.maxEntries};
        result[i].segments->segMode = i % 2 == 0 ? SegmentMode::Pull : SegmentMode::Segment;
    }
    return result;
}

DrawCommand commandOf(const TileScene& scene, std::size_t index)
{
    DrawBench::Draft draft = scene.draws[index];
    if (scene.isSprite[index])
        draft.state.discard.tiles = std::make_shared<const FakeJudge>(spriteVerdict);
    draft.command.drawSeq = static_cast<std::uint32_t>(index);
    return draft.finished();
}

struct DrawnScene {
    std::vector<std::byte> contents;
    Hash128 depthBounds, stencilBounds;
    QString violation;
};

/// What the scene has left.
void note(const Memory& memory, const TileScene& scene, DrawnScene& outcome)
{
    for (const SurfaceId id : {scene.bench.targets.depth, scene.bench.targets.stencil})
        if (const QString found = violation(memory, id); !found.isEmpty() && outcome.violation.isEmpty())
            outcome.violation = found;
    outcome.contents = DrawBench::contents(memory, scene.bench.targets);
    if (const TileBounds* bounds = memory.surface(scene.bench.targets.depth).bounds())
        outcome.depthBounds = bounds->contentHash();
    if (const TileBounds* bounds = memory.surface(scene.bench.targets.stencil).bounds())
        outcome.stencilBounds = bounds->contentHash();
}

template <typename Machine>
DrawnScene drawOn(Machine& machine, const TileScene& scene)
{
    DrawnScene outcome;
    machine.clear(scene.clear);
    for (std::size_t i = 0; i < scene.draws.size() && outcome.violation.isEmpty(); ++i) {
        if (!machine.draw(commandOf(scene, i)).hasValue())
            outcome.violation = "a draw is refused";
        for (const SurfaceId id : {scene.bench.targets.depth, scene.bench.targets.stencil})
            if (const QString found = violation(machine.memory(), id); !found.isEmpty())
                outcome.violation = QString("draw %1, %2").arg(i).arg(found);
    }
    note(machine.memory(), scene, outcome);
    return outcome;
}

DrawnScene drawUntimed(const TileScene& scene, const MachineConfig& config)
{
    Memory memory = scene.bench.memory;
    UntimedGpu gpu(memory, reachableUnits(config), *config.colorEngine, *config.hiz);
    return drawOn(gpu, scene);
}

using RowCounts = std::array<std::uint64_t, 20>;

/// Adds to how often each row of the decision table was taken.
DrawnScene drawTimed(const TileScene& scene, const MachineConfig& config, RowCounts& rows)
{
    Memory memory = scene.bench.memory;
    TimedGpu gpu(memory, config);
    DrawnScene outcome = drawOn(gpu, scene);
    for (std::size_t i = 0; gpu.hiz() && i < rows.size(); ++i)
        rows[i] += gpu.hiz()->counters().rows[i];
    return outcome;
}

/// RUN-04: four draws under way. Bounds are looked at once the machine has drained.
DrawnScene drawInFlight(const TileScene& scene, const MachineConfig& config)
{
    Memory memory = scene.bench.memory;
    TimedGpu gpu(memory, config, {.draws = 4});
    DrawnScene outcome;
    gpu.clear(scene.clear);
    for (std::size_t i = 0; i < scene.draws.size(); ++i)
        if (!gpu.draw(commandOf(scene, i)).hasValue())
            outcome.violation = "a draw is refused";
    gpu.endFrame();
    if (gpu.takeFailure())
        outcome.violation = "the machine can't go on";
    note(memory, scene, outcome);
    return outcome;
}

DrawnScene drawUntimedInFlight(const TileScene& scene, const MachineConfig& config)
{
    Memory memory = scene.bench.memory;
    memory.setDrawsInFlight(4);
    UntimedGpu gpu(memory, reachableUnits(config), *config.colorEngine, *config.hiz);
    DrawnScene outcome = drawOn(gpu, scene);
    gpu.endFrame();
    note(memory, scene, outcome);
    return outcome;
}

} // namespace

class HizInvariantTest : public QObject {
    Q_OBJECT
private slots:
    void HIZ_28_noKnobChangesAPixelAndBoundsHold();
};

/// All combinations without the clock, and one of them, another for every scene, with it.
void HizInvariantTest::HIZ_28_noKnobChangesAPixelAndBoundsHold()
{
    const std::vector<MachineConfig> all = combinations();
    RowCounts rows{};
    int provenDraws = 0;
    for (int seed = 0; seed < kTileScenes; ++seed) {
        const TileScene scene = SceneMaker(static_cast<unsigned>(seed)).make();
        const DrawnScene plain = drawUntimed(scene, all[0]);
        provenDraws += scene.provenDraws;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const DrawnScene untimed = drawUntimed(scene, all[i]);
            const QString place = QString("scene %1, combination %2: %3").arg(seed).arg(i).arg(untimed.violation);
            QVERIFY2(untimed.violation.isEmpty(), qPrintable(place));
            QVERIFY2(untimed.contents == plain.contents, qPrintable(place));
            if (i != static_cast<std::size_t>(seed) % all.size())
                continue;
            const DrawnScene timed = drawTimed(scene, all[i], rows);
            QVERIFY2(timed.violation.isEmpty(), qPrintable(timed.violation));
            QVERIFY2(timed.contents == plain.contents, qPrintable(place));
            QVERIFY2(timed.depthBounds == untimed.depthBounds, qPrintable(place));
            QVERIFY2(timed.stencilBounds == untimed.stencilBounds, qPrintable(place));
            const DrawnScene inFlight = drawInFlight(scene, all[i]), withoutClock = drawUntimedInFlight(scene, all[i]);
            QVERIFY2(inFlight.violation.isEmpty(), qPrintable(inFlight.violation));
            QVERIFY2(withoutClock.violation.isEmpty(), qPrintable(withoutClock.violation));
            QVERIFY2(inFlight.contents == plain.contents, qPrintable(place));
            QVERIFY2(inFlight.depthBounds == withoutClock.depthBounds, qPrintable(place));
            QVERIFY2(inFlight.stencilBounds == withoutClock.stencilBounds, qPrintable(place));
        }
    }
    QVERIFY(provenDraws > 20);
    // What the programs can come to.
    for (const std::size_t row : {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 15, 19, 20})
        QVERIFY2(rows[row - 1] > 0, qPrintable(QString("row %1 was never taken").arg(row)));
}

VITRINE_TEST(HizInvariantTest, QCoreApplication)
#include "tst_hiz_invariant.moc"
