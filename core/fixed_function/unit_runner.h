// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/fixed_function/unit_instance.h"
#include "core/fixed_function/unit_request.h"

#include <array>
#include <utility>

namespace vitrine::core {

/// The units of a machine without a clock: the same instances, which answer at once. Made when they are first asked.
class UnitRunner {
public:
    /// Null: those of the programs that ask, and of a default machine for programs that do not say.
    explicit UnitRunner(std::shared_ptr<const ReachableUnits> units)
        : m_isFixed(units != nullptr), m_units(units ? std::move(units) : std::make_shared<const ReachableUnits>())
    {
    }

    /// Before the requests of a program that was compiled for `units`; null: it does not say.
    void serve(const std::shared_ptr<const ReachableUnits>& units);

    [[nodiscard]] const ReachableUnits& units() const { return *m_units; }
    /// `results`: four rows for each register that the program wants; zeros where nobody answers (HET-14).
    /// `parameters`: of the draw; null: defaults.
    void answer(const DeviceRequest& request, const ParameterBlock* parameters, std::span<float> results);
    /// Whether a unit warned since the last call.
    [[nodiscard]] bool takeWarned() { return std::exchange(m_warned, false); }

private:
    struct Slot {
        std::unique_ptr<UnitInstance> unit;
        std::uint32_t faults = 0;
    };
    Slot* slotFor(std::uint32_t port);
    [[nodiscard]] std::optional<UnitInstance::Answer> ask(UnitInstance& unit, const DeviceRequest& request);

    const bool m_isFixed; ///< whatever programs were compiled for
    std::shared_ptr<const ReachableUnits> m_units;
    std::array<Slot, kPortCount> m_slots;
    std::uint64_t m_tickets = 0;
    Cycle m_cycle = 0; ///< of the units' own time, which only counts up
    std::vector<float> m_inputs;
    bool m_warned = false;
};

} // namespace vitrine::core
