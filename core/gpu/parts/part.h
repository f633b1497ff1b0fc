// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/energy_cost.h"
#include "core/gpu/part_place.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

/// What there is to know of a part of the machine stands in one row. Units and queues are wired, machines listed, and
/// gates, energies, power domains and the names of the source documents told from these rows.

namespace vitrine::core {

struct MachineBuilder;
class MachineWiring;

/// Something that consumes, and its row of the table of energies (BYP-15).
struct PartEnergy {
    PowerKind kind = PowerKind::FixedUnit;
    EnergyRow row = {};
    /// The name of its power domain: "ras", "mem.ci". Empty: it has several, one or more for each processor.
    std::string_view domain = {};
    /// What a domain of it has done since the machine's first cycle; between cycles.
    OperationsOfDomain operations = nullptr;
};

/// Illustrative (DEC-26).
struct PartGates {
    std::string_view name;  ///< "ALU"; of a queue its path
    std::uint64_t each = 0; ///< gates
    std::uint32_t (*count)(const MachineConfig&) = [](const MachineConfig&) { return 1u; };
};

/// Adds queues and lines, or units. Queues and units are numbered in the order of the places; lines have no numbers.
struct WiringStep {
    int place = 0;
    void (*add)(MachineBuilder&) = nullptr;
};

/// What the source documents 000 … 004 call it; empty: a document has no such part.
using SourceTerms = std::array<std::string_view, 5>;

struct Part {
    std::string_view id;                              ///< as in spec/00 §1: "RAS"
    std::optional<PartPlace> place = std::nullopt;    ///< in the pipeline; none: it stands in no picture of it
    std::optional<std::uint32_t> port = std::nullopt; ///< of the arbiter
    bool isOfProcessor = false;                       ///< a part of each processor, and no unit of the machine
    bool (*isPresent)(const MachineConfig&) = [](const MachineConfig&) { return true; };
    /// Whether its queues, lines and units are added; null: where it is present.
    bool (*isWired)(const MachineConfig&) = nullptr;
    std::uint32_t (*count)(const MachineConfig&) = [](const MachineConfig&) { return 1u; };
    std::optional<PartGates> gates = std::nullopt;
    std::vector<PartEnergy> energies = {};
    std::vector<WiringStep> links = {}; ///< before all units
    std::vector<WiringStep> units = {};
    SourceTerms terms = {};
};

} // namespace vitrine::core
