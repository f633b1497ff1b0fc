// SPDX-License-Identifier: Apache-2.0
#include "core/stream/bypass_bank.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace vitrine::core {

namespace {

unsigned firstOf(unsigned pixels)
{
    return static_cast<unsigned>(std::countr_zero(pixels));
}

unsigned bitOf(unsigned pixel)
{
    return 1u << pixel;
}

} // namespace

BypassBank::BypassBank(UnitContext context, const Config& config, Ports ports)
    : Unit(std::move(context)), m_config(config), m_ports(ports)
{
    m_state.accesses.resize(m_config.banks);
}

UnitDescription BypassBank::description() const
{
    UnitDescription description;
    description.kind = "RFB";
    description.seedTerm = "register file bank B as FIFO";
    description.help = words("Holds pixels that bypass the processors until their texels are there.");
    description.counters = {
        {"fifo.counts.pushes", words("pixels"), words("That came in: fifo.push.")},
        {"fifo.counts.pops", words("pixels"), words("That left: fifo.pop.")},
        {"fifo.counts.stalls", words("cycles"), words("In which a pixel found no room: fifo.stall.")},
        {"fifo.counts.highWater", words("pixels"), words("The most at once.")},
        {"lookups", words("look-ups"), words("Sent to the texture unit.")}};
    return description;
}

std::string BypassBank::waitNote() const
{
    const BypassPixel* front = m_state.fifo.front();
    return front ? "pixel " + std::to_string(front->orderNumber) + " waits for its texels" : std::string();
}

void BypassBank::tick()
{
    const bool received = receive();
    if (!m_ports.power->isOn && m_ports.quads.front()) {
        if (received)
            return;
        return stall(StallReason::ResourceBusy);
    }
    bool passed = passEnds();
    const bool sent = send(); // Before the next one comes in: it can have the place.
    passed |= passEnds();
    const bool taken = take();
    passed |= passEnds();
    if (received || sent || passed || taken)
        return;
    if (!m_ports.pixels.canPush())
        return stall(StallReason::OutputFull, m_ports.pixels);
    if (m_state.isFull)
        return stall(StallReason::Memory, m_ports.texels);
    if (m_ports.quads.front())
        return stall(StallReason::OutputFull, m_ports.lookups);
    stall(StallReason::InputEmpty, m_ports.quads);
}

bool BypassBank::receive()
{
    const bool any = m_ports.texels.front() != nullptr;
    for (const BypassTexel* texel = nullptr; (texel = m_ports.texels.front()); m_ports.texels.pop())
        m_state.pairing.arrive(*texel);
    return any;
}

bool BypassBank::send()
{
    const BypassPixel* front = m_state.fifo.front();
    if (!front || endIsDue() || !m_ports.pixels.canPush())
        return false;
    const auto texels = m_state.pairing.take(*front);
    if (!texels)
        return false;
    PairedPixel item;
    const std::uint32_t draw = front->quad.draw;
    item.label = {ItemId{++m_state.sent}, front->quad.id, draw};
    item.isPixel = true;
    item.texels = *texels;
    access(m_state.fifo.popPlace(), draw);
    item.pixel = m_state.fifo.pop();
    tell(FifoStep::Popped, draw, item.pixel.orderNumber);
    m_ports.pixels.push(std::move(item));
    return true;
}

bool BypassBank::take()
{
    const BypassQuad* item = m_ports.quads.front();
    if (!item)
        return false;
    if (!item->primitive) {
        m_state.ends.push_back({item->label, item->isFence, m_state.fifo.counts().pushes});
        m_ports.quads.pop();
        return true;
    }
    const std::uint32_t draw = item->label.draw;
    if (m_state.draw != draw) {
        const BypassPlan& plan = m_config.plans.of(draw);
        m_state.fifo.resize(plan.fifoDepth, wordsOfBypassPixel(static_cast<std::uint32_t>(plan.colors.size())));
        m_state.draw = draw;
        m_state.nextPixel = 0;
    }
    const unsigned pixel = firstOf(coveredPixels(item->quad.coverage) & ~unsigned{m_state.taken});
    const bool isIn = m_state.asked != 0;
    if ((!isIn && waitForRoom(draw)) || (item->lookupCount != 0 && !m_ports.lookups.canPush()))
        return false;
    if (!isIn)
        enter(*item, pixel);
    if (item->lookupCount != 0)
        ask(*item, pixel);
    if (m_state.asked == item->lookupCount)
        leavePixel(*item, pixel);
    return true;
}

