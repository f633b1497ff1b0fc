// SPDX-License-Identifier: Apache-2.0
#include "core/record/stall_attribution.h"

#include "core/observe/event_names.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace vitrine::core {

namespace {

/// Who may have something to do with a wait: the units at the other end of a queue.
using Candidates = std::vector<UnitId>;

/// The units as a walk asks for them again and again, most of all for what they do: that is remembered for as long as
/// it lasts.
class Scene {
public:
    explicit Scene(const StallSources& sources) : m_sources(sources), m_units(sources.units.size())
    {
        for (const UnitDescription& unit : sources.units) {
            Unit& known = m_units[unit.id.value - 1];
            known.history = &sources.activity(unit.id);
            known.isProcessor = unit.kind == "SP";
            known.asksDevices = known.isProcessor || unit.kind == "ARB";
            notePowered(unit);
            for (const LinkDescription& link : unit.links)
                if (const auto found = std::ranges::find(sources.units, link.to, &UnitDescription::path);
                    known.asksDevices && link.kind == LinkKind::Query && found != sources.units.end())
                    m_devices.push_back(found->id);
        }
        for (const UnitDescription& unit : sources.units)
            noteShared(unit);
    }

    struct Doing {
        ActivityCode code;
        Cycle until = 0; ///< the first cycle after it
    };
    const Doing& at(UnitId unit, Cycle cycle)
    {
        Unit& known = m_units[unit.value - 1];
        if (cycle < known.since || cycle >= known.doing.until) {
            known.since = cycle;
            known.doing = {ActivityCode(known.history->valueAt(cycle)), known.history->nextChange(cycle)};
        }
        return known.doing;
    }

    [[nodiscard]] const ActivityHistory& history(UnitId unit) const { return *m_units[unit.value - 1].history; }
    [[nodiscard]] bool isProcessor(UnitId unit) const { return m_units[unit.value - 1].isProcessor; }
    [[nodiscard]] bool asksDevices(UnitId unit) const { return m_units[unit.value - 1].asksDevices; }
    /// Who switches its power, or has it for itself now and then; nobody: it always has some, and to itself.
    [[nodiscard]] Candidates holdersOf(UnitId unit) const
    {
        const Unit& known = m_units[unit.value - 1];
        const UnitId holder = known.sharedWith ? known.sharedWith : known.poweredBy;
        return holder ? Candidates{holder} : Candidates{};
    }
    /// What the arbiter hands requests over to.
    [[nodiscard]] const Candidates& devices() const { return m_devices; }
    [[nodiscard]] const UnitDescription& unit(UnitId id) const { return m_sources.units[id.value - 1]; }
    [[nodiscard]] const QueueDescription& queue(QueueId id) const { return m_sources.queues[id.value - 1]; }
    [[nodiscard]] std::span<const UnitDescription> units() const { return m_sources.units; }

private:
    struct Unit {
        const ActivityHistory* history = nullptr;
        bool isProcessor = false;
        bool asksDevices = false;
        UnitId poweredBy;
        UnitId sharedWith;
        Cycle since = 0;
        Doing doing;
    };
    void notePowered(const UnitDescription& unit)
    {
        if (unit.kind != "PMU")
            return;
        for (const LinkDescription& link : unit.links)
            if (const auto found = std::ranges::find(m_sources.units, link.to, &UnitDescription::path);
                link.kind == LinkKind::Line && found != m_sources.units.end())
                m_units[found->id.value - 1].poweredBy = unit.id;
    }

    void noteShared(const UnitDescription& unit)
    {
        if (unit.kind != "CU")
            return;
        for (const LinkDescription& link : unit.links)
            for (const UnitId device : m_devices)
                if (link.kind == LinkKind::Query && m_sources.units[device.value - 1].path == link.to)
                    m_units[device.value - 1].sharedWith = unit.id;
    }

    const StallSources& m_sources;
    std::vector<Unit> m_units;
    Candidates m_devices;
};

/// Follows one chain, and notes up to where nothing of what it looked at changes.
class ChainWalk {
public:
    ChainWalk(Scene& scene, Cycle at) : m_scene(scene), m_at(at) {}

    [[nodiscard]] std::vector<StallLink> follow(UnitId first)
    {
        std::vector<StallLink> links;
        for (UnitId unit = first; unit; unit = next(links)) {
            const ActivityCode code = look(unit);
            const bool stalled = code.activity() == Activity::Stalled;
            links.push_back({unit, code.activity(), stalled ? code.reason() : StallReason::InputEmpty,
                             stalled ? code.blocker() : QueueId{}});
        }
        return links;
    }
    [[nodiscard]] Cycle end() const { return m_end; }

private:
    ActivityCode look(UnitId unit)
    {
        const Scene::Doing& doing = m_scene.at(unit, m_at);
        m_end = std::min(m_end, doing.until);
        return doing.code;
    }

