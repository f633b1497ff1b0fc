// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/arbiter/device_ports.h"
#include "core/gpu/machine_wiring.h"
#include "core/gpu/parts/machine_links.h"

namespace vitrine::core {

/// What the parts share while they are wired.
struct MachineBuilder {
    MachineWiring& wiring;
    const MachineConfig& config;
    Memory& memory;
    bool startsBypassed = false; ///< as after a draw whose fragments bypassed the processors (RUN-14)
    const RegisterImage& image;  ///< of CI at the start (RUN-14)
    std::uint32_t draws = 1;     ///< that can be under way at once
    EnergyTable energies;        ///< of this machine
    MachineLinks links = {};
    DevicePorts devices = {}; ///< for the arbiter

    [[nodiscard]] Machine& machine() { return wiring.machine; }
    [[nodiscard]] DrawTables& tables() { return wiring.tables; }
    [[nodiscard]] TaskContexts& contexts() { return wiring.contexts; }
    [[nodiscard]] std::uint32_t hop() const { return config.hopCycles(); }

    /// Of an operation of the part with this row in the table of energies (BYP-15).
    [[nodiscard]] OperationCost costOf(std::string_view part)
    {
        const EnergyRow* row = energies.find(part);
        return {wiring.operationsOfDraws, row ? row->operation : 0};
    }

    /// A queue between stages, which a hop of `hop()` cycles takes.
    template <QueueItem T>
    Queue<T>* queue(std::string path, std::uint32_t capacity, std::string itemKind)
    {
        return &machine().addQueue<T>({std::move(path), capacity, hop(), std::move(itemKind)});
    }
};

/// HET-13, by `apq.split`, and how requests are shown; before the units.
void splitQueues(MachineBuilder& builder);

} // namespace vitrine::core