/// Whether the last pixel before the first of them has left.
bool BypassBank::endIsDue() const
{
    return !m_state.ends.empty() && m_state.ends.front().behind == m_state.fifo.counts().pops;
}

bool BypassBank::passEnds()
{
    if (m_state.ends.empty()) // as in nearly every cycle
        return false;
    bool passed = false;
    std::deque<PassingEnd>& ends = m_state.ends;
    for (; endIsDue() && m_ports.pixels.canPush(); ends.pop_front()) {
        PairedPixel item;
        item.label = {ItemId{++m_state.sent}, ends.front().label.id, ends.front().label.draw};
        item.isFence = ends.front().isFence;
        m_ports.pixels.push(std::move(item));
        passed = true;
    }
    return passed;
}

bool BypassBank::waitForRoom(std::uint32_t draw)
{
    if (m_state.fifo.isFull()) {
        if (!m_state.isFull) {
            m_state.isFull = true;
            m_state.fullSince = now();
            tell(FifoStep::Stalled, draw, m_state.nextPixel);
        }
        return true;
    }
    if (std::exchange(m_state.isFull, false))
        m_state.fifo.addStalls(now() - m_state.fullSince);
    return false;
}

void BypassBank::enter(const BypassQuad& item, unsigned pixel)
{
    BypassPixel entry;
    entry.orderNumber = m_state.nextPixel++;
    entry.x = static_cast<std::uint16_t>(item.quad.x + pixel % 2);
    entry.y = static_cast<std::uint16_t>(item.quad.y + pixel / 2);
    entry.mask = static_cast<std::uint16_t>(item.quad.coverage >> (4 * pixel) & 0xF);
    entry.pixelCoverage = item.quad.pixelCoverage[pixel];
    entry.colorCount = item.colorCount;
    entry.lookups = item.lookupCount;
    for (std::size_t color = 0; color < item.colorCount; ++color)
        entry.colors[color] = item.colors[color][pixel];
    entry.quad = item.label;
    entry.primitive = item.primitive;
    entry.orders = item.quad.orders;
    entry.endsQuad = coveredPixels(item.quad.coverage) >> pixel == 1;
    CORE_CHECK(m_state.fifo.push(std::move(entry)), "a pixel enters a bank that is full");
    access(m_state.fifo.lastPlace(), item.label.draw);
    tell(FifoStep::Pushed, item.label.draw, m_state.nextPixel - 1);
}

void BypassBank::ask(const BypassQuad& item, unsigned pixel)
{
    InitialRequest request;
    request.label = {ItemId{++m_state.lookups}, item.label.id, item.label.draw};
    request.orderNumber = m_state.nextPixel - 1;
    request.lookup = m_state.asked++;
    request.slot = item.textureSlots[request.lookup];
    request.lane = static_cast<std::uint8_t>(pixel);
    for (std::size_t component = 0; component < request.coordinates.size(); ++component)
        for (std::size_t lane = 0; lane < 4; ++lane)
            request.coordinates[component][lane] = item.coordinates[request.lookup][lane][static_cast<int>(component)];
    m_ports.lookups.push(request);
}

void BypassBank::leavePixel(const BypassQuad& item, unsigned pixel)
{
    m_state.asked = 0;
    m_state.taken = static_cast<std::uint8_t>(m_state.taken | bitOf(pixel));
    if (m_state.taken != coveredPixels(item.quad.coverage))
        return;
    m_state.taken = 0;
    m_ports.quads.pop();
}

void BypassBank::access(std::uint32_t place, std::uint32_t draw)
{
    const std::uint32_t placesPerBank = m_state.fifo.depth() / m_config.banks;
    ++m_state.accesses[std::min(place / placesPerBank, m_config.banks - 1)]; // more of small pixels fit in
    m_config.accesses.tell(draw, 1);
}

void BypassBank::tell(FifoStep step, std::uint32_t draw, std::uint32_t pixel)
{
    const auto occupancy = static_cast<std::uint16_t>(m_state.fifo.occupancy());
    publish(FifoChanged{0, {}, draw, pixel, step, 0, occupancy});
}

void BypassBank::visitState(StateVisitor& visitor)
{
    State::visit(visitor, m_state);
}

void BypassBank::visitPorts(PortVisitor& visitor)
{
    Ports::visit(visitor, m_ports);
}

} // namespace vitrine::core
