// SPDX-License-Identifier: Apache-2.0
// Images, and copies between them and the drawing surface, which are cover passes without blending (spec 02 §G).
#include "core/api/openvg/machine/drawer.h"
#include "core/api/openvg/machine/filter_kernel.h"

#include "core/api/openvg/image_formats.h"
#include "core/api/openvg/pixel_transfer.h"
#include "core/api/openvg/pixel_values.h"
#include "core/command/vector_config.h"

#include <utility>

namespace vitrine::core::openvg {

namespace {

void setBackground(gles2::Executable& program, const Background& background, ColorEncoding image)
{
    image.isPremultiplied = false;
    setVector(program, "background", convertedColor(background.color, {.isNonLinear = true}, image));
    setUniform(program, "share", {background.share});
}

/// The kernel is an applied one.
void setKernel(gles2::Executable& program, const ScaledKernel& scaled, const DrawnImage& image)
{
    const Kernel& kernel = scaled.kernel;
    const PixelRect& part = image.pixels.rect;
    const std::vector<Section> sections = sectionsOf(kernel);
    for (std::size_t i = 0; i < sections.size(); ++i)
        setVector(program, "sections", sections[i], i);
    setUniform(program, "kernel",
               {static_cast<double>(kernel.width), static_cast<double>(kernel.height),
                reducedShift(kernel.shiftX, part.width, kernel.width, image.tiling),
                reducedShift(kernel.shiftY, part.height, kernel.height, image.tiling)});
    setUniform(program, "weight", {scaled.scale, scaled.bias});
}

void setImage(gles2::Executable& program, const ImageNames& names, const DrawnImage& image,
              const SurfaceExtent& surface)
{
    const Matrix& m = image.surfaceToImage;
    const PixelRect& part = image.pixels.rect;
    setUniform(program, names.toX, {m.sx, m.shx, m.tx});
    setUniform(program, names.toY, {m.shy, m.sy, m.ty});
    setUniform(program, names.toW, {m.w0, m.w1, m.w2});
    setVector(program, names.part,
              {static_cast<double>(part.x), static_cast<double>(part.y), part.width - 1.0, part.height - 1.0});
    setUniform(program, names.texelSize, {1.0 / surface.width, 1.0 / surface.height});
    ColorEncoding texels = encodingOf(image.pixels.format);
    texels.isPremultiplied = texels.isPremultiplied || image.isInterpolated || image.kernel;
    setVector(program, names.fillColor, convertedColor(image.fillColor, {.isNonLinear = true}, texels));
    if (image.background)
        setBackground(program, *image.background, texels);
    if (image.kernel)
        setKernel(program, *image.kernel, image);
}

Error noMemoryForPixels()
{
    return failure("nothing is copied: there is no memory left for pixels on their way");
}

} // namespace

PixelChannels channelsOf(VGImageFormat format)
{
    if (isSingleChannel(format))
        return isAlphaOnly(format) ? PixelChannels::Alpha : PixelChannels::Luminance;
    return hasAlpha(format) ? PixelChannels::All : PixelChannels::Opaque;
}

auto MachineTarget::Drawer::storedArea(const PixelArea& area) const -> StoredArea
{
    if (area.image == ImageId{})
        return {m_planes.color, surfaceEncoding(m_planes.config), area.rect};
    return {m_target.image(area.image), encodingOf(area.format), area.rect, area.format};
}

SurfaceId MachineTarget::Drawer::makePixels(const PixelRect& rect)
{
    return device().createSurface(
        {PixelFormat::Rgba8, static_cast<std::uint32_t>(rect.width), static_cast<std::uint32_t>(rect.height), 1});
}

Result<void> MachineTarget::Drawer::copyPixels(const StoredArea& from, const StoredArea& to, const Scissor& scissor)
{
    if (copiesBasically(from, to, scissor))
        return copyStored(from, to, scissor);
    const SurfaceExtent source = extentOf(*surface(from.surface)), target = extentOf(*surface(to.surface));
    const auto box = pixelsIn(to.rect, target);
    if (!box)
        return {};
    if (auto counted = countScissor(scissor); !counted)
        return counted;
    auto made =
        program(pixelShaderOf(from.encoding, to.encoding, to.format ? channelsOf(*to.format) : PixelChannels::All));
    if (!made)
        return made.error();
    setUniform(*made, "origin",
               {static_cast<double>(to.rect.x) - from.rect.x, static_cast<double>(to.rect.y) - from.rect.y,
                1.0 / source.width, 1.0 / source.height});
    setVector(*made, "maxima", channelMaxima(to.format.value_or(VG_sRGBA_8888)));
    Painting painting{*std::move(made), {}, {{"pixels", from.surface, true}}};
    if (to.surface == m_planes.color)
        return paint({*box, scissor, nullptr, {}}, to.surface, painting);
    return submit(coverPass({}, *box, to.surface, target, painting));
}

/// A program does not read what it writes: within one surface pixels take a way round another one.
Result<void> MachineTarget::Drawer::operator()(const PixelCopy& copy)
{
    const StoredArea from = storedArea(copy.from), to = storedArea(copy.to);
    if (!from.surface || !to.surface)
        return {};
    if (from.surface != to.surface || copiesBasically(from, to, copy.scissor))
        return copyPixels(from, to, copy.scissor);
    const StoredArea between{makePixels(from.rect), from.encoding, {0, 0, from.rect.width, from.rect.height}};
    if (!between.surface)
        return noMemoryForPixels();
    auto copied = copyPixels(from, between, std::nullopt);
    if (copied)
        copied = copyPixels(between, to, copy.scissor);
    SurfaceId done = between.surface;
    device().destroySurface(done);
    return copied;
}

Result<void> MachineTarget::Drawer::operator()(const PixelWrite& write)
{
    const PixelRect all{0, 0, write.rect.width, write.rect.height};
    SurfaceId pixels = makePixels(all);
    if (!pixels)
        return noMemoryForPixels();
    m_target.write(pixels, all, *write.pixels);
    auto copied =
        copyPixels({pixels, encodingOf(write.format), all}, storedArea({{}, VG_sRGBA_8888, write.rect}), write.scissor);
    device().destroySurface(pixels);
    return copied;
}

Result<void> MachineTarget::Drawer::operator()(const ImageClear& clear)
{
    const StoredArea area = storedArea(clear.area);
    if (area.surface && takesBasicPath())
        return fillStored(area.surface, area.rect, storedColor(clear.area.format, clear.color), std::nullopt);
    const auto box = area.surface ? pixelsIn(area.rect, extentOf(*surface(area.surface))) : std::nullopt;
    if (!box)
        return {};
    auto solid = program(PaintShader{});
    if (!solid)
        return solid.error();
    setVector(*solid, "color", storedColor(clear.area.format, clear.color));
    return submit(coverPass({}, *box, area.surface, extentOf(*surface(area.surface)), {*std::move(solid), {}}));
}

Result<Painting> MachineTarget::Drawer::imagePaintingOf(PathDraw path, const Programmed& programmed)
{
    for (std::optional<DrawnImage>* drawn : {&path.image, &path.pattern})
        if (*drawn && (*drawn)->kernel)
            (*drawn)->kernel->kernel = appliedKernel((*drawn)->kernel->kernel, *m_target.m_config);
    const DrawnImage& image = *path.image;
    const PaintSource paint = effectivePaint(path.paint);
    auto made = program(imagePaintShaderOf(path, paint, blendsLinear(), m_target.m_config->gradientUnit), programmed);
    if (!made)
        return made.error();
    std::vector<PaintTexture> textures;
    const auto add = [&](const ImageNames& names, const DrawnImage& drawn) {
        const StoredArea area = storedArea(drawn.pixels);
        setImage(*made, names, drawn, extentOf(*surface(area.surface)));
        textures.push_back({names.texels, area.surface, true});
    };
    add(kImageNames, image);
    if (path.pattern)
        add(kPatternNames, *path.pattern);
    const bool isPainted = image.mode != VG_DRAW_IMAGE_NORMAL && !path.pattern;
    if (isPainted && paint.kind == PaintKind::Solid)
        setVector(*made, "color", paint.color);
    else if (isPainted)
        setGradient(*made, paint, path.surfaceToPaint);
    if (path.colorTransform)
        setTransform(*made, *path.colorTransform);
    BlendState blend = blendOf(path.blendMode);
    blend.vector.isStencil = image.mode == VG_DRAW_IMAGE_STENCIL;
    return Painting{*std::move(made), blend, std::move(textures)};
}

} // namespace vitrine::core::openvg
