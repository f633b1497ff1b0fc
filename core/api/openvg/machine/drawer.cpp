// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/machine/drawer.h"

#include "core/api/openvg/image_formats.h"
#include "core/api/openvg/pixel_transfer.h"
#include "core/command/vector_config.h"
#include "core/observe/draw_number.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine::core::openvg {

namespace {

constexpr Vec4 kOnes{0.0f, 0.0f, 0.0f, 1.0f};                      // of a mask
constexpr std::array<std::uint32_t, 4> kSampleCounts{1, 4, 8, 16}; // as Planes::windings has them

Rect wholeOf(const SurfaceExtent& extent)
{
    return {0, 0, static_cast<std::int32_t>(extent.width), static_cast<std::int32_t>(extent.height)};
}

/// The alpha channel alone, blended in the way of OpenGL ES.
BlendState alphaBlend(BlendFactor source, BlendFactor destination)
{
    BlendState blend;
    blend.enabled = true;
    blend.sourceAlpha = source;
    blend.destinationAlpha = destination;
    return blend;
}

/// How a layer's value l changes the mask's value m (OpenVG §7.2).
BlendState maskBlend(VGMaskOperation operation)
{
    switch (operation) {
    case VG_UNION_MASK: return alphaBlend(BlendFactor::One, BlendFactor::OneMinusSourceAlpha); // 1 − (1−m)(1−l)
    case VG_INTERSECT_MASK: return alphaBlend(BlendFactor::DestinationAlpha, BlendFactor::Zero);
    case VG_SUBTRACT_MASK: return alphaBlend(BlendFactor::Zero, BlendFactor::OneMinusSourceAlpha);
    default: return alphaBlend(BlendFactor::One, BlendFactor::Zero);
    }
}

void setColor(gles2::Executable& program, const Color& color)
{
    setUniform(program, "color", {color[0], color[1], color[2], color[3]});
}

// What OpenVG wants of knobs that are left to themselves (spec 00 §4).
SamplePattern patternOf(const VectorConfig& config)
{
    return config.pattern == PatternChoice::Grid ? SamplePattern::Grid : SamplePattern::Rotated;
}

/// A byte a sample, or two, the lower one first (DEC-29).
PixelFormat windingFormat(const VectorConfig& config)
{
    return config.windingBits == 8 ? PixelFormat::R8 : PixelFormat::Rg8;
}

BlendSpace spaceOf(const VectorConfig& config)
{
    return config.blendSpace == SpaceChoice::Linear ? BlendSpace::Linear : BlendSpace::Stored;
}

} // namespace

std::optional<Error> warningOf(const FanGeometry& geometry)
{
    switch (geometry.note) {
    case FanNote::SingularMatrix: return failure("nothing is drawn: the matrix of the path has no inverse");
    case FanNote::SingularPaintMatrix: return failure("nothing is drawn: the matrix of the paint has no inverse");
    case FanNote::SingularImageMatrix: return failure("the image is skipped: its matrix has no inverse");
    case FanNote::BeyondFloats: return failure("nothing is drawn: a point of the path is infinite on the surface");
    case FanNote::None: break;
    }
    return std::nullopt;
}

bool MachineTarget::Drawer::hasScissorPlane() const
{
    return m_target.m_config->scissorPlane == ScissorPlane::Dual;
}

const Surface* MachineTarget::Drawer::surface(SurfaceId id)
{
    return id ? &device().memory().surface(id) : nullptr;
}

Result<gles2::Executable> MachineTarget::Drawer::program(const PaintPrograms::Key& key)
{
    return m_target.m_programs.program(key);
}

Result<void> MachineTarget::Drawer::submit(Passes passes)
{
    if (m_target.m_passes + passes.size() > kMostPasses)
        return failure("a drawing takes more than {} passes", kMostPasses);
    for (DrawCommand& command : passes) {
        command.callNumber = m_target.m_number.call;
        command.drawSeq = numberOfPass(m_target.m_number.draw, m_target.m_passes++);
    }
    device().draw(passes);
    if (auto failed = device().takeFailure())
        return *std::move(failed);
    return {};
}

Result<void> MachineTarget::Drawer::submit(DrawCommand command)
{
    Passes passes;
    passes.push_back(std::move(command));
    return submit(std::move(passes));
}

