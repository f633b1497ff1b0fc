// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/power/energy_table.h"
#include "core/power/power_domain.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

/// energy = Σ cycles · static(state) + operations · dynamic (BYP-15). Every number is illustrative.

namespace vitrine::core {

/// What a domain did in a stretch of time.
struct PowerAccount {
    Cycle on = 0; ///< on or waking
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
/// What a domain did between two accounts of it.
[[nodiscard]] PowerAccount between(const PowerAccount& before, const PowerAccount& after);

/// The energy that an account took. There is this one formula: all energy that is shown, of a part or of all, of a draw
/// or of a moment, is a sum of these. The formula is linear in whole numbers, so it does not matter how a time or a
/// machine is divided.
struct ConsumedEnergy {
    Energy standing = 0;  ///< for cycles, by their states
    Energy operating = 0; ///< for operations
    [[nodiscard]] Energy all() const { return standing + operating; }
    friend bool operator==(const ConsumedEnergy&, const ConsumedEnergy&) = default;
};
/// `row` is that of the domain's part; null counts as 0.
[[nodiscard]] ConsumedEnergy consumed(const PowerAccount& account, const EnergyRow* row);
/// Null for groups, which are switches and consume nothing, and for parts that the table does not contain.
[[nodiscard]] const EnergyRow* rowOf(const EnergyTable& table, PowerKind kind, std::string_view part);

/// The same of all domains.
[[nodiscard]] std::vector<const EnergyRow*> rowsOf(const PowerDomains& domains, const EnergyTable& table);

struct DomainEnergy : ConsumedEnergy {
    std::string name; ///< name of the domain
    PowerAccount account;
    friend bool operator==(const DomainEnergy&, const DomainEnergy&) = default;
};

struct EnergyLedger {
    std::vector<DomainEnergy> domains; ///< by number of the domain
    std::vector<Text> warnings;        ///< one for each device without a row in the table, which counts as 0 (ONE-09)
    [[nodiscard]] Energy total() const;
};

[[nodiscard]] EnergyLedger ledgerOf(const PowerDomains& domains, const std::vector<PowerAccount>& accounts,
                                    const EnergyTable& table);

/// ONE-09: comma-separated lines that end with a line feed. A header says that the numbers are illustrative; then come
/// a line per domain and the total, which is their sum.
[[nodiscard]] std::string energyCsv(const EnergyLedger& ledger);

} // namespace vitrine::core
