// SPDX-License-Identifier: Apache-2.0
#include "tests/session/recording_bench.h"

#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/session/draw_start.h"

namespace vitrine::test {

using core::DrawStart;
using core::MachineConfig;
using core::Topology;
using gputest::DrawBench;

namespace {

std::string tenAndTen()
{
    std::string text = ".fragment\n.temps 2\n.inputs 1\n.outputs 1\n.varyings 1\n.derivatives\n";
    for (int i = 0; i < 9; ++i)
        text += "MOV r1, v0\n";
    text += "SEND r0, d0:0:IMPLICIT, v0\nMOV o0, r0\n";
    for (int i = 0; i < 8; ++i)
        text += "MOV r1, v0\n";
    return text + "END\n";
}

std::shared_ptr<const DrawStart> startOf(DrawBench& bench, DrawBench::Draft draft, const MachineConfig& config)
{
    draft.state.fragmentTextures[0] = bench.addTexture(1);
    return std::make_shared<const DrawStart>(DrawStart{config, draft.finished(), bench.memory});
}

} // namespace

MachineConfig idealMachine()
{
    MachineConfig config;
    config.timing = core::TimingModel::Ideal;
    config.segments->segMode = core::SegmentMode::Pull;
    config.bypass->bypassMode = core::BypassMode::Off; // Fragments have threads.
    return config;
}

MachineConfig latencyMachine()
{
    MachineConfig config = idealMachine();
    config.processors->spCount = 1;
    config.processors->fragmentsPerTask = 1;
    return config;
}

std::shared_ptr<const DrawStart> lineStart(std::uint32_t tasks, const MachineConfig& config)
{
    DrawBench bench({16, 4});
    const float end = static_cast<float>(tasks) + 0.5f;
    return startOf(bench, bench.draft(Topology::Lines, {{0.5f, 0.5f, 0, {}}, {end, 0.5f, 0, {}}}, tenAndTen()), config);
}

std::shared_ptr<const DrawStart> triangleStart(const std::string& fragmentProgram, const MachineConfig& config)
{
    DrawBench bench({4, 4});
    return startOf(bench,
                   bench.draft(Topology::Triangles, {{0, 0, 0, {}}, {4, 0, 0, {}}, {0, 4, 0, {}}}, fragmentProgram),
                   config);
}

std::shared_ptr<const DrawStart> trianglesStart(int triangles, const MachineConfig& config)
{
    DrawBench bench({4, 4});
    std::vector<DrawBench::Vertex> vertices;
    for (int i = 0; i < triangles; ++i)
        vertices.insert(vertices.end(), {{0, 0, 0, {}}, {4, 0, 0, {}}, {0, 4, 0, {}}});
    return startOf(bench, bench.draft(Topology::Triangles, vertices, plainProgram(2)), config);
}

std::string texturedProgram()
{
    return ".fragment\n.temps 1\n.inputs 1\n.outputs 1\n.varyings 1\n.derivatives\nSEND r0, d0:0:IMPLICIT, v0\n"
           "MOV o0, r0\nEND\n";
}

std::string plainProgram(int instructions)
{
    std::string text = ".fragment\n.temps 1\n.inputs 1\n.outputs 1\n.varyings 1\n";
    for (int i = 0; i < instructions - 2; ++i)
        text += "MOV r0, v0\n";
    return text + "MOV o0, v0\nEND\n";
}

std::shared_ptr<const core::DrawRecording> record(const std::shared_ptr<const DrawStart>& start,
                                                  const core::RecordingLimits& limits)
{
    auto recording = core::recordDraw(start, limits);
    return recording ? *std::move(recording) : nullptr;
}

} // namespace vitrine::test
