// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/shared_queue.h"

namespace vitrine::core {

template <QueueItem T>
bool SharedQueue<T>::canPost(std::uint32_t port) const
{
    if (m_kernel.phase == Phase::Outside)
        return m_order.size() + m_posts.size() < capacity();
    for (const Post& post : m_posts)
        if (post.port == port)
            return false;
    return true;
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
    const std::uint32_t slot = m_index.find(id.value);
    return slot == kNoSlot ? nullptr : &m_slots[slot];
}

template <QueueItem T>
std::uint32_t SharedQueue<T>::existing(ItemId id) const
{
    const std::uint32_t slot = m_index.find(id.value);
    promise(slot != kNoSlot, "no such entry");
    return slot;
}

template <QueueItem T>
SlotList* SharedQueue<T>::listOf(EntryState state)
{
    return state == EntryState::Waiting ? &m_waiting : state == EntryState::Ready ? &m_ready : nullptr;
}

template <QueueItem T>
void SharedQueue<T>::change(std::uint32_t slot, EntryState state)
{
    Entry& entry = m_slots[slot];
    if (SlotList* list = listOf(entry.state))
        list->remove(slot);
    if (SlotList* list = listOf(state))
        list->add(slot, entry.age);
    entry.state = state;
}

template <QueueItem T>
auto SharedQueue<T>::oldest(EntryState state) const -> const Entry*
{
    promise(state == EntryState::Waiting || state == EntryState::Ready, "a state that nobody waits for");
    const SlotList& list = state == EntryState::Waiting ? m_waiting : m_ready;
    return firstArrived(list, list.first());
}

template <QueueItem T>
auto SharedQueue<T>::nextOldest(const Entry& entry) const -> const Entry*
{
    const SlotList& list = entry.state == EntryState::Waiting ? m_waiting : m_ready;
    return firstArrived(list, list.next(static_cast<std::uint32_t>(&entry - m_slots.data())));
}

template <QueueItem T>
auto SharedQueue<T>::firstArrived(const SlotList& list, std::uint32_t slot) const -> const Entry*
{
    while (slot != kNoSlot && !arrived(m_slots[slot]))
        slot = list.next(slot);
    return slot == kNoSlot ? nullptr : &m_slots[slot];
}

template <QueueItem T>
template <std::predicate<const T&> Choice>
auto SharedQueue<T>::oldest(EntryState state, const Choice& chosen) const -> const Entry*
{
    promise(state == EntryState::Waiting || state == EntryState::Ready, "a state that nobody waits for");
    const SlotList& list = state == EntryState::Waiting ? m_waiting : m_ready;
    for (std::uint32_t slot = list.first(); slot != kNoSlot; slot = list.next(slot))
        if (arrived(m_slots[slot]) && chosen(m_slots[slot].item))
            return &m_slots[slot];
    return nullptr;
}

template <QueueItem T>
const T* SharedQueue<T>::granted(std::uint32_t port) const
{
    const bool has = port < m_granted.size() && m_granted[port] != kNoSlot;
    return has ? &m_slots[m_granted[port]].item : nullptr;
}

template <QueueItem T>
std::uint32_t& SharedQueue<T>::grantedSlot(std::uint32_t port)
{
    if (m_granted.size() <= port)
        m_granted.resize(port + 1, kNoSlot);
    return m_granted[port];
}

template <QueueItem T>
T& SharedQueue<T>::take(std::uint32_t port)
{
    promise(granted(port) != nullptr, "take without a grant");
    const std::uint32_t slot = std::exchange(m_granted[port], kNoSlot);
    change(slot, EntryState::Active);
    m_kernel.progress = true;
    return m_slots[slot].item;
}

template <QueueItem T>
T& SharedQueue<T>::active(ItemId id, std::uint32_t port)
{
    Entry& entry = m_slots[existing(id)];
    promise(entry.state == EntryState::Active && entry.port == port, "an entry that another processor has");
    return entry.item;
}

template <QueueItem T>
T& SharedQueue<T>::held(ItemId id)
{
    Entry& entry = m_slots[existing(id)];
    promise(entry.state == EntryState::Reserved || entry.state == EntryState::Active, "an entry that nobody has");
    return entry.item;
}

template <QueueItem T>
bool SharedQueue<T>::waitsFor(std::uint32_t port) const
{
    std::uint32_t slot = m_waiting.first();
    while (slot != kNoSlot && m_slots[slot].port != port)
        slot = m_waiting.next(slot);
    return slot != kNoSlot;
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
    const bool isAnswered = m_kernel.phase == Phase::Deliver;
    if (isAnswered) // Its poster may wait for the answer in place.
        m_kernel.wakes.wake(unitAt(m_posters, m_slots[existing(id)].port));
    auto& retired = isAnswered ? m_completed : m_retired;
    retired.insert(std::lower_bound(retired.begin(), retired.end(), id), id);
    touch();
}

template <QueueItem T>
void SharedQueue<T>::reserve(const T& item, std::uint32_t port)
{
    promise(m_kernel.phase == Phase::Schedule || m_kernel.phase == Phase::Outside, "reserved outside of phase 3");
    promise(hasRoomFor(item), "a reservation in a full queue");
    m_slots[insert(T(item), EntryState::Reserved, m_kernel.now)].port = port;
    m_kernel.progress = true;
    m_kernel.wakes.wake(unitAt(m_fetchers, port)); // It may wait in place for the room.
    noteOccupancy(occupancy());
    report<ItemPushed>(item.label);
}

template <QueueItem T>
void SharedQueue<T>::grant(ItemId id, std::uint32_t port, GrantReason reason)
{
    promise(m_kernel.phase == Phase::Schedule, "granted outside of phase 3");
    promise(granted(port) == nullptr, "two grants to one processor");
    const std::uint32_t slot = grantedSlot(port) = existing(id);
    change(slot, EntryState::Granted);
    m_slots[slot].port = port;
    m_kernel.progress = true;
    m_kernel.wakes.wake(unitAt(m_fetchers, port));
    reportGrant(m_slots[slot], reason);
}

template <QueueItem T>
const T& SharedQueue<T>::dispatch(ItemId id)
{
    const std::uint32_t slot = existing(id);
    promise(m_slots[slot].state == EntryState::Waiting, "dispatched twice");
    change(slot, EntryState::Active);
    m_kernel.progress = true;
    reportGrant(m_slots[slot], GrantReason::None);
    return m_slots[slot].item;
}

template <QueueItem T>
void SharedQueue<T>::reportGrant(const Entry& entry, GrantReason reason)
{
    ++m_counters.grants;
    const ItemLabel& label = entry.item.label;
    if (wants<ItemGranted>())
        m_kernel.events.publish(m_kernel.current, ItemGranted{m_kernel.now, id(), label.draw, label.id,
                                                              static_cast<std::uint16_t>(entry.port), reason, 0});
}

template <QueueItem T>
T& SharedQueue<T>::amend(ItemId id)
{
    promise(m_kernel.phase == Phase::Deliver || m_kernel.phase == Phase::Outside, "results come in phase 1");
    return m_slots[existing(id)].item;
}

template <QueueItem T>
void SharedQueue<T>::ready(ItemId id)
{
    promise(m_kernel.phase == Phase::Deliver || m_kernel.phase == Phase::Outside, "results come in phase 1");
    const std::uint32_t slot = existing(id);
    change(slot, EntryState::Ready);
    m_kernel.wakes.wake(unitAt(m_fetchers, m_slots[slot].port)); // It may wait for nothing any more.
    touch();
    report<ItemReady>(m_slots[slot].item.label);
}

template <QueueItem T>
std::uint32_t SharedQueue<T>::insert(T&& item, EntryState state, Cycle arrival)
{
    const std::uint32_t slot = m_free.back();
    m_free.pop_back();
    m_order.push_back(slot);
    m_index.add(item.label.id.value, slot);
    holdRoom(item);
    m_slots[slot] = Entry{std::move(item), state, 0, arrival, m_inserted++};
    if (SlotList* list = listOf(state))
        list->add(slot, m_slots[slot].age);
    ++m_counters.itemsIn;
    return slot;
}

template <QueueItem T>
void SharedQueue<T>::commit()
{
    const std::size_t before = m_order.size();
    retireEntries(m_completed); // In phase 1 of this cycle: their room is for posts that come in now (HET-20).
    if (!m_posts.empty())       // Before the other ones are retired: room freed in cycle c is for posts of c + 1.
        acceptPosts();
    parkEntries();
    finishEntries();
    retireEntries(m_retired);
    if (m_order.size() != before)
        noteOccupancy(occupancy());
    for (const UnitId viewer : m_viewers)
        m_kernel.wakes.wake(viewer);
    scheduleCommit();
}

template <QueueItem T>
void SharedQueue<T>::acceptPosts()
{
    std::size_t accepted = 0;
    for (; accepted < m_posts.size() && hasRoomFor(m_posts[accepted].item); ++accepted) {
        Post& post = m_posts[accepted];
        const Cycle arrival = std::max(post.arrival, m_kernel.now + latencyCycles() - 1);
        m_kernel.wakes.wake(unitAt(m_posters, post.port));
        Entry& entry = m_slots[insert(std::move(post.item), EntryState::Waiting, arrival)];
        entry.port = post.port;
        m_travelling.push_back(arrival);
        report<ItemPushed>(entry.item.label);
    }
    m_posts.erase(m_posts.begin(), m_posts.begin() + static_cast<std::ptrdiff_t>(accepted));
}

template <QueueItem T>
void SharedQueue<T>::parkEntries()
{
    for (const ItemId id : m_parked) {
        const std::uint32_t slot = existing(id);
        const Entry& entry = m_slots[slot];
        promise(entry.state == EntryState::Active || entry.state == EntryState::Reserved, "parked while waiting");
        change(slot, EntryState::Waiting);
        report<ItemParked>(entry.item.label);
    }
    m_parked.clear();
}

template <QueueItem T>
void SharedQueue<T>::finishEntries()
{
    for (const ItemId id : m_finished) {
        const std::uint32_t slot = existing(id);
        promise(m_slots[slot].state == EntryState::Active, "finished without having been worked on");
        change(slot, EntryState::Done);
    }
    m_finished.clear();
}

template <QueueItem T>
void SharedQueue<T>::retireEntries(std::vector<ItemId>& retired)
{
    for (const ItemId id : retired) {
        const std::uint32_t slot = existing(id);
        change(slot, EntryState::Done);
        report<ItemPopped>(m_slots[slot].item.label);
        releaseRoom(m_slots[slot].item);
        m_index.remove(slot);
        m_order.erase(std::find(m_order.begin(), m_order.end(), slot));
        m_free.push_back(slot);
        ++m_counters.itemsOut;
    }
    retired.clear();
}

/// Posts that wait look for room when some is freed; entries on their way wake the viewers when they arrive.
template <QueueItem T>
void SharedQueue<T>::scheduleCommit()
{
    std::size_t arrivals = 0;
    while (arrivals < m_travelling.size() && m_travelling[arrivals] <= m_kernel.now)
        ++arrivals;
    m_travelling.erase(m_travelling.begin(), m_travelling.begin() + static_cast<std::ptrdiff_t>(arrivals));
    if (!m_posts.empty() && hasRoomFor(m_posts.front().item))
        return commitNextAt(m_kernel.now + 1);
    commitNextAt(m_travelling.empty() ? kNever : m_travelling.front());
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
    QueueSnapshot result{id(), occupancy(), {}, counters(), {}};
    for (const GroupFill& fill : m_groups)
        result.groups.push_back({0, fill.held, fill.highWater});
    for (std::size_t i = 0; i < size(); ++i) {
        ItemSnapshot& item = result.items.emplace_back(inspect(entry(i).item));
        item.state = enumName(entry(i).state);
        item.port = entry(i).port;
        if (m_explain)
            m_explain(entry(i).item, item.content);
        if (!m_groupOf)
            continue;
        item.group = m_groupOf(entry(i).item);
        ++result.groups.at(item.group).occupancy;
    }
    return result;
}

template <QueueItem T>
void SharedQueue<T>::split(std::vector<SubQueueDescription> groups, std::function<std::uint32_t(const T&)> groupOf,
                           std::function<std::uint32_t(const T&)> roomIn)
{
    promise(m_order.empty(), "split while it holds entries");
    promise(groups.size() <= 32, "more sub-queues than there are bits");
    m_groups.assign(groups.size(), {});
    describeGroups(std::move(groups));
    m_groupOf = std::move(groupOf);
    m_roomIn = std::move(roomIn);
}

template <QueueItem T>
bool SharedQueue<T>::hasRoomFor(const T& item) const
{
    if (!hasRoom())
        return false;
    for (std::uint32_t rest = roomIn(item); rest != 0; rest &= rest - 1) {
        const auto group = static_cast<std::size_t>(std::countr_zero(rest));
        const std::uint32_t own = description().groups[group].capacity;
        if (own != 0 && m_groups[group].held >= own)
            return false;
    }
    return true;
}

template <QueueItem T>
void SharedQueue<T>::holdRoom(const T& item)
{
    for (std::uint32_t rest = roomIn(item); rest != 0; rest &= rest - 1) {
        GroupFill& fill = m_groups[static_cast<std::size_t>(std::countr_zero(rest))];
        fill.highWater = std::max(fill.highWater, ++fill.held);
    }
}

template <QueueItem T>
void SharedQueue<T>::releaseRoom(const T& item)
{
    for (std::uint32_t rest = roomIn(item); rest != 0; rest &= rest - 1)
        --m_groups[static_cast<std::size_t>(std::countr_zero(rest))].held;
}

template <QueueItem T>
void SharedQueue<T>::visitState(StateVisitor& visitor)
{
    const std::size_t size = visitor.beginList("entries", m_order.size());
    if (visitor.restores()) {
        promise(size <= capacity(), "a checkpoint of another machine was restored");
        restart();
        for (std::size_t i = 0; i < size; ++i) {
            m_order.push_back(m_free.back());
            m_free.pop_back();
        }
    }
    for (const std::uint32_t slot : m_order)
        visitor("", m_slots[slot]);
    visitor.endList();
    if (visitor.restores())
        connectEntries();
    visitor("posts", m_posts);
    visitor("parked", m_parked);
    visitor("finished", m_finished);
    visitor("retired", m_retired);
    visitor("groups", m_groups);
    visitCounters(visitor);
}

/// Without entries.
template <QueueItem T>
void SharedQueue<T>::restart()
{
    m_slots.resize(capacity());
    m_order.clear();
    m_free.clear();
    for (std::uint32_t slot = capacity(); slot > 0; --slot)
        m_free.push_back(slot - 1);
    m_index.clear();
    m_waiting.clear();
    m_ready.clear();
    m_granted.assign(m_granted.size(), kNoSlot);
    m_travelling.clear();
    m_inserted = 0;
}

/// What follows from the entries once they are there.
template <QueueItem T>
void SharedQueue<T>::connectEntries()
{
    for (const std::uint32_t slot : m_order) {
        Entry& entry = m_slots[slot];
        entry.age = m_inserted++;
        m_index.add(entry.item.label.id.value, slot);
        if (SlotList* list = listOf(entry.state))
            list->add(slot, entry.age);
        if (entry.state == EntryState::Granted)
            grantedSlot(entry.port) = slot;
        m_travelling.push_back(entry.arrival);
    }
    std::sort(m_travelling.begin(), m_travelling.end());
}

} // namespace vitrine::core
