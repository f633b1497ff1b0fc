// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/draw_work.h"

#include "core/base/check.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace vitrine::core {

namespace {

struct Ratio {
    std::uint64_t clocks, cycles;
};

Ratio ratioOf(ShaderClock clock)
{
    constexpr std::array<Ratio, 5> kRatios{{{1, 4}, {1, 2}, {1, 1}, {2, 1}, {4, 1}}};
    return kRatios[static_cast<std::size_t>(clock)];
}

std::uint32_t width(AluMask alus)
{
    return static_cast<std::uint32_t>(std::popcount(alus));
}

/// Which of these ALUs it is, from 0.
std::uint32_t placeOf(std::uint32_t alu, AluMask alus)
{
    return width(alus & ((AluMask{1} << alu) - 1));
}

} // namespace

std::uint32_t AluBurst::clocksEach() const
{
    return alus == 0 ? 0 : clocksOf(items, width(alus));
}

std::uint64_t AluBurst::itemsOn(std::uint32_t alu, std::uint64_t clocks) const
{
    const std::uint64_t each = itemsOf(items, width(alus), placeOf(alu, alus));
    return clocks / clocksEach() * each + std::min(clocks % clocksEach(), each); // Those without an item come last.
}

std::uint64_t AluBurst::itemsDone(std::uint64_t clocks) const
{
    return clocks / clocksEach() * items + std::min<std::uint64_t>(clocks % clocksEach() * width(alus), items);
}

std::uint64_t AluBurst::clocksBefore(Cycle cycle, ShaderClock clock) const
{
    if (cycle >= to)
        return clocks();
    const Ratio ratio = ratioOf(clock);
    return cycle <= from ? 0 : std::min(clocks(), (cycle - from) * ratio.clocks / ratio.cycles);
}

DrawWork::DrawWork(PowerDomains domains, ShaderClock clock) : m_domains(std::move(domains)), m_clock(clock)
{
    const PowerLayout& layout = m_domains->layout();
    m_bursts.resize(std::size_t{2} * layout.processors);
    m_told.resize(m_domains->size());
    m_counts = BinnedCounts(clockKind(layout.processors, ShaderStage::Vertex).kind);
}

auto DrawWork::itemKind(std::uint32_t processor, std::uint32_t alu, ShaderStage stage) const -> BurstKind
{
    const std::size_t place = std::size_t{processor} * m_domains->layout().alus.count() + alu;
    return {m_domains->size() + 2 * place + static_cast<std::size_t>(stage), processor, stage, alu,
            [](const AluBurst& burst, std::uint32_t number, std::uint64_t clocks) {
                return burst.uses(number) ? burst.itemsOn(number, clocks) : 0;
            }};
}

auto DrawWork::bankKind(std::uint32_t processor, ShaderStage stage) const -> BurstKind
{
    const std::size_t first = itemKind(m_domains->layout().processors, 0, ShaderStage::Vertex).kind;
    return {first + std::size_t{4} * processor + static_cast<std::size_t>(stage), processor, stage, 0,
            [](const AluBurst& burst, std::uint32_t, std::uint64_t clocks) { return burst.itemsDone(clocks); }};
}

auto DrawWork::clockKind(std::uint32_t processor, ShaderStage stage) const -> BurstKind
{
    return {bankKind(processor, stage).kind + 2, processor, stage, 0,
            [](const AluBurst&, std::uint32_t, std::uint64_t clocks) { return clocks; }};
}

double DrawWork::clocksIn(Cycle cycles) const
{
    const Ratio ratio = ratioOf(m_clock);
    return static_cast<double>(cycles * ratio.clocks) / static_cast<double>(ratio.cycles);
}

void DrawWork::add(const AluBurst& burst)
{
    if (m_kept < m_room) {
        m_bursts[2 * std::size_t{burst.processor} + static_cast<std::size_t>(burst.stage)].push_back(burst);
        ++m_kept;
    } else {
        m_keptUntil = std::min(m_keptUntil, burst.from);
    }
    for (AluMask left = burst.alus; left != 0; left &= left - 1) {
        const auto alu = static_cast<std::uint32_t>(std::countr_zero(left));
        spread(itemKind(burst.processor, alu, burst.stage), burst);
        m_told[m_domains->alu(burst.processor, alu)] += burst.itemsOn(alu, burst.clocks());
    }
    spread(bankKind(burst.processor, burst.stage), burst);
    m_told[m_domains->part(burst.processor, PowerKind::RegisterBank, static_cast<std::uint32_t>(burst.stage))] +=
        burst.itemsDone(burst.clocks());
    spread(clockKind(burst.processor, burst.stage), burst);
}