    UnitId next(const std::vector<StallLink>& links)
    {
        const StallLink& last = links.back();
        if (last.activity == Activity::Working)
            return {};
        if (last.activity == Activity::Idle)
            return behindIdle(links);
        if (last.reason == StallReason::Memory)
            return {};
        m_isUpstream = last.reason != StallReason::OutputFull;
        if (last.reason == StallReason::ResourceBusy && m_scene.asksDevices(last.unit))
            return busyDevice(links);
        m_waitsForPower = last.reason == StallReason::ResourceBusy && !last.queue;
        return pick(candidates(last), links);
    }

    /// Why nobody is at work there: the arbiter's requests are with devices; upstream there is nothing to do either.
    UnitId behindIdle(const std::vector<StallLink>& links)
    {
        const StallLink& last = links.back();
        if (m_waitsForPower) // Whoever switches it acts when it is asked to.
            return {};
        if (m_scene.asksDevices(last.unit) && !m_scene.isProcessor(last.unit))
            if (const UnitId device = busyDevice(links))
                return device;
        return m_isUpstream ? pick(producersOf(last.unit, {}), links) : UnitId{};
    }

    [[nodiscard]] Candidates candidates(const StallLink& link) const
    {
        if (!link.queue) // It has no power, is with somebody else, or is busy with something of its own.
            return link.reason == StallReason::ResourceBusy ? m_scene.holdersOf(link.unit) : Candidates{};
        const QueueDescription& queue = m_scene.queue(link.queue);
        // What is due is in a processor: it names that one, or the queue that tells the order.
        const auto isProcessor = [this](UnitId unit) { return m_scene.isProcessor(unit); };
        if (link.reason == StallReason::Ordering && std::ranges::none_of(queue.producers, isProcessor))
            return producersOf(link.unit, link.queue);
        if (link.reason == StallReason::ResourceBusy) // Whoever puts something in waits for those who take it out.
            return std::ranges::find(queue.producers, link.unit) != queue.producers.end() ? queue.consumers
                                                                                          : queue.producers;
        return link.reason == StallReason::OutputFull ? queue.consumers : queue.producers;
    }

    /// Of all that comes into a unit but by one queue.
    [[nodiscard]] Candidates producersOf(UnitId unit, QueueId without) const
    {
        Candidates result;
        for (const PortDescription& port : m_scene.unit(unit).ports) {
            if (port.direction != PortDirection::In || !port.queue || port.queue == without)
                continue;
            const auto& producers = m_scene.queue(port.queue).producers;
            result.insert(result.end(), producers.begin(), producers.end());
        }
        return result;
    }

    UnitId pick(const Candidates& units, const std::vector<StallLink>& links)
    {
        UnitId best;
        int bestRank = -1;
        for (const UnitId unit : units) {
            if (isIn(links, unit))
                continue;
            const int rank = rankOf(unit, links);
            if (rank > bestRank) {
                best = unit;
                bestRank = rank;
            }
        }
        return best;
    }
    [[nodiscard]] static bool isIn(const std::vector<StallLink>& links, UnitId unit)
    {
        return std::ranges::find(links, unit, &StallLink::unit) != links.end();
    }

    /// Those at work first, then those that are held up by something beside their input, those that wait for input of
    /// others than this chain, and of those without work the processors.
    int rankOf(UnitId unit, const std::vector<StallLink>& links)
    {
        const ActivityCode code = look(unit);
        if (code.activity() == Activity::Working)
            return 5;
        if (code.activity() == Activity::Idle)
            return m_scene.isProcessor(unit) ? 1 : 0;
        if (code.reason() != StallReason::InputEmpty)
            return 4;
        if (!code.blocker())
            return 3;
        const auto& producers = m_scene.queue(code.blocker()).producers;
        return std::ranges::all_of(producers, [&](UnitId producer) { return isIn(links, producer); }) ? 2 : 3;
    }

    /// It has a request, and somebody else has it.
    static bool isHeld(ActivityCode code)
    {
        return code.activity() == Activity::Stalled && code.reason() == StallReason::ResourceBusy;
    }

    UnitId busyDevice(const std::vector<StallLink>& links)
    {
        Candidates working;
        for (const UnitId device : m_scene.devices())
            if (const ActivityCode code = look(device); code.activity() == Activity::Working || isHeld(code))
                working.push_back(device);
        return pick(working, links);
    }

