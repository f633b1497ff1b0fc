// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"
#include "core/blend/bypass_plan.h"
#include "core/blend/pgpe/pixel_object.h"
#include "core/kernel/queue_base.h"
#include "core/primitive/primitive.h"
#include "core/raster/quad.h"
#include "core/shader/bypass_class.h"

#include <array>
#include <cstdint>
#include <memory>
#include <span>

namespace vitrine::core {

/// A pixel on its way from AIN past the processors to the color updater (L10).
struct BypassPixel {
    std::uint32_t orderNumber = 0; ///< pixels of the draw before this one
    std::uint16_t x = 0, y = 0;
    std::uint16_t mask = 0; ///< samples
    std::uint8_t colorCount = 0;
    std::uint8_t lookups = 0; ///< texels that the color updater has to wait for
    std::array<Vec4, pgpe::kMostColors> colors{};
    // What the late tests ask of its quad:
    ItemLabel quad = {}; ///< as before AIN
    std::shared_ptr<const Primitive> primitive = {};
    QuadOrders orders = {};
    bool endsQuad = false; ///< no pixel of the quad follows
    static void visit(auto& visitor, auto& pixel)
    {
        visitor("orderNumber", pixel.orderNumber);
        visitor("x", pixel.x);
        visitor("y", pixel.y);
        visitor("mask", pixel.mask);
        visitor("colorCount", pixel.colorCount);
        visitor("lookups", pixel.lookups);
        visitor("colors", pixel.colors);
        visitor("quad", pixel.quad);
        visitor("primitive", pixel.primitive);
        visitor("orders", pixel.orders);
        visitor("endsQuad", pixel.endsQuad);
    }
};

/// A pixel that has left the bank with its texels, or, with no pixel, the end of its draw or a fence.
struct PairedPixel {
    ItemLabel label; ///< id: counts what leaves the bank; parent: the quad
    bool isPixel = false;
    bool isFence = false; ///< without pixel: no end of a draw
    BypassPixel pixel;
    std::array<Vec4, kMostBypassTextures> texels{};
    /// As the combiner takes it; points into this. With isPixel.
    [[nodiscard]] PixelToCombine toCombine() const
    {
        return {std::span(pixel.colors).first(pixel.colorCount), std::span(texels).first(pixel.lookups),
                pixel.orders.has(QuadOrders::SkipsDiscard)};
    }
    static void visit(auto& visitor, auto& item)
    {
        visitor("label", item.label);
        visitor("isPixel", item.isPixel);
        visitor("isFence", item.isFence);
        visitor("pixel", item.pixel);
        visitor("texels", item.texels);
    }
};

/// Register words that it takes: the order number, the place, the mask with the counts, and four for each color.
[[nodiscard]] constexpr std::uint32_t wordsOfBypassPixel(std::uint32_t colors)
{
    return 3 + 4 * colors;
}

} // namespace vitrine::core
