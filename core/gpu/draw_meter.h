// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/draw_counters.h"
#include "core/gpu/machine_wiring.h"
#include "core/observe/observer.h"
#include "core/record/activity_history.h"

#include <vector>

namespace vitrine::core {

/// Sums up what the units do and what the devices are asked, draw by draw, and keeps nothing else.
class DrawMeter {
public:
    explicit DrawMeter(MachineWiring& wiring);

    /// Call it before a draw, while nothing is in flight.
    void begin();
    /// The machine has run the draw: fills in the counters that only a clock can give.
    void finish(DrawCounters& counters);

private:
    /// Shares of every unit since begin().
    class Sums final : public ChangeRecorder {
    public:
        void takeUnitChanges(std::span<const UnitChange> changes) override;
        void rewind(Cycle) override {} // How everything is follows.
        void begin(Cycle now);
        [[nodiscard]] const std::vector<ActivityShares>& until(Cycle end);

    private:
        void settle(std::size_t unit, Cycle now);
        std::vector<Change> m_last; ///< by unit: since when it does what it does
        std::vector<ActivityShares> m_shares;
    };
    class Requests final : public Observer {
    public:
        explicit Requests(const SharedQueue<RequestItem>* queue) : m_queue(queue) {}
        void onItemGranted(const ItemGranted& event) override;
        decltype(DrawCounters::requests) counts{};

    private:
        const SharedQueue<RequestItem>* m_queue;
    };

    [[nodiscard]] std::uint64_t instructions() const;
    [[nodiscard]] SegmentStatistics segments() const;
    /// On SEQ, which has no request queue.
    [[nodiscard]] decltype(DrawCounters::requests) chainRequests() const;

    MachineWiring& m_wiring;
    Sums m_sums;
    Requests m_requests;
    std::uint64_t m_instructionsBefore = 0;
    SegmentStatistics m_segmentsBefore;
    FragmentChain::Requests m_chainBefore{};
    std::vector<Subscription> m_subscriptions;
};

} // namespace vitrine::core
