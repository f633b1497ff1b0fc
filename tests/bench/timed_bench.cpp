// SPDX-License-Identifier: Apache-2.0
// Prints how fast the timed machine runs, alone, with what a session keeps of a run, and on other work. Run by hand;
// ctest does not know it.
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/timed_gpu.h"
#include "core/record/activity_recorder.h"
#include "core/record/occupancy_recorder.h"
#include "tests/bench/user_time.h"
#include "tests/gpu/draw_bench.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <optional>
#include <string_view>

namespace {

using namespace vitrine::core;
using namespace vitrine::gputest;
using vitrine::bench::userSeconds;

constexpr std::uint16_t kWidth = 640;
constexpr std::uint16_t kHeight = 480;
constexpr std::uint16_t kQuadSize = 160;

/// Ten instructions: a texture fetch, lighting by two of the components, a fade and the output.
constexpr const char* kTextured = ".fragment\n.temps 3\n.inputs 1\n.outputs 1\n.varyings 1\n.derivatives\n"
                                  "SEND r0, d0:0:IMPLICIT, v0\n"
                                  "MUL r1, v0, v0\n"
                                  "MAD r1, r1, v0, v0\n"
                                  "ADD r2, r1, v0\n"
                                  "MUL r2, r2, r1\n"
                                  "MAD r0, r0, r2, v0\n"
                                  "MUL r0, r0, r1\n"
                                  "ADD r0, r0, r2\n"
                                  "MOV o0, r0\n"
                                  "END\n";

/// The same without the fetch: what the way to TEX and back costs is the difference.
constexpr const char* kPlain = ".fragment\n.temps 3\n.inputs 1\n.outputs 1\n.varyings 1\n"
                               "MOV r0, v0\n"
                               "MUL r1, v0, v0\n"
                               "MAD r1, r1, v0, v0\n"
                               "ADD r2, r1, v0\n"
                               "MUL r2, r2, r1\n"
                               "MAD r0, r0, r2, v0\n"
                               "MUL r0, r0, r1\n"
                               "ADD r0, r0, r2\n"
                               "MOV o0, r0\n"
                               "END\n";

enum class Work {
    Quads, ///< twelve of them, textured
    PlainQuads,
    Small ///< one triangle in 4 × 4 pixels: what a draw costs by itself, its command buffer and its drain among it
};

/// What listens to a run.
enum class Listening { Nobody, Metered, Recorded, RecordedAndHashed };

/// The quads need no program, so on the machine as it comes they bypass the processors. Whatever asks for segments,
/// tasks or the way to TEX and back is measured where they do not.
struct Kind {
    const char* name;
    Listening listening = Listening::Nobody;
    SegmentMode segments = SegmentMode::Segment;
    Work work = Work::Quads;
    BypassMode bypass = BypassMode::Off;
};
constexpr Kind kKinds[] = {
    {"processors"},
    {"metered", Listening::Metered},
    {"recorded", Listening::Recorded},
    {"recorded and hashed", Listening::RecordedAndHashed},
    {"pull", Listening::Nobody, SegmentMode::Pull},
    {"without texture", Listening::Nobody, SegmentMode::Segment, Work::PlainQuads},
    {"small draws", Listening::Nobody, SegmentMode::Segment, Work::Small},
    {"default path", Listening::Nobody, SegmentMode::Segment, Work::Quads, BypassMode::Auto},
    {"default path, recorded", Listening::Recorded, SegmentMode::Segment, Work::Quads, BypassMode::Auto}};

struct Speed {
    double cycles = 0; ///< millions a second of processor time
    double fragments = 0;
    double draws = 0;      ///< a second
    double cyclesEach = 0; ///< of a draw
};

DrawCommand smallDraw(DrawBench& bench)
{
    auto draft =
        bench.draft(Topology::Triangles,
                    {{0, 0, 0.5f, {0, 0, 0, 1}}, {4, 0, 0.5f, {1, 0, 0, 1}}, {0, 4, 0.5f, {0, 1, 0, 1}}}, kPlain);
    return draft.finished();
}

/// Twelve quads side by side that cover the target.
DrawCommand quads(DrawBench& bench, const char* program)
{
    std::vector<DrawBench::Vertex> vertices;
    for (std::uint16_t y = 0; y < kHeight; y += kQuadSize) {
        for (std::uint16_t x = 0; x < kWidth; x += kQuadSize) {
            const auto corner = [&](float i, float j) {
                vertices.push_back({x + i * kQuadSize, y + j * kQuadSize, 0.5f, {i, j, 0, 1}});
            };
            corner(0, 0), corner(1, 0), corner(0, 1);
            corner(0, 1), corner(1, 0), corner(1, 1);
        }
    }
    auto draft = bench.draft(Topology::Triangles, vertices, program);
    draft.state.fragmentTextures[0] = bench.addTexture(1, Filter::Linear);
    return draft.finished();
}

Speed measure(const DrawBench& bench, const DrawCommand& command, const Kind& kind)
{
    Memory memory = bench.memory;
    MachineConfig config;
    config.segments->segMode = kind.segments;
    config.bypass->bypassMode = kind.bypass;
    TimedOptions options;
    options.traceHash = kind.listening == Listening::RecordedAndHashed;
    options.meter = kind.listening == Listening::Metered;
    TimedGpu gpu(memory, config, options);
    std::optional<ActivityRecorder> activity;
    std::optional<OccupancyRecorder> occupancy;
    std::vector<Subscription> subscriptions;
    if (kind.listening >= Listening::Recorded) {
        subscriptions.push_back(gpu.hub().subscribe(activity.emplace(gpu.machine().snapshot())));
        subscriptions.push_back(gpu.hub().subscribe(occupancy.emplace(gpu.machine().snapshot())));
    }
    const double start = userSeconds();
    double seconds = 0;
    double cycles = 0;
    double fragments = 0;
    double draws = 0;
    while (seconds < 0.5) {
        if (const auto drawn = gpu.draw(command); !drawn)
            std::printf("%s\n", drawn.error().message.english().c_str());
        cycles += static_cast<double>(gpu.lastDraw().cycles);
        fragments += static_cast<double>(gpu.lastDraw().fragments);
        ++draws;
        seconds = userSeconds() - start;
    }
    return {cycles / seconds / 1e6, fragments / seconds / 1e6, draws / seconds,
            static_cast<double>(gpu.lastDraw().cycles)};
}

Speed median(std::vector<Speed>& speeds)
{
    const auto middle = speeds.begin() + static_cast<std::ptrdiff_t>(speeds.size() / 2);
    std::nth_element(speeds.begin(), middle, speeds.end(),
                     [](const Speed& a, const Speed& b) { return a.cycles < b.cycles; });
    return *middle;
}

} // namespace

