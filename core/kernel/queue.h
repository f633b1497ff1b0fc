// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/queue_base.h"

#include <vector>

namespace vitrine::core {

/// A latched, bounded queue with one producer and one consumer.
///
/// What is pushed in cycle c is seen from c + latencyCycles; room freed by a pop in cycle c can be used from c + 1. So
/// the result of a cycle does not depend on the order in which units tick. It follows that
///
///   full throughput needs capacity ≥ latencyCycles + 1
///
///   capacity / latency      1/1  2/1  2/2  3/2  4/4  5/4
///   items in 1000 cycles    500  999  666  998  797  996
///
/// Pushing when full or popping when empty is a bug of the unit and stops the program. ItemPushed and ItemPopped are
/// reported at the clock edge at which they take effect.
template <QueueItem T>
class Queue final : public QueueBase {
public:
    Queue(KernelContext& kernel, QueueId id, QueueConfig config)
        : QueueBase(kernel, id, std::move(config)), m_slots(this->capacity())
    {
    }

    /// Counts the items at the start of the cycle and this cycle's pushes, and ignores its pops: a registered
    /// handshake.
    [[nodiscard]] bool canPush() const { return m_size < capacity(); }
    void push(T&& item) { nextSlot().item = std::move(item); }
    void push(const T& item) { nextSlot().item = item; }

    /// The oldest item that has arrived, or null.
    [[nodiscard]] const T* front() const
    {
        if (m_popped == m_size || slot(m_popped).arrival > m_kernel.now)
            return nullptr;
        return &slot(m_popped).item;
    }
    void pop()
    {
        promise(front() != nullptr, "pop from an empty queue");
        ++m_popped;
        touch();
    }

    /// The youngest item with this number that is still inside, or null. Observers find a pushed item by it.
    [[nodiscard]] const T* find(ItemId id) const
    {
        for (std::uint32_t i = m_size; i-- > 0;)
            if (slot(i).item.label.id == id)
                return &slot(i).item;
        return nullptr;
    }

    [[nodiscard]] std::uint32_t occupancy() const override { return m_size - m_pushed; }
    [[nodiscard]] QueueSnapshot snapshot() const override;
    void visitState(StateVisitor& visitor) override;
    void commit() override;
    void attach(UnitId unit, QueueEnd end, std::uint32_t port) override;

private:
    struct Slot {
        T item;
        Cycle arrival = 0;
        static void visit(auto& visitor, auto& slot)
        {
            visitor("item", slot.item);
            visitor("arrival", slot.arrival);
        }
    };
    [[nodiscard]] std::size_t index(std::uint32_t i) const
    {
        const std::size_t place = std::size_t{m_head} + i;
        return place < m_slots.size() ? place : place - m_slots.size();
    }
    [[nodiscard]] const Slot& slot(std::uint32_t i) const { return m_slots[index(i)]; }
    Slot& nextSlot()
    {
        promise(canPush(), "push into a full queue");
        Slot& slot = m_slots[index(m_size)];
        slot.arrival = m_kernel.arrival(latencyCycles());
        ++m_size;
        ++m_pushed;
        touch();
        return slot;
    }
    void reportMoves();

    std::vector<Slot> m_slots; ///< a ring: items m_head … m_head + m_size − 1
    std::uint32_t m_head = 0;
    std::uint32_t m_size = 0;   ///< with this cycle's pushes and pops still inside
    std::uint32_t m_pushed = 0; ///< so many of these, the youngest, came since the last edge
    std::uint32_t m_popped = 0; ///< so many of these, the oldest, were popped since then
    UnitId m_producer;
    UnitId m_consumer;
};

template <QueueItem T>
void Queue<T>::commit()
{
    if (wants<ItemPopped>() || wants<ItemPushed>())
        reportMoves();
    if (m_popped)
        m_kernel.wakes.wake(m_producer);
    const bool fillChanged = m_popped != m_pushed;
    m_counters.itemsIn += m_pushed;
    m_counters.itemsOut += m_popped;
    m_head = static_cast<std::uint32_t>(index(m_popped));
    m_size -= m_popped;
    m_popped = m_pushed = 0;
    if (fillChanged)
        noteOccupancy(m_size);

    const bool travelling = m_size && slot(0).arrival > m_kernel.now;
    commitNextAt(travelling ? slot(0).arrival : kNever);
    if (m_size && !travelling)
        m_kernel.wakes.wake(m_consumer);
}

template <QueueItem T>
void Queue<T>::reportMoves()
{
    for (std::uint32_t i = 0; i < m_popped; ++i)
        report<ItemPopped>(slot(i).item.label);
    for (std::uint32_t i = m_size - m_pushed; i < m_size; ++i)
        report<ItemPushed>(slot(i).item.label);
}

template <QueueItem T>
QueueSnapshot Queue<T>::snapshot() const
{
    QueueSnapshot result{id(), occupancy(), {}, counters(), {}};
    for (std::uint32_t i = 0; i < occupancy(); ++i)
        result.items.push_back(inspect(slot(i).item));
    return result;
}

template <QueueItem T>
void Queue<T>::attach(UnitId unit, QueueEnd end, std::uint32_t)
{
    UnitId& attached = end == QueueEnd::Producer ? m_producer : m_consumer;
    promise(!attached, "a plain queue has one producer and one consumer");
    attached = unit;
    describeEnd(unit, end);
}

template <QueueItem T>
void Queue<T>::visitState(StateVisitor& visitor)
{
    const auto size = static_cast<std::uint32_t>(visitor.beginList("items", m_size));
    if (visitor.restores()) {
        promise(size <= capacity(), "a checkpoint of another machine was restored");
        m_head = 0;
        m_size = size;
    }
    for (std::uint32_t i = 0; i < m_size; ++i)
        visitor("", m_slots[index(i)]);
    visitor.endList();
    visitor("pushed", m_pushed);
    visitor("popped", m_popped);
    visitCounters(visitor);
}

} // namespace vitrine::core
