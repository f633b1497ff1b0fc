// SPDX-License-Identifier: Apache-2.0
#include "core/fixed_function/kind_reader.h"

#include "core/fixed_function/glsl_words.h"
#include "core/fixed_function/parameter_reader.h"
#include "core/fixed_function/text_rules.h"

#include <cmath>

namespace vitrine::core {

namespace {

constexpr std::size_t kMaxName = 12;

/// Reads a description rule by rule and keeps the first that is broken; what comes after it is not looked at.
class KindReader {
public:
    explicit KindReader(const vitrine_unit_kind& from) : m_from(from) {}

    [[nodiscard]] Result<UnitKind> read()
    {
        readTexts();
        readNumbers();
        readRegisters(textOf("inputs"), m_from.inputs, m_from.input_count, m_kind.inputs);
        readRegisters(textOf("outputs"), m_from.outputs, m_from.output_count, m_kind.outputs);
        readParameters();
        readEnergy();
        readProbes();
        checkFunctions();
        if (!m_fault.empty())
            return m_kind.name.empty() ? failure("A unit has {}", m_fault)
                                       : failure("Unit {} has {}", m_kind.name, m_fault);
        m_kind.functions = &m_from;
        return std::move(m_kind);
    }

private:
    void refuse(Text what)
    {
        if (m_fault.empty())
            m_fault = std::move(what);
    }

    template <typename Count>
    void bounded(const Text& what, Count value, Count low, Count high)
    {
        if (value < low || value > high)
            refuse(textOf("{} {}, not {}–{}", what, value, low, high));
    }

    void text(const Text& what, const char* from, TextRule rule, std::string& to)
    {
        if (!m_fault.empty())
            return;
        auto read = readText(from, rule);
        if (!read)
            return refuse(textOf("a {} that {}", what, read.error().message));
        to = *std::move(read);
    }

    void readTexts()
    {
        std::string name;
        text(textOf("name"), m_from.name, {kMaxName, TextKind::Word}, name);
        m_kind.name = name;
        text(textOf("title"), m_from.title, {kMaxTitle, TextKind::Line}, m_kind.title);
        m_kind.seedTerm = m_kind.title;
        if (m_from.seed_term)
            text(textOf("seed term"), m_from.seed_term, {kMaxHelp, TextKind::Line}, m_kind.seedTerm);
        text(textOf("help"), m_from.help, {kMaxHelp, TextKind::Line}, m_kind.help);
        text(textOf("function"), m_from.function, {kMaxIdentifier, TextKind::Identifier}, m_kind.function);
        if (m_kind.function.starts_with("ff_") || m_kind.function.starts_with("gl_"))
            refuse(textOf("a function whose name starts with ff_ or gl_"));
        if (isFunctionOfGlsl(m_kind.function))
            refuse(textOf("a function {}, which GLSL has already", m_kind.function));
        text(textOf("prefix"), m_from.prefix, {kMaxIdentifier, TextKind::Identifier}, m_kind.prefix);
        if (!m_kind.prefix.starts_with("ff_"))
            refuse(textOf("a prefix that does not start with ff_"));
    }

    void readNumbers()
    {
        if (m_from.port != VITRINE_ANY_PORT)
            bounded<std::uint32_t>(textOf("port"), m_from.port, 1, VITRINE_LAST_PORT);
        bounded(textOf("latency"), m_from.latency, 1u, 1000u);
        bounded(textOf("interval"), m_from.interval, 1u, 64u);
        bounded(textOf("can_be_reduced"), m_from.can_be_reduced, 0u, 1u);
        m_kind.port = static_cast<std::uint8_t>(m_from.port);
        m_kind.latency = m_from.latency;
        m_kind.interval = m_from.interval;
        m_kind.gateCost = m_from.gate_cost;
        m_kind.canBeReduced = m_from.can_be_reduced != 0;
    }

    /// False when there is nothing to go through, or a fault.
    bool table(const Text& what, const void* first, std::uint32_t count, std::pair<std::uint32_t, std::uint32_t> range)
    {
        bounded(textOf("a number of {} of", what), count, range.first, range.second);
        if (count > 0 && !first)
            refuse(textOf("{} {}, but no table of them", count, what));
        return m_fault.empty() && count > 0;
    }

