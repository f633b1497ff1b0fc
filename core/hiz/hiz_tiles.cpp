// SPDX-License-Identifier: Apache-2.0
#include "core/hiz/hiz_tiles.h"

#include "core/base/check.h"
#include "core/hiz/hiz_config.h"
#include "core/hiz/tile_traffic.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace vitrine::core {

namespace {

HizTile tileAt(const TileWork& tile, std::uint32_t tileSize)
{
    return {static_cast<std::uint32_t>(tile.x) / tileSize, static_cast<std::uint32_t>(tile.y) / tileSize};
}

std::uint64_t samplesIn(const Surface& surface, const PixelBounds& pixels)
{
    return static_cast<std::uint64_t>(pixels.x1 - pixels.x0) * static_cast<std::uint64_t>(pixels.y1 - pixels.y0) *
           surface.samples();
}

TileOrders everywhere(const QuadOrders& orders)
{
    return {{orders, orders, orders, orders}};
}

/// Row by row of the surface's own tiles, in which pixels follow one another.
template <typename Stored>
ValueInterval rangeAs(const Surface& surface, const PixelBounds& pixels)
{
    const std::uint32_t mask = channelMaskBits(surface.format(), 0xF);
    const auto right = static_cast<std::uint32_t>(pixels.x1);
    ValueInterval range{mask, 0};
    for (auto y = static_cast<std::uint32_t>(pixels.y0); y < static_cast<std::uint32_t>(pixels.y1); ++y) {
        for (auto x = static_cast<std::uint32_t>(pixels.x0); x < right;) {
            const std::uint32_t end = std::min(right, (x / Surface::kTileSize + 1) * Surface::kTileSize);
            const std::byte* samples = surface.pixel(x, y);
            for (std::uint32_t i = 0; i < (end - x) * surface.samples(); ++i) {
                Stored stored;
                std::memcpy(&stored, samples + i * sizeof stored, sizeof stored);
                range = {std::min(range.min, stored & mask), std::max(range.max, stored & mask)};
            }
            x = end;
        }
    }
    return range;
}

} // namespace

HizTiles::HizTiles(const HizConfig& config, Memory& memory) : m_config(config), m_memory(memory) {}

TileOrders HizTiles::judge(const HizDraw& draw, const Primitive& primitive, std::uint32_t primitiveNumber,
                           const TileWork& tile)
{
    m_count = 0;
    m_fedBack.clear();
    if (!draw.concernsHiz())
        return {};
    feedBackBefore(draw.place);
    TileOrders orders = judgeBySize(draw, primitive, primitiveNumber, tile);
    for (TileVerdict& verdict : std::span(m_verdicts).first(m_count)) {
        verdict.primitive = primitiveNumber;
        orders.entriesRead += verdict.isLookedUp ? verdict.lookUp.entries : 0;
    }
    return orders;
}

TileOrders HizTiles::judgeBySize(const HizDraw& draw, const Primitive& primitive, std::uint32_t primitiveNumber,
                                 const TileWork& tile)
{
    if (m_config->tile < kRasterTile)
        return judgeSmall(draw, primitive, tile);
    if (m_config->tile == kRasterTile)
        return everywhere(judgeAnew(draw, primitive, tileAt(tile, m_config->tile)));
    if (m_state.draw != draw.number || m_state.primitive != primitiveNumber) {
        m_state.draw = draw.number;
        m_state.primitive = primitiveNumber;
        m_state.judged.clear();
    }
    return everywhere(judgeLarge(draw, primitive, tileAt(tile, m_config->tile)));
}

QuadOrders HizTiles::judgeAnew(const HizDraw& draw, const Primitive& primitive, const HizTile& tile)
{
    TileVerdict& verdict = m_verdicts[m_count++];
    verdict = judgeTile(draw, *m_config, primitive, tile);
    noteLoose(draw, verdict);
    return verdict.orders;
}

TileOrders HizTiles::judgeSmall(const HizDraw& draw, const Primitive& primitive, const TileWork& tile)
{
    TileOrders orders;
    const HizTile first = tileAt(tile, m_config->tile);
    for (std::uint32_t quarter = 0; quarter < 4; ++quarter) {
        const HizTile part{first.column + quarter % 2, first.row + quarter / 2};
        const PixelBounds pixels = pixelsOf(draw, m_config->tile, part);
        if (!intersection(pixels, primitive.bounds).empty())
            orders.quarters[quarter] = judgeAnew(draw, primitive, part);
        else
            orders.quarters[quarter].flags = QuadOrders::Decided | QuadOrders::Dropped;
    }
    return orders;
}

QuadOrders HizTiles::judgeLarge(const HizDraw& draw, const Primitive& primitive, const HizTile& tile)
{
    const std::uint32_t index = tile.row << 16 | tile.column;
    const auto place = std::lower_bound(m_state.judged.begin(), m_state.judged.end(), index,
                                        [](const Judged& judged, std::uint32_t value) { return judged.tile < value; });
    if (place != m_state.judged.end() && place->tile == index)
        return place->orders;
    const QuadOrders orders = judgeAnew(draw, primitive, tile);
    m_state.judged.insert(place, {index, orders});
    return orders;
}

