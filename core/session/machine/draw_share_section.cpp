// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/draw_share_section.h"

#include "core/gpu/knobs/command_knobs.h"
#include "core/gpu/timed_gpu.h"
#include "core/observe/description.h"
#include "core/observe/draw_number.h"
#include "core/observe/observer.h"
#include "core/session/draw_start.h"
#include "core/session/recording/recorded_run.h"
#include "core/session/recording/section_recorder.h"

#include <algorithm>
#include <map>
#include <optional>
#include <unordered_map>
#include <utility>

namespace vitrine::core {

namespace {

class DrawShareRecorder final : public SectionRecorder, public Observer {
public:
    explicit DrawShareRecorder(const RecordedRun& run) : m_processors(run.processors)
    {
        if (!run.start.frame)
            return; // and nobody makes events for it
        m_section.lanes = run.start.config.commands->ciDraws;
        HistoryRoom room = run.limits.room();
        room.changes /= m_section.lanes;
        room.nodes /= m_section.lanes;
        m_entries.resize(run.queues.size() * m_section.lanes);
        m_section.queues.resize(run.queues.size());
        for (auto& lanes : m_section.queues)
            for (std::size_t lane = 0; lane < m_section.lanes; ++lane)
                lanes.push_back(std::make_unique<Series>(0, 0, room));
        for (std::size_t unit = 0; unit < run.units.size(); ++unit)
            m_section.units.push_back(std::make_unique<Series>(0, 0, room));
        m_works.resize(run.units.size());
        m_grants.resize(run.queues.size());
        for (const QueueDescription& queue : run.queues) {
            m_holdsWork.push_back(std::ranges::none_of(
                queue.consumers, [&run](UnitId unit) { return run.units[unit.value - 1].kind == "CI"; }));
            m_takers.push_back(takersOf(queue));
        }
        m_subscription.emplace(run.gpu.hub().subscribe(*this));
    }

    void onItemPushed(const ItemPushed& event) override { count(event.queue, event.draw, event.cycle, 1); }
    void onItemPopped(const ItemPopped& event) override
    {
        if (!m_holdsWork[event.queue.value - 1])
            return;
        count(event.queue, event.draw, event.cycle, -1);
        const std::vector<UnitId>& takers = m_takers[event.queue.value - 1];
        if (takers.size() == 1 && !m_grants[event.queue.value - 1])
            work(takers.front(), event.draw, event.cycle);
    }
    void onItemGranted(const ItemGranted& event) override
    {
        m_grants[event.queue.value - 1] = true;
        const std::vector<UnitId>& takers = m_takers[event.queue.value - 1];
        if (takers.size() == 1)
            work(takers.front(), event.draw, event.cycle);
        else if (event.port < m_processors.size()) // the processors of VTQ and FTQ
            work(m_processors[event.port], event.draw, event.cycle);
    }

    SectionValue finish(const RecordedRun&) override
    {
        m_subscription.reset();
        write();
        return SectionValue::of(std::move(m_section));
    }

private:
    /// A value in the cycle at hand, which is written when that cycle is over: histories have one change a cycle.
    struct Entries {
        std::uint32_t value = 0;
        bool isChanged = false;
    };

