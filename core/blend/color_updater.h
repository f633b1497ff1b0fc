// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/color_program.h"
#include "core/blend/computation_query.h"
#include "core/blend/shaded_quad_item.h"
#include "core/command/command_items.h"
#include "core/command/draw_state.h"
#include "core/command/transfer_turn.h"
#include "core/command/transfer_work.h"
#include "core/kernel/query.h"
#include "core/kernel/state_versions.h"
#include "core/memory/memory.h"
#include "core/observe/entered_stages.h"
#include "core/observe/operation_costs.h"
#include "core/shader/power_line.h"

namespace vitrine::core {

/// CU: blends shaded quads into the color buffer, in the order of the stream, by the program of their draw. The program
/// is for the pixel engine or for the eight operations (DEC-04, color_program.h).
///
/// Ports    quads  from the late depth and stencil tap · retired  to CI: draws of which nothing is left
///          basic  from MUX: quads of the basic 2-D path, whose draw's end among the others says when their turn is
///          computation  with cu.sharedCompute: the unit that its pre- and post-formatting share with the programs,
///          which it has first
/// Timing   up to quadsPerCycle quads or ends of draws at once. A program of n ALU clocks holds the pixel engine for n
///          cycles a quad, whose four pixels are in its four lanes, and as often as a pixel has samples to blend; the
///          eight operations take a cycle. A clear takes its time by tiles and quads, a copy by the
///          pixels that TEX reads and by quads (RUN-06). The computation unit is taken for the first clocks of a quad
/// Stalls   InputEmpty; OutputFull CI has not seen the end of the draw before;
///          ResourceBusy it has no power
/// Spec     HET-22, DEC-04, BYP-13, BYP-20…28, RUN-06, VG2D-38, VG2D-40
class ColorUpdater final : public Unit, public Answers<WorkQuestion, bool> {
public:
    struct Config {
        const PerDraw<DrawCommand>& draws;
        const PerDraw<ColorProgram>& programs; ///< of the draws that have a color buffer
        Memory& memory;
        std::uint32_t quadsPerCycle = 1;
        const PerDraw<TransferWork>& transfers;
        OperationCost instructions = {}; ///< of the engine
        OperationCost bytes = {};
    };
    struct State {
        std::uint64_t quads = 0;
        std::uint64_t samplesWritten = 0;
        std::uint64_t samplesOutside = 0; ///< samples outside of the surface, which are dropped (HET-22)
        std::uint64_t clampedColors = 0;  ///< premul.clamp: read with more color than alpha (VG2D-19)
        std::uint64_t alphaFailures = 0;  ///< pixels left out by the alpha test of the basic path (VG2D-39)
        std::uint64_t keyedPixels = 0;    ///< pixels left out, where the target does not hold the key (VG2D-45)
        std::uint64_t bytesMoved = 0;     ///< bytes of colors that were read and written
        pgpe::EngineCounts engine;        ///< its counts do not depend on whether the steps are watched
        Cycle heldUntil = 0;              ///< the engine computes
        TransferTurn transfer;
        EnteredStages entered; ///< blending
        static void visit(auto& visitor, auto& state)
        {
            visitor("quads", state.quads);
            visitor("samplesWritten", state.samplesWritten);
            visitor("samplesOutside", state.samplesOutside);
            visitor("clampedColors", state.clampedColors);
            visitor("alphaFailures", state.alphaFailures);
            visitor("keyedPixels", state.keyedPixels);
            visitor("bytesMoved", state.bytesMoved);
            visitor("engine", state.engine);
            visitor("heldUntil", state.heldUntil);
            visitor("transfer", state.transfer);
            visitor("entered", state.entered);
        }
    };
    struct Ports {
        In<ShadedQuadItem> quads;
        Out<DrawItem> retired;
        LineIn<PowerLine> power = {};
        In<ShadedQuadItem> basic = {};
        ComputationQuery computation = {};
        static void visit(auto& visitor, auto& ports)
        {
            visitor("quads", ports.quads);
            visitor("retired", ports.retired);
            visitor("power", ports.power);
            if (ports.basic.connected())
                visitor("basic", ports.basic);
            visitor("computation", ports.computation);
        }
    };

    ColorUpdater(UnitContext context, const Config& config, Ports ports);
    void tick() override;
    [[nodiscard]] bool idle() const override { return true; }
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] bool answer(const WorkQuestion&) override { return wasWorking(); }
    [[nodiscard]] UnitDescription description() const override;
    void visitState(StateVisitor& visitor) override;
    void visitPorts(PortVisitor& visitor) override;

private:
    class StepReport;
    bool serve();
    bool serveBasic();
    bool serveEnd(const ShadedQuadItem& end);
    [[nodiscard]] bool isBasic(const ShadedQuadItem& end) const;
    void beginTransfer(std::uint32_t number, const TransferWork& transfer);
    void countBytes(std::uint32_t draw, std::uint64_t bytes);
    void blend(const ShadedQuadItem& item);
    void leaveOut(const BasicState& state, ShadedQuad& quad, const Surface& target);
    void hold(const ShadedQuad& quad, const ColorProgram& program, const Surface& target);
    void reportPixels(const ItemLabel& label, const ShadedQuad& quad, const Surface& target);

    const Config m_config;
    State m_state;
    Ports m_ports;
};

} // namespace vitrine::core
