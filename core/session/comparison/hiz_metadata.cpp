// SPDX-License-Identifier: Apache-2.0
#include "core/session/comparison/hiz_metadata.h"

#include "core/hiz/hiz_config.h"
#include "core/hiz/tile_traffic.h"
#include "core/opacity/tile_judge.h"

#include <algorithm>

namespace vitrine::core {

namespace {

constexpr std::uint64_t kBytesOfBits = 1, kBytesOfIntervals = 8;

std::uint64_t bytesOf(const TileBounds& bounds)
{
    return std::uint64_t{bounds.columns()} * bounds.rows() * bytesOfEntry(bounds);
}

std::uint64_t bytesOf(const TextureOpacity& opacity, const DiscardKnobs& proofs)
{
    std::uint64_t bytes = 0;
    if (proofs.layer1 != 0)
        bytes += proofs.l1Mode == HizL1Mode::Bit ? kBytesOfBits : kBytesOfIntervals;
    if (proofs.layer2 != 0)
        bytes += opacity.pyramid.bytes(proofs.levels);
    return bytes;
}

} // namespace

void HizMetadata::add(Kind kind, SurfaceId surface, std::uint64_t bytes)
{
    std::uint64_t& kept = m_bytes[{kind, surface}];
    kept = std::max(kept, bytes);
}

void HizMetadata::add(const HizMetadata& other)
{
    for (const auto& [place, bytes] : other.m_bytes)
        add(place.first, place.second, bytes);
}

std::uint64_t HizMetadata::bytes() const
{
    std::uint64_t sum = 0;
    for (const auto& [place, bytes] : m_bytes)
        sum += bytes;
    return sum;
}

HizMetadata hizMetadata(const DrawState& state, const Memory& memory, const HizConfig& config)
{
    HizMetadata metadata;
    for (const SurfaceId target : {state.targets.depth, state.targets.stencil})
        if (const TileBounds* bounds = memory.contains(target) ? memory.surface(target).bounds() : nullptr)
            metadata.add(HizMetadata::Kind::Bounds, target, bytesOf(*bounds));
    const auto* judge = dynamic_cast<const TileJudge*>(state.discard.tiles.get());
    if (!judge)
        return metadata;
    const DiscardFacts& facts = judge->facts();
    for (std::size_t i = 0; i < facts.textures.size(); ++i) {
        const std::size_t slot = facts.analysis->reads[i].slot;
        const TextureView* view = slot < state.fragmentTextures.size() ? state.fragmentTextures[slot].get() : nullptr;
        if (view && !view->levels.empty())
            metadata.add(HizMetadata::Kind::Texture, view->levels.front(),
                         bytesOf(*facts.textures[i].opacity, config.proofs));
    }
    return metadata;
}

} // namespace vitrine::core
