// SPDX-License-Identifier: Apache-2.0
#include "core/stream/texture_pairing.h"

#include "core/base/check.h"

namespace vitrine::core {

std::optional<TexturePairing::Texels> TexturePairing::take(const BypassPixel& pixel)
{
    Texels texels{};
    std::uint32_t found = 0;
    for (const BypassTexel& waiting : m_waiting)
        if (waiting.orderNumber == pixel.orderNumber) {
            CORE_CHECK(waiting.lookup < pixel.lookups, "a texel came for a look-up that its pixel does not have");
            texels[waiting.lookup] = waiting.texel;
            ++found;
        }
    if (found < pixel.lookups)
        return std::nullopt;
    std::erase_if(m_waiting, [&](const BypassTexel& texel) { return texel.orderNumber == pixel.orderNumber; });
    return texels;
}

} // namespace vitrine::core
