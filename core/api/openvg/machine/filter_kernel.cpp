// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/machine/filter_kernel.h"
#include "core/command/vector_config.h"

#include <algorithm>
#include <cmath>

namespace vitrine::core::openvg {

namespace {

double coefficientOf(const Kernel& kernel, VGint i, VGint j)
{
    const bool isInside = i < kernel.width && j < kernel.height;
    return isInside ? kernel.coefficients[static_cast<std::size_t>(i * kernel.height + j)] : 0.0;
}

/// Of a kernel of this size, with coefficient(i, j) for each.
template <typename Coefficient>
Kernel kernelOf(const Kernel& size, Coefficient&& coefficient)
{
    Kernel made = size;
    made.coefficients.clear();
    for (VGint i = 0; i < made.width; ++i)
        for (VGint j = 0; j < made.height; ++j)
            made.coefficients.push_back(coefficient(i, j));
    return made;
}

Kernel snapped(Kernel kernel)
{
    kernel.shiftX = -std::floor(0.5 - kernel.shiftX);
    kernel.shiftY = -std::floor(0.5 - kernel.shiftY);
    return kernel;
}

/// With a fraction the pixels lie between the coefficients, one fewer than these.
Kernel interpolated(const Kernel& kernel)
{
    Kernel size = kernel;
    size.shiftX = std::floor(kernel.shiftX);
    size.shiftY = std::floor(kernel.shiftY);
    const double fx = kernel.shiftX - size.shiftX, fy = kernel.shiftY - size.shiftY;
    // A single coefficient has no neighbor: the pixels beside it are outside of the kernel.
    const double atX = fx > 0.0 && kernel.width == 1 ? 0.0 : 1.0, atY = fy > 0.0 && kernel.height == 1 ? 0.0 : 1.0;
    size.width -= fx > 0.0 && kernel.width > 1 ? 1 : 0;
    size.height -= fy > 0.0 && kernel.height > 1 ? 1 : 0;
    return kernelOf(size, [&](VGint i, VGint j) {
        const double below = std::lerp(coefficientOf(kernel, i, j), coefficientOf(kernel, i + 1, j), fx);
        const double above = std::lerp(coefficientOf(kernel, i, j + 1), coefficientOf(kernel, i + 1, j + 1), fx);
        return atX * atY * std::lerp(below, above, fy);
    });
}

} // namespace

Kernel appliedKernel(const Kernel& kernel, const VectorConfig& config)
{
    Kernel applied = kernel;
    if (config.kernelFlip != KernelFlip::Off) // 180 degrees: columns and rows
        std::ranges::reverse(applied.coefficients);
    return config.convolution == ConvolutionMode::Interpolated ? interpolated(applied) : snapped(applied);
}

std::vector<Section> sectionsOf(const Kernel& kernel)
{
    std::vector<Section> sections;
    for (VGint j = 0; j < kernel.height; j += 2)
        for (VGint i = 0; i < kernel.width; i += 2)
            sections.push_back({coefficientOf(kernel, i, j), coefficientOf(kernel, i + 1, j),
                                coefficientOf(kernel, i, j + 1), coefficientOf(kernel, i + 1, j + 1)});
    return sections;
}

double reducedShift(double shift, VGint imageSize, VGint kernelSize, VGTilingMode tiling)
{
    const double size = imageSize;
    if (tiling == VG_TILE_REPEAT || tiling == VG_TILE_REFLECT)
        return std::fmod(shift, 2.0 * size);
    return std::clamp(shift, -size, size + kernelSize);
}

} // namespace vitrine::core::openvg
