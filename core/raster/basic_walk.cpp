// SPDX-License-Identifier: Apache-2.0
#include "core/raster/basic_walk.h"

#include <algorithm>

namespace vitrine::core {

namespace {

constexpr unsigned kFractionBits = 32;
constexpr std::int64_t kStippleBits = 16;

template <typename Places>
void orderPlaces(const BasicState& state, Places& places)
{
    std::ranges::stable_sort(places, [&state](const auto& a, const auto& b) {
        if (a.y != b.y)
            return (a.y < b.y) != state.fromTop;
        return a.x != b.x && (a.x < b.x) != state.fromRight;
    });
}

} // namespace

void orderTiles(const BasicState& state, std::vector<TileWork>& tiles)
{
    orderPlaces(state, tiles);
}

void orderQuads(const BasicState& state, std::vector<Quad>& quads)
{
    orderPlaces(state, quads);
}

bool isDrawn(const BasicState& state, std::int64_t coordinate)
{
    const std::int64_t factor = std::max<std::uint32_t>(state.stippleFactor, 1);
    const std::int64_t place = coordinate >> kFractionBits; // rounds down
    const std::int64_t step = place >= 0 ? place / factor : -((factor - 1 - place) / factor);
    return (state.stipplePattern >> (step & (kStippleBits - 1)) & 1) != 0;
}

BasicQuad basicQuad(const BasicState& state, const Quad& quad)
{
    BasicQuad result{quad.x, quad.y, coveredPixels(quad.coverage), {}};
    for (unsigned pixel = 0; pixel < 4; ++pixel) {
        const auto x = static_cast<std::int32_t>(quad.x + pixel % 2), y = static_cast<std::int32_t>(quad.y + pixel / 2);
        for (std::size_t adder = 0; adder < kBasicAdders; ++adder)
            result.values[pixel][adder] = state.adders[adder].at(x - state.originX, y - state.originY);
        if (state.isStippled && !isDrawn(state, result.values[pixel][kStippleAdder]))
            result.pixels = static_cast<std::uint8_t>(result.pixels & ~(1u << pixel));
    }
    return result;
}

} // namespace vitrine::core
