// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/machine.h"

#include "core/base/check.h"
#include "core/observe/event_names.h"

#include <array>
#include <utility>

namespace vitrine::core {

namespace {

class PortDescriber final : public PortVisitor {
public:
    /// `units`: paths by number. Units are there before anybody is described.
    PortDescriber(UnitDescription& description, const std::vector<std::string>& units)
        : m_description(description), m_units(units)
    {
    }

private:
    void visit(std::string_view name, QueueBase* queue, QueueEnd end, std::uint32_t) override
    {
        const PortDirection direction = end == QueueEnd::Producer ? PortDirection::Out : PortDirection::In;
        m_description.ports.push_back(
            {std::string(name), direction, queue ? queue->id() : QueueId{}, queue ? queue->path() : ""});
    }
    void visitLine(std::string_view name, LineBase& line, LineEnd end) override
    {
        if (end == LineEnd::Driver)
            for (const UnitId reader : line.description().readers)
                m_description.links.push_back({std::string(name), LinkKind::Line, m_units[reader.value - 1]});
    }
    void visitQuery(std::string_view name, std::string_view unit) override
    {
        m_description.links.push_back({std::string(name), LinkKind::Query, std::string(unit)});
    }
    void visitGauge(std::string_view name, const QueueBase& queue) override
    {
        m_description.links.push_back({std::string(name), LinkKind::Gauge, queue.path()});
    }

    UnitDescription& m_description;
    const std::vector<std::string>& m_units;
};

StateNode inspectUnit(Unit& unit)
{
    StateNode root;
    StateInspector inspector(root);
    unit.visitState(inspector);
    return root;
}

std::string kindOf(const StateNode& node)
{
    constexpr std::array kKinds{"group", "bool", "integer", "integer", "float", "text"};
    return node.isList ? "list" : kKinds[node.value.index()];
}

} // namespace

void Machine::visitModel(StateVisitor& visitor) const
{
    for (const auto& queue : m_queues)
        queue->visitState(visitor);
    for (const auto& line : m_lines)
        line->visitState(visitor);
    for (const Placed& placed : m_units)
        placed.unit->visitState(visitor);
}

void Machine::visitClock(StateVisitor& visitor)
{
    visitor("now", m_kernel.now);
    visitor("wakes", m_kernel.wakes);
    visitor("progress", m_kernel.progress);
    visitor("linesDriven", m_kernel.linesDriven);
    visitor("progressed", m_progressed);
    visitor("lastProgress", m_lastProgress);
    for (Placed& placed : m_units) {
        visitor("report", placed.unit->m_report);
        visitor("activity", placed.activity.bits);
    }
}

Checkpoint Machine::checkpoint() const
{
    Checkpoint result;
    result.cycle = m_kernel.now;
    StateSaver saver(result.state);
    visitModel(saver);
    const_cast<Machine*>(this)->visitClock(saver); // A saver only reads.
    return result;
}

void Machine::restore(const Checkpoint& checkpoint)
{
    CORE_CHECK(m_kernel.phase == Phase::Outside, "a checkpoint is restored between cycles");
    StateRestorer restorer(checkpoint.state);
    visitModel(restorer);
    visitClock(restorer);
    CORE_CHECK(restorer.atEnd(), "a checkpoint of another machine was restored");
    // The machine may be set otherwise than the one that was saved (`sp.enabled`), so everyone looks for themselves.
    m_kernel.wakes.wakeAll();
    noteAllChanges();
}

/// The clock was set: recorders go on from what is there now.
void Machine::noteAllChanges()
{
    ChangeLog& changes = hub().changes();
    changes.rewind(m_kernel.now);
    for (const auto& queue : m_queues)
        changes.note(queue->id(), m_kernel.now, queue->occupancy());
    for (const Placed& placed : m_units)
        changes.note(placed.unit->id(), m_kernel.now, placed.activity.bits);
    changes.handOn();
}

Hash128 Machine::stateHash() const
{
    StateHasher hasher;
    visitModel(hasher);
    Cycle now = m_kernel.now;
    hasher("now", now);
    for (const Placed& placed : m_units) {
        std::uint32_t activity = placed.activity.bits;
        hasher("activity", activity);
    }
    return hasher.digest();
}

Snapshot Machine::snapshot() const
{
    Snapshot result;
    result.cycle = m_kernel.now;
    for (const Placed& placed : m_units)
        result.units.push_back({placed.unit->id(), placed.activity.activity(), placed.activity.reason(),
                                placed.activity.blocker(), inspectUnit(*placed.unit)});
    for (const auto& queue : m_queues)
        result.queues.push_back(queue->snapshot());
    for (const auto& line : m_lines)
        result.lines.push_back({line->description().path, line->inspect()});
    return result;
}

StateNode Machine::unitState(UnitId unit) const
{
    return inspectUnit(*m_units[unit.value - 1].unit);
}

std::vector<UnitDescription> Machine::unitDescriptions() const
{
    std::vector<std::string> paths;
    for (const Placed& placed : m_units)
        paths.push_back(placed.unit->path());
    std::vector<UnitDescription> result;
    for (const Placed& placed : m_units) {
        UnitDescription description = placed.unit->description();
        description.id = placed.unit->id();
        description.path = placed.unit->path();
        PortDescriber describer(description, paths);
        placed.unit->visitPorts(describer);
        for (const StateNode& field : inspectUnit(*placed.unit).children)
            description.fields.push_back({field.name, kindOf(field)});
        result.push_back(std::move(description));
    }
    return result;
}

std::vector<LineDescription> Machine::lineDescriptions() const
{
    std::vector<LineDescription> result;
    for (const auto& line : m_lines)
        result.push_back(line->description());
    return result;
}

std::vector<QueueDescription> Machine::queueDescriptions() const
{
    std::vector<QueueDescription> result;
    for (const auto& queue : m_queues)
        result.push_back(queue->description());
    return result;
}

} // namespace vitrine::core
