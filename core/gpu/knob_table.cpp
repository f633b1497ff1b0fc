// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/knob_table.h"

#include "core/blend/pgpe/object_format.h"

namespace vitrine::core {

namespace {

template <std::size_t N>
using WordList = std::array<std::string_view, N>;

constexpr WordList<3> kFragmentWords{"1", "4", "16"};
constexpr WordList<3> kPolicyWords{"completed_first", "new_first", "vertex_first"};
constexpr WordList<2> kShareWords{"time", "space"};
constexpr WordList<3> kSplitWords{"none", "byType", "byDevice"};
constexpr WordList<2> kArbiterWords{"fifo", "bypass"};
constexpr WordList<2> kSegmentWords{"segment", "pull"};
constexpr WordList<2> kSegmentOrderWords{"round_robin", "least_loaded"};
constexpr WordList<2> kSegmentStartWords{"close", "arrival"};
constexpr WordList<4> kTileWords{"4", "8", "16", "32"};
constexpr WordList<2> kL1Words{"bit", "interval"};
constexpr WordList<2> kCornerWords{"geometric", "samples"};
constexpr WordList<2> kEarlyTestWords{"off", "readonly"};
constexpr WordList<3> kBypassWords{"off", "auto", "force"};
constexpr WordList<3> kGatingWords{"off", "group", "alu"};
constexpr WordList<5> kClockWords{"1/4", "1/2", "1", "2", "4"};
constexpr WordList<2> kEngineWords{"opset8", "pgpe"};
constexpr WordList<2> kAluPathWords{"slave", "direct"};
constexpr WordList<5> kSampleWords{"auto", "1", "2x2", "4x2", "4x4"};
constexpr WordList<3> kPatternWords{"auto", "grid", "rotated"};
constexpr WordList<2> kLutWords{"table", "exact"};
constexpr WordList<2> kPlaneWords{"dual", "single"};
constexpr WordList<2> kBitWords{"8", "16"};
constexpr WordList<2> kMaskWords{"zst", "sp"};
constexpr WordList<2> kGradientWords{"sp", "ffp"};
constexpr WordList<3> kFlipWords{"auto", "off", "on"};
constexpr WordList<2> kModeWords{"0", "1"};
constexpr WordList<2> kBasicWords{"off", "auto"};
constexpr WordList<3> kSpaceWords{"auto", "linear", "stored"};
constexpr WordList<2> kWindingWords{"cw+", "ccw+"};
constexpr WordList<2> kResolveWords{"coverage", "color"};
constexpr WordList<2> kTimingWords{"ideal", "default"};

constexpr std::uint32_t kMostLevels = 16;

/// Processors, and what they work on.
auto processorRows()
{
    return std::array{
        presetKnob(),
        integerKnob<&ProcessorKnobs::spCount, 1, kMostProcessors>({"sp.count", "1–64", words("Shader processors.")}),
        numberSetKnob<&ProcessorKnobs::spEnabled, kMostProcessors>(
            {"sp.enabled", "all, none, or some of 0–63: 0,2", words("Which processors get work.")}),
        integerKnob<&ProcessorKnobs::groups, 2, kMaxAluGroups>(
            {"sp.groups", "2–4", words("ALU groups in each shader processor.")}),
        alusPerGroupKnob(),
        registerBanksKnob(),
        integerKnob<&ProcessorKnobs::verticesPerThread, 1, 16>(
            {"vs.verticesPerThread", "1–16", words("Vertices that one vertex task carries.")}),
        integerKnob<&ProcessorKnobs::verticesPerThreadInBypass, 1, 16>(
            {"vs.verticesPerThreadInBypass", "1–16",
             words("The same while fragments bypass the processors; no fewer than there are ALUs for them.")}),
        numberChoiceKnob<&ProcessorKnobs::fragmentsPerTask, kFragmentWords>(
            {"fs.fragmentsPerTask", "1, 4, 16", words("Fragments that one fragment task carries.")}),
        choiceKnob<&ProcessorKnobs::schedPolicy, kPolicyWords>({"sched.policy",
                                                                "completed_first, new_first, vertex_first",
                                                                words("Which waiting work a free processor takes.")}),
        choiceKnob<&ProcessorKnobs::schedShare, kShareWords>(
            {"sched.share", "time, space", words("Whether vertex and fragment work share cycles or groups.")}),
        schedRatioKnob(),
    };
}

/// Queues, the arbiter and its devices.
auto deviceRows()
{
    return std::array{
        integerKnob<&CommandKnobs::ciWordCycles, 0, 8>(
            {"ci.wordCycles", "0–8",
             words("Cycles that the command interface takes for a word; a command takes one at least.")}),
        integerKnob<&CommandKnobs::ciDraws, 1, 16>(
            {"ci.draws", "1–16", words("Draws that can be under way at once, where a frame is run.")}),
        integerKnob<&QueueKnobs::vtqDepth, 1, 1024>(
            {"vtq.depth", "1–1024", words("Entries of the vertex task queue.")}),
        integerKnob<&QueueKnobs::ftqDepth, 1, 1024>(
            {"ftq.depth", "1–1024", words("Entries of the fragment task queue.")}),
        integerKnob<&QueueKnobs::arqDepth, 1, 1024>(
            {"arq.depth", "1–1024", words("Entries of the device request queue.")}),
        integerKnob<&QueueKnobs::apqDepth, 1, 1024>({"apq.depth", "1–1024", words("Entries of the pending queue.")}),
        switchKnob<&QueueKnobs::apqReserve>("apq.reserve",
                                            words("New tasks start only with a pending slot of their own.")),
        choiceKnob<&QueueKnobs::apqSplit, kSplitWords>(
            {"apq.split", "none, byType, byDevice",
             words("How the pending queue is realized: as one, or as sub-queues that share its entries.")}),
        integerKnob<&DeviceKnobs::arbWidth, 1, 4>(
            {"arb.width", "1–4", words("Requests that the arbiter routes in a cycle.")}),
        choiceKnob<&DeviceKnobs::arbMode, kArbiterWords>(
            {"arb.mode", "fifo, bypass", words("Whether requests may pass an older one whose device is busy.")}),
        integerKnob<&DeviceKnobs::texLatency, 1, 1000>(
            {"tex.latency", "1–1000", words("Cycles from a request to its result in the texture unit.")}),
        integerKnob<&DeviceKnobs::ffsLatency, 1, 1000>(
            {"ffs.latency", "1–1000", words("The same in fixed-function shading.")}),
        integerKnob<&DeviceKnobs::ffpLatency, 1, 1000>(
            {"ffp.latency", "1–1000", words("The same in procedural texture.")}),
        integerKnob<&DeviceKnobs::ffbLatency, 1, 1000>(
            {"ffb.latency", "1–1000", words("The same in texture blending.")}),
        integerKnob<&DeviceKnobs::devInterval, 1, 64>(
            {"dev.interval", "1–64", words("Cycles between two items that a device accepts.")}),
        integerKnob<&DeviceKnobs::texItemsPerCycle, 1, 4>(
            {"tex.itemsPerCycle", "1–4", words("Items of a request that the texture unit accepts at once.")}),
        devicesKnob(),
        switchKnob<&DeviceKnobs::texInitialPrefetch>(
            "tex.initialPrefetch", words("Textures read at interpolated places are read before the program runs.")),
    };
}

/// Segments of the fragment stream.
auto segmentRows()
{
    return std::array{
        choiceKnob<&SegmentKnobs::segMode, kSegmentWords>(
            {"seg.mode", "segment, pull", words("Whether fragments are pushed in segments or pulled task by task.")}),
        integerKnob<&SegmentLimits::fragments, 1, 1024>(
            {"seg.slots", "1–1024", words("Fragments that fit into a segment.")}),
        integerKnob<&SegmentLimits::words, 16, 65536>({"seg.words", "16–65536", words("Register words of a segment.")}),
        integerKnob<&SegmentLimits::prims, 1, 64>({"seg.prims", "1–64", words("Primitives of a segment.")}),
        integerKnob<&SegmentLimits::programs, 1, 4>(
            {"seg.programs", "1–4", words("Programs and states of a segment.")}),
        numberOrOffKnob<&SegmentKnobs::segTimeout, 1, 100000>(
            {"seg.timeout", "1–100000, off", words("Cycles without a new fragment after which a segment closes.")}),
        choiceKnob<&SegmentKnobs::segOrder, kSegmentOrderWords>(
            {"seg.order", "round_robin, least_loaded", words("Which processor gets the next segment.")}),
        choiceKnob<&SegmentKnobs::segStart, kSegmentStartWords>(
            {"seg.startAt", "close, arrival",
             words("Whether tasks of a segment start when it closes or as they arrive.")}),
    };
}

/// Quads through the units that every one passes.
auto quadRows()
{
    return std::array{
        integerKnob<&QuadKnobs::rasQuadsPerCycle, 1, 4>(
            {"ras.quadsPerCycle", "1–4", words("Quads that the rasterizer sends in a cycle.")}),
        integerKnob<&QuadKnobs::zstQuadsPerCycle, 1, 4>(
            {"zst.quadsPerCycle", "1–4",
             words("Quads that each tap of the depth and stencil tests takes in a cycle.")}),
        integerKnob<&QuadKnobs::cuQuadsPerCycle, 1, 4>(
            {"cu.quadsPerCycle", "1–4", words("Quads that the color updater takes in a cycle.")}),
        integerKnob<&CommandKnobs::clearTilesPerCycle, 1, 64>(
            {"clear.tilesPerCycle", "1–64",
             words("Whole tiles that a clear marks in a cycle, of depths and of colors.")}),
    };
}

/// Hidden surfaces found early.
auto hizRows()
{
    return std::array{
        switchKnob<&HizConfig::enabled>("hiz.enabled",
                                        words("Tiles are tested against depth bounds before their pixels.")),
        numberChoiceKnob<&HizConfig::tile, kTileWords>(
            {"hiz.tile", "4, 8, 16, 32", words("Pixels along the side of a tile.")}),
        switchKnob<&DiscardKnobs::layer1>("hiz.layer1", words("Opacity of a whole texture is looked at.")),
        switchKnob<&DiscardKnobs::layer2>("hiz.layer2", words("Opacity of the texels that a tile reads is looked at.")),
        choiceKnob<&DiscardKnobs::l1Mode, kL1Words>(
            {"hiz.l1Mode", "bit, interval",
             words("What is known of a texture: all opaque or not, or bounds of alpha.")}),
        choiceKnob<&DiscardKnobs::corners, kCornerWords>(
            {"hiz.corners", "geometric, samples", words("Where the corners of a tile lie.")}),
        numberSetKnob<&DiscardKnobs::levels, kMostLevels>(
            {"hiz.levels", "all, none, or some of 0–15: 0,2", words("Levels of the opacity pyramid that are kept.")}),
        integerKnob<&DiscardKnobs::maxEntries, 1, 64>(
            {"hiz.maxEntries", "1–64", words("Entries of the opacity pyramid that one look-up may read.")}),
        integerKnob<&HizConfig::entryCycles, 0, 8>(
            {"hiz.entryCycles", "0–8", words("Cycles for which each of these keeps the rasterizer at its tile.")}),
        choiceKnob<&HizConfig::earlyTestOnDiscard, kEarlyTestWords>(
            {"hiz.earlyTestOnDiscard", "off, readonly", words("Whether programs that discard are tested early, too.")}),
        switchKnob<&HizConfig::feedback>("hiz.feedback",
                                         words("Bounds become tighter when the pixels have been tested.")),
        switchKnob<&HizConfig::stencil>("histencil.enabled", words("Tiles are tested against stencil bounds as well.")),
    };
}

/// Power, and the way past the processors.
auto powerRows()
{
    return std::array{
        choiceKnob<&BypassKnobs::bypassMode, kBypassWords>(
            {"bypass.mode", "off, auto, force",
             words("Whether fragments that need no program go past the processors.")}),
        choiceKnob<&PowerKnobs::powerGating, kGatingWords>(
            {"power.gating", "off, group, alu", words("What is switched off when idle.")}),
        integerKnob<&PowerKnobs::powerWakeCycles, 0, 1000>(
            {"power.wakeCycles", "0–1000", words("Cycles until what was off works again.")}),
        integerKnob<&BypassKnobs::bypassFifoBanks, 1, kMostProcessors>(
            {"bypass.fifoBanks", "1–64, not above sp.count",
             words("Register banks that hold fragments on their way past.")}),
        choiceKnob<&ProcessorKnobs::shaderClock, kClockWords>(
            {"clk.shaderRatio", "1/4, 1/2, 1, 2, 4", words("Shader cycles in a graphics cycle.")}),
    };
}

/// Blending and two-dimensional graphics: what may change pixels stands here, but for the preset.
auto pixelRows()
{
    return std::array{
        choiceKnob<&ColorEngineConfig::engine, kEngineWords>(
            {"cu.engine", "opset8, pgpe", words("What the color updater is made of.")}),
        choiceKnob<&ColorEngineConfig::aluPath, kAluPathWords>(
            {"pgpe.aluPath", "slave, direct", words("Who feeds the ALU of the pixel engine.")}),
        switchKnob<&ColorEngineConfig::coIssue>("pgpe.coIssue",
                                                words("The pixel engine starts two instructions in a cycle.")),
        changingPixels(choiceKnob<&ColorEngineConfig::format, pgpe::kPgpeFormatNames>(
            {"pgpe.format", "8, 10, 16f, 32f", words("The numbers that the pixel engine computes with.")})),
        changingPixels(choiceKnob<&VectorConfig::samples, kSampleWords>(
            {"aa.samples", "auto, 1, 2x2, 4x2, 4x4",
             words("Samples of a pixel along x and y in two-dimensional graphics.")})),
        changingPixels(choiceKnob<&VectorConfig::pattern, kPatternWords>(
            {"aa.pattern", "auto, grid, rotated", words("Where they lie.")})),
        toleranceKnob(),
        gammaKnob(),
        changingPixels(choiceKnob<&VectorConfig::lutMode, kLutWords>(
            {"lut.mode", "table, exact",
             words("Whether functions are looked up in tables of 256 entries or computed.")})),
        changingPixels(choiceKnob<&VectorConfig::scissorPlane, kPlaneWords>(
            {"stencil.scissorPlane", "dual, single",
             words("Whether scissors have a stencil plane beside that of windings.")})),
        changingPixels(choiceKnob<&VectorConfig::windingSign, kWindingWords>(
            {"stencil.windingSign", "cw+, ccw+", words("Which triangles count up in the stencil: clockwise or not.")})),
        changingPixels(numberChoiceKnob<&VectorConfig::windingBits, kBitWords>(
            {"stencil.windingBits", "8, 16", words("How far windings are counted before they wrap.")})),
        choiceKnob<&VectorConfig::maskUnit, kMaskWords>(
            {"vg.maskUnit", "zst, sp", words("Which unit multiplies coverage by the mask.")}),
        changingPixels(choiceKnob<&VectorConfig::gradientUnit, kGradientWords>(
            {"vg.gradient", "sp, ffp", words("Which unit works out where in its ramp a gradient is.")})),
        changingPixels(choiceKnob<&VectorConfig::blendSpace, kSpaceWords>(
            {"blend.space", "auto, linear, stored",
             words("Whether two-dimensional graphics are blended in linear light or as colors are stored.")})),
        changingPixels(choiceKnob<&VectorConfig::blendCoverage, kSpaceWords>(
            {"blend.coverage", "auto, linear, stored", words("The same where a pixel is covered in part.")})),
        choiceKnob<&VectorConfig::basicPath, kBasicWords>(
            {"vg.basicPath", "off, auto", words("Whether what needs no shader goes by the processors.")}),
        changingPixels(choiceKnob<&VectorConfig::convolution, kModeWords>(
            {"conv.mode", "0, 1",
             words("Whether the pixels of a kernel are the nearest ones, or its coefficients are interpolated.")})),
        changingPixels(choiceKnob<&VectorConfig::kernelFlip, kFlipWords>(
            {"conv.flip", "auto, off, on", words("Convolution kernels are flipped, as OpenVG has them.")})),
        changingPixels(choiceKnob<&VectorConfig::resolve, kResolveWords>(
            {"aa.resolve", "coverage, color", words("What is averaged over the samples of a pixel.")})),
        switchKnob<&ColorEngineConfig::sharedCompute>(
            "cu.sharedCompute",
            words("On PAR, fragment programs of OpenVG convert colors on the computation unit of the color updater.")),
        choiceKnob<&MachineConfig::timing, kTimingWords>(
            {"timing", "ideal, default", words("Whether hops between units cost a cycle.")}),
    };
}

} // namespace

std::span<const KnobRow> knobRows()
{
    static const std::vector<KnobRow> kRows = [] {
        std::vector<KnobRow> rows;
        const auto add = [&rows](const auto& more) { rows.insert(rows.end(), more.begin(), more.end()); };
        add(processorRows());
        add(deviceRows());
        add(segmentRows());
        add(quadRows());
        add(hizRows());
        add(powerRows());
        add(pixelRows());
        return rows;
    }();
    return kRows;
}

} // namespace vitrine::core
