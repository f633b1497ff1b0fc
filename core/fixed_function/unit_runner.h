// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/fixed_function/unit_instance.h"
#include "core/fixed_function/unit_request.h"
#include "core/fixed_function/unit_witness.h"

#include <array>

namespace vitrine::core {

/// The units of a machine without a clock. They are the same instances, but answer at once. Each is made when it is
/// first asked.
class UnitRunner {
public:
    /// With null, the units are those of the programs that ask. A program that does not say gets those of a default
    /// machine.
    explicit UnitRunner(std::shared_ptr<const ReachableUnits> units)
        : m_isFixed(units != nullptr), m_units(units ? std::move(units) : std::make_shared<const ReachableUnits>())
    {
    }

    /// Tells which draw the following requests belong to.
    void beginDraw(std::uint32_t draw) { m_draw = draw; }
    /// Call it before the requests of a program that was compiled for `units`; null when the program does not say.
    void serve(const std::shared_ptr<const ReachableUnits>& units);

    [[nodiscard]] const ReachableUnits& units() const { return *m_units; }
    /// `results` has four rows for each register that the program wants. They are zeros when no unit answers (HET-14).
    /// `parameters` are those of the draw; null: defaults.
    void answer(const DeviceRequest& request, const ParameterBlock* parameters, std::span<float> results);
    /// What the units remember. Going on from here later is as if none of the answers in between had happened.
    struct Moment {
        struct Unit {
            std::shared_ptr<const InstanceState> state; ///< null when the unit was not asked yet
            std::uint32_t faults = 0;
        };
        std::array<Unit, kPortCount> units;
        std::uint64_t tickets = 0;
        Cycle cycle = 0;
    };
    [[nodiscard]] Moment moment() const;
    void restore(const Moment& moment);

    /// What the units had to say since the last call.
    [[nodiscard]] std::vector<UnitReport> takeReports() { return m_reports.take(); }

private:
    struct Slot {
        std::unique_ptr<UnitInstance> unit;
        std::uint32_t faults = 0;
    };
    Slot* slotFor(std::uint32_t port);
    /// Nothing when the unit could not answer; this was then reported.
    [[nodiscard]] std::optional<UnitInstance::Answer> ask(UnitInstance& unit, const AskedUnit& asked, Cycle accepted);

    const bool m_isFixed; ///< whatever units programs were compiled for
    std::shared_ptr<const ReachableUnits> m_units;
    std::array<Slot, kPortCount> m_slots;
    std::uint64_t m_tickets = 0;
    Cycle m_cycle = 0; ///< the units' own time, which only counts up
    std::vector<float> m_inputs;
    std::uint32_t m_draw = 0;
    UnitReports m_reports;
};

} // namespace vitrine::core
