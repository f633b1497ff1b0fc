// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/machine/passes.h"

#include "core/api/openvg/machine/paint_programs.h"
#include "core/raster/quad.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

namespace vitrine::core::openvg {

namespace {

constexpr std::uint32_t kPointBytes = 2 * sizeof(float);

/// One that is larger than what it covers: the viewport cuts it.
constexpr std::array<float, 6> kWholeViewport{-1.0f, -1.0f, 3.0f, -1.0f, -1.0f, 3.0f};

template <typename T>
Blob blobOf(std::span<const T> values)
{
    auto bytes = std::make_shared<std::vector<std::byte>>(values.size_bytes());
    std::memcpy(bytes->data(), values.data(), values.size_bytes());
    return bytes;
}

void setPoints(DrawState& state, Blob data, std::uint32_t stride)
{
    VertexAttribute& point = state.attributes[0];
    point.isArray = true;
    point.size = 2;
    point.stride = stride;
    point.data = std::move(data);
}

void setProgram(DrawState& state, const gles2::Executable& program)
{
    state.program.vertex = program.program->vertex;
    state.program.fragment = program.program->fragment;
    state.program.vertexConstants = program.vertexConstants;
    state.program.fragmentConstants = program.fragmentConstants;
    state.program.parameters = program.parameters;
}

std::shared_ptr<const TextureView> viewOf(SurfaceId surface)
{
    TextureView view;
    view.sampler = {Filter::Nearest,   Filter::Nearest,   MipFilter::None,
                    Wrap::ClampToEdge, Wrap::ClampToEdge, Wrap::ClampToEdge};
    view.complete = true;
    view.levelCount = 1;
    view.levels = {surface};
    return std::make_shared<const TextureView>(std::move(view));
}

/// What all passes have in common: no culling, no depth test, no colors (VG2D-10).
std::shared_ptr<DrawState> passState(VectorPass pass, const SurfaceExtent& surface)
{
    auto state = std::make_shared<DrawState>();
    state->targets.width = surface.width;
    state->targets.height = surface.height;
    state->blend.colorMask = 0;
    state->vector.pass = pass;
    return state;
}

/// Of those that count in a stencil plane.
std::shared_ptr<DrawState> countingState(VectorPass pass, const SampledPlane& plane, const SurfaceExtent& surface)
{
    auto state = passState(pass, surface);
    state->vector.pattern = plane.pattern;
    state->targets.stencil = plane.surface;
    state->targets.samples = plane.samples;
    return state;
}

DrawCommand commandOf(std::shared_ptr<const DrawState> state, Topology topology, std::uint32_t count)
{
    DrawCommand command;
    command.state = std::move(state);
    command.topology = topology;
    command.count = count;
    return command;
}

/// From what is drawn to clip space; the viewport is the whole surface.
void setTransformation(DrawState& state, gles2::Executable& program, const Matrix& toSurface,
                       const SurfaceExtent& surface)
{
    state.raster.viewport = {0, 0, static_cast<std::int32_t>(surface.width), static_cast<std::int32_t>(surface.height)};
    const double x = 2.0 / surface.width, y = 2.0 / surface.height;
    setUniform(program, "rowX", {toSurface.sx * x, toSurface.shx * x, toSurface.tx * x - 1.0});
    setUniform(program, "rowY", {toSurface.shy * y, toSurface.sy * y, toSurface.ty * y - 1.0});
    setProgram(state, program);
}

/// One triangle whose pixels are the box: its points are in clip space, as the program has them without more.
DrawCommand boxCommand(std::shared_ptr<DrawState> state, const Rect& box, const gles2::Executable& program)
{
    static const Blob kTriangle = blobOf(std::span<const float>(kWholeViewport));
    state->raster.viewport = box;
    setProgram(*state, program);
    setPoints(*state, kTriangle, kPointBytes);
    return commandOf(std::move(state), Topology::Triangles, 3);
}

void count(DepthStencilState& tests, StencilOperation front, StencilOperation back)
{
    tests.stencilTest = true;
    tests.front.depthPass = front;
    tests.back.depthPass = back;
}

std::optional<Rect> pixelsBetween(double left, double bottom, double right, double top, const SurfaceExtent& surface)
{
    const double width = surface.width, height = surface.height;
    const auto x0 = static_cast<std::int32_t>(std::clamp(std::floor(left), 0.0, width));
    const auto y0 = static_cast<std::int32_t>(std::clamp(std::floor(bottom), 0.0, height));
    const auto x1 = static_cast<std::int32_t>(std::clamp(std::ceil(right), 0.0, width));
    const auto y1 = static_cast<std::int32_t>(std::clamp(std::ceil(top), 0.0, height));
    if (x0 >= x1 || y0 >= y1)
        return std::nullopt;
    return Rect{x0, y0, x1 - x0, y1 - y0};
}

} // namespace

SurfaceExtent extentOf(const Surface& surface)
{
    return {surface.width(), surface.height()};
}

std::optional<Rect> pixelsIn(const PixelRect& rect, const SurfaceExtent& surface)
{
    return pixelsBetween(rect.x, rect.y, static_cast<double>(rect.x) + rect.width,
                         static_cast<double>(rect.y) + rect.height, surface);
}

std::optional<Rect> pixelsIn(const Rect& rect, double moveX, double moveY, const SurfaceExtent& surface)
{
    const double left = rect.x + moveX, bottom = rect.y + moveY;
    return pixelsBetween(left, bottom, left + rect.width, bottom + rect.height, surface);
}

std::optional<Rect> pixelsTouchedBy(const Bounds& bounds, const SurfaceExtent& surface)
{
    if (bounds.isEmpty())
        return std::nullopt;
    constexpr double kSnap = 1.0 / 256.0; // as far as the rasterizer may move a vertex
    return pixelsBetween(bounds.minimum.x - kSnap, bounds.minimum.y - kSnap, bounds.maximum.x + kSnap,
                         bounds.maximum.y + kSnap, surface);
}

DrawCommand scissorPass(const std::vector<PixelRect>& regions, const SampledPlane& plane, const SurfaceExtent& surface,
                        gles2::Executable program)
{
    auto state = countingState(VectorPass::Scissor, plane, surface);
    count(state->depthStencil, StencilOperation::IncrementWrap, StencilOperation::IncrementWrap);
    std::vector<float> points;
    for (const PixelRect& region : regions) {
        const auto inside = pixelsIn(region, surface);
        if (!inside)
            continue;
        const auto left = static_cast<float>(inside->x), bottom = static_cast<float>(inside->y);
        const auto right = static_cast<float>(inside->x + inside->width);
        const auto top = static_cast<float>(inside->y + inside->height);
        points.insert(points.end(), {left, bottom, right, bottom, right, top, left, bottom, right, top, left, top});
    }
    setTransformation(*state, program, {}, surface);
    setPoints(*state, blobOf(std::span<const float>(points)), kPointBytes);
    return commandOf(std::move(state), Topology::Triangles, static_cast<std::uint32_t>(points.size() / 2));
}

DrawCommand windingPass(const Coverage& path, const Rect& box, const SampledPlane& plane, bool countsPositiveUp,
                        const SurfaceExtent& surface, gles2::Executable program)
{
    const FanGeometry& geometry = *path.geometry;
    auto state = countingState(VectorPass::Winding, plane, surface);
    state->targets.yDown = true; // what lies on an edge: y0 ≤ y < y1 (VG2D-09)
    state->raster.scissorEnabled = true;
    state->raster.scissor = box;
    if (path.isStroke)
        count(state->depthStencil, StencilOperation::Increment, StencilOperation::Increment);
    else if (countsPositiveUp)
        count(state->depthStencil, StencilOperation::IncrementWrap, StencilOperation::DecrementWrap);
    else
        count(state->depthStencil, StencilOperation::DecrementWrap, StencilOperation::IncrementWrap);
    setTransformation(*state, program, path.userToSurface, surface);
    setPoints(*state, geometry.bytes, sizeof(FanVertex));
    if (geometry.fans.size() == 1) {
        DrawCommand command = commandOf(std::move(state), Topology::TriangleFan, geometry.fans.front().count);
        command.first = geometry.fans.front().first;
        return command;
    }
    DrawCommand command =
        commandOf(std::move(state), Topology::Triangles, static_cast<std::uint32_t>(3 * geometry.triangleCount()));
    command.indexType = IndexType::UnsignedInt;
    command.indices = geometry.triangles;
    return command;
}

DrawCommand resolvePass(FillRule rule, const Rect& box, const SampledPlane& plane, SurfaceId coverage,
                        const SurfaceExtent& surface, const gles2::Executable& program)
{
    auto state = passState(VectorPass::Resolve, surface);
    state->vector.fillRule = rule;
    state->vector.pattern = plane.pattern;
    state->vector.winding = plane.surface;
    state->vector.coverage = coverage;
    return boxCommand(std::move(state), box, program);
}

void letWeigh(Painting& painting, SurfaceId coverage, const SurfaceExtent& surface)
{
    painting.weighsPixels = true;
    painting.textures.push_back({"coverage", coverage});
    setUniform(painting.program, "pixel", {1.0 / surface.width, 1.0 / surface.height});
}

void letMask(Painting& painting, SurfaceId mask, const SurfaceExtent& extent)
{
    painting.textures.push_back({"mask", mask});
    setUniform(painting.program, "maskPixel", {1.0 / extent.width, 1.0 / extent.height});
}

void letShadeSamples(Painting& painting, const SampledPlane& windings)
{
    constexpr double kPixel = 2.0 * kPixelCenter.x;
    const auto samples = static_cast<int>(windings.samples);
    for (int i = 0; i < samples; ++i) {
        const SamplePosition place = samplePosition(samples, i, windings.pattern);
        setUniform(painting.program, "samplePlace", {place.x / kPixel - 0.5, place.y / kPixel - 0.5},
                   static_cast<std::size_t>(i));
    }
}

DrawCommand coverPass(const CoverPlanes& planes, const Rect& box, SurfaceId color, const SurfaceExtent& surface,
                      const Painting& painting)
{
    auto state = passState(VectorPass::Cover, surface);
    state->targets.color = color;
    state->blend = painting.blend;
    for (const PaintTexture& texture : painting.textures) {
        const std::size_t slot = textureSlot(painting.program, texture.name);
        state->fragmentTextures[slot] = viewOf(texture.surface);
        state->vector.images |= texture.isImage ? 1u << slot : 0u;
    }
    state->vector.weighsInProgram = painting.weighsPixels;
    state->vector.coverage = planes.coverage;
    state->vector.scissor = planes.scissor;
    state->vector.mask = planes.mask;
    state->vector.winding = planes.windings;
    return boxCommand(std::move(state), box, painting.program);
}

} // namespace vitrine::core::openvg
