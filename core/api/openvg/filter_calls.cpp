// SPDX-License-Identifier: Apache-2.0
// Image filters (OpenVG §12), which are checked and left for a later version.
#include "core/api/openvg/context.h"
#include "core/api/openvg/image_formats.h"
#include "core/api/openvg/limits.h"
#include "core/api/openvg/memory.h"

namespace vitrine::core::openvg {

namespace {

bool isTilingMode(VGTilingMode mode)
{
    return mode >= VG_TILE_FILL && mode <= VG_TILE_REFLECT;
}

bool isKernelSize(VGint size, VGint most)
{
    return size > 0 && size <= most;
}

bool isDeviation(VGfloat deviation)
{
    return deviation > 0.0f && deviation <= kMaxGaussianDeviation;
}

bool isChannel(VGImageChannel channel)
{
    return channel == VG_RED || channel == VG_GREEN || channel == VG_BLUE || channel == VG_ALPHA;
}

bool overlap(VGint a, VGint aSize, VGint b, VGint bSize)
{
    return a < b + bSize && b < a + aSize;
}

} // namespace

bool Context::areRelatedAndOverlap(VGImage a, VGImage b) const
{
    const PixelArea first = areaOf(a), second = areaOf(b);
    return first.image == second.image && overlap(first.rect.x, first.rect.width, second.rect.x, second.rect.width) &&
           overlap(first.rect.y, first.rect.height, second.rect.y, second.rect.height);
}

bool Context::failFilter(VGImage dst, VGImage src, bool isFaulty)
{
    return failImages(dst, src) || failIf(isFaulty || areRelatedAndOverlap(dst, src), VG_ILLEGAL_ARGUMENT_ERROR);
}

void Context::colorMatrix(VGImage dst, VGImage src, std::span<const VGfloat> matrix)
{
    if (!failFilter(dst, src, !isUsable(matrix)))
        notYet("vgColorMatrix");
}

void Context::convolve(VGImage dst, VGImage src, VGint kernelWidth, VGint kernelHeight, VGint, VGint,
                       std::span<const VGshort> kernel, VGfloat, VGfloat, VGTilingMode tilingMode)
{
    const bool isFaulty = !isKernelSize(kernelWidth, kMaxKernelSize) || !isKernelSize(kernelHeight, kMaxKernelSize) ||
                          !isUsable(kernel) || !isTilingMode(tilingMode);
    if (!failFilter(dst, src, isFaulty))
        notYet("vgConvolve");
}

void Context::separableConvolve(VGImage dst, VGImage src, VGint kernelWidth, VGint kernelHeight, VGint, VGint,
                                std::span<const VGshort> kernelX, std::span<const VGshort> kernelY, VGfloat, VGfloat,
                                VGTilingMode tilingMode)
{
    const bool isFaulty = !isKernelSize(kernelWidth, kMaxSeparableKernelSize) ||
                          !isKernelSize(kernelHeight, kMaxSeparableKernelSize) || !isUsable(kernelX) ||
                          !isUsable(kernelY) || !isTilingMode(tilingMode);
    if (!failFilter(dst, src, isFaulty))
        notYet("vgSeparableConvolve");
}

void Context::gaussianBlur(VGImage dst, VGImage src, VGfloat stdDeviationX, VGfloat stdDeviationY,
                           VGTilingMode tilingMode)
{
    const bool isFaulty = !isDeviation(stdDeviationX) || !isDeviation(stdDeviationY) || !isTilingMode(tilingMode);
    if (!failFilter(dst, src, isFaulty))
        notYet("vgGaussianBlur");
}

void Context::lookup(VGImage dst, VGImage src, std::span<const VGubyte> redLUT, std::span<const VGubyte> greenLUT,
                     std::span<const VGubyte> blueLUT, std::span<const VGubyte> alphaLUT, VGboolean, VGboolean)
{
    const bool isFaulty = !redLUT.data() || !greenLUT.data() || !blueLUT.data() || !alphaLUT.data();
    if (!failFilter(dst, src, isFaulty))
        notYet("vgLookup");
}

void Context::lookupSingle(VGImage dst, VGImage src, std::span<const VGuint> lookupTable, VGImageChannel sourceChannel,
                           VGboolean, VGboolean)
{
    if (failImages(dst, src))
        return;
    // Of an image with one channel that one is meant, whatever the argument says.
    const bool isChannelGiven = isChannel(sourceChannel) || isSingleChannel(m_share->images.find(src)->format);
    if (!failFilter(dst, src, !isUsable(lookupTable) || !isChannelGiven))
        notYet("vgLookupSingle");
}

} // namespace vitrine::core::openvg
