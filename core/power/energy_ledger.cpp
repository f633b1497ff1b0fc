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

ConsumedEnergy consumed(const PowerAccount& account, const EnergyRow* row)
{
    if (!row)
        return {};
    return {account.on * row->on + account.reduced * row->reduced + account.off * row->off,
            account.operations * row->operation};
}

const EnergyRow* rowOf(const EnergyTable& table, PowerKind kind, std::string_view part)
{
    return kind == PowerKind::Group ? nullptr : table.find(part);
}

std::vector<const EnergyRow*> rowsOf(const PowerDomains& domains, const EnergyTable& table)
{
    std::vector<const EnergyRow*> rows;
    for (std::uint32_t number = 0; number < domains.size(); ++number)
        rows.push_back(rowOf(table, domains[number].kind, domains[number].part));
    return rows;
}

EnergyLedger ledgerOf(const PowerDomains& domains, const std::vector<PowerAccount>& accounts, const EnergyTable& table)
{
    CORE_CHECK(accounts.size() == domains.size(), "an account for each domain");
    EnergyLedger ledger;
    for (std::size_t i = 0; i < domains.size(); ++i) {
        const PowerDomain& domain = domains[i];
        const EnergyRow* row = rowOf(table, domain.kind, domain.part);
        ledger.domains.push_back({consumed(accounts[i], row), domain.name, accounts[i]});
        if (!row && domain.kind != PowerKind::Group)
            ledger.warnings.push_back(textOf("{} does not tell its energy: it counts as 0", domain.part));
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
