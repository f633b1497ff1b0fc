// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/bypass_plan.h"
#include "core/depth_stencil/late_quad_item.h"
#include "core/kernel/query.h"
#include "core/kernel/state_versions.h"
#include "core/observe/entered_stages.h"
#include "core/observe/operation_costs.h"
#include "core/shader/power_line.h"
#include "core/stream/bypass_fields.h"
#include "core/stream/bypass_pixel.h"

namespace vitrine::core {

/// The first phase of the color updater (DEC-12). It makes the color of a pixel that has bypassed the processors from
/// what was interpolated and from its texels, by the combining program of the draw, and leaves out pixels that the
/// alpha test discards. The late tap tests what is left before the second phase blends it (ColorUpdater).
///
/// Ports    pixels  from the register bank · quads  to the late depth and stencil tap
/// Timing   a program of n ALU clocks holds the engine for n cycles a pixel, at least one. A quad leaves with its last
///          pixel
/// Stalls   InputEmpty; OutputFull; ResourceBusy it has no power
/// Spec     BYP-08, BYP-11, BYP-26, BYP-27, DEC-12
class PixelCombiner final : public Unit, public Answers<WorkQuestion, bool> {
public:
    struct Config {
        const PerDraw<BypassPlan>& plans;
        const PerDraw<DrawCommand>* draws = nullptr; ///< null: no draw is of 2-D graphics
        OperationCost instructions = {};             ///< of the engine
    };
    struct State {
        LateQuadItem quad;           ///< the quad that is being put together
        std::uint64_t pixels = 0;    ///< pixels that came
        std::uint64_t discarded = 0; ///< pixels that the alpha test discarded
        std::uint32_t quads = 0;     ///< quads and ends of draws that were sent
        pgpe::EngineCounts engine;
        Cycle heldUntil = 0;   ///< the engine computes
        EnteredStages entered; ///< paint
        static void visit(auto& visitor, auto& state)
        {
            visitor("quad", state.quad);
            visitor("pixels", state.pixels);
            visitor(CombinerFields::kDiscarded, state.discarded);
            visitor("quads", state.quads);
            visitor("engine", state.engine);
            visitor("heldUntil", state.heldUntil);
            visitor("entered", state.entered);
        }
    };
    struct Ports {
        In<PairedPixel> pixels;
        Out<LateQuadItem> quads;
        LineIn<PowerLine> power = {};
        static void visit(auto& visitor, auto& ports)
        {
            visitor("pixels", ports.pixels);
            visitor("quads", ports.quads);
            visitor("power", ports.power);
        }
    };

    PixelCombiner(UnitContext context, const Config& config, Ports ports);
    void tick() override;
    [[nodiscard]] bool idle() const override { return !m_state.quad.primitive; }
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] bool answer(const WorkQuestion&) override { return wasWorking(); }
    [[nodiscard]] UnitDescription description() const override;
    void visitState(StateVisitor& visitor) override;
    void visitPorts(PortVisitor& visitor) override;

private:
    void combine(const PairedPixel& item);
    void beginQuad(const BypassPixel& pixel);
    void passEnd(const PairedPixel& end);

    const Config m_config;
    State m_state;
    Ports m_ports;
};

} // namespace vitrine::core
