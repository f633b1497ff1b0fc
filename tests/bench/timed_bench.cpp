// SPDX-License-Identifier: Apache-2.0
// Prints how many cycles per second the timed machine executes. Run by hand; ctest does not know it.
#include "core/gpu/timed_gpu.h"
#include "core/record/activity_recorder.h"
#include "core/record/occupancy_recorder.h"
#include "tests/gpu/draw_bench.h"

#include <cstdio>
#include <ctime>
#include <optional>

namespace {

using namespace vitrine::core;
using namespace vitrine::gputest;

constexpr const char* kTextured = ".fragment\n.temps 2\n.inputs 1\n.outputs 1\n.varyings 1\n.derivatives\n"
                                  "SEND r0, d0:0:IMPLICIT, v0\nMUL r1, v0, v0\nMAD r0, r0, r1, v0\nMOV o0, r0\nEND\n";

void measure(const char* name, bool recorded, bool hashed)
{
    DrawBench bench({256, 256, 1, PixelFormat::Rgba8, true, false});
    auto draft = bench.draft(Topology::TriangleStrip,
                             {{0, 0, 0.1f, {0, 0, 0, 1}},
                              {256, 0, 0.2f, {1, 0, 0, 1}},
                              {0, 256, 0.3f, {0, 1, 0, 1}},
                              {256, 256, 0.4f, {1, 1, 0, 1}}},
                             kTextured);
    draft.state.fragmentTextures[0] = bench.addTexture(1, Filter::Linear);
    draft.state.depthStencil.depthTest = true;
    draft.state.depthStencil.depthFunction = CompareFunction::LessEqual;
    draft.state.blend.enabled = true;
    const DrawCommand command = draft.finished();

    TimedGpu gpu(bench.memory, {}, {{}, hashed});
    std::optional<ActivityRecorder> activity;
    std::optional<OccupancyRecorder> occupancy;
    std::vector<Subscription> subscriptions;
    if (recorded) {
        subscriptions.push_back(gpu.hub().subscribe(activity.emplace(gpu.machine().snapshot())));
        subscriptions.push_back(gpu.hub().subscribe(occupancy.emplace(gpu.machine().snapshot())));
    }
    const std::clock_t start = std::clock();
    double seconds = 0.0;
    std::uint64_t cycles = 0;
    while (seconds < 1.0) {
        if (const auto drawn = gpu.draw(command); !drawn)
            std::printf("%s\n", drawn.error().message.c_str());
        cycles += gpu.lastDraw().cycles;
        seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    }
    std::printf("%-24s %6.3f million cycles/s, %.0f cycles a draw\n", name, static_cast<double>(cycles) / seconds / 1e6,
                static_cast<double>(gpu.lastDraw().cycles));
}

} // namespace

int main()
{
    measure("silent", false, false);
    measure("recorded", true, false);
    measure("recorded and hashed", true, true);
    return 0;
}
