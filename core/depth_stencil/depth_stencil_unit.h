// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/depth_stencil/fragment_tests.h"
#include "core/depth_stencil/late_quad_item.h"
#include "core/kernel/unit.h"
#include "core/raster/quad_item.h"
#include "core/shader/per_draw.h"

namespace vitrine::core {

/// ZST: tests quads against depth and stencil buffer, before shading or after it, whichever the draw allows.
///
/// Ports    early  from the rasterizer · survivors  to the interpolator
///          late  from the collector · shaded  to the color updater
/// Timing   a quad per tap and cycle; a draw's tests take place at one of them, the other passes its quads on
/// Stalls   InputEmpty both empty; OutputFull what waits at a tap finds no room behind it
/// Spec     L8, DEC-10, DEC-11
class DepthStencilUnit final : public Unit {
public:
    struct Config {
        const PerDraw<DrawCommand>& draws;
        Memory& memory;
    };
    struct State {
        std::uint64_t tested = 0; ///< quads
        std::uint64_t killed = 0; ///< quads of which nothing was left
        static void visit(auto& visitor, auto& state)
        {
            visitor("tested", state.tested);
            visitor("killed", state.killed);
        }
    };
    struct Ports {
        In<QuadItem> early;
        Out<QuadItem> survivors;
        In<LateQuadItem> late;
        Out<ShadedQuadItem> shaded;
        static void visit(auto& visitor, auto& ports)
        {
            visitor("early", ports.early);
            visitor("survivors", ports.survivors);
            visitor("late", ports.late);
            visitor("shaded", ports.shaded);
        }
    };

    DepthStencilUnit(UnitContext context, const Config& config, Ports ports);
    void tick() override;
    [[nodiscard]] bool idle() const override { return true; }
    [[nodiscard]] UnitDescription description() const override;
    void visitState(StateVisitor& visitor) override { State::visit(visitor, m_state); }
    void visitPorts(PortVisitor& visitor) override { Ports::visit(visitor, m_ports); }

private:
    bool serveLate();
    bool serveEarly();
    void report(const Quad& quad, std::uint16_t passed, DepthStencilTap tap, std::uint32_t draw);
    [[nodiscard]] FragmentTests testsOf(std::uint32_t draw) const;

    const Config m_config;
    State m_state;
    Ports m_ports;
};

} // namespace vitrine::core
