// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vitrine/kind_of.hpp>
#include <vitrine/values.hpp>

#include <deque>
#include <utility>

/// The C++ face of unit.h: C++17 and the standard library alone; no exception leaves it.
///
/// A unit that computes results from inputs and parameters is a class with tables and one function:
///
///     class Fog : public vitrine::PipelinedUnit<Fog> {
///     public:
///         using PipelinedUnit::PipelinedUnit;
///         static constexpr vitrine_register kInputs[] = {{"color", "What is fogged.", 4}, {"depth", "x: meters.", 1}};
///         static constexpr vitrine_register kOutputs[] = {{"color", "With fog.", 4}};
///         static constexpr vitrine_parameter kParameters[] = {...};       // optional, as are kProbes, kEnergyEvents
///         void evaluate(const vitrine::Request& request, vitrine::Result& result);
///         void probe(const vitrine::Request& request, std::uint32_t lane, float* values) const; // if it has kProbes
///     };
///
/// and `vitrine_unit_kind kind = vitrine::kindOf<Fog>();` with its name, texts and numbers filled in. The pipeline of
/// latency and interval, reset, checkpoints and the probe of the newest request come with the base. A unit that
/// remembers more hides saveMore() and loadMore(); one with a time of its own hides accept(), tick() and nextDue().

namespace vitrine {

constexpr std::uint32_t componentsOf(vitrine_type type)
{
    return type == VITRINE_VEC2 ? 2 : type == VITRINE_VEC3 ? 3 : type == VITRINE_VEC4 ? 4 : 1;
}

/// The base of units whose results follow from inputs and parameters: `Unit` derives from PipelinedUnit<Unit>.
template <typename Unit>
class PipelinedUnit {
public:
    static constexpr None kParameters{}, kProbes{}, kEnergyEvents{};

    explicit PipelinedUnit(const vitrine_host& host) : m_host(host) {}

