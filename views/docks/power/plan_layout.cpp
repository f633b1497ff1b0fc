// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/power/plan_layout.h"

#include <algorithm>
#include <cmath>

namespace vitrine::views {

namespace {

constexpr double kGap = 4;
constexpr double kAluShare = 0.58; // of a processor's height
constexpr std::array<core::PowerKind, 3> kSideKinds{core::PowerKind::PackingBuffer, core::PowerKind::InputBus,
                                                    core::PowerKind::RegisterBank};

/// The `i`-th of so many equal parts of an area, side by side with gaps.
QRectF column(const QRectF& area, std::size_t i, std::size_t count)
{
    const double width = (area.width() - kGap * double(count - 1)) / double(count);
    return {area.left() + (width + kGap) * double(i), area.top(), width, area.height()};
}

/// The same in a grid of columns.
QRectF cell(const QRectF& area, std::size_t i, std::size_t count, std::size_t columns)
{
    const std::size_t rows = (count + columns - 1) / columns;
    const QRectF across = column(area, i % columns, columns);
    const double height = (area.height() - kGap * double(rows - 1)) / double(rows);
    return {across.left(), area.top() + (height + kGap) * double(i / columns), across.width(), height};
}

/// So many that cells of an area are about as high as wide.
std::size_t columnsFor(const QRectF& area, std::size_t count)
{
    const double wish = std::sqrt(double(count) * area.width() / std::max(area.height(), 1.0));
    return std::clamp<std::size_t>(static_cast<std::size_t>(std::lround(wish)), 1, count);
}

void addGroup(const core::PowerDomains& domains, std::uint32_t processor, std::uint32_t group, const QRectF& area,
              PlanLayout& plan)
{
    const core::AluLayout& alus = domains.layout().alus;
    plan.tiles.push_back({domains.group(processor, group), area, true});
    const QRectF inner = area.adjusted(kGap, kGap, -kGap, -kGap);
    const std::size_t count = alus.alusOf(group);
    for (std::uint32_t i = 0; i < count; ++i)
        plan.tiles.push_back(
            {domains.alu(processor, alus.firstOf(group) + i), cell(inner, i, count, columnsFor(inner, count)), false});
}

void addProcessor(const core::PowerDomains& domains, std::uint32_t processor, const QRectF& area, double lineHeight,
                  PlanLayout& plan)
{
    const QRectF name(area.left() + kGap, area.top() + 2, area.width() - 2 * kGap, lineHeight);
    plan.blocks.push_back({processor, area, name});
    const QRectF body = area.adjusted(kGap, lineHeight + kGap, -kGap, -kGap);
    const double split = body.top() + body.height() * kAluShare;
    const QRectF above(body.left(), body.top(), body.width(), split - body.top() - kGap);
    const QRectF below(body.left(), split, body.width(), body.bottom() - split);
    const std::uint32_t groups = domains.layout().alus.groups();
    for (std::uint32_t group = 0; group < groups; ++group)
        addGroup(domains, processor, group, column(above, group, groups), plan);
    for (std::uint32_t side = 0; side < 2; ++side)
        for (std::size_t kind = 0; kind < kSideKinds.size(); ++kind)
            plan.tiles.push_back({domains.part(processor, kSideKinds[kind], side),
                                  cell(column(below, side, 2), kind, kSideKinds.size(), 1), false});
}

} // namespace

const PlanTile* PlanLayout::at(const QPointF& place) const
{
    const auto found =
        std::find_if(tiles.rbegin(), tiles.rend(), [&](const PlanTile& tile) { return tile.area.contains(place); });
    return found == tiles.rend() ? nullptr : &*found;
}

const PlanTile* PlanLayout::of(std::uint32_t domain) const
{
    const auto found = std::ranges::find(tiles, domain, &PlanTile::domain);
    return found == tiles.end() ? nullptr : &*found;
}

PlanLayout planLayout(const core::PowerDomains& domains, const QRectF& area, double lineHeight)
{
    PlanLayout plan;
    std::vector<std::uint32_t> units, memory;
    for (std::uint32_t number = 0; number < domains.size(); ++number)
        if (core::isShared(domains[number].kind))
            (domains[number].kind == core::PowerKind::Memory ? memory : units).push_back(number);
    const double strip = std::max(4.5 * lineHeight, area.height() * 0.24);
    const QRectF processors(area.left(), area.top(), area.width(), area.height() - strip - kGap);
    const QRectF below(area.left(), area.bottom() - strip, area.width(), strip);
    const std::size_t count = domains.layout().processors;
    for (std::uint32_t processor = 0; processor < count; ++processor)
        addProcessor(domains, processor, cell(processors, processor, count, columnsFor(processors, count)), lineHeight,
                     plan);
    // Two rows: units, and below them what they move.
    for (const std::vector<std::uint32_t>* row : {&units, &memory})
        for (std::size_t i = 0; i < row->size(); ++i)
            plan.tiles.push_back(
                {(*row)[i], column(cell(below, row == &units ? 0u : 1u, 2, 1), i, row->size()), false});
    return plan;
}

} // namespace vitrine::views
