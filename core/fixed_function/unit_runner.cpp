// SPDX-License-Identifier: Apache-2.0
#include "core/fixed_function/unit_runner.h"

#include "core/fixed_function/fixed_function_unit.h"

#include <algorithm>
#include <bit>

namespace vitrine::core {

void UnitRunner::serve(const std::shared_ptr<const ReachableUnits>& units)
{
    if (m_isFixed || !units || units == m_units)
        return;
    m_units = units;
    m_slots = {};
}

UnitRunner::Slot* UnitRunner::slotFor(std::uint32_t port)
{
    const UnitKind* kind = presentUnit(*m_units, port);
    if (!kind)
        return nullptr;
    Slot& slot = m_slots[port];
    if (!slot.unit) {
        const auto& kinds = m_units->catalog->kinds();
        const auto shared =
            std::find_if(kinds.begin(), kinds.end(), [&](const auto& entry) { return entry.get() == kind; });
        slot.unit = std::make_unique<UnitInstance>(*shared, vitrine_timing{kind->latency, kind->interval});
    }
    return &slot;
}

void UnitRunner::answer(const DeviceRequest& request, const ParameterBlock* parameters, std::span<float> results)
{
    std::fill(results.begin(), results.end(), 0.0f);
    Slot* slot = slotFor(request.descriptor.device);
    if (!slot || slot->faults >= FixedFunctionUnit::kFaultsToOff)
        return;
    slot->unit->setParameters(parameters);
    const auto answer = ask(*slot->unit, request);
    m_warned = !slot->unit->takeWarnings().empty() || m_warned;
    if (!answer || answer->status == VITRINE_DEVICE_FAULT) {
        ++slot->faults;
        return;
    }
    const auto outputs = answer->outputs.first(std::size_t{4} * request.laneCount * answer->registers);
    std::copy_n(outputs.begin(), std::min(outputs.size(), results.size()), results.begin());
}

std::optional<UnitInstance::Answer> UnitRunner::ask(UnitInstance& unit, const DeviceRequest& request)
{
    const auto items = static_cast<std::uint32_t>(std::max(1, std::popcount(request.lanes)));
    const std::uint64_t ticket = ++m_tickets;
    const Cycle accepted = ++m_cycle;
    const Cycle last =
        accepted + unit.kind().latency + std::uint64_t{items} * unit.kind().interval + FixedFunctionUnit::kLongestDelay;
    if (unit.accept(unitRequest(unit.kind(), request, {ticket, items}, m_inputs), accepted) != VITRINE_OK)
        return std::nullopt;
    for (Cycle due = unit.nextDue(m_cycle); due > m_cycle && due <= last; due = unit.nextDue(m_cycle)) {
        m_cycle = due;
        const auto answer = unit.tick(due);
        if (answer && answer->ticket == ticket)
            return answer;
    }
    return std::nullopt;
}

} // namespace vitrine::core
