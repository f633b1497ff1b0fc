// SPDX-License-Identifier: Apache-2.0
#include "core/power/power_manager.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

PowerManager::PowerManager(UnitContext context, Config config, Ports ports)
    : Unit(std::move(context)), m_config(std::move(config)), m_ports(std::move(ports))
{
    m_state.domains.resize(m_config.domains.size());
    for (std::size_t number = 0; number < m_config.states.size(); ++number)
        m_state.domains[number].state = m_state.domains[number].wanted = m_config.states[number];
    if (!m_config.states.empty())
        driveLines();
}

UnitDescription PowerManager::description() const
{
    UnitDescription description;
    description.kind = "PMU";
    description.seedTerm = "power management unit";
    description.help = words("Switches parts of the machine on, to reduced power and off.");
    description.counters = {{"changes", words("changes"), words("Of the power of a part.")},
                            {"refused", words("requests"), words("For the power that vertices need.")}};
    return description;
}

void PowerManager::tick()
{
    const bool wasAsked = takeRequests();
    const bool wasSwitched = takeBypass();
    if (wasAsked || wasSwitched)
        return deliverAt(now() + 1);
    stall(StallReason::InputEmpty);
}

bool PowerManager::takeRequests()
{
    const bool any = m_ports.requests.front() != nullptr;
    for (const PowerRequest* request = nullptr; (request = m_ports.requests.front()); m_ports.requests.pop())
        if (request->domain < m_state.domains.size() && request->state != PowerState::Waking)
            m_state.domains[request->domain].wanted = request->state;
    return any;
}

bool PowerManager::takeBypass()
{
    const BypassItem* item = m_ports.bypass.connected() ? m_ports.bypass.front() : nullptr;
    if (!item)
        return false;
    for (const std::uint32_t domain : m_config.bypass.gated)
        m_state.domains[domain].wanted = item->isBypassed ? PowerState::Off : PowerState::On;
    if (item->isBypassed && m_config.bypass.isBelow)
        publish(WarningReported{0, {}, item->label.draw, 0, WarningCode::BelowVertexRate, 0});
    m_ports.bypass.pop();
    return true;
}

void PowerManager::deliver()
{
    const std::uint64_t before = m_state.changes;
    Cycle next = kNever;
    for (std::uint32_t number = 0; number < m_state.domains.size(); ++number) {
        if (advance(number))
            continue;
        const Domain& domain = m_state.domains[number];
        const bool wakes = domain.state == PowerState::Waking && domain.wanted == PowerState::On;
        next = std::min(next, wakes ? domain.wakesAt : now() + 1);
    }
    if (m_state.changes != before)
        driveLines();
    if (next != kNever)
        deliverAt(next);
}

bool PowerManager::advance(std::uint32_t number)
{
    Domain& domain = m_state.domains[number];
    if (domain.state == domain.wanted)
        return true;
    if (domain.wanted == PowerState::On) {
        if (domain.state != PowerState::Waking) {
            domain.wakesAt = now() + m_config.wakeCycles;
            change(number, m_config.wakeCycles > 0 ? PowerState::Waking : PowerState::On);
        } else if (domain.wakesAt <= now()) {
            change(number, PowerState::On);
        }
        return domain.state == PowerState::On;
    }
    if (takesLastAlu(number)) {
        domain.wanted = domain.state == PowerState::Waking ? PowerState::On : domain.state;
        ++m_state.refused;
        publish(WarningReported{0, {}, kNoDraw, number, WarningCode::PowerRefused, 0});
        return domain.state == domain.wanted;
    }
    if (isBusy(m_config.domains[number]))
        return false;
    change(number, domain.wanted);
    return true;
}

bool PowerManager::takesLastAlu(std::uint32_t number) const
{
    if (m_ports.commands.empty() && m_ports.vertexTasks.empty())
        return false;
    // What wakes counts as working already, and what is to be switched off as gone, however long that takes.
    std::vector<PowerState> states;
    for (const Domain& domain : m_state.domains)
        states.push_back(domain.wanted);
    if (shadesVertices(m_config.domains, states))
        return false;
    states[number] = PowerState::On;
    return shadesVertices(m_config.domains, states);
}

void PowerManager::change(std::uint32_t number, PowerState state)
{
    const PowerDomain& domain = m_config.domains[number];
    const AluLayout& alus = m_config.domains.layout().alus;
    settle(number);
    if (domain.kind == PowerKind::Group)
        for (std::uint32_t alu = 0; alu < alus.count(); ++alu)
            if (alus.groupOf(alu) == domain.number)
                settle(m_config.domains.alu(domain.processor, alu));
    m_state.domains[number].state = state;
    ++m_state.changes;
    publish(PowerChanged{0, {}, kNoDraw, number, static_cast<std::uint32_t>(state)});
}

