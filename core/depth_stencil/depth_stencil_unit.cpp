// SPDX-License-Identifier: Apache-2.0
#include "core/depth_stencil/depth_stencil_unit.h"

#include "core/command/clear_ops.h"
#include "core/command/pass_stages.h"

#include <bit>
#include <utility>

namespace vitrine::core {

namespace {

std::uint64_t countOf(unsigned coverage)
{
    return static_cast<std::uint64_t>(std::popcount(coverage));
}

} // namespace

DepthStencilUnit::DepthStencilUnit(UnitContext context, const Config& config, Ports ports)
    : Unit(std::move(context)), m_config(config), m_ports(ports)
{
}

UnitDescription DepthStencilUnit::description() const
{
    UnitDescription description;
    description.kind = "ZST";
    description.seedTerm = "depth test engine";
    description.help = words("Tests quads against the depth and stencil buffers, before or after shading.");
    description.counters = {
        {"tested", words("quads"), words("Tested, at either tap.")},
        {"killed", words("quads"), words("Of which nothing was left.")},
        {"early", words("samples"), words("Handled before shading.")},
        {"late", words("samples"), words("Handled after shading.")},
        {"skippedByPass", words("samples"), words("Written without comparison: their tile passed.")},
        {"droppedFirst", words("samples"), words("Left out before shading by a test that writes nothing.")},
        {"earlyWait", words("cycles"), words("A quad waited for the late tests of older ones.")},
        {"bytesMoved", words("bytes"), words("Of depths and stencils, read and written.")},
        {"coverage.resolved", words("pixels"), words("Whose windings have become coverage.")},
        {"coverage.boxed", words("pixels"), words("Of boxes of paths.")},
        {"coverage.uncovered", words("pixels"), words("Of these, left out: the path does not cover them.")},
        {"coverage.scissored", words("pixels"), words("Of these, left out: they lie outside of the scissor.")},
        {"coverage.masked", words("pixels"),
         words("Of these, left out: the mask hides them. With vg.maskUnit=sp the shader discards them instead.")},
        {"coverage.passed", words("pixels"), words("Of these, to be painted.")}};
    return description;
}

void DepthStencilUnit::tick()
{
    // Late first: it empties the machine.
    const bool servedLate = serveSome(&DepthStencilUnit::serveLate);
    if (now() < m_state.earlyUntil || serveSome(&DepthStencilUnit::serveEarly) || servedLate)
        return;
    if (latePort().front())
        return stall(StallReason::OutputFull, m_ports.shaded);
    if (m_state.isWaiting)
        return stall(StallReason::Ordering, m_ports.late);
    if (m_ports.early.front())
        return stall(StallReason::OutputFull, m_ports.survivors);
    stall(StallReason::InputEmpty);
}

bool DepthStencilUnit::serveSome(bool (DepthStencilUnit::*serve)())
{
    std::uint32_t served = 0;
    while (served < m_config.quadsPerCycle && (serve == &DepthStencilUnit::serveLate || now() >= m_state.earlyUntil) &&
           (this->*serve)())
        ++served;
    return served != 0;
}

FragmentTests DepthStencilUnit::testsOf(std::uint32_t draw) const
{
    return {*m_config.draws.of(draw).state, m_config.memory};
}

QuadOwner DepthStencilUnit::ownerOf(const QuadItem& item) const
{
    const RenderTargets& targets = m_config.draws.of(item.label.draw).state->targets;
    return {targets.depth, targets.stencil, item.label.draw, item.label.parent};
}

FragmentTests DepthStencilUnit::notingTestsOf(std::uint32_t draw)
{
    FragmentTests tests{*m_config.draws.of(draw).state, m_config.memory, nullptr, &m_state.bytesMoved};
    m_stencilUpdates.clear();
    if (wants<StencilChanged>())
        tests.noteStencilUpdates(&m_stencilUpdates);
    tests.countCoverage(&m_state.coverage);
    return tests;
}

In<LateQuadItem>& DepthStencilUnit::latePort()
{
    return m_ports.combined.connected() && m_ports.combined.front() ? m_ports.combined : m_ports.late;
}

bool DepthStencilUnit::serveLate()
{
    In<LateQuadItem>& port = latePort();
    const LateQuadItem* late = port.front();
    if (!late || !m_ports.shaded.canPush())
        return false;
    if (late->content.endsDraw)
        passEnd(*late);
    else
        testLate(*late);
    port.pop();
    return true;
}

void DepthStencilUnit::passEnd(const LateQuadItem& end)
{
    m_state.lateTiles.markArrived();
    if (end.isFence)
        return;
    m_ports.shaded.push(end.content);
    if (m_ports.ended.connected() && !isTransfer(end.label.draw))
        m_ports.ended.push({end.label, 0});
}

void DepthStencilUnit::testLate(const LateQuadItem& late)
{
    ShadedQuadItem item = late.content;
    const Counted before = counted();
    const FragmentTests tests = notingTestsOf(item.label.draw);
    const Quad quad{item.shaded.x, item.shaded.y, item.shaded.coverage, late.orders};
    item.shaded.coverage = tests.after(*late.primitive, item.shaded, late.orders);
    if (tests.testAt(DepthStencilTap::Late, quad))
        report(quad, item.shaded.coverage, DepthStencilTap::Late, item.label.draw);
    tellSince(before, item.label.draw);
    if (item.shaded.coverage != 0)
        m_ports.shaded.push(item);
}

auto DepthStencilUnit::counted() const -> Counted
{
    return {m_state.compared(), m_state.bytesMoved};
}

void DepthStencilUnit::tellSince(const Counted& before, std::uint32_t draw) const
{
    const Counted now = counted();
    m_config.samples.tell(draw, now.samples - before.samples);
    m_config.bytes.tell(draw, now.bytes - before.bytes);
}

bool DepthStencilUnit::serveEarly()
{
    const QuadItem* early = m_ports.early.front();
    if (!early || !m_ports.survivors.canPush())
        return false;
    if (const TransferWork* transfer = early->primitive ? nullptr : m_config.transfers.find(early->label.draw))
        return serveTransfer(*early, *transfer);
    if (mustWait(*early))
        return sendFence(*early);
    endWait();
    QuadItem item = *early;
    const Counted before = counted();
    if (item.primitive)
        testEarly(item);
    else
        m_state.lateTiles.markSent();
    tellSince(before, item.label.draw);
    if (!item.primitive || item.quad.coverage != 0)
        m_ports.survivors.push(std::move(item));
    m_ports.early.pop();
    return true;
}

/// Its samples change in the first cycle; nothing sees them before the last one.
bool DepthStencilUnit::serveTransfer(const QuadItem& end, const TransferWork& transfer)
{
    if (!m_state.transfer.hasBegun()) {
        const ClearedTargets cleared = clearedTargets(transfer.clear, m_config.memory);
        if (m_state.lateTiles.holdsAny(cleared.depth.surface, cleared.stencil.surface))
            return sendFence(end);
        endWait();
        clearDepthsAndStencils(transfer.clear, m_config.memory);
        m_state.bytesMoved += transfer.zstBytes;
        m_config.bytes.tell(end.label.draw, transfer.zstBytes);
        m_state.transfer.begin(now(), transfer.zst, transfer.cu);
    }
    if (now() < m_state.transfer.handOver()) {
        m_state.earlyUntil = m_state.transfer.handOver();
        return true;
    }
    m_state.earlyUntil = m_state.transfer.end();
    m_state.transfer.handOn();
    m_state.lateTiles.markSent();
    m_ports.survivors.push(end);
    m_ports.early.pop();
    return true;
}

bool DepthStencilUnit::mustWait(const QuadItem& item) const
{
    return item.primitive && m_state.lateTiles.holds(item.quad, ownerOf(item)) &&
           testsOf(item.label.draw).looksEarly(item.quad);
}

/// Once for a wait. True when it was sent.
bool DepthStencilUnit::sendFence(const QuadItem& waiting)
{
    if (m_state.isWaiting)
        return false;
    m_state.isWaiting = true;
    m_state.waitsSince = now();
    QuadItem fence;
    fence.label = waiting.label;
    fence.isFence = true;
    m_ports.survivors.push(std::move(fence));
    m_state.lateTiles.markSent();
    return true;
}

void DepthStencilUnit::endWait()
{
    if (!m_state.isWaiting)
        return;
    m_state.isWaiting = false;
    m_state.earlyWait += now() - m_state.waitsSince;
}

void DepthStencilUnit::testEarly(QuadItem& item)
{
    const DrawState& state = *m_config.draws.of(item.label.draw).state;
    if (enterIn(m_state.entered, VectorPass::Cover, state, item.label.draw, VectorStage::Clipping))
        publish(stageEntered(item.label.draw, VectorStage::Clipping));
    const FragmentTests tests = notingTestsOf(item.label.draw);
    const Quad quad = item.quad;
    tests.before(*item.primitive, item.quad);
    holdForSamples(state);
    // Windings are counted for all samples, whose quad then ends here.
    const std::uint16_t passed = state.vector.endsAtTests() ? quad.coverage : item.quad.coverage;
    if (tests.testAt(DepthStencilTap::Early, quad))
        return report(quad, passed, DepthStencilTap::Early, item.label.draw);
    if (quad.orders.has(QuadOrders::DropsFirst))
        m_state.droppedFirst += countOf(quad.coverage & ~unsigned{item.quad.coverage});
    if (tests.testAt(DepthStencilTap::Late, quad) && item.quad.coverage != 0)
        m_state.lateTiles.add(quad, ownerOf(item));
}

void DepthStencilUnit::holdForSamples(const DrawState& state)
{
    if (state.vector.pass != VectorPass::Resolve)
        return;
    const std::uint32_t cycles = cyclesOfSamples(m_config.memory.surface(state.vector.winding).samples());
    if (cycles > 1)
        m_state.earlyUntil = now() + cycles;
}

void DepthStencilUnit::report(const Quad& quad, std::uint16_t passed, DepthStencilTap tap, std::uint32_t draw)
{
    ++m_state.tested;
    (tap == DepthStencilTap::Early ? m_state.early : m_state.late) += countOf(quad.coverage);
    m_state.skippedByPass += quad.orders.has(QuadOrders::Passes) ? countOf(quad.coverage) : 0;
    m_state.killed += passed == 0 ? 1 : 0;
    reportStencil(quad, draw);
    if (!wants<DepthTested>())
        return;
    for (unsigned pixel = 0; pixel < 4; ++pixel) {
        const auto before = static_cast<std::uint8_t>(quad.coverage >> (4 * pixel) & 0xF);
        if (before == 0)
            continue;
        const auto after = static_cast<std::uint8_t>(passed >> (4 * pixel) & 0xF);
        publish(DepthTested{0,
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

/// The event has bytes; of windings of 16 bits it tells the lower ones.
void DepthStencilUnit::reportStencil(const Quad& quad, std::uint32_t draw)
{
    for (const StencilUpdate& update : m_stencilUpdates)
        publish(StencilChanged{0,
                               {},
                               draw,
                               static_cast<std::uint16_t>(quad.x + update.sample / 4 % 2),
                               static_cast<std::uint16_t>(quad.y + update.sample / 8),
                               static_cast<std::uint8_t>(update.before),
                               static_cast<std::uint8_t>(update.after),
                               static_cast<std::uint8_t>(update.operation),
                               static_cast<std::uint8_t>(update.wraps)});
}

void DepthStencilUnit::visitState(StateVisitor& visitor)
{
    State::visit(visitor, m_state);
}

void DepthStencilUnit::visitPorts(PortVisitor& visitor)
{
    Ports::visit(visitor, m_ports);
}

} // namespace vitrine::core