Result<void> MachineTarget::Drawer::makePlane(SurfaceId& plane, PixelFormat format, std::uint32_t samples)
{
    if (plane)
        return {};
    plane = device().createSurface({format, m_planes.extent.width, m_planes.extent.height, samples});
    if (!plane)
        return failure("nothing is drawn: there is no memory left for the planes of the surface");
    return {};
}

void MachineTarget::Drawer::clearPlane(SurfaceId plane, std::uint8_t value)
{
    ClearCommand clear;
    clear.targets.stencil = plane;
    clear.targets.width = m_planes.extent.width;
    clear.targets.height = m_planes.extent.height;
    clear.clearStencil = true;
    clear.stencil = value;
    clear.callNumber = m_target.m_number.call;
    device().clear(clear);
}

Result<void> MachineTarget::Drawer::fillMask(SurfaceId mask, const Rect& rect, double value)
{
    if (takesBasicPath())
        return fillStored(mask, {rect.x, rect.y, rect.width, rect.height}, {0.0, 0.0, 0.0, value}, std::nullopt);
    auto solid = program(PaintShader{});
    if (!solid)
        return solid.error();
    setColor(*solid, {0.0, 0.0, 0.0, value});
    return submit(coverPass({}, rect, mask, extentOf(*surface(mask)), {*std::move(solid), {}}));
}

/// The plane is counted anew when others are to be in it.
Result<void> MachineTarget::Drawer::countScissor(const Scissor& scissor)
{
    if (!scissor || !hasScissorPlane() || m_planes.scissored == scissor)
        return {};
    if (auto made = makePlane(m_planes.scissor, PixelFormat::R8); !made)
        return made;
    m_planes.scissored.reset();
    clearPlane(m_planes.scissor, 0);
    auto counted = countRegions(*scissor, {m_planes.scissor});
    if (counted)
        m_planes.scissored = scissor;
    return counted;
}

Result<void> MachineTarget::Drawer::countRegions(const std::vector<PixelRect>& regions, const SampledPlane& plane)
{
    auto nothing = program(FixedShader::Nothing);
    if (!nothing)
        return nothing.error();
    return submit(scissorPass(regions, plane, m_planes.extent, *std::move(nothing)));
}

Result<void> MachineTarget::Drawer::paint(const Cover& cover, SurfaceId color, const Painting& painting, Passes passes)
{
    CoverPlanes planes = cover.planes;
    const auto covered = [&] {
        passes.push_back(coverPass(planes, cover.box, color, m_planes.extent, painting));
        passes.back().path = cover.path;
        return submit(std::move(passes));
    };
    if (!cover.scissor || hasScissorPlane()) {
        planes.scissor = cover.scissor ? m_planes.scissor : SurfaceId{};
        return covered();
    }
    const auto plane = windingPlane(cover.path ? cover.path->quality : VG_RENDERING_QUALITY_NONANTIALIASED);
    if (!plane)
        return plane.error();
    planes.scissor = plane->surface;
    auto done = submit(std::exchange(passes, {}));
    if (done)
        done = countRegions(*cover.scissor, *plane);
    if (done)
        done = covered();
    clearPlane(plane->surface, 0); // the next path finds zeros
    return done;
}

std::uint32_t MachineTarget::Drawer::samplesFor(VGRenderingQuality quality) const
{
    constexpr std::array<std::uint32_t, 5> kSamples{0, 1, 4, 8, 16}; // by VectorSamples
    if (m_target.m_config->samples != VectorSamples::Auto)
        return kSamples[static_cast<std::size_t>(m_target.m_config->samples)];
    if (quality == VG_RENDERING_QUALITY_NONANTIALIASED)
        return 1;
    return quality == VG_RENDERING_QUALITY_FASTER ? 8 : 16;
}

Result<SampledPlane> MachineTarget::Drawer::windingPlane(VGRenderingQuality quality)
{
    const std::uint32_t samples = samplesFor(quality);
    const auto index = std::ranges::find(kSampleCounts, samples) - kSampleCounts.begin();
    SurfaceId& winding = m_planes.windings[static_cast<std::size_t>(index)];
    const PixelFormat format = windingFormat(*m_target.m_config);
    if (winding && surface(winding)->format() != format)
        device().destroySurface(winding); // of another machine; between drawings all of it is 0
    if (auto made = makePlane(winding, format, samples); !made)
        return made.error();
    return SampledPlane{winding, samples, patternOf(*m_target.m_config)};
}

