// SPDX-License-Identifier: Apache-2.0
// Images as objects, and all that would move pixels, which is checked and left for a later version (OpenVG §10).
#include "core/api/openvg/context.h"
#include "core/api/openvg/image_formats.h"
#include "core/api/openvg/limits.h"
#include "core/api/openvg/memory.h"
#include "core/api/openvg/pixel_transfer.h"
#include "core/api/openvg/system.h"

#include <cstdint>

namespace vitrine::core::openvg {

namespace {

constexpr VGbitfield kQualities = VG_IMAGE_QUALITY_NONANTIALIASED | VG_IMAGE_QUALITY_FASTER | VG_IMAGE_QUALITY_BETTER;

template <typename T>
bool isPixelData(std::span<T> data, VGImageFormat format)
{
    return isUsable(data, alignmentOf(format));
}

bool isEmpty(VGint width, VGint height)
{
    return width <= 0 || height <= 0;
}

} // namespace

VGImage Context::createImage(VGImageFormat format, VGint width, VGint height, VGbitfield allowedQuality)
{
    if (failIf(!isImageFormat(format), VG_UNSUPPORTED_IMAGE_FORMAT_ERROR) ||
        failIf(isEmpty(width, height) || width > kMaxImageSize || height > kMaxImageSize, VG_ILLEGAL_ARGUMENT_ERROR) ||
        failIf(allowedQuality == 0 || (allowedQuality & ~kQualities) != 0, VG_ILLEGAL_ARGUMENT_ERROR))
        return VG_INVALID_HANDLE;
    const VGImage handle = m_share->newHandle();
    m_share->images.add(handle, {format, width, height, allowedQuality, VG_INVALID_HANDLE, 0, 0});
    return handle;
}

void Context::destroyImage(VGImage image)
{
    if (!failIf(!m_share->images.find(image), VG_BAD_HANDLE_ERROR))
        m_share->destroyImage(image);
}

VGImage Context::childImage(VGImage parent, VGint x, VGint y, VGint width, VGint height)
{
    const Image* found = m_share->images.find(parent);
    if (failIf(!found, VG_BAD_HANDLE_ERROR) ||
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
    const Image* found = m_share->images.find(image);
    if (failIf(!found, VG_BAD_HANDLE_ERROR))
        return VG_INVALID_HANDLE;
    VGImage ancestor = found->parent;
    while (ancestor != VG_INVALID_HANDLE && !m_share->images.find(ancestor))
        ancestor = m_share->images.findAlive(ancestor)->parent;
    return ancestor != VG_INVALID_HANDLE ? ancestor : image;
}

void Context::clearImage(VGImage image, VGint, VGint, VGint width, VGint height)
{
    if (!failIf(!m_share->images.find(image), VG_BAD_HANDLE_ERROR) &&
        !failIf(isEmpty(width, height), VG_ILLEGAL_ARGUMENT_ERROR))
        notYet("vgClearImage");
}

void Context::imageSubData(VGImage image, std::span<const std::byte> data, VGint, VGImageFormat dataFormat, VGint,
                           VGint, VGint width, VGint height)
{
    if (!failIf(!m_share->images.find(image), VG_BAD_HANDLE_ERROR) &&
        !failIf(!isImageFormat(dataFormat), VG_UNSUPPORTED_IMAGE_FORMAT_ERROR) &&
        !failIf(isEmpty(width, height) || !isPixelData(data, dataFormat), VG_ILLEGAL_ARGUMENT_ERROR))
        notYet("vgImageSubData");
}

void Context::getImageSubData(VGImage image, std::span<std::byte> data, VGint, VGImageFormat dataFormat, VGint, VGint,
                              VGint width, VGint height)
{
    if (!failIf(!m_share->images.find(image), VG_BAD_HANDLE_ERROR) &&
        !failIf(!isImageFormat(dataFormat), VG_UNSUPPORTED_IMAGE_FORMAT_ERROR) &&
        !failIf(isEmpty(width, height) || !isPixelData(data, dataFormat), VG_ILLEGAL_ARGUMENT_ERROR))
        notYet("vgGetImageSubData");
}

bool Context::failImages(VGImage dst, VGImage src)
{
    return failIf(!m_share->images.find(dst) || !m_share->images.find(src), VG_BAD_HANDLE_ERROR);
}

void Context::copyImage(VGImage dst, VGint, VGint, VGImage src, VGint, VGint, VGint width, VGint height, VGboolean)
{
    if (!failImages(dst, src) && !failIf(isEmpty(width, height), VG_ILLEGAL_ARGUMENT_ERROR))
        notYet("vgCopyImage");
}

void Context::drawImage(VGImage image)
{
    if (!failIf(!m_share->images.find(image), VG_BAD_HANDLE_ERROR))
        notYet("vgDrawImage");
}

void Context::setPixels(VGint, VGint, VGImage src, VGint, VGint, VGint width, VGint height)
{
    if (!failImages(src, src) && !failIf(isEmpty(width, height), VG_ILLEGAL_ARGUMENT_ERROR))
        notYet("vgSetPixels");
}

void Context::writePixels(std::span<const std::byte> data, VGint, VGImageFormat dataFormat, VGint, VGint, VGint width,
                          VGint height)
{
    if (!failIf(!isImageFormat(dataFormat), VG_UNSUPPORTED_IMAGE_FORMAT_ERROR) &&
        !failIf(isEmpty(width, height) || !isPixelData(data, dataFormat), VG_ILLEGAL_ARGUMENT_ERROR))
        notYet("vgWritePixels");
}

void Context::getPixels(VGImage dst, VGint, VGint, VGint, VGint, VGint width, VGint height)
{
    if (!failImages(dst, dst) && !failIf(isEmpty(width, height), VG_ILLEGAL_ARGUMENT_ERROR))
        notYet("vgGetPixels");
}

void Context::readPixels(std::span<std::byte> data, VGint dataStride, VGImageFormat dataFormat, VGint sx, VGint sy,
                         VGint width, VGint height)
{
    if (failIf(!isImageFormat(dataFormat), VG_UNSUPPORTED_IMAGE_FORMAT_ERROR) ||
        failIf(isEmpty(width, height) || !isPixelData(data, dataFormat), VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    if (const Surface* colors = m_state.drawable ? m_system->m_target->colorsOf(m_state.drawable) : nullptr)
        packPixels(*colors, surfaceEncoding(m_state.surface), {sx, sy, width, height}, {data, dataStride, dataFormat});
}

void Context::copyPixels(VGint, VGint, VGint, VGint, VGint width, VGint height)
{
    if (!failIf(isEmpty(width, height), VG_ILLEGAL_ARGUMENT_ERROR))
        notYet("vgCopyPixels");
}

} // namespace vitrine::core::openvg
