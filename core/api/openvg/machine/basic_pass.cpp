// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/machine/basic_pass.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <memory>
#include <utility>

namespace vitrine::core::openvg {

namespace {

constexpr unsigned kFractionBits = 32;

std::uint64_t nearest(double value)
{
    return static_cast<std::uint64_t>(std::llround(value * kAdderOne));
}

void setPlaces(DrawState& state, std::span<const float> places)
{
    auto bytes = std::make_shared<std::vector<std::byte>>(places.size_bytes());
    std::memcpy(bytes->data(), places.data(), places.size_bytes());
    VertexAttribute& place = state.attributes[0];
    place.isArray = true;
    place.size = 2;
    place.stride = 2 * sizeof(float);
    place.data = std::move(bytes);
}

/// As blending over what is there by alpha does.
void blendOver(BlendState& blend)
{
    blend.enabled = true;
    blend.sourceColor = BlendFactor::SourceAlpha;
    blend.destinationColor = blend.destinationAlpha = BlendFactor::OneMinusSourceAlpha;
}

/// Of the source, at each pixel of the rectangle: ⌊(x + ½) · ws ÷ wd⌋ from its first one on. // VG2D-43
void stretch(BasicState& state, const PixelRect& from, const PixelRect& to)
{
    const auto axis = [](VGint first, std::int64_t source, std::int64_t target) {
        BasicAdder adder;
        adder.start =
            (static_cast<std::uint64_t>(std::int64_t{first}) << kFractionBits) + adderNumber(source, 2 * target);
        adder.dx = adderNumber(source, target);
        return adder;
    };
    state.adders[0] = axis(from.x, from.width, to.width);
    state.adders[1] = axis(from.y, from.height, to.height);
    std::swap(state.adders[1].dx, state.adders[1].dy);
}

/// Its coordinate is 0 at the first point, and grows by 1 with each pixel along the longer axis. // VG2D-41
void stippleAlong(BasicState& state, const std::vector<Point>& points)
{
    const double dx = points[1].x - points[0].x, dy = points[1].y - points[0].y;
    const bool isSteep = std::abs(dy) > std::abs(dx);
    const double first = isSteep ? points[0].y : points[0].x;
    const double step = (isSteep ? dy : dx) < 0.0 ? -1.0 : 1.0;
    BasicAdder& adder = state.adders[kStippleAdder];
    adder.start = nearest((0.5 - first) * step);
    (isSteep ? adder.dy : adder.dx) = nearest(step);
}

BasicState basicState(const BasicDraw& basic, const BasicTarget& target, const BasicSource& source)
{
    BasicState state;
    state.input = basic.input;
    state.constant = vectorOf(basic.constant);
    if (basic.shape == BasicDraw::Shape::Rectangle) {
        state.originX = basic.rect.x;
        state.originY = basic.rect.y;
    }
    if (basic.input == MuxInput::Gradient)
        for (std::size_t i = 0; i < kBasicAdders; ++i)
            state.adders[i] = {nearest(basic.gradient[i].start), nearest(basic.gradient[i].dx),
                               nearest(basic.gradient[i].dy)};
    if (basic.input == MuxInput::Cache) {
        state.source = source.surface;
        stretch(state, source.rect, basic.rect);
        const bool isWithin = source.surface == target.surface;
        state.fromRight = isWithin && basic.rect.x > source.rect.x; // VG2D-42
        state.fromTop = isWithin && basic.rect.y > source.rect.y;
    }
    state.isGlyph = basic.isGlyph;
    if (basic.stipple && basic.shape == BasicDraw::Shape::Line) {
        state.isStippled = true;
        state.stipplePattern = *basic.stipple;
        state.stippleFactor = basic.stippleFactor;
        stippleAlong(state, basic.points);
    }
    state.palette = basic.palette;
    state.paletteNumber = basic.paletteNumber;
    state.paletteEntries = basic.paletteEntries;
    state.hasSourceKey = basic.sourceKey.has_value();
    state.sourceKey = basic.sourceKey.value_or(0);
    state.hasDestinationKey = basic.destinationKey.has_value();
    state.destinationKey = basic.destinationKey.value_or(0);
    state.colorTable = basic.colorTable;
    state.fog = basic.fog;
    state.alphaTest = basic.alphaTest;
    return state;
}

DrawState stateOf(const BasicDraw& basic, const BasicTarget& target, const BasicSource& source)
{
    DrawState state;
    state.vector.pass = VectorPass::Basic;
    state.targets.color = target.surface;
    state.targets.width = target.extent.width;
    state.targets.height = target.extent.height;
    state.raster.viewport = {0, 0, static_cast<std::int32_t>(target.extent.width),
                             static_cast<std::int32_t>(target.extent.height)};
    state.raster.scissorEnabled = true;
    state.basic = basicState(basic, target, source);
    if (basic.rasterCode)
        state.blend.raster = {true, *basic.rasterCode, basic.pattern};
    else if (basic.isBlended)
        blendOver(state.blend);
    return state;
}

/// A rectangle is one triangle that is larger: the scissor cuts it.
std::vector<float> placesOf(const BasicDraw& basic, const Rect& region)
{
    if (basic.shape == BasicDraw::Shape::Rectangle) {
        const auto left = static_cast<float>(region.x), bottom = static_cast<float>(region.y);
        const auto width = static_cast<float>(region.width), height = static_cast<float>(region.height);
        return {left, bottom, left + 2 * width, bottom, left, bottom + 2 * height};
    }
    std::vector<float> places;
    for (const Point& point : basic.points)
        places.insert(places.end(), {static_cast<float>(point.x), static_cast<float>(point.y)});
    return places;
}

Topology topologyOf(BasicDraw::Shape shape)
{
    switch (shape) {
    case BasicDraw::Shape::Line: return Topology::Lines;
    case BasicDraw::Shape::Fan: return Topology::TriangleFan;
    case BasicDraw::Shape::Rectangle: break;
    }
    return Topology::Triangles;
}

std::optional<Rect> cutTo(const PixelRect& region, const Rect& rect)
{
    const auto end = [](VGint first, VGint extent) { return std::int64_t{first} + extent; };
    const auto x0 = std::max(rect.x, region.x), y0 = std::max(rect.y, region.y);
    const auto x1 = std::min<std::int64_t>(rect.x + rect.width, end(region.x, region.width));
    const auto y1 = std::min<std::int64_t>(rect.y + rect.height, end(region.y, region.height));
    if (x0 >= x1 || y0 >= y1)
        return std::nullopt;
    return Rect{x0, y0, static_cast<std::int32_t>(x1 - x0), static_cast<std::int32_t>(y1 - y0)};
}

} // namespace

Vec4 vectorOf(const Color& color)
{
    return {toFloat(color[0]), toFloat(color[1]), toFloat(color[2]), toFloat(color[3])};
}

std::uint64_t adderNumber(std::int64_t numerator, std::int64_t denominator)
{
    const std::int64_t whole = numerator / denominator, rest = numerator % denominator;
    const std::uint64_t part = static_cast<std::uint64_t>(rest) << kFractionBits;
    const auto divisor = static_cast<std::uint64_t>(denominator);
    return (static_cast<std::uint64_t>(whole) << kFractionBits) + (part + divisor - 1) / divisor;
}

std::vector<DrawCommand> basicPasses(const BasicDraw& basic, const BasicTarget& target, const BasicSource& source)
{
    std::optional<Rect> whole =
        Rect{0, 0, static_cast<std::int32_t>(target.extent.width), static_cast<std::int32_t>(target.extent.height)};
    if (basic.shape == BasicDraw::Shape::Rectangle)
        whole = pixelsIn(basic.rect, target.extent);
    std::vector<DrawCommand> passes;
    const auto add = [&](const std::optional<Rect>& region) {
        if (!region)
            return;
        DrawState state = stateOf(basic, target, source);
        state.raster.scissor = *region;
        const std::vector<float> places = placesOf(basic, *region);
        setPlaces(state, places);
        DrawCommand& command = passes.emplace_back();
        command.state = std::make_shared<const DrawState>(std::move(state));
        command.topology = topologyOf(basic.shape);
        command.count = static_cast<std::uint32_t>(places.size() / 2);
    };
    if (!whole || !basic.scissor)
        add(whole);
    else
        for (const PixelRect& region : *basic.scissor)
            add(cutTo(region, *whole));
    return passes;
}

} // namespace vitrine::core::openvg
