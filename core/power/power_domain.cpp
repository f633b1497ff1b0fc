// SPDX-License-Identifier: Apache-2.0
#include "core/power/power_domain.h"

#include "core/base/check.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

namespace {

constexpr std::array<PowerKind, 3> kSideKinds{PowerKind::PackingBuffer, PowerKind::InputBus, PowerKind::RegisterBank};
constexpr std::array<std::string_view, 3> kSideNames{"TPB", "IB", "RFB"};

void addProcessor(const PowerLayout& layout, std::uint32_t processor, std::vector<PowerDomain>& domains)
{
    const std::string path = "sp." + std::to_string(processor) + ".";
    const std::vector<std::string> alus = aluNames(layout.alus);
    for (std::uint32_t alu = 0; alu < alus.size(); ++alu)
        domains.push_back({path + alus[alu], "ALU", PowerKind::Alu, processor, alu});
    for (std::uint32_t group = 0; group < layout.alus.groups(); ++group)
        domains.push_back({path + "AG-" + groupLetter(group), "AG", PowerKind::Group, processor, group});
    for (std::size_t kind = 0; kind < kSideKinds.size(); ++kind)
        for (std::uint32_t side = 0; side < 2; ++side) {
            const std::string part(kSideNames[kind]);
            domains.push_back({path + part + "-" + groupLetter(side), part, kSideKinds[kind], processor, side});
        }
}

bool isOn(const PowerDomains& domains, const std::vector<PowerState>& states, std::uint32_t processor,
          std::uint32_t side)
{
    return std::all_of(kSideKinds.begin(), kSideKinds.end(),
                       [&](PowerKind kind) { return states[domains.part(processor, kind, side)] == PowerState::On; });
}

} // namespace

PowerDomains::PowerDomains(PowerLayout layout)
    : m_layout(std::move(layout)), m_perProcessor(m_layout.alus.count() + m_layout.alus.groups() + 6)
{
    for (std::uint32_t processor = 0; processor < m_layout.processors; ++processor)
        addProcessor(m_layout, processor, m_domains);
    m_domains.push_back({"cu", "CU", PowerKind::ColorUpdater, 0, 0});
    for (const CountedPart& counted : m_layout.counted)
        m_domains.push_back({counted.name, counted.part, counted.kind, 0, counted.number});
}

std::optional<std::uint32_t> PowerDomains::find(std::string_view name) const
{
    const auto found = std::find_if(m_domains.begin(), m_domains.end(),
                                    [&](const PowerDomain& domain) { return domain.name == name; });
    if (found == m_domains.end())
        return std::nullopt;
    return static_cast<std::uint32_t>(found - m_domains.begin());
}

std::uint32_t PowerDomains::alu(std::uint32_t processor, std::uint32_t number) const
{
    return firstOf(processor) + number;
}

std::uint32_t PowerDomains::group(std::uint32_t processor, std::uint32_t number) const
{
    return firstOf(processor) + m_layout.alus.count() + number;
}

std::uint32_t PowerDomains::part(std::uint32_t processor, PowerKind kind, std::uint32_t side) const
{
    const auto place = std::find(kSideKinds.begin(), kSideKinds.end(), kind);
    CORE_CHECK(place != kSideKinds.end(), "a part of a processor that has no sides");
    const auto row = static_cast<std::uint32_t>(place - kSideKinds.begin());
    return group(processor, m_layout.alus.groups()) + 2 * row + side;
}

ChosenStates chosenStates(const PowerDomains& domains, const PowerChoices& choices)
{
    ChosenStates chosen(domains.size());
    for (const auto& [name, state] : choices)
        if (const auto number = domains.find(name); number && isSwitched(domains[*number].kind))
            chosen[*number] = state;
    return chosen;
}

std::vector<PowerState> statesOf(const ChosenStates& chosen)
{
    std::vector<PowerState> states;
    for (const std::optional<PowerState>& state : chosen)
        states.push_back(state.value_or(PowerState::On));
    return states;
}

PowerState worse(PowerState a, PowerState b)
{
    constexpr std::array<int, 4> kRanks{0, 2, 3, 1};
    return kRanks[static_cast<std::size_t>(a)] < kRanks[static_cast<std::size_t>(b)] ? b : a;
}

AluMask workingAlus(const PowerDomains& domains, const std::vector<PowerState>& states, std::uint32_t processor)
{
    const AluLayout& alus = domains.layout().alus;
    AluMask working = 0;
    for (std::uint32_t alu = 0; alu < alus.count(); ++alu) {
        const PowerState group = states[domains.group(processor, alus.groupOf(alu))];
        if (worse(states[domains.alu(processor, alu)], group) == PowerState::On)
            working |= AluMask{1} << alu;
    }
    return working;
}

ProcessorSwitches switchesOf(const PowerDomains& domains, const std::vector<PowerState>& states,
                             std::uint32_t processor)
{
    const PowerLayout& layout = domains.layout();
    const AluMask working = workingAlus(domains, states, processor);
    const AluMask groupA = layout.alus.group(0);
    const bool divides = layout.sharesSpace && layout.hasFragmentPrograms;
    ProcessorSwitches switches;
    switches.alus = working | ~layout.alus.all();
    switches.runsVertices = (divides ? working & groupA : working) != 0;
    switches.runsFragments = (divides ? working & ~groupA : working) != 0;
    switches.takesVertices = switches.runsVertices && isOn(domains, states, processor, 0);
    switches.takesFragments = switches.runsFragments && isOn(domains, states, processor, 1);
    return switches;
}

bool shadesVertices(const PowerDomains& domains, const std::vector<PowerState>& states)
{
    for (std::uint32_t processor = 0; processor < domains.layout().processors; ++processor)
        if (switchesOf(domains, states, processor).takesVertices)
            return true;
    return false;
}

} // namespace vitrine::core
