// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"
#include "core/blend/bypass_plan.h"
#include "core/blend/pgpe/pixel_object.h"
#include "core/kernel/queue_base.h"
#include "core/primitive/primitive.h"
#include "core/raster/quad.h"
#include "core/shader/bypass_class.h"
#include "core/stream/bypass_fields.h"

#include <array>
#include <cstdint>
#include <memory>
#include <span>

namespace vitrine::core {

/// A pixel on its way from AIN past the processors to the color updater (L10).
struct BypassPixel {
    std::uint32_t orderNumber = 0; ///< how many pixels of the draw came before it
    std::uint16_t x = 0, y = 0;
    std::uint16_t mask = 0;           ///< a bit per sample
    std::uint8_t pixelCoverage = 255; ///< of 2-D graphics
    std::uint8_t colorCount = 0;
    std::uint8_t lookups = 0; ///< texels that the color updater has to wait for
    std::array<Vec4, pgpe::kMostColors> colors{};
    // What the late tests need to know of its quad:
    ItemLabel quad = {}; ///< the label that it had before AIN
    std::shared_ptr<const Primitive> primitive = {};
    QuadOrders orders = {};
    bool endsQuad = false; ///< this is the last pixel of the quad
    static void visit(auto& visitor, auto& pixel)
    {
        visitor(PixelFields::kOrderNumber, pixel.orderNumber);
        visitor(PixelFields::kX, pixel.x);
        visitor(PixelFields::kY, pixel.y);
        visitor("mask", pixel.mask);
        visitor("pixelCoverage", pixel.pixelCoverage);
        visitor("colorCount", pixel.colorCount);
        visitor(PixelFields::kLookups, pixel.lookups);
        visitor(PixelFields::kColors, pixel.colors);
        visitor("quad", pixel.quad);
        visitor("primitive", pixel.primitive);
        visitor("orders", pixel.orders);
        visitor("endsQuad", pixel.endsQuad);
    }
};

/// A pixel that has left the bank, with its texels. When isPixel is false, it is the end of a draw or a fence.
struct PairedPixel {
    ItemLabel label; ///< id: number of the item that leaves the bank; parent: the quad
    bool isPixel = false;
    bool isFence = false; ///< with isPixel false: it is a fence, no end of a draw
    BypassPixel pixel;
    std::array<Vec4, kMostBypassTextures> texels{};
    /// What the combiner takes. It points into this object. Valid only with isPixel.
    [[nodiscard]] PixelToCombine toCombine() const
    {
        return {std::span(pixel.colors).first(pixel.colorCount), std::span(texels).first(pixel.lookups),
                pixel.orders.has(QuadOrders::SkipsDiscard)};
    }
    static void visit(auto& visitor, auto& item)
    {
        visitor("label", item.label);
        visitor(PairedFields::kIsPixel, item.isPixel);
        visitor("isFence", item.isFence);
        visitor(PairedFields::kPixel, item.pixel);
        visitor(PairedFields::kTexels, item.texels);
    }
};

/// The register words that a pixel takes: one each for order number, place, and mask with counts, and four for each
/// color.
[[nodiscard]] constexpr std::uint32_t wordsOfBypassPixel(std::uint32_t colors)
{
    return 3 + 4 * colors;
}

} // namespace vitrine::core
