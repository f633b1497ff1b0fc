// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/clear_query.h"
#include "core/command/transfer_turn.h"
#include "core/command/transfer_work.h"
#include "core/kernel/state_versions.h"
#include "core/kernel/unit.h"
#include "core/observe/entered_stages.h"
#include "core/observe/operation_costs.h"
#include "core/primitive/primitive_items.h"
#include "core/raster/basic_walk.h"
#include "core/raster/quad_item.h"
#include "core/raster/raster_ops.h"
#include "core/raster/tile_query.h"

#include <vector>

namespace vitrine::core {

/// RAS: finds the tiles of a primitive, then the covered quads of each tile.
///
/// Ports    primitives  from AGS · quads  to the early depth and stencil tap
///          basic  to MUX: quads of draws of the basic 2-D path, whose end goes to the tap before them, as a place
///          among the others
/// Timing   one step a cycle: it takes a primitive, looks into a tile or sends up to quadsPerCycle quads of one.
///          HIZ, if there is one, judges a tile in the cycle in which it is looked into, and keeps it for entryCycles a
///          class of texels that it reads; a tile that is culled or terminated has no quads
///          A clear stays as long as HIZ marks its tiles (RUN-06)
/// Stalls   InputEmpty; OutputFull a quad is due and there is no room
/// Spec     L6, L8, HET-05, HIZ-24, RUN-06, VG2D-40 … VG2D-43
///
///   cycle      0 1 2 3 4 5      a triangle with three quads in one tile
///   step       P T q q q E      E = the end of the draw, passed on
class Rasterizer final : public Unit {
public:
    struct Config {
        std::uint32_t quadsPerCycle = 1;
        std::uint32_t entryCycles = 0; ///< hiz.entryCycles
        const PerDraw<TransferWork>& transfers;
        const PerDraw<DrawCommand>* draws = nullptr; ///< null: no draw is of 2-D graphics
        OperationCost steps = {};
    };
    struct State {
        PrimitiveItem primitive; ///< the one that is being walked; none when its content is null
        std::vector<TileWork> tiles;
        std::uint32_t nextTile = 0;
        std::vector<Quad> quads; ///< the quads of the last tile
        std::uint32_t nextQuad = 0;
        std::uint32_t quadCount = 0; ///< quads made so far
        std::uint64_t steps = 0;     ///< steps so far: primitives taken, tiles looked into, quads sent
        Cycle keptUntil = 0;         ///< HIZ reads what is known of the tile's texels, or marks tiles
        TransferTurn transfer;
        std::uint64_t stippled = 0;     ///< pixels left out (VG2D-41)
        std::uint32_t placed = kNoDraw; ///< the draw of the basic 2-D path that has its place among the others
        EnteredStages entered;          ///< coverage
        static void visit(auto& visitor, auto& state)
        {
            visitor("primitive", state.primitive);
            visitor("tiles", state.tiles);
            visitor("nextTile", state.nextTile);
            visitor("quads", state.quads);
            visitor("nextQuad", state.nextQuad);
            visitor("quadCount", state.quadCount);
            visitor("steps", state.steps);
            visitor("keptUntil", state.keptUntil);
            visitor("transfer", state.transfer);
            visitor("stippled", state.stippled);
            visitor("placed", state.placed);
            visitor("entered", state.entered);
        }
    };
    struct Ports {
        In<PrimitiveItem> primitives;
        Out<QuadItem> quads;
        TileQuery hiz = {};    ///< where there is one
        ClearQuery marks = {}; ///< likewise
        Out<BasicQuadItem> basic = {};
        static void visit(auto& visitor, auto& ports)
        {
            visitor("primitives", ports.primitives);
            visitor("quads", ports.quads);
            visitor("hiz", ports.hiz);
            visitor("marks", ports.marks);
            if (ports.basic.connected())
                visitor("basic", ports.basic);
        }
    };

    Rasterizer(UnitContext context, const Config& config, Ports ports);
    void tick() override;
    [[nodiscard]] bool idle() const override { return !m_state.primitive.content; }
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] UnitDescription description() const override;
    void visitState(StateVisitor& visitor) override;
    void visitPorts(PortVisitor& visitor) override;

private:
    [[nodiscard]] const BasicState* basicOf(std::uint32_t draw) const;
    void placeDraw(const PrimitiveItem& first);
    void countStep(std::uint32_t draw);
    void takePrimitive();
    void passEnd(const PrimitiveItem& end);
    void endBasic(const PrimitiveItem& end);
    void beginTransfer(std::uint32_t number, const TransferWork& transfer);
    void lookIntoTile();
    void keepFor(Cycle cycles);
    void sendQuads();
    void sendQuad(const BasicState* basic);
    void sendBasic(const ItemLabel& label, const BasicState& basic, const Quad& quad);

    const Config m_config;
    State m_state;
    Ports m_ports;
};

} // namespace vitrine::core
