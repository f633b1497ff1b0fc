// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/observer.h"
#include "core/session/difference/decision.h"
#include "core/shader/isa.h"

#include <array>
#include <deque>
#include <map>
#include <optional>
#include <unordered_map>
#include <vector>

namespace vitrine::core {

class TimedGpu;

/// Tells what a machine with its clock decides in a draw that is alone on it: bypass, gating, grants, routes and the
/// closing of segments. They are told when they are taken; their keys put them into the order of the stream. It keeps
/// what is known of the tasks under way, and the quads that are to become some.
class TaskDecisions final : public Observer {
public:
    explicit TaskDecisions(const TimedGpu& gpu);

    /// A draw begins.
    void begin(TakeTimedDecision take);

    void onItemPushed(const ItemPushed& event) override;
    void onItemGranted(const ItemGranted& event) override;
    void onItemPopped(const ItemPopped& event) override;
    void onSegmentChanged(const SegmentChanged& event) override;
    void onPowerChanged(const PowerChanged& event) override;
    void onBypassDecided(const BypassDecided& event) override;

private:
    struct Task {
        std::uint32_t primitive = 0;
        std::uint32_t grants = 0, requests = 0; ///< so far
    };
    struct Request {
        ItemId task;
        std::uint32_t primitive = 0, ordinal = 0;
    };

    Task& taskOf(ItemId task);
    [[nodiscard]] std::uint32_t primitiveOf(ItemId quad);
    [[nodiscard]] bool issues(QueueId queue) const;
    [[nodiscard]] Decision about(DecisionKind kind, ItemId task, std::uint32_t primitive);

    const TimedGpu& m_gpu;
    const QueueId m_vtq, m_ftq, m_apq, m_arq;
    std::vector<QueueId> m_segmentQueues;
    TakeTimedDecision m_take;
    bool m_isBypassed = false;                               ///< quads become no tasks
    std::deque<std::pair<ItemId, std::uint32_t>> m_quads;    ///< that were rasterized, with their primitives
    std::uint32_t m_lastPrimitive = 0;                       ///< of the youngest task
    std::unordered_map<ItemId, Task> m_tasks;                ///< under way
    std::unordered_map<ItemId, Request> m_requests;          ///< in ARQ
    std::array<std::optional<std::uint32_t>, 2> m_firstTask; ///< the sequence numbers with which the draw begins
    std::optional<std::uint32_t> m_firstSegment;             ///< likewise
    std::map<std::uint32_t, std::uint16_t> m_fragments;      ///< in open segments, by their numbers
    std::map<std::uint32_t, std::uint32_t> m_switched;       ///< how often, by domain
};

} // namespace vitrine::core