    void reset(const vitrine_timing& timing)
    {
        m_timing = timing;
        m_values.clear();
        m_inFlight.clear();
        m_newest = {};
        const auto [parameters, count] = tableOf(Unit::kParameters);
        for (std::uint32_t p = 0; p < count; ++p)
            for (std::uint32_t i = 0; i < parameters[p].array_size * componentsOf(parameters[p].type); ++i) {
                const double* all = parameters[p].defaults;
                const double value = all ? all[i % componentsOf(parameters[p].type)] : 0.0;
                m_values.push_back(isInteger(parameters[p]) ? wordOf(static_cast<std::int32_t>(value))
                                                            : wordOf(static_cast<float>(value)));
            }
    }
    std::uint32_t setParameter(std::uint32_t parameter, std::uint32_t element, const void* values)
    {
        const auto [parameters, count] = tableOf(Unit::kParameters);
        if (parameter >= count || element >= parameters[parameter].array_size)
            return VITRINE_INVALID_VALUE;
        std::memcpy(&m_values[wordIndex(parameter, element)], values, 4 * componentsOf(parameters[parameter].type));
        return VITRINE_OK;
    }
    std::uint32_t accept(const vitrine_request& request, std::uint64_t cycle)
    {
        const std::size_t room = std::size_t{4} * request.lanes;
        m_newest.lanes = request.lanes;
        m_newest.active = request.active;
        m_newest.inputs.assign(request.inputs, request.inputs + room * tableOf(Unit::kInputs).count);
        const std::uint64_t more = request.items > 1 ? request.items - 1 : 0;
        Flight flight{request.ticket, cycle + m_timing.latency + more * m_timing.interval, VITRINE_OK,
                      std::move(m_spare)};
        flight.outputs.assign(room * tableOf(Unit::kOutputs).count, 0.0f);
        Result result(flight.outputs.data(), request.lanes);
        self().evaluate(Request(request), result);
        flight.status = result.status();
        m_inFlight.push_back(std::move(flight));
        return VITRINE_OK;
    }
    bool tick(std::uint64_t cycle, vitrine_result& result)
    {
        if (m_inFlight.empty() || m_inFlight.front().due > cycle)
            return false;
        Flight& flight = m_inFlight.front();
        result.ticket = flight.ticket;
        result.status = flight.status;
        result.output_count = tableOf(Unit::kOutputs).count;
        std::memcpy(result.outputs, flight.outputs.data(), flight.outputs.size() * sizeof(float));
        m_spare = std::move(flight.outputs);
        m_inFlight.pop_front();
        return true;
    }
    [[nodiscard]] std::uint64_t nextDue(std::uint64_t cycle) const
    {
        if (m_inFlight.empty())
            return UINT64_MAX;
        return m_inFlight.front().due > cycle ? m_inFlight.front().due : cycle + 1;
    }
    std::uint32_t probeNewest(std::uint32_t lane, float* values) const
    {
        constexpr std::uint32_t count = tableOf(Unit::kProbes).count;
        if (lane >= m_newest.lanes)
            return 0;
        if constexpr (count > 0)
            self().probe(Request({0, m_newest.lanes, 0, m_newest.active, m_newest.inputs.data()}), lane, values);
        return count;
    }
    void save(const vitrine_writer& bytes) const
    {
        Writer writer(bytes);
        writer.put(m_timing.latency);
        writer.put(m_timing.interval);
        writer.put(m_values);
        writer.put(m_newest.lanes);
        writer.put(m_newest.active);
        writer.put(m_newest.inputs);
        writer.put(static_cast<std::uint64_t>(m_inFlight.size()));
        for (const Flight& flight : m_inFlight) {
            writer.put(flight.ticket);
            writer.put(flight.due);
            writer.put(flight.status);
            writer.put(flight.outputs);
        }
        self().saveMore(writer);
    }
    bool load(const void* bytes, std::size_t count)
    {
        Reader reader(bytes, count);
        m_timing.latency = reader.get<std::uint32_t>();
        m_timing.interval = reader.get<std::uint32_t>();
        const auto values = reader.getVector<std::uint32_t>();
        m_newest.lanes = reader.get<std::uint32_t>();
        m_newest.active = reader.get<std::uint64_t>();
        m_newest.inputs = reader.getVector<float>();
        bool fits = values.size() == m_values.size() && m_newest.lanes <= VITRINE_MAX_LANES &&
                    m_newest.inputs.size() == std::size_t{4} * m_newest.lanes * tableOf(Unit::kInputs).count;
        m_inFlight.clear();
        for (auto left = reader.get<std::uint64_t>(); left > 0 && reader.ok(); --left) {
            Flight flight{reader.get<std::uint64_t>(), reader.get<std::uint64_t>(), reader.get<std::uint32_t>(), {}};
            flight.outputs = reader.getVector<float>();
            fits = fits && flight.outputs.size() <= std::size_t{4} * VITRINE_MAX_LANES * tableOf(Unit::kOutputs).count;
            m_inFlight.push_back(std::move(flight));
        }
        if (fits && self().loadMore(reader) && reader.atEnd()) {
            m_values = values;
            return true;
        }
        m_inFlight.clear();
        m_newest = {};
        return false;
    }

protected:
    [[nodiscard]] float number(std::uint32_t parameter, std::uint32_t component = 0, std::uint32_t element = 0) const
    {
        float value = 0;
        std::memcpy(&value, &m_values[wordIndex(parameter, element) + component], sizeof value);
        return value;
    }
    [[nodiscard]] std::int32_t integer(std::uint32_t parameter, std::uint32_t element = 0) const
    {
        return static_cast<std::int32_t>(m_values[wordIndex(parameter, element)]);
    }
    void warn(const char* sentence) const { m_host.warn(m_host.context, sentence); }
    [[nodiscard]] const vitrine_host& host() const { return m_host; }

    void saveMore(Writer&) const {}
    bool loadMore(Reader&) { return true; }

private:
    struct Flight {
        std::uint64_t ticket, due;
        std::uint32_t status;
        std::vector<float> outputs;
    };
    struct Newest {
        std::uint32_t lanes = 0;
        std::uint64_t active = 0;
        std::vector<float> inputs;
    };
    [[nodiscard]] Unit& self() { return static_cast<Unit&>(*this); }
    [[nodiscard]] const Unit& self() const { return static_cast<const Unit&>(*this); }
    static constexpr bool isInteger(const vitrine_parameter& parameter)
    {
        return parameter.type == VITRINE_INT || parameter.type == VITRINE_BOOL;
    }
    template <typename T>
    static std::uint32_t wordOf(T value)
    {
        std::uint32_t word = 0;
        std::memcpy(&word, &value, sizeof word);
        return word;
    }
    static std::size_t wordIndex(std::uint32_t parameter, std::uint32_t element)
    {
        std::size_t index = 0;
        for (std::uint32_t p = 0; p <= parameter; ++p) {
            const vitrine_parameter& entry = tableOf(Unit::kParameters).first[p];
            index += std::size_t{componentsOf(entry.type)} * (p == parameter ? element : entry.array_size);
        }
        return index;
    }

    vitrine_host m_host;
    vitrine_timing m_timing{1, 1};
    std::vector<std::uint32_t> m_values; ///< of all parameters, as bits
    std::deque<Flight> m_inFlight;       ///< oldest first
    std::vector<float> m_spare;          ///< memory of the last result, for the next one
    Newest m_newest;
};

} // namespace vitrine