/// Each kind of run in turn, so that whatever else the host does meets them alike. An argument asks for one kind alone,
/// for a profiler.
int main(int argc, char** argv)
{
    const std::string_view wanted = argc > 1 ? argv[1] : "";
    constexpr int kRounds = 9;
    DrawBench bench({kWidth, kHeight, 1, PixelFormat::Rgba8, false, false});
    const std::map<Work, DrawCommand> commands{{Work::Quads, quads(bench, kTextured)},
                                               {Work::PlainQuads, quads(bench, kPlain)},
                                               {Work::Small, smallDraw(bench)}};
    std::map<std::string_view, std::vector<Speed>> speeds;
    for (int round = 0; round < kRounds; ++round)
        for (const Kind& kind : kKinds)
            if (wanted.empty() || wanted == kind.name)
                speeds[kind.name].push_back(measure(bench, commands.at(kind.work), kind));
    const auto silent = speeds.find(kKinds[0].name);
    const double fastest = silent == speeds.end() ? 0 : median(silent->second).draws;
    for (const Kind& kind : kKinds) {
        const auto measured = speeds.find(kind.name);
        if (measured == speeds.end())
            continue;
        const Speed speed = median(measured->second);
        std::printf("%-24s %6.3f million cycles/s %6.3f million fragments/s %8.1f draws/s %7.0f cycles a draw",
                    kind.name, speed.cycles, speed.fragments, speed.draws, speed.cyclesEach);
        if (kind.work == Work::Quads && kind.bypass == BypassMode::Off && fastest > 0)
            std::printf("  costs %5.1f %%", 100 * (fastest / speed.draws - 1));
        std::printf("\n");
    }
    return 0;
}
