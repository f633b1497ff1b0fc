// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/shaded_quad_item.h"
#include "core/kernel/state_versions.h"
#include "core/kernel/unit.h"
#include "core/observe/entered_stages.h"
#include "core/observe/operation_costs.h"
#include "core/raster/basic_walk.h"
#include "core/stream/mux_ops.h"

namespace vitrine::core {

/// MUX: gives each pixel of the basic 2-D path its color: the constant of CI, the gradient of RAS, or a pixel of the
/// source, which it reads through CC.
///
/// Ports    quads  from the rasterizer, past the processors · colors  to the color updater
/// Timing   a quad a cycle: CC has a bank for each of its pixels. Project choice
/// Stalls   InputEmpty, OutputFull
/// Spec     VG2D-40, VG2D-42 … VG2D-47
///
///   cycle     0 1 2
///   quads     A B E
///   colors    A . E      all pixels of B are left out; E = the end of the draw
class Multiplexer final : public Unit {
public:
    struct Config {
        const PerDraw<DrawCommand>& draws;
        const Memory& memory;
        OperationCost bytes = {};
    };
    struct State {
        std::uint64_t quads = 0;
        MuxCounts counts;
        MuxInput input = MuxInput::Constant; ///< the position: that of the last quad
        EnteredStages entered;               ///< paint
        static void visit(auto& visitor, auto& state)
        {
            visitor("quads", state.quads);
            visitor("counts", state.counts);
            visitor("input", state.input);
            visitor("entered", state.entered);
        }
    };
    struct Ports {
        In<BasicQuadItem> quads;
        Out<ShadedQuadItem> colors;
        static void visit(auto& visitor, auto& ports)
        {
            visitor("quads", ports.quads);
            visitor("colors", ports.colors);
        }
    };

    Multiplexer(UnitContext context, const Config& config, Ports ports);
    void tick() override;
    [[nodiscard]] bool idle() const override { return true; }
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] UnitDescription description() const override;
    void visitState(StateVisitor& visitor) override;
    void visitPorts(PortVisitor& visitor) override;

private:
    const Config m_config;
    State m_state;
    Ports m_ports;
};

} // namespace vitrine::core