    /// Who works on its entries: processors, where it has some, beside whom others schedule and collect.
    [[nodiscard]] std::vector<UnitId> takersOf(const QueueDescription& queue) const
    {
        std::vector<UnitId> takers;
        for (const UnitId unit : queue.consumers)
            if (std::ranges::find(m_processors, unit) != m_processors.end())
                takers.push_back(unit);
        return takers.empty() ? queue.consumers : takers;
    }
    std::size_t placeOf(std::uint32_t number, Cycle cycle)
    {
        if (number == m_lastNumber) // mostly
            return m_lastPlace;
        m_lastNumber = number;
        const std::uint32_t draw = isTransfer(number) ? number : drawOf(number);
        const auto [known, isNew] = m_places.try_emplace(draw, m_section.draws.size());
        if (isNew)
            m_section.draws.push_back({draw, cycle});
        return m_lastPlace = known->second;
    }
    void count(QueueId queue, std::uint32_t number, Cycle cycle, int change)
    {
        if (number == kNoDraw || !m_holdsWork[queue.value - 1])
            return;
        begin(cycle);
        const std::size_t at = (queue.value - 1) * m_section.lanes + placeOf(number, cycle) % m_section.lanes;
        m_entries[at].value += static_cast<std::uint32_t>(change);
        if (!std::exchange(m_entries[at].isChanged, true))
            m_changed.push_back(at);
    }
    void work(UnitId unit, std::uint32_t number, Cycle cycle)
    {
        if (number == kNoDraw)
            return;
        begin(cycle);
        Entries& works = m_works[unit.value - 1];
        const auto place = static_cast<std::uint32_t>(placeOf(number, cycle) + 1);
        if (works.value == place)
            return;
        works.value = place;
        if (!std::exchange(works.isChanged, true))
            m_turned.push_back(unit.value - 1);
    }
    void begin(Cycle cycle)
    {
        if (cycle != m_cycle)
            write();
        m_cycle = cycle;
    }
    void write()
    {
        for (const std::size_t at : m_changed) {
            m_section.queues[at / m_section.lanes][at % m_section.lanes]->note({m_cycle, m_entries[at].value});
            m_entries[at].isChanged = false;
        }
        for (const std::size_t at : m_turned) {
            m_section.units[at]->note({m_cycle, m_works[at].value});
            m_works[at].isChanged = false;
        }
        m_changed.clear();
        m_turned.clear();
    }

    const std::vector<UnitId>& m_processors;
    DrawShareSection m_section;
    std::unordered_map<std::uint32_t, std::size_t> m_places; ///< by number; it is never walked
    std::uint32_t m_lastNumber = kNoDraw;                    ///< that was looked up, with its place
    std::size_t m_lastPlace = 0;
    Cycle m_cycle = 0;
    std::vector<Entries> m_entries;            ///< by queue and lane
    std::vector<Entries> m_works;              ///< by unit
    std::vector<std::vector<UnitId>> m_takers; ///< by queue
    std::vector<bool> m_grants;    ///< by queue: what is taken out of it was granted before, or else when it leaves
    std::vector<bool> m_holdsWork; ///< by queue: others hold words of draws that are not yet under way
    std::vector<std::size_t> m_changed, m_turned;
    std::optional<Subscription> m_subscription;
};

} // namespace

std::optional<std::size_t> DrawShareSection::placeAt(std::size_t lane, Cycle cycle) const
{
    const auto next = std::ranges::upper_bound(draws, cycle, {}, &Draw::seen);
    const auto seen = static_cast<std::size_t>(next - draws.begin());
    if (seen <= lane)
        return std::nullopt;
    return seen - 1 - (seen - 1 - lane) % lanes;
}

std::vector<DrawEntries> entriesByDraw(const DrawShareSection& shares, QueueId queue, Cycle cycle)
{
    std::map<std::size_t, DrawEntries> byPlace;
    for (std::size_t lane = 0; lane < shares.lanes; ++lane) {
        const Series& series = shares.entries(queue, lane);
        if (cycle < series.exactFrom())
            return {};
        const auto place = shares.placeAt(lane, cycle);
        if (const std::uint32_t entries = series.valueAt(cycle); place && entries != 0)
            byPlace.emplace(*place, DrawEntries{shares.draws[*place].number, entries});
    }
    std::vector<DrawEntries> result;
    for (const auto& [place, entries] : byPlace)
        result.push_back(entries);
    return result;
}

std::unique_ptr<SectionRecorder> beginDrawShareSection(const RecordedRun& run)
{
    return std::make_unique<DrawShareRecorder>(run);
}

} // namespace vitrine::core
