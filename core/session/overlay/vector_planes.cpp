// SPDX-License-Identifier: Apache-2.0
#include "core/session/overlay/vector_planes.h"

#include "core/depth_stencil/coverage_planes.h"
#include "core/observe/draw_number.h"

#include <algorithm>

namespace vitrine::core {

namespace {

std::optional<Surface> copyOf(SurfaceId id, const Memory& memory)
{
    return id && memory.contains(id) ? std::optional(memory.surface(id)) : std::nullopt;
}

/// In bytes, where it keeps samples.
std::optional<Surface> coverageOf(const VectorState& state, const Memory& memory)
{
    std::optional<Surface> copy = copyOf(state.coverage, memory);
    if (!copy || !keepsSamples(*copy) || !memory.contains(state.winding))
        return copy;
    Surface bytes({PixelFormat::R8, copy->width(), copy->height(), 1});
    const std::uint32_t samples = memory.surface(state.winding).samples();
    for (std::uint32_t y = 0; y < copy->height(); ++y)
        for (std::uint32_t x = 0; x < copy->width(); ++x)
            *bytes.pixelForWrite(x, y) = std::byte{coverageAt(*copy, samples, x, y)};
    return bytes;
}

Rect unionOf(const Rect& a, const Rect& b)
{
    const std::int32_t x = std::min(a.x, b.x), y = std::min(a.y, b.y);
    return {x, y, std::max(a.x + a.width, b.x + b.width) - x, std::max(a.y + a.height, b.y + b.height) - y};
}

bool contains(const Surface& plane, std::uint32_t x, std::uint32_t y)
{
    return x < plane.width() && y < plane.height();
}

} // namespace

bool SampleWindings::areEqual() const
{
    return std::all_of(values.begin(), values.begin() + samples,
                       [this](std::int16_t value) { return value == values[0]; });
}

void BasicCovers::onBasicQuad(const Quad& quad, const Surface& target)
{
    if (!m_values)
        m_values.emplace(Surface::Description{PixelFormat::R8, target.width(), target.height(), 1});
    for (unsigned pixel = 0; pixel < 4; ++pixel) {
        const std::uint32_t x = quad.basic.x + pixel % 2, y = quad.basic.y + pixel / 2;
        if ((quad.covered >> pixel & 1) == 0 || !contains(*m_values, x, y))
            continue;
        const bool isLeft = (quad.colored.coverage & coverageBit(static_cast<int>(pixel), 0)) != 0;
        const auto value = static_cast<std::byte>(isLeft ? CoverValue::Painted : CoverValue::LeftOut);
        if (isLeft || *m_values->pixel(x, y) == std::byte{0})
            *m_values->pixelForWrite(x, y) = value;
    }
}

void VectorPlanes::take(const DrawCommand& basicDraw, const BasicCovers& covers)
{
    const Rect region = basicDraw.state->raster.scissor;
    const Rect all = basic ? unionOf(box, region) : region;
    *this = {};
    draw = drawOf(basicDraw.drawSeq);
    box = all;
    basic = covers.values();
}

void VectorPlanes::take(const DrawCommand& pass, const Memory& memory)
{
    const VectorState& state = pass.state->vector;
    if (state.pass == VectorPass::Winding)
        winding = copyOf(pass.state->targets.stencil, memory);
    if (state.pass != VectorPass::Cover)
        return;
    basic.reset();
    draw = drawOf(pass.drawSeq);
    box = pass.state->raster.viewport;
    if (!state.coverage)
        winding.reset();
    coverage = coverageOf(state, memory);
    scissor = copyOf(state.scissor, memory);
    mask = copyOf(state.mask, memory);
}

bool VectorPlanes::holds(std::uint32_t x, std::uint32_t y) const
{
    const std::int64_t dx = std::int64_t{x} - box.x, dy = std::int64_t{y} - box.y;
    return dx >= 0 && dy >= 0 && dx < box.width && dy < box.height;
}

CoverValue VectorPlanes::cover(std::uint32_t x, std::uint32_t y) const
{
    if (!holds(x, y))
        return CoverValue::None;
    if (basic)
        return static_cast<CoverValue>(valueOf(basic, x, y).value_or(std::uint8_t{0}));
    const auto pointer = [](const std::optional<Surface>& plane) { return plane ? &*plane : nullptr; };
    switch (coverPixel({pointer(coverage), pointer(scissor), pointer(mask)}, x, y).fate) {
    case CoverFate::Uncovered: return CoverValue::Uncovered;
    case CoverFate::Scissored: return CoverValue::Scissored;
    case CoverFate::Masked: return CoverValue::HiddenByMask;
    case CoverFate::Passed: break;
    }
    return CoverValue::Painted;
}

std::optional<SampleWindings> VectorPlanes::windings(std::uint32_t x, std::uint32_t y) const
{
    if (!winding || !holds(x, y) || !contains(*winding, x, y))
        return std::nullopt;
    SampleWindings found;
    found.samples = winding->samples();
    forEachWinding(*winding, x, y, [&](std::size_t sample, std::int16_t value) { found.values[sample] = value; });
    return found;
}

std::optional<std::uint8_t> VectorPlanes::valueOf(const std::optional<Surface>& plane, std::uint32_t x,
                                                  std::uint32_t y) const
{
    if (!plane || !holds(x, y))
        return std::nullopt;
    return contains(*plane, x, y) ? std::to_integer<std::uint8_t>(*plane->pixel(x, y)) : std::uint8_t{0};
}

} // namespace vitrine::core
