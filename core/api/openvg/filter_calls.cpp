// SPDX-License-Identifier: Apache-2.0
// Image filters (OpenVG §12).
#include "core/api/openvg/context.h"
#include "core/api/openvg/image_formats.h"
#include "core/api/openvg/limits.h"
#include "core/api/openvg/memory.h"
#include "core/api/openvg/system.h"
#include "core/shader/transcendental.h"

#include <numbers>
#include <utility>

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

/// The first element is for the pixel at the shift.
Kernel kernelOf(VGint width, VGint height, double shiftX, double shiftY, std::span<const VGshort> coefficients)
{
    Kernel kernel{width, height, {}, shiftX, shiftY};
    for (std::size_t i = 0; i < static_cast<std::size_t>(width * height); ++i)
        kernel.coefficients.push_back(elementOf(coefficients, i));
    return kernel;
}

/// Of G(x, s), so far out that its sum is all of it but for a part in ten thousand; its sum is to be divided by.
std::vector<double> gaussian(double deviation)
{
    const auto reach = static_cast<int>(4.0 * deviation + 1.0);
    const double falloff = std::numbers::log2e / (2.0 * deviation * deviation);
    std::vector<double> values;
    for (int x = -reach; x <= reach; ++x)
        values.push_back(evaluate(Opcode::Exp2, static_cast<float>(-x * x * falloff)));
    return values;
}

/// The value of the channel in a pixel of VG_sRGBA_8888.
std::uint8_t byteOf(VGuint word, std::size_t channel)
{
    return static_cast<std::uint8_t>(word >> (24 - 8 * channel));
}

std::uint8_t numberOf(VGImageChannel channel)
{
    switch (channel) {
    case VG_RED: return 0;
    case VG_GREEN: return 1;
    case VG_BLUE: return 2;
    default: return 3;
    }
}

/// By values of VGboolean.
ColorEncoding encodingFor(unsigned isLinear, unsigned isPremultiplied)
{
    return {isLinear == VG_FALSE, isPremultiplied != VG_FALSE};
}

