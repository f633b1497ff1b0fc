// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/queue_base.h"
#include "core/kernel/slot_lists.h"

#include <algorithm>
#include <bit>
#include <concepts>
#include <functional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace vitrine::core {

/// What became of an entry of a shared queue.
enum class EntryState : std::uint8_t {
    Reserved, ///< room kept for a task that may have to be swapped out (HET-07)
    Waiting,  ///< to be granted, or in APQ pending: for a result
    Ready,    ///< in APQ: completed
    Granted,  ///< given to a processor, which takes it in this cycle's phase 4
    Active,   ///< being worked on; stays until retired
    Done,     ///< its processor is free again; it stays until its turn in the order of the stream has come
};
[[nodiscard]] std::string_view enumName(EntryState state);

/// A bounded queue shared by several processors: VTQ, FTQ, ARQ and APQ (spec/00 §2).
///
/// - Posts: each processor has a register of one post. At the edge posts enter while there is room, the oldest first
/// and
///   those of one cycle by port number. A post that finds no room waits in its register, and its processor waits too.
/// - Grants: one scheduler per cycle (phase 3) reads the committed entries; what it reserves and grants counts at once.
/// - Entries stay, and take up room, until retired. Park, finish and retire take effect at the edge.
/// - Results: devices amend and ready entries when they deliver (phase 1), before anybody schedules or ticks.
///
/// Room freed by a unit in cycle c can be used by posts of c + 1, as in a plain queue; room freed by a result in phase
/// 1 of c by those that come in at its edge: a queue of as many entries as a device has cycles of latency keeps it busy
/// (HET-20). Units use it through the handles of ports.h.
template <QueueItem T>
class SharedQueue final : public QueueBase {
public:
    struct Entry {
        T item;
        EntryState state = EntryState::Waiting;
        std::uint32_t port = 0; ///< of the processor that has it
        Cycle arrival = 0;
        std::uint64_t age = 0; ///< entries inserted before it
        static void visit(auto& visitor, auto& entry)
        {
            visitor("item", entry.item);
            visitor("state", entry.state);
            visitor("port", entry.port);
            visitor("arrival", entry.arrival);
        }
    };

    SharedQueue(KernelContext& kernel, QueueId id, QueueConfig config)
        : QueueBase(kernel, id, std::move(config)), m_index(capacity()), m_waiting(capacity()), m_ready(capacity())
    {
        restart();
    }

    // ---- posting (phases 1 and 4, or from outside)
    [[nodiscard]] bool canPost(std::uint32_t port) const;
    void post(std::uint32_t port, T item);

    // ---- fetching (phase 4)
    /// The entry that was granted to this processor in this cycle, or null.
    [[nodiscard]] const T* granted(std::uint32_t port) const;
    /// Makes the granted entry Active; its processor may change it in place until it parks or retires it.
    T& take(std::uint32_t port);
    [[nodiscard]] T& active(ItemId id, std::uint32_t port);
    /// The entry of a task that runs, for the processor that runs it: Reserved, or Active.
    [[nodiscard]] T& held(ItemId id);
    /// Whether something that this processor has parked waits for a result.
    [[nodiscard]] bool waitsFor(std::uint32_t port) const;
    void park(ItemId id);
    void finish(ItemId id);
    void retire(ItemId id);

    // ---- looking, scheduling (phase 3), dispatching (phase 4, one unit), delivering (phase 1)
    /// Oldest first, with those still on their way (arrived() tells).
    [[nodiscard]] std::size_t size() const { return m_order.size(); }
    [[nodiscard]] const Entry& entry(std::size_t i) const { return m_slots[m_order[i]]; }
    [[nodiscard]] bool arrived(const Entry& entry) const { return entry.arrival <= m_kernel.now; }
    [[nodiscard]] const Entry* find(ItemId id) const;
    /// The oldest arrived entry that is Waiting or Ready, or null.
    [[nodiscard]] const Entry* oldest(EntryState state) const;
    /// The oldest such entry whose item is `chosen`, or null.
    template <std::predicate<const T&> Choice>
    [[nodiscard]] const Entry* oldest(EntryState state, const Choice& chosen) const;
    /// The next entry in the same state behind this one, which is Waiting or Ready; null when there is none.
    [[nodiscard]] const Entry* nextOldest(const Entry& entry) const;
    [[nodiscard]] bool hasRoom() const { return m_order.size() < capacity(); }
    /// Whether there is room in the queue and in every sub-queue in which this item would hold room.
    [[nodiscard]] bool hasRoomFor(const T& item) const;
    /// For a processor, which may park it.
    void reserve(const T& item, std::uint32_t port);
    void grant(ItemId id, std::uint32_t port, GrantReason reason = GrantReason::None);
    const T& dispatch(ItemId id);
    [[nodiscard]] T& amend(ItemId id);
    void ready(ItemId id);