    Scene& m_scene;
    const Cycle m_at;
    Cycle m_end = kNever;
    bool m_waitsForPower = false;
    bool m_isUpstream = false; ///< it waits for what comes, not for room
};

/// Chains by what they consist of.
class ChainTally {
public:
    void add(std::vector<StallLink> links, Cycle from, Cycle cycles)
    {
        std::vector<std::uint64_t> key;
        for (const StallLink& link : links)
            key.push_back(std::uint64_t{link.unit.value} << 32 |
                          ActivityCode(link.activity, link.reason, link.queue).bits);
        StallChain& chain = m_chains[std::move(key)];
        if (chain.links.empty()) {
            chain.links = std::move(links);
            chain.first = from;
        }
        chain.cycles += cycles;
    }
    [[nodiscard]] std::vector<StallChain> longestFirst() const
    {
        std::vector<StallChain> result;
        for (const auto& [key, chain] : m_chains)
            result.push_back(chain);
        std::ranges::stable_sort(result, std::ranges::greater(), &StallChain::cycles);
        return result;
    }

private:
    std::map<std::vector<std::uint64_t>, StallChain> m_chains;
};

std::string linkText(const StallLink& link, const StallSources& sources)
{
    const std::string& unit = sources.units[link.unit.value - 1].path;
    if (link.activity != Activity::Stalled)
        return unit + (link.activity == Activity::Working ? " busy" : " idle");
    std::string text = unit + " ← ";
    if (link.queue) {
        const QueueDescription& queue = sources.queues[link.queue.value - 1];
        if (const std::string taken = takenText(link.reason, queue); !taken.empty())
            return text + taken;
        text += queue.path + ' ';
    }
    switch (link.reason) {
    case StallReason::OutputFull: return text + "full";
    case StallReason::InputEmpty: return text + "empty";
    default: return text + std::string(enumName(link.reason));
    }
}

StallReport attribute(Scene& scene, UnitId unit, Cycle from, Cycle to)
{
    StallReport report{unit, from, to, 0, 0, {}};
    report.stalled = scene.history(unit).sums(from, to).stalled();
    Cycle at = from;
    for (const UnitDescription& other : scene.units())
        at = std::max(at, scene.history(other.id).exactFrom());
    ChainTally tally;
    Cycle explained = 0;
    while (at < to) {
        const Scene::Doing doing = scene.at(unit, at);
        if (doing.code.activity() != Activity::Stalled) {
            at = doing.until;
            continue;
        }
        ChainWalk walk(scene, at);
        auto links = walk.follow(unit);
        const Cycle end = std::min(walk.end(), to);
        tally.add(std::move(links), at, end - at);
        explained += end - at;
        at = end;
    }
    report.notKept = report.stalled - std::min(explained, report.stalled);
    report.chains = tally.longestFirst();
    return report;
}

} // namespace

StallReport attributeStalls(const StallSources& sources, UnitId unit, Cycle from, Cycle to)
{
    Scene scene(sources);
    return attribute(scene, unit, from, to);
}

StallChain stallAt(const StallSources& sources, UnitId unit, Cycle cycle)
{
    Scene scene(sources);
    if (scene.at(unit, cycle).code.activity() != Activity::Stalled)
        return {};
    return {ChainWalk(scene, cycle).follow(unit), 1, cycle};
}

std::vector<BlockedPair> blockedPairs(const StallSources& sources, Cycle from, Cycle to)
{
    Scene scene(sources);
    std::map<std::tuple<UnitId, QueueId, StallReason, UnitId, UnitId>, Cycle> pairs;
    for (const UnitDescription& unit : sources.units)
        for (const StallChain& chain : attribute(scene, unit.id, from, to).chains) {
            const StallLink& first = chain.links.front();
            const UnitId blocker = chain.links.size() > 1 ? chain.links[1].unit : UnitId{};
            pairs[{unit.id, first.queue, first.reason, blocker, chain.root().unit}] += chain.cycles;
        }
    std::vector<BlockedPair> result;
    for (const auto& [key, cycles] : pairs)
        result.push_back(
            {std::get<0>(key), std::get<1>(key), std::get<2>(key), std::get<3>(key), std::get<4>(key), cycles});
    std::ranges::stable_sort(result, std::ranges::greater(), &BlockedPair::cycles);
    return result;
}

std::string chainText(const StallChain& chain, const StallSources& sources)
{
    std::string text;
    for (const StallLink& link : chain.links) {
        if (!text.empty())
            text += " ← ";
        text += linkText(link, sources);
    }
    return text;
}

} // namespace vitrine::core
