// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/draw_work.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace vitrine::core {

namespace {

constexpr Cycle kManyBins = 64; ///< of them two in part make no difference

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
    m_counts = BinnedCounts(clockKind(layout.processors, ShaderStage::Vertex));
}

std::size_t DrawWork::vertexKind(std::uint32_t processor, std::uint32_t alu) const
{
    return m_domains->size() + std::size_t{processor} * m_domains->layout().alus.count() + alu;
}

std::size_t DrawWork::clockKind(std::uint32_t processor, ShaderStage stage) const
{
    return vertexKind(m_domains->layout().processors, 0) + std::size_t{2} * processor + static_cast<std::size_t>(stage);
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
    const auto spread = [&](std::size_t kind, auto count) {
        m_counts.spread(kind, burst.from, burst.to,
                        [&](Cycle cycle) { return count(burst.clocksBefore(cycle, m_clock)); });
    };
    for (AluMask left = burst.alus; left != 0; left &= left - 1) {
        const auto alu = static_cast<std::uint32_t>(std::countr_zero(left));
        const auto items = [&](std::uint64_t clocks) { return burst.itemsOn(alu, clocks); };
        spread(m_domains->alu(burst.processor, alu), items);
        if (burst.stage == ShaderStage::Vertex)
            spread(vertexKind(burst.processor, alu), items);
    }
    const auto side = static_cast<std::uint32_t>(burst.stage);
    spread(m_domains->part(burst.processor, PowerKind::RegisterBank, side),
           [&](std::uint64_t clocks) { return burst.itemsDone(clocks); });
    spread(clockKind(burst.processor, burst.stage), [](std::uint64_t clocks) { return clocks; });
}

void DrawWork::add(std::uint32_t domain, Cycle cycle, std::uint64_t operations)
{
    m_counts.add(domain, cycle, operations);
}

/// Else the bursts are: stretches of theirs are few.
bool DrawWork::isCounted(Cycle from, Cycle to) const
{
    const Cycle width = m_counts.width();
    return (from % width == 0 && to % width == 0) || to - from >= kManyBins * width || to > m_keptUntil;
}

double DrawWork::counted(std::size_t kind, std::uint32_t processor, ShaderStage stage, std::uint32_t alu, Cycle from,
                         Cycle to, Count count) const
{
    if (from >= to)
        return 0;
    if (isCounted(from, to))
        return m_counts.sum(kind, from, to);
    const auto all = bursts(processor, stage);
    auto burst = std::partition_point(all.begin(), all.end(), [&](const AluBurst& one) { return one.to <= from; });
    std::uint64_t sum = 0;
    for (; burst != all.end() && burst->from < to; ++burst)
        sum += count(*burst, alu, burst->clocksBefore(to, m_clock)) -
               count(*burst, alu, burst->clocksBefore(from, m_clock));
    return static_cast<double>(sum);
}

double DrawWork::items(std::uint32_t processor, std::uint32_t alu, ShaderStage stage, Cycle from, Cycle to) const
{
    const Count itemsOn = [](const AluBurst& burst, std::uint32_t number, std::uint64_t clocks) {
        return burst.uses(number) ? burst.itemsOn(number, clocks) : 0;
    };
    const double vertices = counted(vertexKind(processor, alu), processor, ShaderStage::Vertex, alu, from, to, itemsOn);
    if (stage == ShaderStage::Vertex)
        return vertices;
    if (from < to && isCounted(from, to))
        return m_counts.sum(m_domains->alu(processor, alu), from, to) - vertices;
    return counted(0, processor, stage, alu, from, to, itemsOn);
}

double DrawWork::operations(std::uint32_t domain, Cycle from, Cycle to) const
{
    const PowerDomain& is = (*m_domains)[domain];
    if (is.kind == PowerKind::Alu)
        return items(is.processor, is.number, ShaderStage::Vertex, from, to) +
               items(is.processor, is.number, ShaderStage::Fragment, from, to);
    if (is.kind == PowerKind::RegisterBank)
        return counted(
            domain, is.processor, static_cast<ShaderStage>(is.number), 0, from, to,
            [](const AluBurst& burst, std::uint32_t, std::uint64_t clocks) { return burst.itemsDone(clocks); });
    return m_counts.sum(domain, from, to);
}

double DrawWork::clocks(std::uint32_t processor, ShaderStage stage, Cycle from, Cycle to) const
{
    return counted(clockKind(processor, stage), processor, stage, 0, from, to,
                   [](const AluBurst&, std::uint32_t, std::uint64_t clocks) { return clocks; });
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