    /// Realizes the queue as a collection of sub-queues (HET-13). `groupOf` tells which of `groups` an entry is in. An
    /// entry holds room in the sub-queues of `roomIn` (a bit each, which never change) as long as it lives; without
    /// `roomIn`, in its own. An item waits while one of these is full, even if the others have room.
    void split(std::vector<SubQueueDescription> groups, std::function<std::uint32_t(const T&)> groupOf,
               std::function<std::uint32_t(const T&)> roomIn = {});

    // ---- showing: changes nothing but snapshots
    /// `addTo` completes the snapshot of an entry with what the queue does not hold itself.
    void explain(std::function<void(const T&, StateNode&)> addTo) { m_explain = std::move(addTo); }

    [[nodiscard]] std::uint32_t occupancy() const override { return static_cast<std::uint32_t>(m_order.size()); }
    [[nodiscard]] QueueSnapshot snapshot() const override;
    void visitState(StateVisitor& visitor) override;
    void commit() override;
    void attach(UnitId unit, QueueEnd end, std::uint32_t port) override;

private:
    /// How much of a sub-queue is taken.
    struct GroupFill {
        std::uint32_t held = 0;
        std::uint32_t highWater = 0;
        static void visit(auto& visitor, auto& fill)
        {
            visitor("held", fill.held);
            visitor("highWater", fill.highWater);
        }
    };
    struct Post {
        T item;
        std::uint32_t port = 0;
        Cycle arrival = 0;
        static void visit(auto& visitor, auto& post)
        {
            visitor("item", post.item);
            visitor("port", post.port);
            visitor("arrival", post.arrival);
        }
    };

    [[nodiscard]] const Entry* firstArrived(const SlotList& list, std::uint32_t slot) const;
    [[nodiscard]] std::uint32_t existing(ItemId id) const;
    std::uint32_t insert(T&& item, EntryState state, Cycle arrival);
    void change(std::uint32_t slot, EntryState state);
    [[nodiscard]] SlotList* listOf(EntryState state);
    std::uint32_t& grantedSlot(std::uint32_t port);
    void reportGrant(const Entry& entry, GrantReason reason);
    void restart();
    void connectEntries();
    void acceptPosts();
    void parkEntries();
    void finishEntries();
    void retireEntries(std::vector<ItemId>& retired);
    void scheduleCommit();
    [[nodiscard]] std::uint32_t roomIn(const T& item) const
    {
        return m_roomIn ? m_roomIn(item) : m_groupOf ? 1u << m_groupOf(item) : 0;
    }
    void holdRoom(const T& item);
    void releaseRoom(const T& item);
    static UnitId unitAt(const std::vector<UnitId>& units, std::uint32_t port)
    {
        return port < units.size() ? units[port] : UnitId{};
    }

    std::vector<Entry> m_slots;         ///< an entry never moves while it lives
    std::vector<std::uint32_t> m_order; ///< slots in use, oldest entry first
    std::vector<std::uint32_t> m_free;
    SlotIndex m_index;
    SlotList m_waiting;
    SlotList m_ready;
    std::vector<std::uint32_t> m_granted; ///< by port
    std::vector<Cycle> m_travelling;      ///< when those on their way arrive, and some that have
    std::uint64_t m_inserted = 0;         ///< so far: the age of the next entry
    std::vector<Post> m_posts;            ///< oldest first, of one cycle by port
    std::vector<ItemId> m_parked;         ///< ascending, whatever order the units ticked in
    std::vector<ItemId> m_finished;       ///< likewise
    std::vector<ItemId> m_retired;        ///< likewise
    std::vector<ItemId> m_completed;      ///< likewise; retired in phase 1, and gone with the phase 2 that follows
    std::vector<UnitId> m_posters;        ///< by port
    std::vector<UnitId> m_fetchers;       ///< by port
    std::vector<UnitId> m_viewers;
    std::function<std::uint32_t(const T&)> m_groupOf;
    std::function<std::uint32_t(const T&)> m_roomIn;
    std::vector<GroupFill> m_groups; ///< by sub-queue
    std::function<void(const T&, StateNode&)> m_explain;
};

} // namespace vitrine::core

#include "core/kernel/shared_queue_impl.h"
