// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"
#include "core/blend/pgpe/pixel_object.h"
#include "core/kernel/queue_base.h"
#include "core/primitive/primitive.h"
#include "core/raster/quad.h"
#include "core/shader/bypass_class.h"

#include <array>
#include <cstdint>
#include <memory>

namespace vitrine::core {

/// A quad on its way from AIN past the processors (L10). Its pixels go into the register bank one by one. An item
/// without primitive is the end of the draw, or a fence.
struct BypassQuad {
    ItemLabel label; ///< the label that the quad had before AIN; its parent is the primitive
    std::shared_ptr<const Primitive> primitive;
    Quad quad;
    bool isFence = false; ///< without primitive: it is a fence, no end of a draw
    std::uint8_t colorCount = 0, lookupCount = 0;
    std::array<std::array<Vec4, 4>, pgpe::kMostColors> colors{}; ///< interpolated, by color, then by pixel of the quad
    std::array<std::array<Vec4, 4>, kMostBypassTextures> coordinates{}; ///< likewise by look-up: (s, t, r, –)
    std::array<std::uint8_t, kMostBypassTextures> textureSlots{};       ///< texture slots, by look-up
    static void visit(auto& visitor, auto& item)
    {
        visitor("label", item.label);
        visitor("primitive", item.primitive);
        visitor("quad", item.quad);
        visitor("isFence", item.isFence);
        visitor("colorCount", item.colorCount);
        visitor("lookupCount", item.lookupCount);
        visitor("colors", item.colors);
        visitor("coordinates", item.coordinates);
        visitor("textureSlots", item.textureSlots);
    }
};

} // namespace vitrine::core
