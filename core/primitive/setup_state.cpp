// SPDX-License-Identifier: Apache-2.0
#include "core/primitive/placed_vertex.h"
#include "core/primitive/setup_ops.h"

#include <algorithm>

namespace vitrine::core {
namespace {

/// Primitives reach this many pixels from the viewport's center before they are cut: farther than half the largest
/// viewport and the largest point, so that no fragment changes.
constexpr double kGuardPixels = 32768.0;

PixelBounds boundsOf(const Rect& rect)
{
    const auto end = [](std::int32_t start, std::int32_t extent) {
        const std::int64_t sum = std::int64_t{start} + std::max(extent, 0);
        return static_cast<std::int32_t>(std::min<std::int64_t>(sum, INT32_MAX));
    };
    return {rect.x, rect.y, end(rect.x, rect.width), end(rect.y, rect.height)};
}

double smallestDepthStep(PixelFormat format)
{
    switch (format) {
    case PixelFormat::Depth16: return 1.0 / 0xFFFF;
    case PixelFormat::Depth24: return 1.0 / 0xFFFFFF;
    default: return 0.0;
    }
}

float clampedSize(float size, float smallest, float largest)
{
    // The comparison sends NaN to the smallest.
    return size > smallest ? std::min(size, largest) : smallest;
}

/// Keeps depths finite whatever the application asked for: far beyond 0…1 is far enough.
double tamed(float offset)
{
    constexpr float kEnough = 1e20f;
    return offset >= -kEnough ? std::min(offset, kEnough) : (offset < 0.0f ? -kEnough : 0.0f);
}

float guardFor(double halfExtent)
{
    return static_cast<float>(std::max(1.0, kGuardPixels / std::max(halfExtent, 1.0)));
}

void setDepthRange(SetupState& setup, const RasterState& raster)
{
    const double depthNear = raster.depthNear, depthFar = raster.depthFar;
    const bool isWhole = raster.clipDepth == ClipDepth::ZeroToOne;
    setup.depthScale = isWhole ? depthFar - depthNear : (depthFar - depthNear) * 0.5;
    setup.depthOffset = isWhole ? depthNear : (depthFar + depthNear) * 0.5;
}

} // namespace

SetupState makeSetupState(const DrawState& state, PixelFormat depthFormat)
{
    const RasterState& raster = state.raster;
    SetupState setup;
    setup.halfWidth = raster.viewport.width * 0.5;
    setup.halfHeight = raster.viewport.height * 0.5;
    setup.centerX = raster.viewport.x + setup.halfWidth;
    setup.centerY = raster.viewport.y + setup.halfHeight;
    if (state.isBasic()) { // vertices lie where they are to be
        setup.centerX = setup.centerY = 0.0;
        setup.halfWidth = setup.halfHeight = kPlacedExtent;
    }
    setup.volume = {guardFor(setup.halfWidth), guardFor(setup.halfHeight), raster.clipDepth};
    setDepthRange(setup, raster);
    const PixelBounds target{0, 0, static_cast<std::int32_t>(state.targets.width),
                             static_cast<std::int32_t>(state.targets.height)};
    setup.viewport = intersection(target, boundsOf(raster.viewport));
    if (raster.scissorEnabled)
        setup.viewport = intersection(setup.viewport, boundsOf(raster.scissor));
    setup.cull = raster.cull;
    setup.frontIsCounterClockwise = raster.frontIsCounterClockwise;
    if (raster.clipOrigin == ClipOrigin::UpperLeft) {
        // The picture is mirrored, and with it every winding: a front face stays one (EXT_clip_control).
        setup.halfHeight = -setup.halfHeight;
        setup.frontIsCounterClockwise = !setup.frontIsCounterClockwise;
    }
    setup.yDown = state.targets.yDown;
    const std::uint32_t samples = state.targets.samples;
    setup.samples = static_cast<std::uint8_t>(samples == 4 || samples == 8 || samples == 16 ? samples : 1);
    setup.samplePattern = state.vector.pattern;
    setup.lineWidth = clampedSize(raster.lineWidth, kMinLineWidth, kMaxLineWidth);
    if (raster.polygonOffsetEnabled) {
        setup.offsetFactor = tamed(raster.polygonOffsetFactor);
        setup.offsetConstant = tamed(raster.polygonOffsetUnits) * smallestDepthStep(depthFormat);
    }
    return setup;
}

} // namespace vitrine::core
