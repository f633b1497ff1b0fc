// SPDX-License-Identifier: Apache-2.0
#include "core/stream/texture_pairing.h"

#include "core/base/check.h"

#include <cstddef>

namespace vitrine::core {

std::optional<TexturePairing::Texels> TexturePairing::take(const BypassPixel& pixel)
{
    Texels texels{};
    std::array<std::size_t, kMostBypassTextures> places{};
    std::size_t found = 0;
    for (std::size_t place = 0; found < pixel.lookups && place < m_waiting.size(); ++place) {
        const BypassTexel& waiting = m_waiting[place];
        if (waiting.label.draw != pixel.quad.draw || waiting.orderNumber > pixel.orderNumber)
            continue;
        // What is left of a pixel before is one too many, too.
        CORE_CHECK(waiting.orderNumber == pixel.orderNumber && waiting.lookup < pixel.lookups,
                   "a texel came for a look-up that its pixel does not have");
        texels[waiting.lookup] = waiting.texel;
        places[found++] = place;
    }
    if (found < pixel.lookups)
        return std::nullopt;
    while (found > 0) // the last one first: the others keep their places
        m_waiting.erase(m_waiting.begin() + static_cast<std::ptrdiff_t>(places[--found]));
    return texels;
}

} // namespace vitrine::core
