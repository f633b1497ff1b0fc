// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_history/tile_notes.h"

#include "core/api/replay/replayer.h"
#include "core/session/resources/api_objects.h"

#include <algorithm>
#include <map>
#include <utility>

namespace vitrine::core {

namespace {

SurfaceId firstSurface(const DrawState& state, std::uint8_t slot)
{
    const auto& view = state.fragmentTextures[slot];
    return view && !view->levels.empty() ? view->levels.front() : SurfaceId{};
}

/// When discards are proven: what was looked at, by the functions that the machine looks with.
std::vector<TileTexture> texturesOf(const JudgedTile& tile, const HizConfig& config)
{
    const TileVerdict& verdict = tile.verdict;
    const DrawState& state = *tile.draw.state;
    const auto* judge = dynamic_cast<const TileJudge*>(state.discard.tiles.get());
    if (!judge || verdict.discard == DiscardVerdict::Unknown)
        return {};
    const DiscardFacts& facts = judge->facts();
    const PixelBounds pixels = pixelsOf(tile.draw, config.tile, verdict.tile);
    std::vector<TileTexture> textures;
    for (std::size_t i = 0; i < facts.textures.size(); ++i) {
        const TexelRead& read = facts.analysis->reads[i];
        TileTexture& told = textures.emplace_back();
        told.slot = read.slot;
        told.surface = firstSurface(state, read.slot);
    }
    if (verdict.isLookedUp)
        for (const TexelLook& look : judge->looks(tile.primitive, pixels, config.proofs)) {
            textures[look.read].box = look.box;
            textures[look.read].found = look.found;
        }
    return textures;
}

} // namespace

TileNoteTaker::TileNoteTaker(const HizConfig& config, std::optional<PixelPlace> place)
    : m_config(config), m_only(place ? std::optional(tileAt(*place, config.tile)) : std::nullopt)
{
}

void TileNoteTaker::onTileJudged(const JudgedTile& tile)
{
    if (!m_only || tile.verdict.tile == *m_only)
        m_notes.push_back({tile.verdict.primitive, tile.verdict, texturesOf(tile, m_config)});
}

std::vector<TileNote> TileNoteTaker::take()
{
    return std::exchange(m_notes, {});
}

HizTile tileAt(const PixelPlace& place, std::uint32_t tileSize)
{
    return {place.x / tileSize, place.y / tileSize};
}

std::size_t bytesOf(std::span<const TileNote> notes)
{
    std::size_t bytes = notes.size_bytes();
    for (const TileNote& note : notes)
        bytes += note.textures.size() * sizeof(TileTexture);
    return bytes;
}

void nameTextures(std::span<TileTexture* const> textures, const Replayer& replayer)
{
    const gles2::DrawUse& use = replayer.system().lastDrawUse();
    const gles2::Context* context = replayer.system().context(use.context);
    if (textures.empty() || !context)
        return;
    std::map<SurfaceId, gles2::TextureKey> keys;
    for (const gles2::DrawUse::Sampler& sampler : use.samplers) {
        const gles2::Texture* texture = context->shareGroup().textures.find(sampler.texture);
        if (texture && texture->view && !texture->view->levels.empty())
            keys.emplace(texture->view->levels.front(), sampler.texture);
    }
    const ApiObjects objects(replayer);
    for (TileTexture* texture : textures)
        if (const auto key = keys.find(texture->surface); key != keys.end())
            texture->id = objects.idOf(context->state().shareGroup, key->second);
}

} // namespace vitrine::core
