// SPDX-License-Identifier: Apache-2.0
// Images, and what moves their pixels and those of the drawing surface (OpenVG §10).
#include "core/api/openvg/context.h"
#include "core/api/openvg/image_formats.h"
#include "core/api/openvg/limits.h"
#include "core/api/openvg/memory.h"
#include "core/api/openvg/pixel_rects.h"
#include "core/api/openvg/pixel_transfer.h"
#include "core/api/openvg/pixel_values.h"
#include "core/api/openvg/system.h"

#include <utility>

namespace vitrine::core::openvg {

namespace {

constexpr VGbitfield kQualities = VG_IMAGE_QUALITY_NONANTIALIASED | VG_IMAGE_QUALITY_FASTER | VG_IMAGE_QUALITY_BETTER;

template <typename T>
bool isPixelData(std::span<T> data, VGImageFormat format)
{
    return isUsable(data, alignmentOf(format));
}

} // namespace

VGImage Context::createImage(VGImageFormat format, VGint width, VGint height, VGbitfield allowedQuality)
{
    if (failIf(!isImageFormat(format), VG_UNSUPPORTED_IMAGE_FORMAT_ERROR) ||
        failIf(isEmpty(width, height) || width > kMaxImageSize || height > kMaxImageSize, VG_ILLEGAL_ARGUMENT_ERROR) ||
        failIf(allowedQuality == 0 || (allowedQuality & ~kQualities) != 0, VG_ILLEGAL_ARGUMENT_ERROR))
        return VG_INVALID_HANDLE;
    m_system->freePixels(m_state.shareGroup);
    const VGImage handle = m_share->newHandle();
    const Color zeros = decodedPixel(format, 0);
    const bool isMade = m_system->m_target->createImage({m_state.shareGroup, handle}, width, height, zeros);
    if (failIf(!isMade, VG_OUT_OF_MEMORY_ERROR))
        return VG_INVALID_HANDLE;
    m_share->images.add(handle, {format, width, height, allowedQuality, VG_INVALID_HANDLE, 0, 0});
    return handle;
}

void Context::destroyImage(VGImage image)
{
    if (failIf(!m_share->images.find(image), VG_BAD_HANDLE_ERROR))
        return;
    m_share->destroyImage(image);
    m_system->freePixels(m_state.shareGroup);
}

VGImage Context::childImage(VGImage parent, VGint x, VGint y, VGint width, VGint height)
{
    const Image* found = m_share->images.find(parent);
    if (failImage(parent) ||
        failIf(x < 0 || x >= found->width || y < 0 || y >= found->height || isEmpty(width, height) ||
                   width > found->width - x || height > found->height - y,
               VG_ILLEGAL_ARGUMENT_ERROR))
        return VG_INVALID_HANDLE;
    const VGImage handle = m_share->newHandle();
    Image child{found->format, width, height, found->allowedQuality, parent, x, y};
    m_share->images.reference(parent);
    m_share->images.add(handle, child);
    return handle;
}

VGImage Context::getParent(VGImage image)
{
    if (failImage(image))
        return VG_INVALID_HANDLE;
    VGImage ancestor = m_share->images.find(image)->parent;
    while (ancestor != VG_INVALID_HANDLE && !m_share->images.find(ancestor))
        ancestor = m_share->images.findAlive(ancestor)->parent;
    return ancestor != VG_INVALID_HANDLE ? ancestor : image;
}

PixelArea Context::areaOf(VGImage image) const
{
    const Image* found = m_share->images.findAlive(image);
    PixelArea area{{m_state.shareGroup, image}, found->format, {0, 0, found->width, found->height}};
    while (found->parent != VG_INVALID_HANDLE) {
        area.image.handle = found->parent;
        area.rect.x += found->x;
        area.rect.y += found->y;
        found = m_share->images.findAlive(found->parent);
    }
    return area;
}

PixelArea Context::surfaceArea() const
{
    return {{}, VG_sRGBA_8888, {0, 0, m_state.surface.width, m_state.surface.height}};
}

void Context::clearImage(VGImage image, VGint x, VGint y, VGint width, VGint height)
{
    if (failImage(image) || failIf(isEmpty(width, height), VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    PixelArea area = areaOf(image);
    const auto part = partOf(area.rect, {x, y, width, height});
    if (!part)
        return;
    area.rect = placed(*part, area.rect);
    draw(ImageClear{area, clampedColor(m_state.settings.clearColor)});
}

void Context::imageSubData(VGImage image, std::span<const std::byte> data, VGint dataStride, VGImageFormat dataFormat,
                           VGint x, VGint y, VGint width, VGint height)
{
    if (failImage(image) || failIf(!isImageFormat(dataFormat), VG_UNSUPPORTED_IMAGE_FORMAT_ERROR) ||
        failIf(isEmpty(width, height) || !isPixelData(data, dataFormat), VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    const PixelArea area = areaOf(image);
    const auto part = partOf(area.rect, {x, y, width, height});
    if (!part)
        return;
    const PixelRect read{part->x - x, part->y - y, part->width, part->height};
    const std::vector<std::byte> pixels =
        unpackedPixels(data, {dataStride, dataFormat, width, height}, read, area.format);
    m_system->m_target->upload(area.image, placed(*part, area.rect), pixels);
}

void Context::getImageSubData(VGImage image, std::span<std::byte> data, VGint dataStride, VGImageFormat dataFormat,
                              VGint x, VGint y, VGint width, VGint height)
{
    if (failImage(image) || failIf(!isImageFormat(dataFormat), VG_UNSUPPORTED_IMAGE_FORMAT_ERROR) ||
        failIf(isEmpty(width, height) || !isPixelData(data, dataFormat), VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    const PixelArea area = areaOf(image);
    if (const Surface* pixels = m_system->m_target->pixelsOf(area.image))
        packPixels({*pixels, encodingOf(area.format), area.rect}, {x, y, width, height},
                   {data, dataStride, dataFormat});
}

bool Context::failImage(VGImage image)
{
    const Image* found = m_share->images.find(image);
    return failIf(!found, VG_BAD_HANDLE_ERROR) || failIf(found->isTarget, VG_IMAGE_IN_USE_ERROR);
}

bool Context::failImages(VGImage dst, VGImage src)
{
    return failImage(dst) || failImage(src);
}

void Context::copyImage(VGImage dst, VGint dx, VGint dy, VGImage src, VGint sx, VGint sy, VGint width, VGint height,
                        VGboolean)
{
    if (failImages(dst, src) || failIf(isEmpty(width, height), VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    if (const auto copy = copyBetween(areaOf(src), {sx, sy, width, height}, areaOf(dst), dx, dy))
        draw(*copy);
}

void Context::setPixels(VGint dx, VGint dy, VGImage src, VGint sx, VGint sy, VGint width, VGint height)
{
    if (failImages(src, src) || failIf(isEmpty(width, height), VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    auto copy = copyBetween(areaOf(src), {sx, sy, width, height}, surfaceArea(), dx, dy);
    if (!copy)
        return;
    copy->scissor = scissor();
    draw(*copy);
}

void Context::writePixels(std::span<const std::byte> data, VGint dataStride, VGImageFormat dataFormat, VGint dx,
                          VGint dy, VGint width, VGint height)
{
    if (failIf(!isImageFormat(dataFormat), VG_UNSUPPORTED_IMAGE_FORMAT_ERROR) ||
        failIf(isEmpty(width, height) || !isPixelData(data, dataFormat), VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    const auto part = partOf(surfaceArea().rect, {dx, dy, width, height});
    if (!part)
        return;
    const PixelRect read{part->x - dx, part->y - dy, part->width, part->height};
    auto pixels = unpackedPixels(data, {dataStride, dataFormat, width, height}, read, dataFormat);
    draw(PixelWrite{std::make_shared<const std::vector<std::byte>>(std::move(pixels)), dataFormat, *part, scissor()});
}

void Context::getPixels(VGImage dst, VGint dx, VGint dy, VGint sx, VGint sy, VGint width, VGint height)
{
    if (failImages(dst, dst) || failIf(isEmpty(width, height), VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    if (const auto copy = copyBetween(surfaceArea(), {sx, sy, width, height}, areaOf(dst), dx, dy))
        draw(*copy);
}

void Context::readPixels(std::span<std::byte> data, VGint dataStride, VGImageFormat dataFormat, VGint sx, VGint sy,
                         VGint width, VGint height)
{
    if (failIf(!isImageFormat(dataFormat), VG_UNSUPPORTED_IMAGE_FORMAT_ERROR) ||
        failIf(isEmpty(width, height) || !isPixelData(data, dataFormat), VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    if (const Surface* colors = m_state.drawable ? m_system->m_target->colorsOf(m_state.drawable) : nullptr)
        packPixels({*colors, surfaceEncoding(m_state.surface), surfaceArea().rect}, {sx, sy, width, height},
                   {data, dataStride, dataFormat});
}

void Context::copyPixels(VGint dx, VGint dy, VGint sx, VGint sy, VGint width, VGint height)
{
    if (failIf(isEmpty(width, height), VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    auto copy = copyBetween(surfaceArea(), {sx, sy, width, height}, surfaceArea(), dx, dy);
    if (!copy)
        return;
    copy->scissor = scissor();
    draw(*copy);
}

} // namespace vitrine::core::openvg