Error noSum()
{
    return failure("the coefficients of a kernel add up to 0: it is scaled by 1, and not by 1 ÷ their sum");
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

ImageFilter Context::filterOf(VGImage dst, VGImage src) const
{
    const Settings& settings = m_state.settings;
    ImageFilter filter;
    filter.from = areaOf(src);
    filter.to = areaOf(dst);
    filter.processing = encodingFor(static_cast<unsigned>(settings.filterFormatLinear),
                                    static_cast<unsigned>(settings.filterFormatPremultiplied));
    filter.channels = static_cast<VGbitfield>(settings.filterChannelMask);
    return filter;
}

Weighting Context::weightingOf(double scale, double bias, VGTilingMode tilingMode) const
{
    return {scale, bias, tilingMode, clampedColor(m_state.settings.tileFillColor)};
}

/// As it is given, unless it is automatic.
double Context::scaleOf(double given, double sum) const
{
    if (!m_state.basic.isScaleAutomatic)
        return given;
    if (sum != 0.0)
        return 1.0 / sum;
    m_system->fail(noSum());
    return 1.0;
}

void Context::colorMatrix(VGImage dst, VGImage src, std::span<const VGfloat> matrix)
{
    if (failFilter(dst, src, !isUsable(matrix)))
        return;
    ImageFilter filter = filterOf(dst, src);
    ColorMatrix& made = filter.kind.emplace<ColorMatrix>();
    for (std::size_t column = 0; column < made.columns.size(); ++column)
        for (std::size_t row = 0; row < 4; ++row)
            made.columns[column][row] = finite(elementOf(matrix, 4 * column + row));
    draw(filter);
}

void Context::convolve(VGImage dst, VGImage src, VGint kernelWidth, VGint kernelHeight, VGint shiftX, VGint shiftY,
                       std::span<const VGshort> kernel, VGfloat scale, VGfloat bias, VGTilingMode tilingMode)
{
    const bool isFaulty = !isKernelSize(kernelWidth, kMaxKernelSize) || !isKernelSize(kernelHeight, kMaxKernelSize) ||
                          !isUsable(kernel) || !isTilingMode(tilingMode);
    if (failFilter(dst, src, isFaulty))
        return;
    ImageFilter filter = filterOf(dst, src);
    Kernel coefficients = kernelOf(kernelWidth, kernelHeight, shiftX, shiftY, kernel);
    const double applied = scaleOf(finite(scale), coefficients.sum());
    filter.kind = Convolution{std::move(coefficients), weightingOf(applied, finite(bias), tilingMode)};
    draw(filter);
}

void Context::separableConvolve(VGImage dst, VGImage src, VGint kernelWidth, VGint kernelHeight, VGint shiftX,
                                VGint shiftY, std::span<const VGshort> kernelX, std::span<const VGshort> kernelY,
                                VGfloat scale, VGfloat bias, VGTilingMode tilingMode)
{
    const bool isFaulty = !isKernelSize(kernelWidth, kMaxSeparableKernelSize) ||
                          !isKernelSize(kernelHeight, kMaxSeparableKernelSize) || !isUsable(kernelX) ||
                          !isUsable(kernelY) || !isTilingMode(tilingMode);
    if (failFilter(dst, src, isFaulty))
        return;
    ImageFilter filter = filterOf(dst, src);
    Kernel row = kernelOf(kernelWidth, 1, shiftX, 0, kernelX), column = kernelOf(1, kernelHeight, 0, shiftY, kernelY);
    const double applied = scaleOf(finite(scale), row.sum() * column.sum());
    filter.kind =
        SeparableConvolution{std::move(row), std::move(column), weightingOf(applied, finite(bias), tilingMode)};
    draw(filter);
}

void Context::gaussianBlur(VGImage dst, VGImage src, VGfloat stdDeviationX, VGfloat stdDeviationY,
                           VGTilingMode tilingMode)
{
    const bool isFaulty = !isDeviation(stdDeviationX) || !isDeviation(stdDeviationY) || !isTilingMode(tilingMode);
    if (failFilter(dst, src, isFaulty))
        return;
    SeparableConvolution blur;
    blur.x.coefficients = gaussian(stdDeviationX);
    blur.x.width = static_cast<VGint>(blur.x.coefficients.size());
    blur.x.shiftX = blur.x.width / 2;
    blur.y.coefficients = gaussian(stdDeviationY);
    blur.y.height = static_cast<VGint>(blur.y.coefficients.size());
    blur.y.shiftY = blur.y.height / 2;
    blur.weighting = weightingOf(1.0 / (blur.x.sum() * blur.y.sum()), 0.0, tilingMode);
    ImageFilter filter = filterOf(dst, src);
    filter.kind = std::move(blur);
    draw(filter);
}

void Context::v2dAutomaticScale(VGboolean automatic)
{
    m_state.basic.isScaleAutomatic = automatic != VG_FALSE;
}

void Context::v2dPatternKernel(VGboolean enabled, VGint width, VGint height, VGfloat shiftX, VGfloat shiftY,
                               std::span<const VGshort> kernel, VGfloat scale, VGfloat bias)
{
    if (enabled == VG_FALSE) {
        m_state.basic.patternKernel.reset();
        return;
    }
    const bool isFaulty =
        !isKernelSize(width, kMaxKernelSize) || !isKernelSize(height, kMaxKernelSize) || !isUsable(kernel);
    if (!failIf(isFaulty, VG_ILLEGAL_ARGUMENT_ERROR))
        m_state.basic.patternKernel = {kernelOf(width, height, finite(shiftX), finite(shiftY), kernel), finite(scale),
                                       finite(bias)};
}

void Context::lookup(VGImage dst, VGImage src, std::span<const VGubyte> redLUT, std::span<const VGubyte> greenLUT,
                     std::span<const VGubyte> blueLUT, std::span<const VGubyte> alphaLUT, VGboolean outputLinear,
                     VGboolean outputPremultiplied)
{
    const bool isFaulty = !redLUT.data() || !greenLUT.data() || !blueLUT.data() || !alphaLUT.data();
    if (failFilter(dst, src, isFaulty))
        return;
    ImageFilter filter = filterOf(dst, src);
    Lookup& look = filter.kind.emplace<Lookup>();
    look.output = encodingFor(outputLinear, outputPremultiplied);
    for (std::size_t i = 0; i < look.table.size(); ++i)
        look.table[i] = {elementOf(redLUT, i), elementOf(greenLUT, i), elementOf(blueLUT, i), elementOf(alphaLUT, i)};
    draw(filter);
}

void Context::lookupSingle(VGImage dst, VGImage src, std::span<const VGuint> lookupTable, VGImageChannel sourceChannel,
                           VGboolean outputLinear, VGboolean outputPremultiplied)
{
    if (failImages(dst, src))
        return;
    // Of an image with one channel that one is meant, whatever the argument says.
    const VGImageFormat format = m_share->images.find(src)->format;
    const bool isGiven = !isSingleChannel(format);
    if (failFilter(dst, src, !isUsable(lookupTable) || (isGiven && !isChannel(sourceChannel))))
        return;
    ImageFilter filter = filterOf(dst, src);
    Lookup& look = filter.kind.emplace<Lookup>();
    look.output = encodingFor(outputLinear, outputPremultiplied);
    look.channel = numberOf(isGiven ? sourceChannel : isAlphaOnly(format) ? VG_ALPHA : VG_RED);
    for (std::size_t i = 0; i < look.table.size(); ++i)
        for (std::size_t channel = 0; channel < 4; ++channel)
            look.table[i][channel] = byteOf(elementOf(lookupTable, i), channel);
    draw(filter);
}

} // namespace vitrine::core::openvg