Result<SurfaceId> MachineTarget::Drawer::addCoverage(const std::shared_ptr<const Coverage>& path, const Rect& box,
                                                     bool keepsSamples, Passes& passes)
{
    const auto plane = windingPlane(path->quality);
    if (!plane)
        return plane.error();
    SurfaceId& coverage = keepsSamples ? m_planes.insides : m_planes.coverage;
    if (auto made = makePlane(coverage, keepsSamples ? PixelFormat::Rg8 : PixelFormat::R8); !made)
        return made.error();
    const auto nothing = program(FixedShader::Nothing);
    if (!nothing)
        return nothing.error();
    const bool countsPositiveUp = m_target.m_config->windingSign == WindingSign::ClockwisePlus;
    passes.push_back(windingPass(*path, box, *plane, countsPositiveUp, m_planes.extent, *nothing));
    passes.back().path = path;
    const FillRule rule = path->fillRule == VG_EVEN_ODD ? FillRule::EvenOdd : FillRule::NonZero;
    passes.push_back(resolvePass(rule, box, *plane, coverage, m_planes.extent, *nothing));
    return coverage;
}

BlendState MachineTarget::Drawer::blendOf(VGBlendMode mode) const
{
    BlendState blend;
    blend.vector.enabled = true;
    blend.vector.mode = static_cast<BlendMode>(mode - VG_BLEND_SRC);
    blend.vector.target = surfaceEncoding(m_planes.config);
    const VectorConfig& config = *m_target.m_config;
    blend.vector.space = spaceOf(config);
    blend.vector.coverage = config.blendCoverage == SpaceChoice::Stored ? BlendSpace::Stored : BlendSpace::Linear;
    blend.vector.gammaPower =
        config.gammaPower == VectorConfig::kAutoGamma ? 0.0f : static_cast<float>(config.gammaPower);
    blend.vector.usesTables = config.lutMode == LutMode::Table;
    return blend;
}

bool MachineTarget::Drawer::blendsLinear() const
{
    return m_planes.config.isLinear || spaceOf(*m_target.m_config) == BlendSpace::Linear;
}

Result<gles2::Executable> MachineTarget::Drawer::program(PaintShader shader, const Programmed& programmed)
{
    shader.weighsPixels = programmed.masks;
    shader.samples = programmed.samples;
    return program(shader);
}

Result<Painting> MachineTarget::Drawer::paintingOf(const PathDraw& path, const Programmed& programmed)
{
    if (path.image)
        return imagePaintingOf(path, programmed);
    const PaintSource paint = effectivePaint(path.paint);
    const bool isLinear = blendsLinear();
    auto made = program(
        paintShaderOf(paint, path.colorTransform.has_value(), isLinear, m_target.m_config->gradientUnit), programmed);
    if (!made)
        return made.error();
    if (paint.kind == PaintKind::Solid) {
        setColor(*made, solidColor(paint.color, path.colorTransform, isLinear));
    } else {
        setGradient(*made, paint, path.surfaceToPaint);
        if (path.colorTransform)
            setTransform(*made, *path.colorTransform);
    }
    return Painting{*std::move(made), blendOf(path.blendMode)};
}

