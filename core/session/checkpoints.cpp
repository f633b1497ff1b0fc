// SPDX-License-Identifier: Apache-2.0
#include "core/session/checkpoints.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace vitrine::core {

namespace {

constexpr ReplayCost kDistancePart = 32;
constexpr double kFreeBytes = 64.0 * 1024.0; // less than this is not worth a difference
constexpr std::uint64_t kRoomPart = 16;      // made at once: ranking all takes its time

ReplayCost difference(ReplayCost a, ReplayCost b)
{
    return a > b ? a - b : b - a;
}

} // namespace

ReplayCost Checkpoints::wantedStretch(ReplayCost distance)
{
    return std::clamp(distance / kDistancePart, kShortest, kLongest);
}

Checkpoints::Moment Checkpoints::nearest(std::uint64_t position) const
{
    const std::lock_guard lock(m_mutex);
    const auto after = m_entries.upper_bound(position);
    return after == m_entries.begin() ? nullptr : std::prev(after)->second.moment;
}

Checkpoints::Moment Checkpoints::endOfCovered(std::uint64_t from) const
{
    const std::lock_guard lock(m_mutex);
    const auto longest = static_cast<ReplayCost>(static_cast<double>(kLongest) * m_scale);
    auto entry = m_entries.upper_bound(from);
    if (entry == m_entries.begin())
        return nullptr;
    --entry;
    for (auto next = std::next(entry); next != m_entries.end(); entry = next++)
        if (next->second.moment->cost() - entry->second.moment->cost() > 2 * longest)
            break;
    return entry->second.moment;
}

bool Checkpoints::wants(const Question& question) const
{
    const std::lock_guard lock(m_mutex);
    const auto after = m_entries.upper_bound(question.position);
    if (after == m_entries.begin())
        return true;
    const SavedMoment& before = *std::prev(after)->second.moment;
    const ReplayCost stretch = question.cost - std::min(question.cost, before.cost());
    double wanted = static_cast<double>(wantedStretch(question.distance)) * m_scale;
    if (question.isCheap)
        wanted /= kCheapMoment;
    return before.position() != question.position &&
           static_cast<double>(stretch) >=
               std::max(wanted, static_cast<double>(Checkpoints::kCopiesPerStretch * question.copyCost));
}

void Checkpoints::add(Moment moment)
{
    std::vector<Moment> forgotten; // outlives the lock: freeing pages takes its time
    const std::lock_guard lock(m_mutex);
    const std::uint64_t position = moment->position();
    auto [entry, isNew] = m_entries.try_emplace(position);
    forgotten.push_back(std::exchange(entry->second.moment, std::move(moment)));
    recount(entry);
    if (const auto next = std::next(entry); next != m_entries.end())
        recount(next);
    if (exceedsLimits())
        makeRoom(forgotten);
}

bool Checkpoints::exceedsLimits() const
{
    return m_bytes > m_limits.bytes || m_entries.size() > m_limits.count;
}

void Checkpoints::recount(Entries::iterator entry)
{
    const SavedMoment* before = entry == m_entries.begin() ? nullptr : std::prev(entry)->second.moment.get();
    m_bytes -= entry->second.bytes;
    entry->second.bytes = entry->second.moment->bytesBeside(before);
    m_bytes += entry->second.bytes;
}

// The stretch that would be left behind, as a part of the wanted one.
double Checkpoints::missedLittle(Entries::const_iterator entry) const
{
    const SavedMoment& moment = *entry->second.moment;
    const auto next = std::next(entry);
    const ReplayCost before = std::prev(entry)->second.moment->cost();
    const ReplayCost end = next == m_entries.end() ? moment.cost() + kLongest : next->second.moment->cost();
    return static_cast<double>(end - std::min(end, before)) /
           static_cast<double>(wantedStretch(difference(moment.cost(), m_focusCost)));
}

std::vector<Checkpoints::Entries::iterator> Checkpoints::fromLeastMissed()
{
    using Ranked = std::pair<double, Entries::iterator>;
    std::vector<Ranked> ranked;
    const auto stoodOn = std::prev(m_entries.upper_bound(m_focus));
    for (auto entry = std::next(m_entries.begin()); entry != m_entries.end(); ++entry)
        if (entry != stoodOn)
            ranked.emplace_back(missedLittle(entry) / (static_cast<double>(entry->second.bytes) + kFreeBytes), entry);
    std::ranges::sort(ranked, {}, &Ranked::first);
    std::vector<Entries::iterator> entries;
    for (const auto& [missed, entry] : ranked)
        entries.push_back(entry);
    return entries;
}

void Checkpoints::makeRoom(std::vector<Moment>& forgotten)
{
    const auto isEnough = [this] {
        return m_bytes <= m_limits.bytes - m_limits.bytes / kRoomPart &&
               m_entries.size() <= m_limits.count - m_limits.count / kRoomPart;
    };
    for (bool isAnyLeft = true; isAnyLeft && !isEnough();) {
        isAnyLeft = false;
        std::set<const SavedMoment*> bereft; // whose neighbor has gone is missed more than it was ranked for
        for (const auto entry : fromLeastMissed()) {
            if (isEnough())
                return;
            if (bereft.contains(entry->second.moment.get()))
                continue;
            bereft.insert(std::prev(entry)->second.moment.get());
            if (const auto next = std::next(entry); next != m_entries.end())
                bereft.insert(next->second.moment.get());
            forget(entry, forgotten);
            isAnyLeft = true;
        }
    }
}

void Checkpoints::forget(Entries::iterator entry, std::vector<Moment>& forgotten)
{
    // Half of what it leaves is what each of two stretches may have had.
    m_scale = std::max(m_scale, missedLittle(entry) / 2);
    m_bytes -= entry->second.bytes;
    forgotten.push_back(std::move(entry->second.moment));
    if (const auto next = m_entries.erase(entry); next != m_entries.end())
        recount(next);
}

void Checkpoints::setFocus(std::uint64_t position, ReplayCost cost)
{
    const std::lock_guard lock(m_mutex);
    m_focus = position;
    m_focusCost = cost;
}

ReplayCost Checkpoints::distanceToFocus(ReplayCost cost) const
{
    const std::lock_guard lock(m_mutex);
    return difference(cost, m_focusCost);
}

std::uint64_t Checkpoints::bytes() const
{
    const std::lock_guard lock(m_mutex);
    return m_bytes;
}

std::size_t Checkpoints::size() const
{
    const std::lock_guard lock(m_mutex);
    return m_entries.size();
}

std::vector<Checkpoints::Moment> Checkpoints::all() const
{
    const std::lock_guard lock(m_mutex);
    std::vector<Moment> moments;
    for (const auto& [position, entry] : m_entries)
        moments.push_back(entry.moment);
    return moments;
}

} // namespace vitrine::core
