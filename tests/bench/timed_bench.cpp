// SPDX-License-Identifier: Apache-2.0
// Prints how fast the timed machine runs, alone and with what a session keeps of a run. Run by hand; ctest does not
// know it.
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

/// What listens to a run.
enum class Listening { Nobody, Recorded, RecordedAndHashed };

struct Speed {
    double cycles = 0; ///< millions a second of processor time
    double fragments = 0;
    double cyclesEach = 0; ///< of a draw
};

/// Twelve textured quads side by side that cover the target.
DrawCommand quads(DrawBench& bench)
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
    auto draft = bench.draft(Topology::Triangles, vertices, kTextured);
    draft.state.fragmentTextures[0] = bench.addTexture(1, Filter::Linear);
    return draft.finished();
}

Speed measure(const DrawBench& bench, const DrawCommand& command, Listening listening)
{
    Memory memory = bench.memory;
    TimedGpu gpu(memory, {}, {{}, listening == Listening::RecordedAndHashed});
    std::optional<ActivityRecorder> activity;
    std::optional<OccupancyRecorder> occupancy;
    std::vector<Subscription> subscriptions;
    if (listening != Listening::Nobody) {
        subscriptions.push_back(gpu.hub().subscribe(activity.emplace(gpu.machine().snapshot())));
        subscriptions.push_back(gpu.hub().subscribe(occupancy.emplace(gpu.machine().snapshot())));
    }
    const double start = userSeconds();
    double seconds = 0;
    double cycles = 0;
    double fragments = 0;
    while (seconds < 0.5) {
        if (const auto drawn = gpu.draw(command); !drawn)
            std::printf("%s\n", drawn.error().message.c_str());
        cycles += static_cast<double>(gpu.lastDraw().cycles);
        fragments += static_cast<double>(gpu.lastDraw().fragments);
        seconds = userSeconds() - start;
    }
    return {cycles / seconds / 1e6, fragments / seconds / 1e6, static_cast<double>(gpu.lastDraw().cycles)};
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
    constexpr std::pair<const char*, Listening> kRuns[] = {{"nobody listens", Listening::Nobody},
                                                           {"recorded", Listening::Recorded},
                                                           {"recorded and hashed", Listening::RecordedAndHashed}};
    constexpr int kRounds = 9;
    DrawBench bench({kWidth, kHeight, 1, PixelFormat::Rgba8, false, false});
    const DrawCommand command = quads(bench);
    std::map<Listening, std::vector<Speed>> speeds;
    for (int round = 0; round < kRounds; ++round)
        for (const auto& [name, listening] : kRuns)
            if (wanted.empty() || wanted == name)
                speeds[listening].push_back(measure(bench, command, listening));
    const double silent = median(speeds.begin()->second).cycles;
    for (const auto& [name, listening] : kRuns) {
        if (speeds[listening].empty())
            continue;
        const Speed speed = median(speeds[listening]);
        std::printf("%-22s %6.3f million cycles/s %6.3f million fragments/s  %7.0f cycles a draw  costs %5.1f %%\n",
                    name, speed.cycles, speed.fragments, speed.cyclesEach, 100 * (silent / speed.cycles - 1));
    }
    return 0;
}
