// SPDX-License-Identifier: Apache-2.0
#include "core/opacity/texture_scans.h"

#include "core/opacity/draw_opacity.h"
#include "core/opacity/target_bounds.h"

#include <algorithm>

namespace vitrine::core {

namespace {

bool isUnchanged(const std::vector<SurfaceId>& levels, const TextureScans::Scan& scan, const Memory& memory)
{
    for (std::size_t i = 0; i < levels.size(); ++i) {
        if (!memory.contains(levels[i]))
            return false;
        const Surface& now = memory.surface(levels[i]);
        if (now.description() != scan.seen[i].description() || !now.sharesAll(scan.seen[i]))
            return false;
    }
    return true;
}

std::shared_ptr<const TextureScans::Scan> scanned(const TextureView& view, const Memory& memory, std::uint64_t number)
{
    auto scan = std::make_shared<TextureScans::Scan>();
    for (const SurfaceId id : view.levels)
        scan->seen.push_back(memory.surface(id));
    scan->opacity = scanTexture(view, memory);
    scan->number = number;
    return scan;
}

ScannedTexture newsOf(const TextureView& view, const TextureOpacity& opacity)
{
    ScannedTexture news;
    news.surface = view.levels.empty() ? SurfaceId{} : view.levels.front();
    for (std::size_t channel = 0; channel < opacity.bounds.size(); ++channel)
        news.allOnes |= static_cast<std::uint8_t>((opacity.bounds[channel].isAllOnes ? 1u : 0u) << channel);
    news.classLevels = static_cast<std::uint8_t>(opacity.pyramid.levelCount());
    if (news.classLevels > 0)
        news.smallestClass = static_cast<std::uint8_t>(
            opacity.pyramid.at(news.classLevels - 1u, 0, 0, opacity.pyramid.rangeCount() - 1));
    return news;
}

} // namespace

TextureScans::Key TextureScans::keyOf(const TextureView& view)
{
    return {view.kind, view.complete, view.levelCount, view.depth, view.levels};
}

std::shared_ptr<const TextureScans::Scan> TextureScans::find(const TextureView& view, const Memory& memory) const
{
    const auto entry = m_entries.find(keyOf(view));
    const bool isKnown = entry != m_entries.end() && isUnchanged(entry->first.levels, *entry->second.scan, memory);
    return isKnown ? entry->second.scan : nullptr;
}

// What has changed is dropped first: its copies hold bytes that nobody else has any more.
void TextureScans::makeRoom(const Memory& memory)
{
    std::erase_if(m_entries, [&memory](const auto& entry) {
        return !isUnchanged(entry.first.levels, *entry.second.scan, memory);
    });
    if (m_entries.size() < kMostKept)
        return;
    m_entries.erase(std::ranges::min_element(m_entries, {}, [](const auto& entry) { return entry.second.lastUse; }));
}

std::shared_ptr<const TextureOpacity> TextureScans::opacityOf(const TextureView& view, const Memory& memory)
{
    const bool hasAllLevels = std::ranges::all_of(view.levels, [&memory](SurfaceId id) { return memory.contains(id); });
    if (!view.complete || !hasAllLevels)
        return nullptr;
    if (isFollowed(view))
        return std::make_shared<const TextureOpacity>(followed(view, memory));
    std::shared_ptr<const Scan> scan = find(view, memory);
    if (!scan) {
        makeRoom(memory);
        scan = scanned(view, memory, ++m_scanCount);
        m_scannedBytes += scan->opacity.bytes;
        m_news.push_back(newsOf(view, scan->opacity));
    }
    m_entries[keyOf(view)] = {scan, ++m_uses};
    return {scan, &scan->opacity};
}

bool TextureScans::isFollowed(const TextureView& view) const
{
    return std::ranges::any_of(view.levels, [this](SurfaceId id) { return derived(id) != nullptr; });
}

TextureOpacity TextureScans::followed(const TextureView& view, const Memory& memory) const
{
    TextureOpacity opacity;
    for (std::size_t i = 0; i < view.levels.size(); ++i) {
        const Derived* level = derived(view.levels[i]);
        const PixelFormat format = memory.surface(view.levels[i]).format();
        const TextureBounds bounds = level ? level->bounds : anyContent(format);
        opacity.bounds = i == 0 ? bounds : hull(opacity.bounds, bounds);
    }
    return opacity;
}

const TextureScans::Derived* TextureScans::derived(SurfaceId surface) const
{
    const auto entry = m_derived.find(surface);
    return entry == m_derived.end() ? nullptr : &entry->second;
}

TextureScans::Derived& TextureScans::follow(SurfaceId surface, std::uint64_t call, const Memory& memory)
{
    const auto [entry, isNew] = m_derived.try_emplace(surface);
    if (isNew)
        entry->second = {anyContent(memory.surface(surface).format()), call, call};
    entry->second.lastCall = call;
    return entry->second;
}

void TextureScans::noteClear(const ClearCommand& command, const Memory& memory)
{
    if (!command.clearColor)
        return;
    const Surface& target = memory.surface(command.targets.color);
    Derived& known = follow(command.targets.color, command.callNumber, memory);
    known.bounds = afterClear(known.bounds, command, {target.format(), target.width(), target.height()});
}

void TextureScans::noteDraw(const DrawCommand& command, const Memory& memory)
{
    const DrawState& state = *command.state;
    if (!state.targets.color)
        return;
    const ChannelBounds alpha = drawnAlpha(state, memory, *this);
    Derived& known = follow(state.targets.color, command.callNumber, memory);
    known.bounds = afterDraw(known.bounds, state.blend, alpha, memory.surface(state.targets.color).format());
}

} // namespace vitrine::core
