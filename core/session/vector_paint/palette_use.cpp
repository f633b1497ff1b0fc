// SPDX-License-Identifier: Apache-2.0
#include "core/session/vector_paint/palette_use.h"

#include "core/memory/sample_codec.h"

namespace vitrine::core {

bool usesPalette(const PixelBasic& basic)
{
    return basic.pixel.entry.has_value() && basic.state.paletteEntries != nullptr;
}

std::uint32_t paletteWord(const BasicState& state, std::uint32_t entry)
{
    constexpr std::size_t kEntryBytes = 4;
    return loadWord(state.paletteEntries->data() + kEntryBytes * entry, kEntryBytes);
}

Vec4 paletteColor(const BasicState& state, std::uint32_t entry)
{
    return decodedWord(PixelFormat::Rgba8, paletteWord(state, entry));
}

Text entryText(const BasicState& state, std::uint32_t entry)
{
    constexpr std::uint32_t kIndices = kPaletteEntries / kPalettes;
    if (state.palette == PaletteMode::Sixteen)
        return textOf("entry {}: palette {}, index {}", entry, entry / kIndices, entry % kIndices);
    return textOf("entry {}", entry);
}

} // namespace vitrine::core
