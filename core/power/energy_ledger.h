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
    [[nodiscard]] Cycle cycles() const { return on + reduced + off; }
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

/// What that took. The one formula: whatever is shown of energy, of a part or of all, of a draw or of a moment, adds up
/// these, and being linear in whole numbers it does not matter how a time or a machine is cut into parts.
struct ConsumedEnergy {
    Energy standing = 0;  ///< of its cycles
    Energy operating = 0; ///< of its operations
    [[nodiscard]] Energy all() const { return standing + operating; }
    friend bool operator==(const ConsumedEnergy&, const ConsumedEnergy&) = default;
};
/// `row`: of the part's domain; null: it counts as 0.
[[nodiscard]] ConsumedEnergy consumed(const PowerAccount& account, const EnergyRow* row);
/// Null for groups, which are switches and consume nothing, and for parts that the table does not have.
[[nodiscard]] const EnergyRow* rowOf(const EnergyTable& table, PowerKind kind, std::string_view part);

struct DomainEnergy : ConsumedEnergy {
    std::string name; ///< of the domain
    PowerAccount account;
    friend bool operator==(const DomainEnergy&, const DomainEnergy&) = default;
};

struct EnergyLedger {
    std::vector<DomainEnergy> domains; ///< by number
    std::vector<Text> warnings;        ///< devices without a row in the table count as 0 (ONE-09)
    [[nodiscard]] Energy total() const;
};

[[nodiscard]] EnergyLedger ledgerOf(const PowerDomains& domains, const std::vector<PowerAccount>& accounts,
                                    const EnergyTable& table);

/// ONE-09: a header that says illustrative, a line per domain and the total, which is their sum. Comma-separated, with
/// line feeds.
[[nodiscard]] std::string energyCsv(const EnergyLedger& ledger);

} // namespace vitrine::core
