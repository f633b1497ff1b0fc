// SPDX-License-Identifier: Apache-2.0
#include "core/session/overlay/overlay_values.h"

#include <array>
#include <map>
#include <utility>

namespace vitrine::core {

namespace {

constexpr std::array<std::string_view, kOverlayKinds> kKinds = {"highlight",
                                                                "wireframe",
                                                                "overdraw_rasterized",
                                                                "overdraw_shaded",
                                                                "overdraw_written",
                                                                "depth_test",
                                                                "stencil_test",
                                                                "discarded",
                                                                "quads",
                                                                "primitives",
                                                                "facing",
                                                                "cover",
                                                                "winding",
                                                                "coverage",
                                                                "scissor",
                                                                "mask"};
constexpr std::array<std::string_view, 3> kScopes = {"draw", "pass", "frame"};

std::uint32_t wireframe(const PixelTouches& touches)
{
    if (touches.rasterized() == 0)
        return static_cast<std::uint32_t>(WireframeValue::None);
    return static_cast<std::uint32_t>(touches.onEdge != 0 ? WireframeValue::Edge : WireframeValue::Inside);
}

std::uint32_t test(const PixelTouches& touches, std::uint32_t passed, std::uint32_t failed)
{
    if (touches.rasterized() == 0)
        return static_cast<std::uint32_t>(TestValue::None);
    if (passed != 0 && failed != 0)
        return static_cast<std::uint32_t>(TestValue::Mixed);
    if (passed != 0)
        return static_cast<std::uint32_t>(TestValue::Passed);
    return static_cast<std::uint32_t>(failed != 0 ? TestValue::Failed : TestValue::NotTested);
}

std::uint32_t planeValue(const VectorPlanes& planes, OverlayKind kind, const OverlayPixel& pixel)
{
    switch (kind) {
    case OverlayKind::Cover: return static_cast<std::uint32_t>(planes.cover(pixel.x, pixel.y));
    case OverlayKind::Winding: {
        const auto windings = planes.windings(pixel.x, pixel.y);
        if (!windings)
            return 0;
        return windings->areEqual() ? windingValue(windings->values[0]) : kMixedWindings;
    }
    case OverlayKind::Coverage: return planes.valueOf(planes.coverage, pixel.x, pixel.y).value_or(std::uint8_t{0});
    case OverlayKind::Scissor: return planes.valueOf(planes.scissor, pixel.x, pixel.y).value_or(std::uint8_t{0});
    case OverlayKind::Mask: return planes.valueOf(planes.mask, pixel.x, pixel.y).value_or(std::uint8_t{0});
    default: return 0;
    }
}

/// 0 neither, 1 the first, 2 the second, 3 both.
std::uint32_t either(std::uint32_t first, std::uint32_t second)
{
    return (first != 0 ? 1u : 0u) + (second != 0 ? 2u : 0u);
}

} // namespace

bool isCount(OverlayKind kind)
{
    return kind == OverlayKind::Rasterized || kind == OverlayKind::Shaded || kind == OverlayKind::Written ||
           kind == OverlayKind::Discarded || kind == OverlayKind::Coverage || kind == OverlayKind::Scissor ||
           kind == OverlayKind::Mask;
}

bool hasPlane(const Overlay& overlay, OverlayKind kind)
{
    if (!overlay.planes)
        return false;
    switch (kind) {
    case OverlayKind::Winding: return overlay.planes->winding.has_value();
    case OverlayKind::Coverage: return overlay.planes->coverage.has_value();
    case OverlayKind::Scissor: return overlay.planes->scissor.has_value();
    case OverlayKind::Mask: return overlay.planes->mask.has_value();
    default: return true;
    }
}

std::uint32_t scaleEnd(OverlayKind kind)
{
    return kind == OverlayKind::Coverage || kind == OverlayKind::Mask ? 255 : 0;
}

std::uint32_t overlayValue(const Overlay& overlay, OverlayKind kind, const OverlayPixel& pixel)
{
    const PixelTouches& touches = pixel.touches;
    switch (kind) {
    case OverlayKind::Highlight: return touches.last.primitive != 0 && overlay.lastDraw == touches.last.draw ? 1 : 0;
    case OverlayKind::Wireframe: return wireframe(touches);
    case OverlayKind::Rasterized: return touches.rasterized();
    case OverlayKind::Shaded: return touches.shaded;
    case OverlayKind::Written: return touches.passed;
    case OverlayKind::DepthTest: return test(touches, touches.depthPassed, touches.depthFailed);
    case OverlayKind::StencilTest: return test(touches, touches.stencilPassed, touches.stencilFailed);
    case OverlayKind::Discarded: return touches.discarded;
    case OverlayKind::Quads: return either(touches.shaded, touches.helpers);
    case OverlayKind::Primitives: return touches.last.primitive;
    case OverlayKind::Facing: return either(touches.front, touches.back);
    default: return overlay.planes ? planeValue(*overlay.planes, kind, pixel) : 0;
    }
    return 0;
}

std::string_view enumName(OverlayKind kind)
{
    return kKinds[static_cast<std::size_t>(kind)];
}

std::string_view enumName(OverlayScope scope)
{
    return kScopes[static_cast<std::size_t>(scope)];
}

std::vector<OverlayShare> overlayShares(const Overlay& overlay, OverlayKind kind)
{
    std::map<std::pair<PrimitiveOfDraw, std::uint32_t>, std::uint64_t> pixels;
    std::uint64_t visited = 0;
    std::uint64_t* last = nullptr; // neighbors are mostly alike
    std::pair<PrimitiveOfDraw, std::uint32_t> lastKey;
    forEachTouched(overlay.pixels, [&](std::uint32_t x, std::uint32_t y, const PixelTouches& touches) {
        const std::pair key(kind == OverlayKind::Primitives ? touches.last : PrimitiveOfDraw{},
                            overlayValue(overlay, kind, {x, y, touches}));
        if (!last || key != lastKey) {
            last = &pixels[key];
            lastKey = key;
        }
        ++*last;
        ++visited;
    });
    const std::uint64_t all = std::uint64_t{overlay.pixels.width()} * overlay.pixels.height();
    if (visited < all)
        pixels[{}] += all - visited;
    std::vector<OverlayShare> shares;
    for (const auto& [key, count] : pixels)
        shares.push_back({key.second, key.first, count});
    return shares;
}

} // namespace vitrine::core
