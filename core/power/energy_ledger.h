// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/power/energy_table.h"
#include "core/power/power_domain.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

/// energy = Σ cycles · static(state) + operations · dynamic (BYP-15). Pure; every number in it is illustrative.

namespace vitrine::core {

/// What a domain did in a stretch of time.
struct PowerAccount {
    Cycle on = 0; ///< or waking
    Cycle reduced = 0;
    Cycle off = 0;
    std::uint64_t operations = 0;

    void add(PowerState state, Cycle cycles);
    friend bool operator==(const PowerAccount&, const PowerAccount&) = default;
    static void visit(auto& visitor, auto& account)
    {
        visitor("on", account.on);
        visitor("reduced", account.reduced);
        visitor("off", account.off);
        visitor("operations", account.operations);
    }
};
/// Of the time between two looks at the same domain.
[[nodiscard]] PowerAccount between(const PowerAccount& before, const PowerAccount& after);

struct DomainEnergy {
    std::string name; ///< of the domain
    PowerAccount account;
    Energy standing = 0;  ///< of its cycles
    Energy operating = 0; ///< of its operations
    [[nodiscard]] Energy all() const { return standing + operating; }
    friend bool operator==(const DomainEnergy&, const DomainEnergy&) = default;
};

struct EnergyLedger {
    std::vector<DomainEnergy> domains; ///< by number; groups, which are switches, consume nothing
    std::vector<std::string> warnings; ///< devices without a row in the table count as 0 (ONE-09)
    [[nodiscard]] Energy total() const;
};

[[nodiscard]] EnergyLedger ledgerOf(const PowerDomains& domains, const std::vector<PowerAccount>& accounts,
                                    const EnergyTable& table);

/// ONE-09: a header that says illustrative, a line per domain and the total, which is their sum. Comma-separated, with
/// line feeds.
[[nodiscard]] std::string energyCsv(const EnergyLedger& ledger);

} // namespace vitrine::core
