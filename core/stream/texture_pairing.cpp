// SPDX-License-Identifier: Apache-2.0
#include "core/stream/texture_pairing.h"

#include "core/base/check.h"

namespace vitrine::core {

std::optional<TexturePairing::Texels> TexturePairing::take(const BypassPixel& pixel)
{
    Texels texels{};
    std::uint32_t found = 0;
    const auto isOfPixel = [&pixel](const BypassTexel& texel) {
        return texel.orderNumber == pixel.orderNumber && texel.label.draw == pixel.quad.draw;
    };
    for (const BypassTexel& waiting : m_waiting)
        if (isOfPixel(waiting)) {
            CORE_CHECK(waiting.lookup < pixel.lookups, "a texel came for a look-up that its pixel does not have");
            texels[waiting.lookup] = waiting.texel;
            ++found;
        }
    if (found < pixel.lookups)
        return std::nullopt;
    std::erase_if(m_waiting, isOfPixel);
    return texels;
}

} // namespace vitrine::core
