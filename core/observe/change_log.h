// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"
#include "core/base/ids.h"

#include <cstdint>
#include <span>
#include <vector>

/// How the machine hands on what is always recorded: not by events, but as the moments at which the fill of a queue or
/// the activity of a unit changes. They are written down where they happen, and handed on in batches.

namespace vitrine::core {

/// A value that holds from a cycle on, in one word. A later change in the same cycle replaces it.
class Change {
public:
    static constexpr unsigned kValueBits = 20;
    static constexpr std::uint32_t kMaxValue = (1u << kValueBits) - 1;
    /// Enough for two months at three million cycles a second.
    static constexpr Cycle kMaxCycle = ~std::uint64_t{0} >> kValueBits;

    Change() = default;
    Change(Cycle cycle, std::uint32_t value) : m_bits(cycle << kValueBits | value) {}
    [[nodiscard]] Cycle cycle() const { return m_bits >> kValueBits; }
    [[nodiscard]] std::uint32_t value() const { return static_cast<std::uint32_t>(m_bits) & kMaxValue; }

private:
    std::uint64_t m_bits = 0;
};

/// A change of one queue's occupancy, or of what one unit does (an ActivityCode).
template <typename Id>
struct ChangeOf {
    Change change;
    Id id;
};
using QueueChange = ChangeOf<QueueId>;
using UnitChange = ChangeOf<UnitId>;

/// Keeps changes. The machine hands them on in batches, each in the order of time, whenever a batch is full and when a
/// run ends.
class ChangeRecorder {
public:
    ChangeRecorder() = default;
    ChangeRecorder(const ChangeRecorder&) = delete;
    ChangeRecorder& operator=(const ChangeRecorder&) = delete;
    virtual ~ChangeRecorder() = default;

    virtual void takeQueueChanges(std::span<const QueueChange>) {}
    virtual void takeUnitChanges(std::span<const UnitChange>) {}
    /// The clock was set to this cycle. What was told of this cycle and later ones is void; the present values follow.
    virtual void rewind(Cycle cycle) = 0;
};

/// Collects the changes of a machine for its recorders.
class ChangeLog {
public:
    void attach(ChangeRecorder& recorder);
    void detach(const ChangeRecorder& recorder);

    void note(QueueId id, Cycle cycle, std::uint32_t occupancy)
    {
        if (m_recorders.empty())
            return;
        m_queues[m_queueCount++] = {Change(cycle, occupancy), id};
        if (m_queueCount == kBatch) [[unlikely]]
            handOn();
    }
    void note(UnitId id, Cycle cycle, std::uint32_t activityCode)
    {
        if (m_recorders.empty())
            return;
        m_units[m_unitCount++] = {Change(cycle, activityCode), id};
        if (m_unitCount == kBatch) [[unlikely]]
            handOn();
    }
    /// Hands on to the recorders what they have not been told yet.
    void handOn();
    void rewind(Cycle cycle);

private:
    static constexpr std::size_t kBatch = 4096; ///< large, because recorders and machine compete for the caches

    std::vector<ChangeRecorder*> m_recorders;
    std::size_t m_queueCount = 0;
    std::size_t m_unitCount = 0;
    std::vector<QueueChange> m_queues = std::vector<QueueChange>(kBatch);
    std::vector<UnitChange> m_units = std::vector<UnitChange>(kBatch);
};

} // namespace vitrine::core