/// What passed as a whole is as tight as its plane already.
void HizTiles::noteLoose(const HizDraw& draw, const TileVerdict& verdict)
{
    const bool isTight =
        verdict.orders.has(QuadOrders::Passes) && verdict.depth.kind == UpdateKind::Full && verdict.isFull;
    if (m_config->feedback == 0 || verdict.depth.kind == UpdateKind::None || isTight)
        return;
    std::vector<LooseTiles>& waiting = m_memory.loose();
    if (waiting.empty() || waiting.back().draw != draw.number) {
        if (!m_memory.contains(draw.state->targets.depth))
            return;
        waiting.push_back({draw.place, draw.number, draw.state->targets.depth, {}});
    }
    const std::uint32_t index = verdict.tile.row * draw.depth->bounds()->columns() + verdict.tile.column;
    std::vector<std::uint32_t>& tiles = waiting.back().tiles;
    if (tiles.empty() || tiles.back() != index)
        tiles.push_back(index);
}

std::span<const HizTiles::FedBack> HizTiles::endDraw(std::uint32_t draw)
{
    m_fedBack.clear();
    if (m_memory.stream().draws > 1)
        return {};
    forgetPrimitive(draw);
    if (!m_memory.loose().empty())
        feedBackFirst();
    return m_fedBack;
}

std::span<const HizTiles::FedBack> HizTiles::endFrame()
{
    m_fedBack.clear();
    forgetPrimitive(m_state.draw);
    while (!m_memory.loose().empty())
        feedBackFirst();
    return m_fedBack;
}

/// The draws that are done by now: so many before this one as can be under way, and older ones.
void HizTiles::feedBackBefore(std::uint32_t place)
{
    const std::vector<LooseTiles>& waiting = m_memory.loose();
    while (!waiting.empty() && waiting.front().place + m_memory.stream().draws <= place)
        feedBackFirst();
}

/// Of the oldest draw that waits for it.
void HizTiles::feedBackFirst()
{
    std::vector<LooseTiles>& waiting = m_memory.loose();
    LooseTiles loose = std::move(waiting.front());
    waiting.erase(waiting.begin());
    std::sort(loose.tiles.begin(), loose.tiles.end());
    loose.tiles.erase(std::unique(loose.tiles.begin(), loose.tiles.end()), loose.tiles.end());
    Surface& depth = m_memory.surface(loose.depth);
    for (const std::uint32_t tile : loose.tiles)
        m_fedBack.push_back(feedBack(loose.draw, depth, tile));
}

/// The next draw may have its number, and counts its primitives anew.
void HizTiles::forgetPrimitive(std::uint32_t draw)
{
    if (m_state.draw != draw)
        return;
    m_state.draw = m_state.primitive = 0;
    m_state.judged.clear();
}

void HizTiles::abandon(const HizDraw& draw)
{
    forgetPrimitive(draw.number);
    std::erase_if(m_memory.loose(), [&](const LooseTiles& loose) { return loose.draw == draw.number; });
    for (Surface* surface : {draw.depth, draw.stencil})
        if (surface)
            surface->forgetBounds();
}

HizTiles::FedBack HizTiles::feedBack(std::uint32_t draw, Surface& depth, std::uint32_t tile) const
{
    TileBounds& bounds = *depth.bounds();
    const TileEntry entry = bounds.entry(tile);
    FedBack result{draw,
                   {tile % bounds.columns(), tile / bounds.columns()},
                   {UpdateKind::None, entry.bounds, entry.bounds},
                   bytesOfEntry(bounds)};
    if (entry.setBy != draw + 1)
        return result;
    const std::uint32_t x = result.tile.column * m_config->tile, y = result.tile.row * m_config->tile;
    const PixelBounds pixels{static_cast<std::int32_t>(x), static_cast<std::int32_t>(y),
                             static_cast<std::int32_t>(std::min(x + m_config->tile, depth.width())),
                             static_cast<std::int32_t>(std::min(y + m_config->tile, depth.height()))};
    result.change.kind = UpdateKind::Feedback;
    result.change.after = storedRange(depth, pixels);
    bounds.set(tile, {result.change.after, entry.setBy});
    result.bytesMoved += bytesOfEntry(bounds) + samplesIn(depth, pixels) * bytesPerSample(depth.format());
    return result;
}

ValueInterval storedRange(const Surface& surface, const PixelBounds& pixels)
{
    CORE_CHECK(!pixels.empty(), "the range of no samples");
    switch (bytesPerSample(surface.format())) {
    case 1: return rangeAs<std::uint8_t>(surface, pixels);
    case 2: return rangeAs<std::uint16_t>(surface, pixels);
    default: return rangeAs<std::uint32_t>(surface, pixels);
    }
}

} // namespace vitrine::core