Result<void> MachineTarget::Drawer::operator()(const PathDraw& path)
{
    const Coverage& coverage = path.coverage;
    if (auto warning = warningOf(*coverage.geometry))
        return *std::move(warning);
    const auto box = pixelsTouchedBy(coverage.box, m_planes.extent);
    if (!box || coverage.geometry->fans.empty())
        return {};
    if (auto counted = countScissor(coverage.scissor); !counted)
        return counted;
    // Without a plane nobody has changed the mask, and it is all ones.
    const SurfaceId mask = path.isMasked ? m_planes.mask : SurfaceId{};
    const bool shadesSamples = m_target.m_config->resolve == VectorResolve::Color;
    const Programmed programmed{mask && (shadesSamples || m_target.m_config->maskUnit == MaskUnit::Processor),
                                shadesSamples ? samplesFor(coverage.quality) : 0};
    auto painting = paintingOf(path, programmed);
    if (!painting)
        return painting.error();
    const auto shared = std::make_shared<const Coverage>(coverage);
    Passes passes;
    const auto covered = addCoverage(shared, *box, shadesSamples, passes);
    if (!covered)
        return covered.error();
    CoverPlanes planes{*covered, {}, mask};
    if (shadesSamples || programmed.masks)
        letWeigh(*painting, planes.coverage, m_planes.extent);
    if (programmed.masks)
        letMask(*painting, mask, extentOf(*surface(mask)));
    if (shadesSamples) {
        const auto windings = windingPlane(coverage.quality);
        if (!windings)
            return windings.error();
        letShadeSamples(*painting, *windings);
        planes.windings = windings->surface;
    }
    return paint({*box, coverage.scissor, shared, planes}, m_planes.color, *painting, std::move(passes));
}

Result<void> MachineTarget::Drawer::operator()(const ClearDraw& clear)
{
    const Color color = solidColor(clear.color, std::nullopt, blendsLinear());
    if (takesBasicPath())
        return clearBasically(clear, color);
    const auto box = pixelsIn(clear.rect, m_planes.extent);
    if (!box)
        return {};
    if (auto counted = countScissor(clear.scissor); !counted)
        return counted;
    auto made = program(PaintShader{});
    if (!made)
        return made.error();
    setColor(*made, color);
    return paint({*box, clear.scissor, nullptr, {}}, m_planes.color, {*std::move(made), blendOf(VG_BLEND_SRC)});
}

Result<void> MachineTarget::Drawer::combine(VGMaskOperation operation, const PlacedMask& source, SurfaceId target,
                                            const Rect& rect)
{
    auto look = program(source.look);
    if (!look)
        return look.error();
    const SurfaceExtent extent = extentOf(*surface(source.surface));
    setUniform(*look, "origin", {source.origin.x, source.origin.y, 1.0 / extent.width, 1.0 / extent.height});
    return submit(coverPass({}, rect, target, extentOf(*surface(target)),
                            {*std::move(look), maskBlend(operation), {{"layer", source.surface}}}));
}

auto MachineTarget::Drawer::sourceOf(const MaskDraw& mask) -> MaskSource
{
    if (mask.image.image.handle != VG_INVALID_HANDLE)
        return {m_target.image(mask.image.image), mask.image.rect,
                hasAlpha(mask.image.format) ? FixedShader::Alpha : FixedShader::Red};
    const SurfaceId layer = m_target.layer(mask.layer);
    if (!layer)
        return {};
    return {layer, {0, 0, static_cast<VGint>(surface(layer)->width()), static_cast<VGint>(surface(layer)->height())}};
}

Result<void> MachineTarget::Drawer::operator()(const MaskDraw& mask)
{
    if (auto made = makeMask(); !made)
        return made;
    const MaskSource source = sourceOf(mask);
    PixelRect rect = mask.rect;
    if (source.surface) {
        rect.width = std::min(rect.width, source.part.width);
        rect.height = std::min(rect.height, source.part.height);
    }
    const auto inside = pixelsIn(rect, m_planes.extent);
    if (!inside)
        return {};
    if (mask.operation == VG_CLEAR_MASK || mask.operation == VG_FILL_MASK)
        return fillMask(m_planes.mask, *inside, mask.operation == VG_FILL_MASK ? 1.0 : 0.0);
    if (!source.surface)
        return {};
    const Point origin{static_cast<double>(rect.x) - source.part.x, static_cast<double>(rect.y) - source.part.y};
    return combine(mask.operation, {source.surface, origin, source.look}, m_planes.mask, *inside);
}

/// The mask is all ones where nobody has changed it.
Result<void> MachineTarget::Drawer::makeMask()
{
    if (m_planes.mask)
        return {};
    if (auto made = makePlane(m_planes.mask, PixelFormat::Alpha8); !made)
        return made;
    m_target.clear(m_planes.mask, kOnes);
    return {};
}

