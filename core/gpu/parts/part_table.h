// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/parts/part.h"

#include <memory>
#include <string_view>
#include <vector>

namespace vitrine::core {

/// The parts that a machine may have, in the order of spec/00 §1.
class PartTable {
public:
    explicit PartTable(std::vector<Part> parts);

    [[nodiscard]] static const PartTable& builtIn();
    /// The same with one part more, behind all others.
    [[nodiscard]] std::shared_ptr<const PartTable> with(Part part) const;

    [[nodiscard]] const std::vector<Part>& parts() const { return m_parts; }
    /// Null when no part has this id.
    [[nodiscard]] const Part* find(std::string_view id) const;

    /// What consumes, in the order of PowerKind, then of the parts.
    struct Consumer {
        const Part* part = nullptr;
        const PartEnergy* energy = nullptr;
    };
    [[nodiscard]] std::vector<Consumer> consumers() const;

    /// Adds all queues and lines, then all units, each by its place.
    void wire(MachineBuilder& builder) const;

private:
    std::vector<Part> m_parts;
};

/// Of this machine: its own, or the built-in one.
[[nodiscard]] const PartTable& partTable(const MachineConfig& config);

} // namespace vitrine::core
