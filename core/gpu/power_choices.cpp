// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/power_choices.h"

#include "core/gpu/energy_cost.h"
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/parts/machine_links.h"

#include <algorithm>

namespace vitrine::core {

namespace {

/// Whether the choices take away the last processor that takes this stage's threads. Those that are not enabled never
/// do (sp.enabled).
bool takesLast(const MachineConfig& config, const PowerDomains& domains, const std::vector<PowerState>& states,
               ShaderStage stage)
{
    bool wasThere = false;
    for (std::uint32_t processor = 0; processor < config.processors->spCount; ++processor) {
        if (!contains(config.processors->spEnabled, processor))
            continue;
        wasThere = true;
        if (switchesOf(domains, states, processor).takes(stage))
            return false;
    }
    return wasThere;
}

/// The first bank of the FIFO that is without full power (DEC-16).
std::optional<std::uint32_t> missingBank(const MachineConfig& config, const PowerDomains& domains,
                                         const std::vector<PowerState>& states)
{
    for (std::uint32_t processor = 0; processor < std::min(config.bypass->bypassFifoBanks, config.processors->spCount);
         ++processor)
        if (const auto bank = domains.part(processor, PowerKind::RegisterBank, 1); states[bank] != PowerState::On)
            return bank;
    return std::nullopt;
}

} // namespace

PowerChoices validChoices(const MachineConfig& config)
{
    PowerChoices valid;
    if (config.powerChoices.empty())
        return valid;
    const PowerDomains domains(powerLayout(config));
    const ChosenStates chosen = chosenStates(domains, config.powerChoices);
    for (std::uint32_t number = 0; number < domains.size(); ++number)
        if (chosen[number])
            valid.emplace(domains[number].name, *chosen[number]);
    return valid;
}

std::vector<Text> refusedChoices(const MachineConfig& config)
{
    if (config.powerChoices.empty())
        return {};
    const PowerDomains domains(powerLayout(config));
    const std::vector<PowerState> states = statesOf(chosenStates(domains, config.powerChoices));
    std::vector<Text> refused;
    if (takesLast(config, domains, states, ShaderStage::Vertex))
        refused.push_back(
            textOf("no processor is left for vertices: that takes an ALU, TPB-A, IB-A and RFB-A of one, on"));
    const bool shadesFragments = !isSequential(config) && config.bypass->bypassMode != BypassMode::Force;
    if (shadesFragments && takesLast(config, domains, states, ShaderStage::Fragment))
        refused.push_back(
            textOf("no processor is left for fragments: that takes an ALU, TPB-B, IB-B and RFB-B of one, on"));
    if (states[*domains.find("cu")] != PowerState::On)
        refused.push_back(textOf("without cu no pixel is written"));
    if (hasBypass(config))
        if (const auto bank = missingBank(config, domains, states))
            refused.push_back(
                textOf("{} is the queue of the bypass to cu, unless bypass.mode is off", domains[*bank].name));
    return refused;
}

} // namespace vitrine::core
