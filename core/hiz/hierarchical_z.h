// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/indirect.h"
#include "core/command/clear_query.h"
#include "core/command/command_items.h"
#include "core/hiz/hiz_tiles.h"
#include "core/hiz/tile_watch.h"
#include "core/kernel/state_versions.h"
#include "core/kernel/unit.h"
#include "core/observe/operation_costs.h"
#include "core/raster/tile_query.h"

#include <array>
#include <span>
#include <vector>

namespace vitrine::core {

/// HIZ: compares tiles with bounds of the depth and stencil buffers before their quads are made, looks up what is
/// proven of their opacity, and tells what to do with them.
///
/// Ports    ended  draws that are committed, from ZST; tiles come and go by the rasterizer's question
/// Timing   a raster tile in the cycle in which the rasterizer looks into it, which sees the verdict at once; bounds
///          change with the verdict, so that the next tile sees them. With one draw under way feedback of a draw comes
///          before the second cycle after its end has passed ZST; with several, with a tile of a later draw
///          Bounds of what a clear clears change when the rasterizer comes to it (RUN-06)
/// Stalls   InputEmpty; it makes no other unit wait
/// Spec     HIZ-01 … HIZ-12, HIZ-27, RUN-04, RUN-06, L6, L7, L20
class HierarchicalZ final : public Unit,
                            public Answers<TileQuestion, TileOrders>,
                            public Answers<ClearQuestion, std::uint64_t> {
public:
    struct Config {
        Indirect<HizConfig> knobs;
        const PerDraw<DrawCommand>& draws;
        Memory& memory;
        OperationCost tiles = {}; ///< coarse tests and look-ups
        OperationCost bytes = {};
    };
    /// What became of tiles, and how much work that saved.
    struct Counters {
        std::uint64_t tested = 0; ///< coarse tests made
        std::uint64_t culled = 0, passed = 0, ambiguous = 0, terminated = 0;
        std::uint64_t early = 0, late = 0; ///< tiles whose depth and stencil are tested early, and late
        std::uint64_t lookUps = 0;         ///< look-ups in layer 2
        std::uint64_t tooLarge = 0;        ///< look-ups for which no stored level had few enough entries (l2.too_large)
        std::uint64_t shaderRunsSaved = 0; ///< pixels of tiles that were culled or terminated
        std::uint64_t feedback = 0, droppedFeedback = 0;
        std::uint64_t marked = 0;     ///< by clears
        std::uint64_t bytesMoved = 0; ///< bounds, classes of texels, and samples read for feedback
        std::array<std::uint64_t, kDecisionRows.size()> rows{};
        static void visit(auto& visitor, auto& counters)
        {
            visitor("tested", counters.tested);
            visitor("tilesCulled", counters.culled); // ONE-08 asks for it by this name
            visitor("passed", counters.passed);
            visitor("ambiguous", counters.ambiguous);
            visitor("terminated", counters.terminated);
            visitor("early", counters.early);
            visitor("late", counters.late);
            visitor("lookUps", counters.lookUps);
            visitor("tooLarge", counters.tooLarge);
            visitor("shaderRunsSaved", counters.shaderRunsSaved);
            visitor("feedback", counters.feedback);
            visitor("droppedFeedback", counters.droppedFeedback);
            visitor("marked", counters.marked);
            visitor("bytesMoved", counters.bytesMoved);
            visitor("rows", counters.rows);
        }
    };
    struct State {
        Counters counters;
        std::vector<std::uint32_t> committed;    ///< draws that wait for their feedback
        std::uint32_t reportedDraw = 0xFFFFFFFF; ///< the draw whose layer 1 was reported last
        static void visit(auto& visitor, auto& state)
        {
            Counters::visit(visitor, state.counters);
            visitor("committed", state.committed);
            visitor("reportedDraw", state.reportedDraw);
        }
    };
    struct Ports {
        In<DrawItem> ended;
        static void visit(auto& visitor, auto& ports) { visitor("ended", ports.ended); }
    };

    HierarchicalZ(UnitContext context, const Config& config, Ports ports);
    [[nodiscard]] TileOrders answer(const TileQuestion& question) override;
    [[nodiscard]] std::uint64_t answer(const ClearQuestion& question) override;
    void tick() override;
    void deliver() override;
    /// Sets who is told of each tile that is judged from now on; null: nobody. A watch can't change anything.
    void watchTiles(TileWatch* watch) { m_watch = watch; }
    /// The machine has drained at the end of a frame: feedback waits no longer.
    void endFrame();
    /// A draw has been stopped before its end.
    void abandon(const DrawCommand& command);
    [[nodiscard]] bool idle() const override { return true; }
    [[nodiscard]] const Counters& counters() const { return m_state.counters; }
    /// The verdicts of the tiles whose events are being emitted, for observers that keep all of them.
    [[nodiscard]] std::span<const TileVerdict> verdicts() const { return m_tiles.verdicts(); }
    [[nodiscard]] UnitDescription description() const override;
    void visitState(StateVisitor& visitor) override;
    void visitPorts(PortVisitor& visitor) override;

private:
    void count(std::uint32_t draw, const TileVerdict& verdict);
    void countBytes(std::uint32_t draw, std::uint64_t bytes);
    void countSaved(const Primitive& primitive, const TileWork& tile, const TileOrders& orders);
    void report(const HizDraw& draw, const TileVerdict& verdict);
    void reportFeedback(std::span<const HizTiles::FedBack> all);
    void reportLayers(const HizDraw& draw, const TileVerdict& verdict);
    void reportChange(std::uint32_t draw, const HizTile& tile, const BoundsChange& change, bool isStencil);
    void tell(std::uint32_t draw, const TileVerdict& verdict, TileStep step);

    const Config m_config;
    State m_state;
    HizTiles m_tiles;
    std::vector<Quad> m_room; // scratch memory of countSaved()
    TileWatch* m_watch = nullptr;
    Ports m_ports;
};

} // namespace vitrine::core
