// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/hiz/hiz_facts.h"

#include "core/gpu/machine_config.h"
#include "core/hiz/hiz_config.h"
#include "core/observe/draw_number.h"
#include "core/session/hiz/hiz_section.h"
#include "core/session/machine/vector_section.h"
#include "views/docks/hiz/hiz_context.h"
#include "views/machine/pass_text.h"

#include <algorithm>
#include <utility>

namespace vitrine::views {

namespace {

/// Never empty: values that are all the same lie in the middle of a range around them.
HizRange ordered(double low, double high, double least)
{
    if (low < high)
        return {low, high};
    return {std::max(0.0, low - least), std::max(0.0, low - least) + 2.0 * least};
}

} // namespace

HizFacts::HizFacts(SharedRecording recording, std::uint32_t draw) : m_recording(std::move(recording)), m_draw(draw)
{
    findTiles();
}

HizFacts::HizFacts(SharedRecording recording, std::uint32_t draw, std::shared_ptr<const core::FrameHiz> inFrame)
    : m_recording(std::move(recording)), m_inFrame(std::move(inFrame)), m_isInFrame(true), m_draw(draw)
{
    if (m_inFrame)
        findTiles();
}

const core::HizSection& HizFacts::hiz() const
{
    return m_inFrame ? m_inFrame->hiz : m_recording->section<core::HizSection>();
}

const core::DrawState* HizFacts::state() const
{
    return (m_isInFrame ? m_inFrame->state : m_recording->command().state).get();
}

void HizFacts::findTiles()
{
    const core::HizConfig& config = *m_recording->config().hiz;
    const core::DrawState* state = this->state();
    if (config.enabled == 0 || !state)
        return;
    const core::HizSection& all = hiz();
    const auto& known = all.depth.after ? all.depth.after : all.stencil.after;
    if (!known && all.card.judged == 0)
        return;
    const std::uint32_t width = state->targets.width, height = state->targets.height;
    m_tileSize = config.tile;
    m_columns = known ? known->columns : (width + m_tileSize - 1) / m_tileSize;
    m_rows = known ? known->rows : (height + m_tileSize - 1) / m_tileSize;
    // A buffer can be larger than what is drawn on.
    const auto cut = [this](std::uint32_t tiles, std::uint32_t size) {
        const std::uint32_t end = tiles * m_tileSize;
        return static_cast<int>(size <= end && size + m_tileSize > end ? size : end);
    };
    m_pixels = {cut(m_columns, width), cut(m_rows, height)};
    if (!all.depth.after)
        look.surface = HizLook::Surface::Stencil;
}

std::optional<Lack> HizFacts::lack() const
{
    if (!m_recording || isWaiting())
        return std::nullopt;
    if (m_isInFrame && m_inFrame->state && m_inFrame->state->vector.pass != core::VectorPass::None)
        return m_inFrame->state->isBasic() ? Lack::BasicHiz : Lack::VectorHiz;
    if (!m_isInFrame && !m_recording->section<core::VectorSection>().passes.empty())
        return isOnBasicPath(*m_recording) ? Lack::BasicHiz : Lack::VectorHiz;
    if (hasTiles())
        return std::nullopt;
    return m_recording->config().hiz->enabled == 0 ? Lack::Hiz : Lack::DepthBuffer;
}

core::HizTile HizFacts::tileOf(int number) const
{
    const auto index = static_cast<std::uint32_t>(number);
    return {index % m_columns, index / m_columns};
}

int HizFacts::numberOf(const core::HizTile& tile) const
{
    return static_cast<int>(tile.row * m_columns + tile.column);
}

QRect HizFacts::pixelsOf(const core::HizTile& tile) const
{
    const int side = static_cast<int>(m_tileSize);
    const QPoint corner(static_cast<int>(tile.column) * side, static_cast<int>(tile.row) * side);
    return QRect(corner, QSize(side, side)).intersected(QRect(QPoint(), m_pixels));
}

const core::HizSection::Surface& HizFacts::surface() const
{
    return isStencil() ? hiz().stencil : hiz().depth;
}

const core::HizMap* HizFacts::map() const
{
    if (!m_recording)
        return nullptr;
    const auto& shown = look.when == HizLook::When::Before ? surface().before : surface().after;
    return shown ? &*shown : nullptr;
}

const core::HizMap::Tile* HizFacts::boundsOf(const core::HizTile& tile) const
{
    const core::HizMap* bounds = map();
    return bounds && tile.column < bounds->columns && tile.row < bounds->rows ? &bounds->at(tile.column, tile.row)
                                                                              : nullptr;
}

/// The machine keeps whose update of a tile was the last.
std::vector<HizSetter> HizFacts::setterInFrame(const core::HizTile& tile, HizLook::When when) const
{
    const auto& known = when == HizLook::When::Before ? surface().before : surface().after;
    if (!m_inFrame || !known || tile.column >= known->columns || tile.row >= known->rows)
        return {};
    const auto draw = known->at(tile.column, tile.row).setBy;
    if (!draw)
        return {};
    core::BoundSetter setter;
    setter.kind = core::BoundSetter::Kind::Draw;
    setter.draw = core::drawOf(*draw);
    return {{{}, setter}};
}

std::vector<HizSetter> HizFacts::settersOf(const core::HizTile& tile, HizLook::When when) const
{
    const core::TileBoundSetters* found = setters ? setters->at(tile) : nullptr;
    if (!found)
        return setterInFrame(tile, when);
    const auto& all = when == HizLook::When::Before ? found->before : found->after;
    const auto of = [&all](core::TileBound bound) { return all[static_cast<std::size_t>(bound)]; };
    using Bound = core::TileBound;
    if (isStencil())
        return {{{}, of(Bound::Stencil)}};
    if (of(Bound::DepthMin) == of(Bound::DepthMax))
        return {{{}, of(Bound::DepthMin)}};
    return {{Bound::DepthMin, of(Bound::DepthMin)}, {Bound::DepthMax, of(Bound::DepthMax)}};
}

const core::TileBoundSetters::Cull* HizFacts::cullOf(const core::HizTile& tile) const
{
    const core::TileBoundSetters* found = setters ? setters->at(tile) : nullptr;
    return found && found->cull ? &*found->cull : nullptr;
}

std::vector<HizSetter> HizFacts::decidersOf(const core::HizTile& tile) const
{
    const core::TileBoundSetters::Cull* cull = cullOf(tile);
    if (cull && (cull->bound == core::TileBound::Stencil) == isStencil())
        return {{cull->bound, cull->setter}};
    return settersOf(tile, look.when);
}

const core::HizDrawCard::Tile* HizFacts::cardOf(const core::HizTile& tile) const
{
    const auto& tiles = hiz().card.tiles;
    const auto found = tiles.find({static_cast<std::uint16_t>(tile.row), static_cast<std::uint16_t>(tile.column)});
    return found == tiles.end() ? nullptr : &found->second;
}

QString HizFacts::fault() const
{
    return m_recording ? QString::fromStdString(m_recording->failure()) : QString();
}

std::size_t HizFacts::brokenTiles() const
{
    const auto& after = surface().after;
    return after ? static_cast<std::size_t>(std::ranges::count_if(after->tiles, &core::HizMap::Tile::isBroken)) : 0;
}

HizMark HizFacts::markOf(const core::HizTile& tile) const
{
    const auto& after = surface().after;
    if (after && tile.column < after->columns && tile.row < after->rows && after->at(tile.column, tile.row).isBroken)
        return HizMark::Broken;
    const core::HizDrawCard::Tile* card = cardOf(tile);
    if (!card || card->row == 0)
        return HizMark::Untouched;
    if (!card->step)
        return HizMark::NotCompared;
    switch (*card->step) {
    case core::TileStep::Tested: return HizMark::NotCompared;
    case core::TileStep::Culled: return HizMark::Culled;
    case core::TileStep::Passed: return HizMark::Passed;
    case core::TileStep::Ambiguous: return HizMark::Ambiguous;
    case core::TileStep::Terminated: return HizMark::Terminated;
    }
    return HizMark::Untouched;
}

core::UpdateKind HizFacts::updateOf(const core::HizTile& tile) const
{
    const core::HizDrawCard::Tile* card = cardOf(tile);
    if (!card)
        return core::UpdateKind::None;
    return isStencil() ? card->stencil : card->depth;
}

double HizFacts::valueOf(std::uint32_t code) const
{
    const core::HizMap* bounds = map();
    return isStencil() || !bounds ? code : bounds->fraction(code);
}

HizRange HizFacts::heightRange() const
{
    const core::HizMap* bounds = map();
    const HizRange whole{0.0, isStencil() ? 255.0 : 1.0};
    if (!bounds || look.scale == HizLook::Scale::Whole || bounds->tiles.empty())
        return whole;
    core::ValueInterval all = bounds->tiles.front().bounds;
    for (const core::HizMap::Tile& tile : bounds->tiles)
        all = core::hull(all, tile.bounds);
    return all.min == all.max ? whole : HizRange{valueOf(all.min), valueOf(all.max)};
}

std::optional<double> HizFacts::colorValueOf(const core::HizTile& tile) const
{
    const core::HizMap::Tile* known = boundsOf(tile);
    if (!known)
        return std::nullopt;
    switch (look.by) {
    case HizLook::By::Verdict: break;
    case HizLook::By::Least: return valueOf(known->bounds.min);
    case HizLook::By::Most: return valueOf(known->bounds.max);
    case HizLook::By::Range: return valueOf(known->bounds.max) - valueOf(known->bounds.min);
    }
    return std::nullopt;
}

HizRange HizFacts::colorRange() const
{
    HizRange whole{0.0, isStencil() ? 255.0 : 1.0};
    if (look.scale == HizLook::Scale::Whole)
        return whole;
    double low = whole.high, high = whole.low;
    for (int number = 0; number < tileCount(); ++number) {
        const auto value = colorValueOf(tileOf(number));
        low = std::min(low, value.value_or(low));
        high = std::max(high, value.value_or(high));
    }
    return ordered(std::min(low, high), high, isStencil() ? 0.5 : 1e-6);
}

} // namespace vitrine::views