/// An ALU is not more awake than its group.
PowerState PowerManager::effective(std::uint32_t number) const
{
    const PowerDomain& domain = m_config.domains[number];
    const PowerState own = m_state.domains[number].state;
    if (domain.kind != PowerKind::Alu)
        return own;
    const std::uint32_t group = m_config.domains.layout().alus.groupOf(domain.number);
    return worse(own, m_state.domains[m_config.domains.group(domain.processor, group)].state);
}

void PowerManager::settle(std::uint32_t number)
{
    Domain& domain = m_state.domains[number];
    domain.account.add(effective(number), now() - domain.since);
    domain.since = now();
}

std::vector<PowerAccount> PowerManager::accounts(Cycle end) const
{
    std::vector<PowerAccount> result;
    for (std::uint32_t number = 0; number < m_state.domains.size(); ++number) {
        const Domain& domain = m_state.domains[number];
        result.emplace_back(domain.account).add(effective(number), end - domain.since);
    }
    return result;
}

std::vector<PowerState> PowerManager::states() const
{
    std::vector<PowerState> states;
    for (const Domain& domain : m_state.domains)
        states.push_back(domain.state);
    return states;
}

void PowerManager::driveLines()
{
    const std::vector<PowerState> now = states();
    for (std::uint32_t processor = 0; processor < m_ports.switches.size(); ++processor)
        m_ports.switches[processor].drive(switchesOf(m_config.domains, now, processor));
    const auto colorUpdater = m_config.domains.find("cu");
    m_ports.colorUpdaterPower.drive({!colorUpdater || now[*colorUpdater] == PowerState::On});
    const std::vector<std::uint32_t>& banks = m_config.bypass.banks;
    m_ports.bankPower.drive({std::ranges::all_of(banks, [&](std::uint32_t b) { return now[b] == PowerState::On; })});
}

bool PowerManager::isBusy(const PowerDomain& domain) const
{
    const auto isUsed = [&](AluMask alus) { return m_ports.processors[domain.processor].ask({std::nullopt, alus}); };
    switch (domain.kind) {
    case PowerKind::Alu: return isUsed(AluMask{1} << domain.number);
    case PowerKind::Group: return isUsed(m_config.domains.layout().alus.group(domain.number));
    case PowerKind::PackingBuffer:
    case PowerKind::InputBus: return carries(domain, domain.number == 0 ? ShaderStage::Vertex : ShaderStage::Fragment);
    case PowerKind::RegisterBank:
        return carries(domain, domain.number == 0 ? ShaderStage::Vertex : ShaderStage::Fragment) ||
               (isBypassBank(domain) && m_ports.banks.ask({}));
    case PowerKind::ColorUpdater:
        return std::ranges::any_of(m_ports.colorUpdaters, [](const WorkQuery& phase) { return phase.ask({}); });
    case PowerKind::Device:
    case PowerKind::FixedUnit:
    case PowerKind::Memory: break;
    }
    return true; // These are not switched.
}

/// Whether there are tasks of this stage on the processor, or swapped out and perhaps to come back to it.
bool PowerManager::carries(const PowerDomain& domain, ShaderStage stage) const
{
    const bool hasSegment = stage == ShaderStage::Fragment && m_ports.distributor.connected() &&
                            m_ports.distributor.ask({domain.processor});
    return hasSegment || !m_ports.pending.empty() || m_ports.processors[domain.processor].ask({stage});
}

/// Whether it is one of those that are the FIFO in bypass (DEC-16).
bool PowerManager::isBypassBank(const PowerDomain& domain) const
{
    return domain.number == 1 && domain.processor < m_config.bypass.banks.size();
}

bool PowerManager::hasPending() const
{
    return std::any_of(m_state.domains.begin(), m_state.domains.end(),
                       [](const Domain& domain) { return domain.state != domain.wanted; });
}

std::string PowerManager::waitNote() const
{
    for (std::uint32_t number = 0; number < m_state.domains.size(); ++number)
        if (const PowerState state = m_state.domains[number].state; state != PowerState::On)
            return m_config.domains[number].name + " is " + std::string(enumName(state));
    return {};
}

void PowerManager::visitState(StateVisitor& visitor)
{
    State::visit(visitor, m_state);
}

void PowerManager::visitPorts(PortVisitor& visitor)
{
    Ports::visit(visitor, m_ports);
}

} // namespace vitrine::core
