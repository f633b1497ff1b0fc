// SPDX-License-Identifier: Apache-2.0
#include "core/power/power_manager.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

PowerManager::PowerManager(UnitContext context, Config config, Ports ports)
    : Unit(std::move(context)), m_config(std::move(config)), m_ports(ports)
{
    m_state.domains.resize(m_config.domains.size());
    for (std::size_t number = 0; number < m_config.states.size(); ++number)
        m_state.domains[number].state = m_state.domains[number].wanted = m_config.states[number];
    if (!m_config.states.empty())
        tellProcessors();
}

UnitDescription PowerManager::description() const
{
    UnitDescription description;
    description.kind = "PMU";
    description.seedTerm = "power management unit";
    description.help = words("Switches parts of the machine on, to reduced power and off.");
    description.counters = {{"changes", "changes", words("Of the power of a part.")},
                            {"refused", "requests", words("For the power that vertices need.")}};
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
        emit(WarningReported{0, {}, item->label.draw, 0, WarningCode::BelowVertexRate, 0});
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
        tellProcessors();
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
        emit(WarningReported{0, {}, kNoDraw, number, WarningCode::PowerRefused, 0});
        return domain.state == domain.wanted;
    }
    if (m_config.view.isBusy(m_config.domains[number]))
        return false;
    change(number, domain.wanted);
    return true;
}

bool PowerManager::takesLastAlu(std::uint32_t number) const
{
    if (!m_config.view.hasVertexWork())
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
    emit(PowerChanged{0, {}, kNoDraw, number, static_cast<std::uint32_t>(state)});
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
        PowerAccount& account = result.emplace_back(domain.account);
        account.add(effective(number), end - domain.since);
        account.operations = m_config.view.operations(m_config.domains[number]);
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

void PowerManager::tellProcessors()
{
    const std::vector<PowerState> now = states();
    for (std::uint32_t processor = 0; processor < m_config.switches.size(); ++processor)
        m_config.switches[processor] = switchesOf(m_config.domains, now, processor);
    const auto colorUpdater = m_config.domains.find("cu");
    m_config.colorUpdaterIsOn = !colorUpdater || now[*colorUpdater] == PowerState::On;
    const std::vector<std::uint32_t>& banks = m_config.bypass.banks;
    if (m_config.bypass.banksAreOn)
        *m_config.bypass.banksAreOn =
            std::all_of(banks.begin(), banks.end(), [&](std::uint32_t bank) { return now[bank] == PowerState::On; });
}

/// What the lines say follows from the states.
void PowerManager::visitState(StateVisitor& visitor)
{
    State::visit(visitor, m_state);
    if (visitor.restores())
        tellProcessors();
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

} // namespace vitrine::core
