// SPDX-License-Identifier: Apache-2.0
#include "captures/store/png.h"

#include <png.h>

#include <bit>
#include <csetjmp>

namespace vitrine::captures {
namespace {

struct Layout {
    int colorType;
    int bitDepth;
    std::size_t pixelBytes;
};

Layout layoutOf(PngFormat format)
{
    switch (format) {
    case PngFormat::Gray8: return {PNG_COLOR_TYPE_GRAY, 8, 1};
    case PngFormat::Gray16: return {PNG_COLOR_TYPE_GRAY, 16, 2};
    case PngFormat::Rgba8: break;
    }
    return {PNG_COLOR_TYPE_RGBA, 8, 4};
}

void append(png_structp png, png_bytep data, png_size_t size)
{
    auto& file = *static_cast<std::vector<std::byte>*>(png_get_io_ptr(png));
    const auto* bytes = reinterpret_cast<const std::byte*>(data);
    file.insert(file.end(), bytes, bytes + size);
}

/// Only plain values live in this frame: libpng leaves it by longjmp.
bool writeRows(png_structp png, png_infop info, const PngImage& image, const Layout& layout)
{
    if (setjmp(png_jmpbuf(png)) != 0)
        return false;
    png_set_IHDR(png, info, image.width, image.height, layout.bitDepth, layout.colorType, PNG_INTERLACE_NONE,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    if (layout.bitDepth == 16 && std::endian::native == std::endian::little)
        png_set_swap(png);
    const auto* row = reinterpret_cast<const png_byte*>(image.pixels.data());
    for (std::uint32_t y = 0; y < image.height; ++y, row += image.width * layout.pixelBytes)
        png_write_row(png, row);
    png_write_end(png, info);
    return true;
}

} // namespace

core::Result<std::vector<std::byte>> encodePng(const PngImage& image)
{
    const Layout layout = layoutOf(image.format);
    if (image.width == 0 || image.height == 0)
        return core::failure("an empty image can't be a PNG");
    if (image.pixels.size() != std::size_t{image.width} * image.height * layout.pixelBytes)
        return core::failure("the pixels don't fill the image");
    std::vector<std::byte> file;
    const auto ignore = [](png_structp, png_const_charp) {};
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, ignore);
    png_infop info = png ? png_create_info_struct(png) : nullptr;
    if (info)
        png_set_write_fn(png, &file, append, nullptr);
    const bool isWritten = info && writeRows(png, info, image, layout);
    png_destroy_write_struct(&png, &info);
    if (!isWritten)
        return core::failure("libpng refuses the image");
    return file;
}

} // namespace vitrine::captures
