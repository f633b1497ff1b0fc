// SPDX-License-Identifier: Apache-2.0
#include "core/depth_stencil/depth_stencil_unit.h"

#include <utility>

namespace vitrine::core {

DepthStencilUnit::DepthStencilUnit(UnitContext context, const Config& config, Ports ports)
    : Unit(std::move(context)), m_config(config), m_ports(ports)
{
}

UnitDescription DepthStencilUnit::description() const
{
    UnitDescription description;
    description.kind = "ZST";
    description.seedTerm = "depth test engine";
    description.help = "Tests quads against the depth and stencil buffers, before or after shading.";
    description.counters = {{"tested", "quads", "Tested, at either tap."},
                            {"killed", "quads", "Of which nothing was left."}};
    return description;
}

void DepthStencilUnit::tick()
{
    // Late first: it empties the machine.
    const bool servedLate = serveLate();
    if (serveEarly() || servedLate)
        return;
    if (m_ports.late.front())
        return stall(StallReason::OutputFull, m_ports.shaded);
    if (m_ports.early.front())
        return stall(StallReason::OutputFull, m_ports.survivors);
    stall(StallReason::InputEmpty);
}

FragmentTests DepthStencilUnit::testsOf(std::uint32_t draw) const
{
    return {*m_config.draws.of(draw).state, m_config.memory};
}

bool DepthStencilUnit::serveLate()
{
    const LateQuadItem* late = m_ports.late.front();
    if (!late || !m_ports.shaded.canPush())
        return false;
    ShadedQuadItem item = late->content;
    if (!item.endsDraw) {
        const FragmentTests tests = testsOf(item.label.draw);
        const Quad before{item.shaded.x, item.shaded.y, item.shaded.coverage};
        item.shaded.coverage = tests.after(*late->primitive, item.shaded);
        if (tests.testAt(DepthStencilTap::Late))
            report(before, item.shaded.coverage, DepthStencilTap::Late, item.label.draw);
    }
    if (item.endsDraw || item.shaded.coverage != 0)
        m_ports.shaded.push(item);
    m_ports.late.pop();
    return true;
}

bool DepthStencilUnit::serveEarly()
{
    const QuadItem* early = m_ports.early.front();
    if (!early || !m_ports.survivors.canPush())
        return false;
    QuadItem item = *early;
    if (item.primitive) {
        const FragmentTests tests = testsOf(item.label.draw);
        item.quad.coverage = tests.before(*item.primitive, item.quad);
        if (tests.testAt(DepthStencilTap::Early))
            report(early->quad, item.quad.coverage, DepthStencilTap::Early, item.label.draw);
    }
    if (!item.primitive || item.quad.coverage != 0)
        m_ports.survivors.push(std::move(item));
    m_ports.early.pop();
    return true;
}

void DepthStencilUnit::report(const Quad& quad, std::uint16_t passed, DepthStencilTap tap, std::uint32_t draw)
{
    ++m_state.tested;
    m_state.killed += passed == 0 ? 1 : 0;
    if (!wants<DepthTested>())
        return;
    for (unsigned pixel = 0; pixel < 4; ++pixel) {
        const auto before = static_cast<std::uint8_t>(quad.coverage >> (4 * pixel) & 0xF);
        if (before == 0)
            continue;
        const auto after = static_cast<std::uint8_t>(passed >> (4 * pixel) & 0xF);
        emit(DepthTested{0,
                         {},
                         draw,
                         static_cast<std::uint16_t>(quad.x + pixel % 2),
                         static_cast<std::uint16_t>(quad.y + pixel / 2),
                         static_cast<std::uint8_t>(tap),
                         before,
                         after,
                         0});
    }
}

} // namespace vitrine::core