    template <typename Entries>
    void checkNamedOnce(const Text& what, const Entries& entries)
    {
        if (const std::string* twice = namedTwice(entries))
            refuse(textOf("two {} named {}", what, *twice));
    }

    void readRegisters(const Text& what, const vitrine_register* from, std::uint32_t count,
                       std::vector<RegisterDescription>& to)
    {
        if (!table(what, from, count, {1, VITRINE_MAX_REGISTERS}))
            return;
        for (std::uint32_t i = 0; i < count; ++i) {
            RegisterDescription& entry = to.emplace_back();
            text(textOf("name in its {}", what), from[i].name, {kMaxIdentifier, TextKind::Identifier}, entry.name);
            text(textOf("help in its {}", what), from[i].help, {kMaxHelp, TextKind::Line}, entry.help);
            bounded(textOf("a number of components in its {} of", what), from[i].components, 1u, 4u);
            entry.components = static_cast<std::uint8_t>(from[i].components);
        }
        checkNamedOnce(what, to);
    }

    void readParameters()
    {
        if (!table(textOf("parameters"), m_from.parameters, m_from.parameter_count, {0, kMaxEntries}))
            return;
        for (std::uint32_t i = 0; i < m_from.parameter_count; ++i) {
            auto parameter = readParameter(m_from.parameters[i], m_kind.prefix);
            if (!parameter)
                return refuse(parameter.error().message);
            m_kind.parameters.push_back(*std::move(parameter));
        }
        checkNamedOnce(textOf("parameters"), m_kind.parameters);
    }

    void readEnergy()
    {
        if (!table(textOf("energy events"), m_from.energy_events, m_from.energy_event_count, {0, kMaxEntries}))
            return;
        for (std::uint32_t i = 0; i < m_from.energy_event_count; ++i) {
            UnitKind::Energy& entry = m_kind.energyEvents.emplace_back();
            text(textOf("name of an energy event"), m_from.energy_events[i].name, {kMaxTitle, TextKind::Line},
                 entry.name);
            entry.cost = m_from.energy_events[i].cost;
            if (!std::isfinite(entry.cost) || entry.cost < 0)
                refuse(textOf("an energy event whose cost is negative or no number"));
        }
        checkNamedOnce(textOf("energy events"), m_kind.energyEvents);
    }

    void readProbes()
    {
        if (!table(textOf("probes"), m_from.probes, m_from.probe_count, {0, kMaxEntries}))
            return;
        for (std::uint32_t i = 0; i < m_from.probe_count; ++i) {
            ProbeDescription& entry = m_kind.probes.emplace_back();
            text(textOf("name of a probe"), m_from.probes[i].name, {kMaxTitle, TextKind::Line}, entry.name);
            text(textOf("help of a probe"), m_from.probes[i].help, {kMaxHelp, TextKind::Line}, entry.help);
        }
        checkNamedOnce(textOf("probes"), m_kind.probes);
    }

    void checkFunctions()
    {
        const std::pair<std::string_view, bool> functions[] = {
            {"create", m_from.create != nullptr},     {"destroy", m_from.destroy != nullptr},
            {"reset", m_from.reset != nullptr},       {"set_parameter", m_from.set_parameter != nullptr},
            {"accept", m_from.accept != nullptr},     {"tick", m_from.tick != nullptr},
            {"next_due", m_from.next_due != nullptr}, {"probe", m_from.probe != nullptr},
            {"save", m_from.save != nullptr},         {"load", m_from.load != nullptr},
        };
        for (const auto& [name, isThere] : functions)
            if (!isThere)
                refuse(textOf("no function {}", name));
    }

    const vitrine_unit_kind& m_from;
    UnitKind m_kind;
    Text m_fault;
};

} // namespace

Result<UnitKind> readUnitKind(const vitrine_unit_kind* kind)
{
    if (!kind)
        return failure("A unit has no description");
    if (kind->struct_size != sizeof(vitrine_unit_kind))
        return failure("A unit has a description of {} bytes, not {}", kind->struct_size, sizeof(vitrine_unit_kind));
    return KindReader(*kind).read();
}

} // namespace vitrine::core
