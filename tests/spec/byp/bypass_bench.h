// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/machine_config.h"
#include "tests/spec/het/line_run.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

/// Machines whose fragments can bypass the processors, and what their traces tell of it.

namespace vitrine::byptest {

using namespace core;
using namespace hettest;

inline const std::string kHead = ".fragment\n.temps 2\n.inputs 1\n.outputs 1\n.varyings 1\n.literal 0.5 0.25 0 1\n";
inline const std::string kTextured = kHead + ".derivatives\nSEND r0, d0:0:IMPLICIT, v0.xy\nMUL o0, r0, v0\nEND\n";
inline const std::string kAlphaTested = kHead + ".can_discard\nCMP.LT r0.x, v0.w, c0.x\nKIL r0.x\nMOV o0, v0\nEND\n";
inline const std::string kDependent =
    kHead + ".derivatives\nSEND r0, d0:0:IMPLICIT, v0.xy\nSEND r1, d0:0:IMPLICIT, r0.xy\nMOV o0, r1\nEND\n";

/// What the trace tells of the bypass.
class BypassNotes final : public Observer {
public:
    explicit BypassNotes(const TaskPath& path) : m_path(path) {}

    std::vector<BypassDecided> decisions;
    std::vector<FifoChanged> fifo;
    std::vector<Drained> drains;
    std::vector<PowerChanged> power;
    std::vector<WarningCode> warnings;
    std::vector<ErrorCode> errors;
    std::vector<Cycle> fragmentsIssued;

    void onBypassDecided(const BypassDecided& event) override { decisions.push_back(event); }
    void onFifoChanged(const FifoChanged& event) override { fifo.push_back(event); }
    void onDrained(const Drained& event) override { drains.push_back(event); }
    void onPowerChanged(const PowerChanged& event) override { power.push_back(event); }
    void onWarningReported(const WarningReported& event) override { warnings.push_back(event.code); }
    void onErrorReported(const ErrorReported& event) override { errors.push_back(event.code); }
    void onItemGranted(const ItemGranted& event) override
    {
        const auto is = [&](const auto* queue) { return queue->id() == event.queue; };
        if (is(m_path.fragmentTasks) || std::any_of(m_path.segments.begin(), m_path.segments.end(), is))
            fragmentsIssued.push_back(event.cycle);
    }
    [[nodiscard]] std::size_t count(FifoStep step) const
    {
        return static_cast<std::size_t>(
            std::count_if(fifo.begin(), fifo.end(), [step](const FifoChanged& event) { return event.step == step; }));
    }

private:
    TaskPath m_path;
};

/// The register bank alone, with one quad of a draw that reads one texture; TEX is the test.
struct LoneBank {
    explicit LoneBank(std::uint16_t coverage)
    {
        plans.bind(0, {{}, {}, {}, 8});
        machine.add<BypassBank>("rfb", BypassBank::Config{plans, 1}, BypassBank::Ports{quads, lookups, texels, pixels});
        BypassQuad quad;
        quad.label = {ItemId{7}, ItemId{1}, 0};
        quad.primitive = std::make_shared<const Primitive>();
        quad.quad.coverage = coverage;
        quad.colorCount = quad.lookupCount = 1;
        quads.push(quad);
    }
    StateVersions versions;
    PerDraw<BypassPlan> plans{versions};
    Machine machine;
    Queue<BypassQuad>& quads = machine.addQueue<BypassQuad>({"quads", 4, 1});
    Queue<InitialRequest>& lookups = machine.addQueue<InitialRequest>({"lookups", 4, 1});
    Queue<BypassTexel>& texels = machine.addQueue<BypassTexel>({"texels", 4, 1});
    Queue<PairedPixel>& pixels = machine.addQueue<PairedPixel>({"pixels", 4, 1});
};

/// A machine that is looked at.
struct NotedRun {
    NotedRun(const Memory& memory, const MachineConfig& config) : run(memory, config), notes(run.gpu.taskPath())
    {
        subscription.emplace(run.gpu.hub().subscribe(notes));
    }
    RecordedRun run;
    BypassNotes notes;
    std::optional<Subscription> subscription;

    void draw(const DrawCommand& command)
    {
        const auto drawn = run.gpu.draw(command);
        CORE_CHECK(drawn.hasValue(), drawn.hasValue() ? "" : drawn.error().message.english().c_str());
    }
    [[nodiscard]] std::vector<std::byte> picture(const DrawBench& bench) const
    {
        return DrawBench::contents(run.memory, bench.targets);
    }
    [[nodiscard]] std::vector<std::string> changedTo(PowerState state) const
    {
        std::vector<std::string> names;
        for (const PowerChanged& event : notes.power)
            if (event.state == static_cast<std::uint32_t>(state))
                names.push_back(run.gpu.powerDomains()[event.domain].name);
        std::sort(names.begin(), names.end());
        return names;
    }
};

inline MachineConfig withMode(BypassMode mode, MachineConfig config = idealConfig())
{
    config.bypass->bypassMode = mode;
    return config;
}

/// Triangle number `draw` of a picture of 8 × 8, with a texture.
inline DrawCommand triangle(DrawBench& bench, const std::string& program, std::uint32_t draw)
{
    const float at = static_cast<float>(draw % 6);
    const Vec4 color{at / 6, 1 - at / 6, 0.5f, 0.75f};
    auto draft =
        bench.draft(Topology::Triangles, {{at, 0, 0, color}, {8, at, 0, {0.25f, 0, 1, 1}}, {0, 8, 0, color}}, program);
    draft.state.fragmentTextures[0] = bench.addTexture(draw);
    draft.command.drawSeq = draw;
    return draft.finished();
}

inline std::vector<std::byte> pictureOf(const DrawBench& bench, const std::vector<DrawCommand>& draws,
                                        const MachineConfig& config)
{
    Memory memory = bench.memory;
    TimedGpu gpu(memory, config);
    for (const DrawCommand& command : draws)
        CORE_CHECK(gpu.draw(command).hasValue(), "a draw of the scene is drawn");
    return DrawBench::contents(memory, bench.targets);
}

} // namespace vitrine::byptest
