// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/image_formats.h"
#include "core/api/openvg/pixel_values.h"
#include "tests/spec/vg2d/vector_bench.h"

#include <utility>
#include <vector>

namespace vitrine::core::openvg {

using Words = std::vector<std::uint32_t>;

/// A bench with images.
class ImageBench : public VectorBench {
public:
    using VectorBench::VectorBench;

    VGImage image(VGImageFormat format, VGint width, VGint height)
    {
        return vg().createImage(format, width, height, VG_IMAGE_QUALITY_FASTER);
    }
    /// With these pixels of VG_sRGBA_8888, or of another format of 32 bits.
    VGImage picture(VGImageFormat format, VGint width, const Words& words, VGImageFormat data = VG_sRGBA_8888)
    {
        const auto height = static_cast<VGint>(words.size()) / width;
        const VGImage made = image(format, width, height);
        vg().imageSubData(made, std::as_bytes(std::span(words)), 4 * width, data, 0, 0, width, height);
        return made;
    }
    /// The pixels of an image, as words of a format.
    Words words(VGImage image, VGImageFormat format)
    {
        const auto width = vg().getParameteri(image, VG_IMAGE_WIDTH),
                   height = vg().getParameteri(image, VG_IMAGE_HEIGHT);
        const auto bytes = static_cast<std::size_t>(bitsOf(format) / 8);
        std::vector<std::byte> data(static_cast<std::size_t>(width * height) * bytes);
        vg().getImageSubData(image, data, width * static_cast<VGint>(bytes), format, 0, 0, width, height);
        Words read;
        for (std::size_t i = 0; i < data.size() / bytes; ++i)
            read.push_back(loadPixel(format, data, i));
        return read;
    }
    /// By a kernel that may lie between pixels.
    void convolveAt(VGImage to, VGImage from, Kernel kernel)
    {
        ImageFilter filter;
        filter.from = area(from);
        filter.to = area(to);
        filter.processing.isNonLinear = true;
        filter.kind = Convolution{std::move(kernel), {}};
        draw(filter);
    }
    /// The red ones of a row or column, of a surface or image of VG_sRGBA_8888.
    std::vector<int> reds(VGImage image)
    {
        std::vector<int> values;
        for (const std::uint32_t word : words(image, VG_sRGBA_8888))
            values.push_back(static_cast<int>(word >> 24));
        return values;
    }
    std::vector<int> surfaceReds(std::uint32_t count, bool isColumn = false)
    {
        std::vector<int> values;
        for (std::uint32_t i = 0; i < count; ++i)
            values.push_back(isColumn ? pixel(0, i)[0] : pixel(i, 0)[0]);
        return values;
    }

    /// All of an image that is no child.
    PixelArea area(VGImage image)
    {
        return {{vg().state().shareGroup, image},
                static_cast<VGImageFormat>(vg().getParameteri(image, VG_IMAGE_FORMAT)),
                {0, 0, vg().getParameteri(image, VG_IMAGE_WIDTH), vg().getParameteri(image, VG_IMAGE_HEIGHT)}};
    }
};

/// Opaque ones of these reds.
inline Words redWords(std::initializer_list<std::uint32_t> reds)
{
    Words words;
    for (const std::uint32_t red : reds)
        words.push_back(red << 24 | 0xFFu);
    return words;
}

} // namespace vitrine::core::openvg