/// With coverage t, m becomes t · 1 + (1 − t) · m, or (1 − t) · m.
Result<void> MachineTarget::Drawer::coverMask(VGMaskOperation operation, const Coverage& path, SurfaceId mask)
{
    const auto box = pixelsTouchedBy(path.box, m_planes.extent);
    if (!box || path.geometry->fans.empty())
        return {};
    auto made = program(PaintShader{});
    if (!made)
        return made.error();
    const double value = operation == VG_SUBTRACT_MASK ? 0.0 : 1.0;
    setColor(*made, {0.0, 0.0, 0.0, value});
    if (auto counted = countScissor(path.scissor); !counted)
        return counted;
    const auto shared = std::make_shared<const Coverage>(path);
    Passes passes;
    const auto covered = addCoverage(shared, *box, false, passes);
    if (!covered)
        return covered.error();
    BlendState blend = blendOf(VG_BLEND_SRC);
    blend.vector.target = {};
    return paint({*box, path.scissor, shared, {*covered, {}, {}}}, mask, {*std::move(made), blend}, std::move(passes));
}

Result<void> MachineTarget::Drawer::operator()(const PathMaskDraw& path)
{
    if (auto made = makeMask(); !made)
        return made;
    if (!path.coverage)
        return fillMask(m_planes.mask, wholeOf(m_planes.extent), path.operation == VG_FILL_MASK ? 1.0 : 0.0);
    if (auto changed = changeMask(path.operation, *path.coverage); !changed)
        return changed;
    // A path that can't be drawn covers nothing, which changes the mask nevertheless.
    if (auto warning = warningOf(*path.coverage->geometry))
        return *std::move(warning);
    return {};
}

Result<void> MachineTarget::Drawer::changeMask(VGMaskOperation operation, const Coverage& path)
{
    const Rect whole = wholeOf(m_planes.extent);
    if (operation == VG_SET_MASK)
        if (auto filled = fillMask(m_planes.mask, whole, 0.0); !filled)
            return filled;
    if (operation != VG_INTERSECT_MASK)
        return coverMask(operation, path, m_planes.mask);
    // What the path does not cover is to go: the coverage takes a way round a layer.
    SurfaceId layer;
    if (auto made = makePlane(layer, PixelFormat::Alpha8); !made)
        return made;
    auto combined = fillMask(layer, whole, 0.0);
    if (combined)
        combined = coverMask(VG_SET_MASK, path, layer);
    if (combined)
        combined = combine(VG_INTERSECT_MASK, {layer, {}}, m_planes.mask, whole);
    device().destroySurface(layer);
    return combined;
}

Result<void> MachineTarget::Drawer::operator()(const MaskLayerFill& fill)
{
    const SurfaceId layer = m_target.layer(fill.layer);
    if (!layer)
        return {};
    const auto rect = pixelsIn(fill.rect, extentOf(*surface(layer)));
    return rect ? fillMask(layer, *rect, fill.value) : Result<void>();
}

/// Both rectangles are cut to what is there.
Result<void> MachineTarget::Drawer::operator()(const MaskCopy& copy)
{
    const SurfaceId layer = m_target.layer(copy.layer);
    if (!layer)
        return {};
    if (auto made = makeMask(); !made)
        return made;
    const auto from = pixelsIn(copy.from, m_planes.extent);
    if (!from)
        return {};
    const double moveX = static_cast<double>(copy.x) - copy.from.x, moveY = static_cast<double>(copy.y) - copy.from.y;
    const auto rect = pixelsIn(*from, moveX, moveY, extentOf(*surface(layer)));
    return rect ? combine(VG_SET_MASK, {m_planes.mask, {moveX, moveY}}, layer, *rect) : Result<void>();
}

Result<void> MachineTarget::Drawer::operator()(const MaskLayerChange& change)
{
    SurfaceId& layer = m_target.m_layers[change.layer];
    if (change.width > 0 && change.height > 0) {
        const SurfaceExtent extent{static_cast<std::uint32_t>(change.width), static_cast<std::uint32_t>(change.height)};
        layer = device().createSurface({PixelFormat::Alpha8, extent.width, extent.height, 1});
        if (!layer)
            return failure("there is no memory left for a mask layer");
        m_target.clear(layer, kOnes);
        return {};
    }
    device().destroySurface(layer);
    m_target.m_layers.erase(change.layer);
    return {};
}

} // namespace vitrine::core::openvg
