// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vitrine/unit.h>

#include <cstddef>
#include <cstdint>

/// From a C++ class to the description and the functions of unit.h.

namespace vitrine {

struct None {}; ///< in place of a table

template <typename T>
struct Table {
    const T* first;
    std::uint32_t count;
};
template <typename T, std::size_t Count>
constexpr Table<T> tableOf(const T (&table)[Count])
{
    return {table, static_cast<std::uint32_t>(Count)};
}
constexpr Table<vitrine_parameter> tableOf(None)
{
    return {nullptr, 0};
}

/// unit.h's functions on a class that has those of PipelinedUnit. What a unit throws is a fault of the device.
template <typename Unit>
struct Callbacks {
    static Unit& of(vitrine_unit* unit) { return *reinterpret_cast<Unit*>(unit); }
    static const Unit& of(const vitrine_unit* unit) { return *reinterpret_cast<const Unit*>(unit); }
    template <typename T, typename Function>
    static T guarded(T otherwise, Function&& function)
    {
        try {
            return static_cast<T>(function());
        } catch (...) {
            return otherwise;
        }
    }

    static vitrine_unit* create(const vitrine_host* host)
    {
        return guarded<vitrine_unit*>(nullptr, [&] { return reinterpret_cast<vitrine_unit*>(new Unit(*host)); });
    }
    static void destroy(vitrine_unit* unit) { delete &of(unit); }
    static void reset(vitrine_unit* unit, const vitrine_timing* timing)
    {
        guarded(0, [&] { return of(unit).reset(*timing), 0; });
    }
    static std::uint32_t setParameter(vitrine_unit* unit, std::uint32_t parameter, std::uint32_t element,
                                      const void* values)
    {
        return guarded(kFault, [&] { return of(unit).setParameter(parameter, element, values); });
    }
    static std::uint32_t accept(vitrine_unit* unit, const vitrine_request* request, std::uint64_t cycle)
    {
        return guarded(kFault, [&] { return of(unit).accept(*request, cycle); });
    }
    static std::uint32_t tick(vitrine_unit* unit, std::uint64_t cycle, vitrine_result* result)
    {
        return guarded<std::uint32_t>(0, [&] { return of(unit).tick(cycle, *result); });
    }
    static std::uint64_t nextDue(const vitrine_unit* unit, std::uint64_t cycle)
    {
        return guarded<std::uint64_t>(UINT64_MAX, [&] { return of(unit).nextDue(cycle); });
    }
    static std::uint32_t probe(const vitrine_unit* unit, std::uint32_t lane, float* values)
    {
        return guarded<std::uint32_t>(0, [&] { return of(unit).probeNewest(lane, values); });
    }
    static void save(const vitrine_unit* unit, const vitrine_writer* writer)
    {
        guarded(0, [&] { return of(unit).save(*writer), 0; });
    }
    static std::uint32_t load(vitrine_unit* unit, const void* bytes, std::size_t count)
    {
        return guarded(kFault, [&] { return of(unit).load(bytes, count) ? std::uint32_t{VITRINE_OK} : kFault; });
    }

private:
    static constexpr std::uint32_t kFault = VITRINE_DEVICE_FAULT;
};

template <typename T, std::size_t Count>
constexpr void putTable(const T*& first, std::uint32_t& count, const T (&table)[Count])
{
    first = table;
    count = Count;
}
template <typename T>
constexpr void putTable(const T*&, std::uint32_t&, None)
{
}

/// A description with the tables and functions of `Unit`, any port, latency and interval 1; the rest is to be filled
/// in.
template <typename Unit>
constexpr vitrine_unit_kind kindOf()
{
    using Calls = Callbacks<Unit>;
    vitrine_unit_kind kind{};
    kind.struct_size = sizeof kind;
    kind.port = VITRINE_ANY_PORT;
    kind.latency = kind.interval = 1;
    putTable(kind.inputs, kind.input_count, Unit::kInputs);
    putTable(kind.outputs, kind.output_count, Unit::kOutputs);
    putTable(kind.parameters, kind.parameter_count, Unit::kParameters);
    putTable(kind.probes, kind.probe_count, Unit::kProbes);
    putTable(kind.energy_events, kind.energy_event_count, Unit::kEnergyEvents);
    kind.create = Calls::create;
    kind.destroy = Calls::destroy;
    kind.reset = Calls::reset;
    kind.set_parameter = Calls::setParameter;
    kind.accept = Calls::accept;
    kind.tick = Calls::tick;
    kind.next_due = Calls::nextDue;
    kind.probe = Calls::probe;
    kind.save = Calls::save;
    kind.load = Calls::load;
    return kind;
}

} // namespace vitrine
