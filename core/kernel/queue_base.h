// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/kernel_context.h"
#include "core/kernel/label_fields.h"
#include "core/kernel/state_visitors.h"
#include "core/observe/description.h"
#include "core/observe/link_fields.h"
#include "core/observe/snapshot.h"

#include <algorithm>
#include <concepts>
#include <string>
#include <utility>
#include <vector>

namespace vitrine::core {

/// What every item carries: its id, the id of what it comes from (draw → vertex → triangle → tile → task → request →
/// fragment → pixel) and its draw. Pixel history and highlighting are walks along these.
struct ItemLabel {
    ItemId id;
    ItemId parent;
    std::uint32_t draw = kNoDraw;

    friend bool operator==(const ItemLabel&, const ItemLabel&) = default;
    static void visit(auto& visitor, auto& label)
    {
        visitor(LabelFields::kId, label.id);
        visitor(LabelFields::kParent, label.parent);
        visitor(LinkFields::kDraw, label.draw);
    }
};

/// What can move through a queue: a copyable struct with a `label` and a list of its fields.
template <typename T>
concept QueueItem = std::copyable<T> && std::default_initializable<T> && requires(T& item, StateVisitor& visitor)
{
    {
        item.label
        } -> std::convertible_to<ItemLabel>;
    T::visit(visitor, item);
};

struct QueueConfig {
    std::string path; ///< unique in the machine, as views and knobs name it: `ftq`, `ras.tiles`
    std::uint32_t capacity = 1;
    std::uint32_t latencyCycles = 1; ///< 1 in `ideal` timing, 2 in `default`
    std::string itemKind = {};
    std::string help = {};
    QueueEventNames names = {};
    std::string seedTerm = {};  ///< what the source document of this preset calls it
    std::string whenTaken = {}; ///< why a unit waits that finds the queue taken (FSEG-11)
};

/// How a unit is tied to a queue.
enum class QueueEnd : std::uint8_t { Producer, Consumer, Viewer };

/// The part of a queue that does not depend on the type of its items. The machine works with this part.
class QueueBase {
public:
    QueueBase(KernelContext& kernel, QueueId id, QueueConfig config);
    QueueBase(const QueueBase&) = delete;
    QueueBase& operator=(const QueueBase&) = delete;
    virtual ~QueueBase() = default;

    [[nodiscard]] QueueId id() const { return m_id; }
    [[nodiscard]] const std::string& path() const { return m_config.path; }
    [[nodiscard]] std::uint32_t capacity() const { return m_config.capacity; }
    [[nodiscard]] std::uint32_t latencyCycles() const { return m_config.latencyCycles; }
    [[nodiscard]] const QueueDescription& description() const { return m_description; }

    /// Items that take up room, as of the last clock edge.
    [[nodiscard]] virtual std::uint32_t occupancy() const = 0;
    [[nodiscard]] const QueueCounters& counters() const { return m_counters; }
    [[nodiscard]] virtual QueueSnapshot snapshot() const = 0;
    virtual void visitState(StateVisitor& visitor) = 0;

    /// The next cycle in whose phase 2 commit() has something to do; kNever when there is none.
    [[nodiscard]] Cycle nextCommit() const { return m_kernel.commits.next(m_id); }
    /// Phase 2 of a cycle: what units did since the last one takes effect, and the units that wait for it wake up.
    virtual void commit() = 0;

    /// Ties a unit to an end; `port` tells the processors at a shared queue apart.
    virtual void attach(UnitId unit, QueueEnd end, std::uint32_t port) = 0;

protected:
    void describeEnd(UnitId unit, QueueEnd end);
    /// Asks for a commit at the next clock edge.
    void touch()
    {
        m_kernel.progress = true;
        commitNextAt(std::min(nextCommit(), m_kernel.arrival(1)));
    }
    void commitNextAt(Cycle cycle) { m_kernel.commits.setNext(m_id, cycle); }
    /// Tells the recorders that the queue holds so many items from this cycle on.
    void noteOccupancy(std::uint32_t occupancy)
    {
        m_counters.highWater = std::max(m_counters.highWater, occupancy);
        m_kernel.events.hub().changes().note(m_id, m_kernel.now, occupancy);
    }
    void describeGroups(std::vector<SubQueueDescription> groups) { m_description.groups = std::move(groups); }
    void visitCounters(StateVisitor& visitor);
    /// Stops the program when a promise about this queue is broken, in every build.
    void promise(bool kept, const char* sentence) const
    {
        if (!kept) [[unlikely]]
            fail(sentence);
    }
    [[noreturn]] void fail(const char* sentence) const;

    template <typename EventType>
    [[nodiscard]] bool wants() const
    {
        return m_kernel.events.wants<EventType>();
    }
    template <typename EventType>
    void report(const ItemLabel& label)
    {
        if (wants<EventType>())
            m_kernel.events.publish(m_kernel.current,
                                    EventType{m_kernel.now, m_id, label.draw, label.id, label.parent});
    }

    template <QueueItem T>
    [[nodiscard]] static ItemSnapshot inspect(const T& item)
    {
        ItemSnapshot result{item.label.id, item.label.parent, item.label.draw, {}, 0, {}, 0};
        StateInspector inspector(result.content);
        T::visit(inspector, const_cast<T&>(item)); // An inspector only reads.
        return result;
    }

    KernelContext& m_kernel;
    QueueCounters m_counters;

private:
    const QueueId m_id;
    const QueueConfig m_config;
    QueueDescription m_description;
};

} // namespace vitrine::core
