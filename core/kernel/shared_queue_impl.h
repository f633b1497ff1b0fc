// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/shared_queue.h"

namespace vitrine::core {

template <QueueItem T>
bool SharedQueue<T>::canPost(std::uint32_t port) const
{
    if (m_kernel.phase == Phase::Outside)
        return m_order.size() + m_posts.size() < capacity();
    return std::none_of(m_posts.begin(), m_posts.end(), [port](const Post& post) { return post.port == port; });
}

template <QueueItem T>
void SharedQueue<T>::post(std::uint32_t port, T item)
{
    promise(canPost(port), "a post while the last one waits for room");
    Post added{std::move(item), port, m_kernel.arrival(latencyCycles())};
    const auto later = std::find_if(m_posts.begin(), m_posts.end(), [&](const Post& other) {
        return std::tie(added.arrival, added.port) < std::tie(other.arrival, other.port);
    });
    m_posts.insert(later, std::move(added));
    touch();
}

template <QueueItem T>
auto SharedQueue<T>::find(ItemId id) const -> const Entry*
{
    const auto found = std::find_if(m_order.begin(), m_order.end(),
                                    [&](std::uint32_t slot) { return m_slots[slot].item.label.id == id; });
    return found == m_order.end() ? nullptr : &m_slots[*found];
}

template <QueueItem T>
auto SharedQueue<T>::lookUp(ItemId id) -> Entry*
{
    return const_cast<Entry*>(find(id));
}

template <QueueItem T>
auto SharedQueue<T>::existing(ItemId id) -> Entry&
{
    Entry* entry = lookUp(id);
    promise(entry != nullptr, "no such entry");
    return *entry;
}

template <QueueItem T>
auto SharedQueue<T>::oldest(EntryState state) const -> const Entry*
{
    for (const std::uint32_t slot : m_order)
        if (m_slots[slot].state == state && arrived(m_slots[slot]))
            return &m_slots[slot];
    return nullptr;
}

template <QueueItem T>
const T* SharedQueue<T>::granted(std::uint32_t port) const
{
    for (const std::uint32_t slot : m_order)
        if (m_slots[slot].state == EntryState::Granted && m_slots[slot].port == port)
            return &m_slots[slot].item;
    return nullptr;
}

template <QueueItem T>
T& SharedQueue<T>::take(std::uint32_t port)
{
    const T* item = granted(port);
    promise(item != nullptr, "take without a grant");
    Entry& entry = existing(item->label.id);
    entry.state = EntryState::Active;
    m_kernel.progress = true;
    return entry.item;
}

template <QueueItem T>
T& SharedQueue<T>::active(ItemId id, std::uint32_t port)
{
    Entry& entry = existing(id);
    promise(entry.state == EntryState::Active && entry.port == port, "an entry that another processor has");
    return entry.item;
}

template <QueueItem T>
void SharedQueue<T>::park(ItemId id)
{
    m_parked.insert(std::lower_bound(m_parked.begin(), m_parked.end(), id), id);
    touch();
}

template <QueueItem T>
void SharedQueue<T>::finish(ItemId id)
{
    m_finished.insert(std::lower_bound(m_finished.begin(), m_finished.end(), id), id);
    touch();
}

template <QueueItem T>
void SharedQueue<T>::retire(ItemId id)
{
    m_retired.insert(std::lower_bound(m_retired.begin(), m_retired.end(), id), id);
    touch();
}

template <QueueItem T>
void SharedQueue<T>::reserve(T item)
{
    promise(m_kernel.phase == Phase::Schedule || m_kernel.phase == Phase::Outside, "reserved outside of phase 3");
    promise(hasRoom(), "a reservation in a full queue");
    const Entry& entry = insert(std::move(item), EntryState::Reserved, m_kernel.now);
    m_kernel.progress = true;
    report<ItemPushed>(entry.item.label);
}

template <QueueItem T>
void SharedQueue<T>::grant(ItemId id, std::uint32_t port)
{
    promise(m_kernel.phase == Phase::Schedule, "granted outside of phase 3");
    promise(granted(port) == nullptr, "two grants to one processor");
    Entry& entry = existing(id);
    entry.state = EntryState::Granted;
    entry.port = port;
    m_kernel.progress = true;
    m_kernel.wakes.wake(unitAt(m_fetchers, port));
    const ItemLabel& label = entry.item.label;
    m_kernel.events.publish(m_kernel.current, ItemGranted{m_kernel.now, this->id(), label.draw, label.id, port});
}

template <QueueItem T>
const T& SharedQueue<T>::dispatch(ItemId id)
{
    Entry& entry = existing(id);
    promise(entry.state == EntryState::Waiting, "dispatched twice");
    entry.state = EntryState::Active;
    m_kernel.progress = true;
    const ItemLabel& label = entry.item.label;
    m_kernel.events.publish(m_kernel.current, ItemGranted{m_kernel.now, this->id(), label.draw, label.id, entry.port});
    return entry.item;
}

template <QueueItem T>
T& SharedQueue<T>::amend(ItemId id)
{
    promise(m_kernel.phase == Phase::Deliver || m_kernel.phase == Phase::Outside, "results come in phase 1");
    return existing(id).item;
}

template <QueueItem T>
void SharedQueue<T>::ready(ItemId id)
{
    promise(m_kernel.phase == Phase::Deliver || m_kernel.phase == Phase::Outside, "results come in phase 1");
    Entry& entry = existing(id);
    entry.state = EntryState::Ready;
    touch();
    report<ItemReady>(entry.item.label);
}

template <QueueItem T>
auto SharedQueue<T>::insert(T item, EntryState state, Cycle arrival) -> Entry&
{
    if (m_free.empty()) {
        m_free.push_back(static_cast<std::uint32_t>(m_slots.size()));
        m_slots.reserve(capacity());
        m_slots.emplace_back();
    }
    const std::uint32_t slot = m_free.back();
    m_free.pop_back();
    m_order.push_back(slot);
    m_slots[slot] = Entry{std::move(item), state, 0, arrival};
    return m_slots[slot];
}

template <QueueItem T>
void SharedQueue<T>::commit()
{
    acceptPosts(); // Before retiring: room freed in cycle c is for posts of c + 1.
    parkEntries();
    finishEntries();
    retireEntries();
    for (const UnitId viewer : m_viewers)
        m_kernel.wakes.wake(viewer);
    scheduleCommit();
}

template <QueueItem T>
void SharedQueue<T>::acceptPosts()
{
    const std::size_t accepted = std::min<std::size_t>(m_posts.size(), capacity() - m_order.size());
    for (std::size_t i = 0; i < accepted; ++i) {
        Post& post = m_posts[i];
        const Cycle arrival = std::max(post.arrival, m_kernel.now + latencyCycles() - 1);
        m_kernel.wakes.wake(unitAt(m_posters, post.port));
        Entry& entry = insert(std::move(post.item), EntryState::Waiting, arrival);
        entry.port = post.port;
        report<ItemPushed>(entry.item.label);
    }
    m_posts.erase(m_posts.begin(), m_posts.begin() + static_cast<std::ptrdiff_t>(accepted));
}

template <QueueItem T>
void SharedQueue<T>::parkEntries()
{
    for (const ItemId id : m_parked) {
        Entry& entry = existing(id);
        promise(entry.state == EntryState::Active || entry.state == EntryState::Reserved, "parked while waiting");
        entry.state = EntryState::Waiting;
        report<ItemParked>(entry.item.label);
    }
    m_parked.clear();
}

template <QueueItem T>
void SharedQueue<T>::finishEntries()
{
    for (const ItemId id : m_finished) {
        Entry& entry = existing(id);
        promise(entry.state == EntryState::Active, "finished without having been worked on");
        entry.state = EntryState::Done;
    }
    m_finished.clear();
}

template <QueueItem T>
void SharedQueue<T>::retireEntries()
{
    for (const ItemId id : m_retired) {
        Entry& entry = existing(id);
        report<ItemPopped>(entry.item.label);
        const auto slot = static_cast<std::uint32_t>(&entry - m_slots.data());
        m_order.erase(std::find(m_order.begin(), m_order.end(), slot));
        m_free.push_back(slot);
        entry = Entry{};
    }
    m_retired.clear();
}

/// Posts that wait look for room when some is freed; entries on their way wake the viewers when they arrive.
template <QueueItem T>
void SharedQueue<T>::scheduleCommit()
{
    m_nextCommit = !m_posts.empty() && hasRoom() ? m_kernel.now + 1 : kNever;
    for (const std::uint32_t slot : m_order)
        if (!arrived(m_slots[slot]))
            m_nextCommit = std::min(m_nextCommit, m_slots[slot].arrival);
}

template <QueueItem T>
void SharedQueue<T>::attach(UnitId unit, QueueEnd end, std::uint32_t port)
{
    describeEnd(unit, end);
    if (end == QueueEnd::Viewer) {
        m_viewers.push_back(unit);
        return;
    }
    auto& units = end == QueueEnd::Producer ? m_posters : m_fetchers;
    if (units.size() <= port)
        units.resize(port + 1);
    promise(!units[port], "two units at one port");
    units[port] = unit;
}

template <QueueItem T>
QueueSnapshot SharedQueue<T>::snapshot() const
{
    QueueSnapshot result{id(), occupancy(), {}};
    for (std::size_t i = 0; i < size(); ++i) {
        result.items.push_back(inspect(entry(i).item));
        result.items.back().state = enumName(entry(i).state);
        result.items.back().port = entry(i).port;
    }
    return result;
}

template <QueueItem T>
void SharedQueue<T>::visitState(StateVisitor& visitor)
{
    const std::size_t size = visitor.beginList("entries", m_order.size());
    if (visitor.restores()) {
        m_order.clear();
        m_free.clear();
        m_slots.clear();
        for (std::size_t i = 0; i < size; ++i)
            insert(T{}, EntryState::Waiting, 0);
    }
    for (const std::uint32_t slot : m_order)
        visitor("", m_slots[slot]);
    visitor.endList();
    visitor("posts", m_posts);
    visitor("parked", m_parked);
    visitor("finished", m_finished);
    visitor("retired", m_retired);
    visitor("nextCommit", m_nextCommit);
}

} // namespace vitrine::core
