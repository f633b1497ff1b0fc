// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/draw_power.h"

#include "core/gpu/timed_gpu.h"

namespace vitrine::core {

namespace {

double inUnits(Energy energy)
{
    return static_cast<double>(energy) / static_cast<double>(kEnergyUnit);
}

} // namespace

std::string_view powerStateName(std::uint32_t state)
{
    return enumName(static_cast<PowerState>(state));
}

DrawPower drawPower(const TimedGpu& gpu, const PowerRecorder& recorder, Cycle end)
{
    const EnergyLedger ledger = gpu.energy();
    DrawPower power;
    for (const DomainEnergy& domain : ledger.domains) {
        const PowerAccount& account = domain.account;
        power.domains.push_back({domain.name, account.on, account.reduced, account.off, account.operations,
                                 inUnits(domain.standing), inUnits(domain.operating)});
    }
    power.intervals = recorder.intervals(end);
    power.isComplete = recorder.isComplete();
    power.energy = inUnits(ledger.total());
    power.warnings = ledger.warnings;
    power.csv = energyCsv(ledger);
    return power;
}

} // namespace vitrine::core
