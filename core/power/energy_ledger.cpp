// SPDX-License-Identifier: Apache-2.0
#include "core/power/energy_ledger.h"

#include "core/base/check.h"

namespace vitrine::core {

void PowerAccount::add(PowerState state, Cycle cycles)
{
    switch (state) {
    case PowerState::On:
    case PowerState::Waking: on += cycles; break;
    case PowerState::Reduced: reduced += cycles; break;
    case PowerState::Off: off += cycles; break;
    }
}

PowerAccount between(const PowerAccount& before, const PowerAccount& after)
{
    return {after.on - before.on, after.reduced - before.reduced, after.off - before.off,
            after.operations - before.operations};
}

Energy EnergyLedger::total() const
{
    Energy sum = 0;
    for (const DomainEnergy& domain : domains)
        sum += domain.all();
    return sum;
}

EnergyLedger ledgerOf(const PowerDomains& domains, const std::vector<PowerAccount>& accounts, const EnergyTable& table)
{
    CORE_CHECK(accounts.size() == domains.size(), "an account for each domain");
    EnergyLedger ledger;
    for (std::size_t i = 0; i < domains.size(); ++i) {
        DomainEnergy& energy = ledger.domains.emplace_back(DomainEnergy{domains[i].name, accounts[i], 0, 0});
        if (domains[i].kind == PowerKind::Group)
            continue;
        const EnergyRow* row = table.find(domains[i].part);
        if (!row) {
            ledger.warnings.push_back(domains[i].part + " does not tell its energy: it counts as 0");
            continue;
        }
        const PowerAccount& account = accounts[i];
        energy.standing = account.on * row->on + account.reduced * row->reduced + account.off * row->off;
        energy.operating = account.operations * row->operation;
    }
    return ledger;
}

std::string energyCsv(const EnergyLedger& ledger)
{
    std::string text =
        "unit,cycles on,cycles reduced,cycles off,operations,energy (" + std::string(kEnergyMark) + ")\n";
    for (const DomainEnergy& domain : ledger.domains) {
        const PowerAccount& account = domain.account;
        text += domain.name;
        for (const std::uint64_t number : {account.on, account.reduced, account.off, account.operations})
            text += "," + std::to_string(number);
        text += "," + energyText(domain.all()) + "\n";
    }
    return text + "total,,,,," + energyText(ledger.total()) + "\n";
}

} // namespace vitrine::core
