// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/depth_stencil/late_quad_item.h"
#include "core/interpolate/task_quads.h"
#include "core/kernel/state_versions.h"
#include "core/kernel/unit.h"
#include "core/observe/operation_costs.h"
#include "core/shader/context_ring.h"
#include "core/shader/device_fields.h"
#include "core/shader/program_binding.h"
#include "core/stream/instant_answers.h"

#include <array>
#include <deque>
#include <memory>
#include <optional>

namespace vitrine::core {

/// FFPU: the fixed fragment stage of preset SEQ, a chain FFS → FFP → TEX → FFB that every fragment goes through. What
/// the chain makes of a fragment is defined by a program without branches, over the same units as behind an arbiter
/// (core/driver/glsl/fixed_chain.h). No result goes back to a shader program.
///
/// Ports    fragments  groups of fragments as the interpolator makes them, and ends of draws · quads  to the late tap
/// Timing   one fragment per interval goes in. It comes out after the latency of all stages, whether a stage had to
///          do with it or not. Quads leave in the order of the stream with their last fragment, at most one a cycle. Of
///          n fragments that come from cycle 0 on, the last leaves in cycle n − 1 + latency (interval 1)
/// Stalls   InputEmpty; OutputFull a quad that is due finds no room, and nothing goes in behind it
/// Faults   the program does not come to an end: then nothing goes in any more
/// Spec     HET-23, HET-29, link L17 without FSC
///
///   cycle      0 1 2 3 4 … 173 174        a quad of 4 fragments and one of 1, latency 170
///   fragments  A . . . B
///   quads                  A   B
class FragmentChain final : public Unit {
public:
    static constexpr std::size_t kStages = 4;
    using Requests = std::array<std::uint64_t, kStages>; ///< by port
    struct Stage {
        const char* name; ///< "ffs"
        std::uint8_t port = 0;
        std::uint32_t latency = 1;
    };
    struct Config {
        std::array<Stage, kStages> stages; ///< in the order of the chain
        std::uint32_t interval = 1;        ///< the interval of the slowest stage
        const std::shared_ptr<const ReachableUnits> units;
        const PerDraw<ProgramBindings>& programs;
        const PerDraw<TextureBindings>& textures;
        const PerDraw<std::shared_ptr<const ParameterBlock>>& parameters; ///< null: default parameters
        ContextRing& contexts;                                            ///< the contexts of fragment tasks
        UnitReports* reports = nullptr;                    ///< is told of the units' troubles; null: nobody is told
        std::array<OperationCost, kStages> itemCosts = {}; ///< by port
        OperationCost bytes = {};                          ///< of texels

        [[nodiscard]] std::uint32_t latency() const;
    };
    /// A quad in the chain. The end of a draw is a quad without fragments.
    struct InFlight {
        LateQuadItem quad;
        Cycle entered = 0;          ///< when its first fragment entered
        std::uint8_t fragments = 0; ///< they enter one interval apart
        Cycle due = 0;              ///< when its last fragment leaves
        static void visit(auto& visitor, auto& flight)
        {
            visitor("quad", flight.quad);
            visitor("entered", flight.entered);
            visitor("fragments", flight.fragments);
            visitor("due", flight.due);
        }
    };
    struct State {
        std::deque<InFlight> inFlight;
        Cycle nextFree = 0;
        std::uint64_t fragments = 0;  ///< taken so far
        Requests requests{};          ///< requests that the stages worked on, by port; with these they are shown
        Requests items{};             ///< fragments in these requests
        std::uint64_t bytesMoved = 0; ///< bytes of texels read
        std::uint32_t quads = 0;      ///< quads and ends of draws that have left or are on their way
        std::uint64_t warningCount = 0;
        std::optional<std::uint32_t> warnedDraw;
        bool faulted = false; ///< a program did not come to an end
        std::uint32_t faultDraw = 0;
        static void visit(auto& visitor, auto& state)
        {
            visitor(DeviceFields::kInFlight, state.inFlight);
            visitor("nextFree", state.nextFree);
            visitor("fragments", state.fragments);
            visitor("quads", state.quads);
            visitor("bytesMoved", state.bytesMoved);
            visitor("warningCount", state.warningCount);
            visitor("warnedDraw", state.warnedDraw);
            visitor("faulted", state.faulted);
            visitor("faultDraw", state.faultDraw);
        }
    };
    struct Ports {
        In<TaskQuads> fragments;
        Out<LateQuadItem> quads;
        static void visit(auto& visitor, auto& ports)
        {
            visitor("fragments", ports.fragments);
            visitor("quads", ports.quads);
        }
    };

    FragmentChain(UnitContext context, const Config& config, Ports ports);
    void tick() override;
    [[nodiscard]] bool idle() const override { return m_state.inFlight.empty(); }
    [[nodiscard]] const State& state() const { return m_state; }
    /// What the stages were asked so far, by port.
    [[nodiscard]] const Requests& requests() const { return m_state.requests; }
    [[nodiscard]] UnitDescription description() const override;
    /// Visits the fields, and what is inside of each stage now.
    void visitState(StateVisitor& visitor) override;
    void visitPorts(PortVisitor& visitor) override;

private:
    bool sendDue();
    void take(const TaskQuads& task);
    void endDraw(const TaskQuads& end);
    void shade(const TaskQuads& task, ThreadContext& context);
    void enter(const TaskQuads& task, const ThreadContext& context);
    [[nodiscard]] LateQuadItem itemOf(const TaskQuads& task);
    void countRequests(std::uint32_t draw, const ThreadContext& context, const DecodedProgram& program,
                       const StageTextures& textures);
    void noteWarnings(std::uint32_t draw);
    [[nodiscard]] std::uint64_t inside(Cycle from, Cycle to) const;
    void visitStages(StateVisitor& visitor);

    const Config m_config;
    State m_state;
    Ports m_ports;
    UnitRunner m_units; ///< scratch memory: a unit of the chain remembers nothing of a fragment that it has answered
    InstantAnswers m_answers{m_units};
};

} // namespace vitrine::core
