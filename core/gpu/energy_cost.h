// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/power/bypass_gating.h"
#include "core/power/energy_ledger.h"

/// Power and energy of a machine as its configuration has it (BYP-13…BYP-15).

namespace vitrine::core {

struct MachineConfig;
class MachineWiring;

/// The parts of the machine that can be without power.
[[nodiscard]] PowerLayout powerLayout(const MachineConfig& config);

/// The machine's illustrative table, completed by its devices: a device that is not in the table, built in or plugin,
/// tells itself what an item of a request costs. A device that does not tell has no row.
[[nodiscard]] EnergyTable energyTable(const MachineConfig& config);

/// What tells the operations of a domain of this machine; null: it consumes by its state alone.
using OperationsOfDomain = std::uint64_t (*)(const MachineWiring&, const PowerDomain&);
[[nodiscard]] OperationsOfDomain operationsOfDomain(const MachineConfig& config, const PowerDomain& domain);

/// What BYP-14 switches off while fragments bypass the processors, by `power.gating` and `sched.ratio`.
[[nodiscard]] BypassGating bypassGating(const MachineConfig& config);

/// Vertices that a thread holds at the most while fragments bypass the processors (BYP-09).
[[nodiscard]] std::uint32_t verticesPerThreadInBypass(const MachineConfig& config);

} // namespace vitrine::core
