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

UnitRunner::Moment UnitRunner::moment() const
{
    Moment now{{}, m_tickets, m_cycle};
    for (std::size_t port = 0; port < kPortCount; ++port)
        if (m_slots[port].unit)
            now.units[port] = {m_slots[port].unit->save(), m_slots[port].faults};
    return now;
}

void UnitRunner::restore(const Moment& moment)
{
    m_tickets = moment.tickets;
    m_cycle = moment.cycle;
    for (std::uint32_t port = 0; port < kPortCount; ++port) {
        const auto& [state, faults] = moment.units[port];
        m_slots[port] = {};
        Slot* slot = state ? slotFor(port) : nullptr;
        if (!slot)
            continue;
        slot->faults = slot->unit->load(*state) ? faults : FixedFunctionUnit::kFaultsToOff;
        (void)slot->unit->takeThrown();
    }
}

void UnitRunner::answer(const DeviceRequest& request, const ParameterBlock* parameters, std::span<float> results)
{
    std::fill(results.begin(), results.end(), 0.0f);
    Slot* slot = slotFor(request.descriptor.device);
    if (!slot)
        return;
    UnitWitness witness(m_reports);
    const auto items = static_cast<std::uint32_t>(std::max(1, std::popcount(request.lanes)));
    const vitrine_request made = unitRequest(slot->unit->kind(), request, {++m_tickets, items}, m_inputs);
    const AskedUnit asked{slot->unit->sharedKind(), m_draw, parameters, made};
    if (slot->faults >= FixedFunctionUnit::kFaultsToOff)
        return witness.isOff(asked);
    slot->unit->setParameters(parameters);
    const auto answer = ask(*slot->unit, asked, ++m_cycle);
    witness.warned(asked, slot->unit->takeWarnings());
    if (!answer) {
        if (++slot->faults == FixedFunctionUnit::kFaultsToOff)
            witness.isOff(asked);
        return;
    }
    const auto outputs = answer->outputs.first(std::size_t{4} * request.laneCount * answer->registers);
    if (answer->status == VITRINE_OK && !UnitWitness::areNumbers(outputs))
        witness.notNumbers(asked, outputs);
    std::copy_n(outputs.begin(), std::min(outputs.size(), results.size()), results.begin());
}

std::optional<UnitInstance::Answer> UnitRunner::ask(UnitInstance& unit, const AskedUnit& asked, Cycle accepted)
{
    const vitrine_request& request = asked.request;
    const Cycle last = accepted + unit.kind().latency + std::uint64_t{request.items} * unit.kind().interval +
                       FixedFunctionUnit::kLongestDelay;
    std::optional<UnitInstance::Answer> answer;
    Text why = textOf("it could not answer");
    if (unit.accept(request, accepted) == VITRINE_OK) {
        for (Cycle due = unit.nextDue(m_cycle); !answer && due > m_cycle && due <= last; due = unit.nextDue(m_cycle)) {
            m_cycle = due;
            answer = unit.tick(due);
            if (answer && answer->ticket != request.ticket && answer->ticket != UnitInstance::kOldest)
                answer.reset(); // of a request before, which is over
        }
        why = answer ? why : textOf("it never answered");
    }
    const std::string thrown = unit.takeThrown();
    const vitrine_status status = answer && thrown.empty() ? answer->status : VITRINE_DEVICE_FAULT;
    if (status != VITRINE_OK)
        UnitWitness(m_reports).failed(asked, status, thrown.empty() ? why : Text::verbatim(thrown));
    return status == VITRINE_DEVICE_FAULT ? std::nullopt : answer;
}

} // namespace vitrine::core
