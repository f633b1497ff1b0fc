// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/moment_finder.h"

#include "core/gpu/timed_gpu.h"
#include "core/session/machine/moment_watch.h"

namespace vitrine::core {

namespace {

using Watches = std::vector<std::unique_ptr<MomentWatch>>;

void beginAll(const Watches& watches)
{
    for (const auto& watch : watches)
        watch->begin();
}

/// Asks each of them, once after every executed cycle.
std::optional<FoundMoment> momentAt(const Watches& watches, Cycle now)
{
    FoundMoment moment{now, std::nullopt, {}};
    for (std::size_t i = 0; i < watches.size(); ++i)
        if (watches[i]->happened()) {
            if (moment.met.empty())
                moment.event = watches[i]->event();
            moment.met.push_back(i);
        }
    return moment.met.empty() ? std::nullopt : std::optional(std::move(moment));
}

} // namespace

MomentFinder::Watches MomentFinder::watches() const
{
    Watches result;
    for (const MomentCondition& condition : m_conditions)
        result.push_back(watchFor(condition, m_replay.gpu()));
    return result;
}

Result<std::optional<FoundMoment>> MomentFinder::next(Cycle from, Cycle to, const DrawPace& pace)
{
    m_work = 0;
    if (auto moved = m_replay.seek(from, pace); !moved)
        return moved.error();
    const Watches all = watches();
    beginAll(all);
    std::optional<FoundMoment> found;
    const auto reached = [&] {
        const Cycle now = m_replay.gpu().machine().cycle();
        if (!found && now > from)
            found = momentAt(all, now);
        return found.has_value();
    };
    auto ran = m_replay.runUntil(to, reached, pace);
    m_work = m_replay.lastWork();
    if (!ran)
        return ran.error();
    return found;
}

Result<std::optional<FoundMoment>> MomentFinder::previous(Cycle from, Cycle to, const DrawPace& pace)
{
    m_work = 0;
    const Watches all = watches();
    const Cycle floor = to == 0 ? 0 : to - 1; // a moment at `to` happens in the cycle before
    for (Cycle end = from == 0 ? 0 : from - 1; end > floor;) {
        if (auto restored = m_replay.goToCheckpoint(end - 1); !restored)
            return restored.error();
        const Cycle begin = m_replay.cycle();
        beginAll(all);
        std::optional<FoundMoment> found;
        const auto note = [&] {
            const Cycle now = m_replay.gpu().machine().cycle();
            if (now > begin)
                if (auto moment = momentAt(all, now); moment && now >= to)
                    found = std::move(moment);
            return false;
        };
        auto ran = m_replay.runUntil(end, note, {pace.stop, {}});
        m_work += end - begin;
        if (!ran)
            return ran.error();
        if (found)
            return found;
        if (pace.progress)
            pace.progress(from - begin, from - floor);
        end = begin;
    }
    return std::optional<FoundMoment>();
}

} // namespace vitrine::core
