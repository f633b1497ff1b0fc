// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/command_items.h"
#include "core/command/transfer_turn.h"
#include "core/command/transfer_work.h"
#include "core/depth_stencil/fragment_tests.h"
#include "core/depth_stencil/late_quad_item.h"
#include "core/depth_stencil/late_tiles.h"
#include "core/kernel/state_versions.h"
#include "core/kernel/unit.h"
#include "core/observe/entered_stages.h"
#include "core/observe/operation_costs.h"
#include "core/raster/quad_item.h"

#include <vector>

namespace vitrine::core {

/// ZST: tests quads against the depth and stencil buffers, before or after shading, as HIZ has decided for their tile.
/// Where HIZ has not decided, the state of the draw does.
///
/// Ports    early  from the rasterizer · survivors  to the interpolator
///          late  from the collector · combined  quads that bypass the processors, from the color updater's first
///          phase: never while anything comes from the collector · shaded  to the color updater · ended  draws whose
///          tests are done, to HIZ
/// Timing   up to quadsPerCycle quads per tap and cycle. A quad is tested at one tap; the other one passes it on. What
///          a clear clears of depths and stencils quad by quad keeps the early tap busy at this rate. To resolve the
///          coverage of a quad takes a cycle for every four samples of a pixel
/// Stalls   InputEmpty both taps are empty; OutputFull what waits at a tap finds no room behind it; Ordering a quad is
///          to be tested early where older ones, of other primitives, wait for their late test: a fence follows those,
///          and closes the open segment, and the quad waits until the fence is back; so does a clear, of what they are
///          tested against
/// Spec     VG2D-07…16, L8, DEC-10, DEC-11, HIZ-05, HIZ-12, RUN-02, RUN-06
///
///   cycle   0 1 2 … 9        A is tested late, then B early in the same tile
///   early   A B . … B        B waits for A
///   sent    A f     B        f = the fence, back at the late tap behind A in cycle 8
class DepthStencilUnit final : public Unit {
public:
    struct Config {
        const PerDraw<DrawCommand>& draws;
        Memory& memory;
        std::uint32_t quadsPerCycle = 1; ///< at each tap
        const PerDraw<TransferWork>& transfers;
        OperationCost samples = {}; ///< compared
        OperationCost bytes = {};
    };
    struct State {
        std::uint64_t tested = 0;        ///< quads that were tested
        std::uint64_t killed = 0;        ///< quads of which no sample was left
        std::uint64_t early = 0;         ///< samples that were handled before shading
        std::uint64_t late = 0;          ///< samples that were handled after shading
        std::uint64_t skippedByPass = 0; ///< those of these samples that were not compared, because their tile passed
        std::uint64_t droppedFirst = 0;  ///< samples that were left out by a test before shading that writes nothing
        std::uint64_t earlyWait = 0;     ///< cycles in which a quad waited for late tests: early.wait
        std::uint64_t bytesMoved = 0;    ///< bytes of depths and stencils that were read and written
        LateTiles lateTiles;
        bool isWaiting = false; ///< whether a quad at the early tap waits for a fence
        Cycle waitsSince = 0;
        TransferTurn transfer;
        Cycle earlyUntil = 0; ///< the early tap clears, or resolves a quad of many samples
        CoverageCounts coverage;
        EnteredStages entered; ///< clipping
        /// Samples that were compared with a buffer; each counts once.
        [[nodiscard]] std::uint64_t compared() const { return early + late + droppedFirst - skippedByPass; }
        static void visit(auto& visitor, auto& state)
        {
            visitor("tested", state.tested);
            visitor("killed", state.killed);
            visitor("early", state.early);
            visitor("late", state.late);
            visitor("skippedByPass", state.skippedByPass);
            visitor("droppedFirst", state.droppedFirst);
            visitor("earlyWait", state.earlyWait);
            visitor("bytesMoved", state.bytesMoved);
            visitor("lateTiles", state.lateTiles);
            visitor("isWaiting", state.isWaiting);
            visitor("waitsSince", state.waitsSince);
            visitor("transfer", state.transfer);
            visitor("earlyUntil", state.earlyUntil);
            visitor("coverage", state.coverage);
            visitor("entered", state.entered);
        }
    };
    struct Ports {
        In<QuadItem> early;
        Out<QuadItem> survivors;
        In<LateQuadItem> late;
        Out<ShadedQuadItem> shaded;
        Out<DrawItem> ended;            ///< only in machines with a HIZ
        In<LateQuadItem> combined = {}; ///< only in machines with a bypass
        static void visit(auto& visitor, auto& ports)
        {
            visitor("early", ports.early);
            visitor("survivors", ports.survivors);
            visitor("late", ports.late);
            visitor("shaded", ports.shaded);
            if (ports.ended.connected())
                visitor("ended", ports.ended);
            if (ports.combined.connected())
                visitor("combined", ports.combined);
        }
    };

    DepthStencilUnit(UnitContext context, const Config& config, Ports ports);
    void tick() override;
    [[nodiscard]] bool idle() const override { return !m_state.isWaiting; }
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] UnitDescription description() const override;
    void visitState(StateVisitor& visitor) override;
    void visitPorts(PortVisitor& visitor) override;

private:
    struct Counted {
        std::uint64_t samples = 0, bytes = 0;
    };
    [[nodiscard]] Counted counted() const;
    void tellSince(const Counted& before, std::uint32_t draw) const;
    /// The port from which the late tap takes its next quad.
    [[nodiscard]] In<LateQuadItem>& latePort();
    /// Up to quadsPerCycle quads of a tap, each by `serve`; false when there was none.
    bool serveSome(bool (DepthStencilUnit::*serve)());
    bool serveLate();
    void passEnd(const LateQuadItem& end);
    void testLate(const LateQuadItem& late);
    bool serveEarly();
    bool serveTransfer(const QuadItem& end, const TransferWork& transfer);
    void testEarly(QuadItem& item);
    void holdForSamples(const DrawState& state);
    [[nodiscard]] bool mustWait(const QuadItem& item) const;
    bool sendFence(const QuadItem& waiting);
    void endWait();
    void report(const Quad& quad, std::uint16_t passed, DepthStencilTap tap, std::uint32_t draw);
    void reportStencil(const Quad& quad, std::uint32_t draw);
    [[nodiscard]] FragmentTests testsOf(std::uint32_t draw) const;
    [[nodiscard]] QuadOwner ownerOf(const QuadItem& item) const;
    /// The tests of a draw, set up to count the bytes that they move, and to note changes of the stencil buffer while
    /// somebody listens.
    [[nodiscard]] FragmentTests notingTestsOf(std::uint32_t draw);

    const Config m_config;
    State m_state;
    Ports m_ports;
    std::vector<StencilUpdate> m_stencilUpdates; // scratch memory for the updates of one quad
};

} // namespace vitrine::core
