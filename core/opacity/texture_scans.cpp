// SPDX-License-Identifier: Apache-2.0
#include "core/opacity/texture_scans.h"

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
    std::shared_ptr<const Scan> scan = find(view, memory);
    if (!scan) {
        makeRoom(memory);
        scan = scanned(view, memory, ++m_scanCount);
        m_scannedBytes += scan->opacity.bytes;
    }
    m_entries[keyOf(view)] = {scan, ++m_uses};
    return {scan, &scan->opacity};
}

} // namespace vitrine::core