void DrawWork::spread(const BurstKind& kind, const AluBurst& burst)
{
    m_counts.spread(kind.kind, burst.from, burst.to,
                    [&](Cycle cycle) { return kind.count(burst, kind.alu, burst.clocksBefore(cycle, m_clock)); });
}

void DrawWork::add(std::uint32_t domain, Cycle cycle, std::uint64_t operations)
{
    m_counts.add(domain, cycle, operations);
    m_told[domain] += operations;
}

void DrawWork::addUpTo(std::uint32_t domain, Cycle cycle, std::uint64_t operations)
{
    CORE_CHECK(operations >= m_told[domain], "bursts tell of operations that were not done");
    add(domain, cycle, operations - m_told[domain]);
}

/// Of a bin what comes before a cycle in it. Of bursts the bin's count is exact, and so are they themselves: few.
std::uint64_t DrawWork::countedInBin(const BurstKind& kind, Cycle cycle) const
{
    const Cycle begin = cycle / m_counts.width() * m_counts.width();
    if (begin + m_counts.width() > m_keptUntil) // A bin is told in one way, or a later moment might have less.
        return m_counts.inBin(kind.kind, cycle);
    const auto all = bursts(kind.processor, kind.stage);
    auto burst = std::ranges::partition_point(all, [&](const AluBurst& one) { return one.to <= begin; });
    std::uint64_t sum = 0;
    for (; burst != all.end() && burst->from < cycle; ++burst)
        sum += kind.count(*burst, kind.alu, burst->clocksBefore(cycle, m_clock)) -
               kind.count(*burst, kind.alu, burst->clocksBefore(begin, m_clock));
    return sum;
}

std::uint64_t DrawWork::counted(const BurstKind& kind, Cycle from, Cycle to) const
{
    return from >= to ? 0 : m_counts.sumOfBins(kind.kind, from, to) + countedInBin(kind, to) - countedInBin(kind, from);
}

std::uint64_t DrawWork::items(std::uint32_t processor, std::uint32_t alu, ShaderStage stage, Cycle from, Cycle to) const
{
    return counted(itemKind(processor, alu, stage), from, to);
}

std::uint64_t DrawWork::operations(std::uint32_t domain, Cycle from, Cycle to) const
{
    const PowerDomain& is = (*m_domains)[domain];
    const std::uint64_t beside = m_counts.sum(domain, from, to);
    if (is.kind == PowerKind::Alu)
        return beside + items(is.processor, is.number, ShaderStage::Vertex, from, to) +
               items(is.processor, is.number, ShaderStage::Fragment, from, to);
    if (is.kind == PowerKind::RegisterBank)
        return beside + counted(bankKind(is.processor, static_cast<ShaderStage>(is.number)), from, to);
    return beside;
}

std::uint64_t DrawWork::clocks(std::uint32_t processor, ShaderStage stage, Cycle from, Cycle to) const
{
    return counted(clockKind(processor, stage), from, to);
}

std::span<const AluBurst> DrawWork::bursts(std::uint32_t processor, ShaderStage stage) const
{
    return m_bursts[2 * std::size_t{processor} + static_cast<std::size_t>(stage)];
}

std::optional<AluItem> DrawWork::itemAt(std::uint32_t processor, std::uint32_t alu, Cycle cycle,
                                        std::uint32_t clock) const
{
    for (const ShaderStage stage : {ShaderStage::Vertex, ShaderStage::Fragment}) {
        const auto all = bursts(processor, stage);
        const auto burst =
            std::partition_point(all.begin(), all.end(), [&](const AluBurst& one) { return one.to <= cycle; });
        if (burst == all.end() || burst->from > cycle || !burst->uses(alu))
            continue;
        // A slow clock's instruction is on for all of its cycles.
        const Ratio ratio = ratioOf(m_clock);
        const std::uint64_t now = (cycle - burst->from) * ratio.clocks / ratio.cycles + clock;
        if (now >= burst->clocks())
            continue;
        const auto each = burst->clocksEach();
        const auto item = core::itemAt(burst->items, width(burst->alus), static_cast<std::uint32_t>(now % each),
                                       placeOf(alu, burst->alus));
        if (item)
            return AluItem{burst->task, stage, *item, static_cast<std::uint32_t>(now / each)};
    }
    return std::nullopt;
}

} // namespace vitrine::core
