// SPDX-License-Identifier: Apache-2.0
#include "core/api/gles2/pixel_transfer.h"

#include <algorithm>
#include <cstring>

namespace vitrine::core::gles2 {

namespace {

constexpr TransferFormat kTransferFormats[] = {
    {GL_RGBA, GL_UNSIGNED_BYTE, PixelFormat::Rgba8, 4},
    {GL_RGBA, GL_UNSIGNED_SHORT_4_4_4_4, PixelFormat::Rgba4444, 2},
    {GL_RGBA, GL_UNSIGNED_SHORT_5_5_5_1, PixelFormat::Rgba5551, 2},
    {GL_RGB, GL_UNSIGNED_BYTE, PixelFormat::Rgb8, 3},
    {GL_RGB, GL_UNSIGNED_SHORT_5_6_5, PixelFormat::Rgb565, 2},
    {GL_LUMINANCE_ALPHA, GL_UNSIGNED_BYTE, PixelFormat::LuminanceAlpha8, 2},
    {GL_LUMINANCE, GL_UNSIGNED_BYTE, PixelFormat::Luminance8, 1},
    {GL_ALPHA, GL_UNSIGNED_BYTE, PixelFormat::Alpha8, 1},
    {GL_BGRA_EXT, GL_UNSIGNED_BYTE, PixelFormat::Bgra8, 4},
    {GL_RED_EXT, GL_UNSIGNED_BYTE, PixelFormat::R8, 1},
    {GL_RG_EXT, GL_UNSIGNED_BYTE, PixelFormat::Rg8, 2},
    {GL_RGBA, GL_HALF_FLOAT_OES, PixelFormat::Rgba16f, 8},
    {GL_RGB, GL_HALF_FLOAT_OES, PixelFormat::Rgb16f, 6},
    {GL_LUMINANCE_ALPHA, GL_HALF_FLOAT_OES, PixelFormat::LuminanceAlpha16f, 4},
    {GL_LUMINANCE, GL_HALF_FLOAT_OES, PixelFormat::Luminance16f, 2},
    {GL_ALPHA, GL_HALF_FLOAT_OES, PixelFormat::Alpha16f, 2},
    {GL_RED_EXT, GL_HALF_FLOAT_OES, PixelFormat::R16f, 2},
    {GL_RG_EXT, GL_HALF_FLOAT_OES, PixelFormat::Rg16f, 4},
    {GL_DEPTH_COMPONENT, GL_UNSIGNED_SHORT, PixelFormat::Depth16, 2},
    {GL_DEPTH_COMPONENT, GL_UNSIGNED_INT, PixelFormat::Depth24, 4},
    {GL_DEPTH_STENCIL_OES, GL_UNSIGNED_INT_24_8_OES, PixelFormat::Depth24, 4},
};

/// The 24 most significant bits: depth comes as 32-bit values and as 24 bits above 8 of stencil alike.
void extractDepth24(std::span<std::byte> row)
{
    for (std::size_t i = 0; i + 4 <= row.size(); i += 4) {
        std::uint32_t value = 0;
        std::memcpy(&value, &row[i], 4);
        value >>= 8;
        std::memcpy(&row[i], &value, 4);
    }
}

/// Bytes [begin, begin + out.size()) of `pixels`, zeros where it has none.
void gatherBytes(std::span<const std::byte> pixels, std::uint64_t begin, std::span<std::byte> out)
{
    std::size_t count = 0;
    if (begin < pixels.size()) {
        count = std::min(out.size(), pixels.size() - static_cast<std::size_t>(begin));
        std::memcpy(out.data(), pixels.data() + begin, count);
    }
    std::fill(out.begin() + static_cast<std::ptrdiff_t>(count), out.end(), std::byte{0});
}

/// Tightly packed client rows of one slice, as `pixels` holds them.
std::vector<std::byte> gatherSlice(const Box& box, std::uint32_t slice, std::uint32_t pixelBytes,
                                   const PixelStore& store, std::span<const std::byte> pixels)
{
    const std::uint64_t stride = rowStride(store, box.width, pixelBytes);
    const std::uint64_t origin =
        static_cast<std::uint64_t>(store.skipRows) * stride + static_cast<std::uint64_t>(store.skipPixels) * pixelBytes;
    const std::size_t rowBytes = std::size_t{box.width} * pixelBytes;
    std::vector<std::byte> slab(rowBytes * box.height);
    for (std::uint32_t y = 0; y < box.height; ++y) {
        const std::uint64_t row = std::uint64_t{slice} * box.height + y;
        gatherBytes(pixels, origin + row * stride, std::span(slab).subspan(y * rowBytes, rowBytes));
    }
    return slab;
}

void writeSlab(Surface& surface, const Box& box, std::uint32_t firstRow, PixelFormat from,
               std::span<const std::byte> slab)
{
    if (surface.format() == from) {
        surface.writeRect(box.x, firstRow, box.width, box.height, slab);
        return;
    }
    std::vector<std::byte> converted(std::size_t{box.width} * box.height * bytesPerSample(surface.format()));
    convertSamples(from, slab, surface.format(), converted);
    surface.writeRect(box.x, firstRow, box.width, box.height, converted);
}

std::vector<std::byte> extractStencil(std::span<const std::byte> slab)
{
    std::vector<std::byte> stencil(slab.size() / 4);
    for (std::size_t i = 0; i < stencil.size(); ++i)
        stencil[i] = slab[i * 4];
    return stencil;
}

std::uint32_t quantize(float value, std::uint32_t max)
{
    const float clamped = value > 0.0f ? std::min(value, 1.0f) : 0.0f;
    return static_cast<std::uint32_t>(clamped * static_cast<float>(max) + 0.5f);
}

} // namespace

const TransferFormat* findTransferFormat(GLenum format, GLenum type)
{
    const auto* const it = std::find_if(std::begin(kTransferFormats), std::end(kTransferFormats),
                                        [&](const TransferFormat& t) { return t.format == format && t.type == type; });
    return it == std::end(kTransferFormats) ? nullptr : it;
}

bool isTransferFormat(GLenum format)
{
    return std::any_of(std::begin(kTransferFormats), std::end(kTransferFormats),
                       [format](const TransferFormat& t) { return t.format == format; });
}

bool isTransferType(GLenum type)
{
    return std::any_of(std::begin(kTransferFormats), std::end(kTransferFormats),
                       [type](const TransferFormat& t) { return t.type == type; });
}

GLenum baseFormat(GLenum internalFormat)
{
    struct SizedFormat {
        GLenum internalFormat, base;
    };
    static constexpr SizedFormat kSized[] = {
        {GL_RGBA8_OES, GL_RGBA},
        {GL_RGB8_OES, GL_RGB},
        {GL_RGBA4, GL_RGBA},
        {GL_RGB5_A1, GL_RGBA},
        {GL_RGB565, GL_RGB},
        {GL_BGRA8_EXT, GL_BGRA_EXT},
        {GL_R8_EXT, GL_RED_EXT},
        {GL_RG8_EXT, GL_RG_EXT},
        {GL_ALPHA8_OES, GL_ALPHA},
        {GL_LUMINANCE8_OES, GL_LUMINANCE},
        {GL_LUMINANCE8_ALPHA8_OES, GL_LUMINANCE_ALPHA},
        {GL_LUMINANCE4_ALPHA4_OES, GL_LUMINANCE_ALPHA},
        {GL_DEPTH_COMPONENT16, GL_DEPTH_COMPONENT},
        {GL_DEPTH_COMPONENT24_OES, GL_DEPTH_COMPONENT},
        {GL_DEPTH24_STENCIL8_OES, GL_DEPTH_STENCIL_OES},
    };
    for (const SizedFormat& sized : kSized)
        if (sized.internalFormat == internalFormat)
            return sized.base;
    return isTransferFormat(internalFormat) ? internalFormat : GLenum{GL_NONE};
}

std::uint64_t rowStride(const PixelStore& store, std::uint32_t width, std::uint32_t pixelBytes)
{
    const std::uint64_t pixels = store.rowLength > 0 ? static_cast<std::uint64_t>(store.rowLength) : width;
    const auto alignment = static_cast<std::uint64_t>(store.alignment);
    return (pixels * pixelBytes + alignment - 1) / alignment * alignment;
}

void uploadPixels(Memory& memory, const TextureLevel& level, const Box& box, const TransferFormat& transfer,
                  const PixelStore& store, std::span<const std::byte> pixels)
{
    for (std::uint32_t slice = 0; slice < box.depth; ++slice) {
        std::vector<std::byte> slab = gatherSlice(box, slice, transfer.bytes, store, pixels);
        const std::uint32_t firstRow = (box.z + slice) * level.height + box.y;
        if (transfer.format == GL_DEPTH_STENCIL_OES && level.stencil)
            memory.surface(level.stencil).writeRect(box.x, firstRow, box.width, box.height, extractStencil(slab));
        if (transfer.storage == PixelFormat::Depth24)
            extractDepth24(slab);
        writeSlab(memory.surface(level.surface), box, firstRow, transfer.storage, slab);
    }
}

bool isReadFormat(GLenum format)
{
    static constexpr GLenum kFormats[] = {GL_ALPHA, GL_RGB, GL_RGBA, GL_BGRA_EXT, GL_RED_EXT, GL_RG_EXT};
    return std::find(std::begin(kFormats), std::end(kFormats), format) != std::end(kFormats);
}

bool isReadType(GLenum type)
{
    static constexpr GLenum kTypes[] = {
        GL_UNSIGNED_BYTE,          GL_UNSIGNED_SHORT_5_6_5,           GL_UNSIGNED_SHORT_4_4_4_4,
        GL_UNSIGNED_SHORT_5_5_5_1, GL_UNSIGNED_SHORT_4_4_4_4_REV_EXT, GL_UNSIGNED_SHORT_1_5_5_5_REV_EXT};
    return std::find(std::begin(kTypes), std::end(kTypes), type) != std::end(kTypes);
}

TransferFormat implementationReadFormat(PixelFormat storage)
{
    for (const TransferFormat& transfer : kTransferFormats)
        if (transfer.storage == storage && isReadFormat(transfer.format))
            return transfer;
    return kTransferFormats[0];
}

std::uint32_t readPixelBytes(GLenum format, GLenum type)
{
    if (format == GL_BGRA_EXT &&
        (type == GL_UNSIGNED_SHORT_4_4_4_4_REV_EXT || type == GL_UNSIGNED_SHORT_1_5_5_5_REV_EXT))
        return 2;
    const TransferFormat* transfer = findTransferFormat(format, type);
    return transfer && isReadFormat(format) ? transfer->bytes : 0;
}

void packPixel(const Vec4& color, GLenum format, GLenum type, std::byte* out)
{
    if (const TransferFormat* transfer = findTransferFormat(format, type))
        return encodeSample(transfer->storage, color, out);
    // EXT_read_format_bgra: blue in the lowest bits.
    const bool isEven = type == GL_UNSIGNED_SHORT_4_4_4_4_REV_EXT;
    const int bits = isEven ? 4 : 5;
    const std::uint32_t max = (1u << bits) - 1;
    const std::uint32_t value = quantize(color.z, max) | quantize(color.y, max) << bits |
                                quantize(color.x, max) << (2 * bits) | quantize(color.w, isEven ? 15 : 1) << (3 * bits);
    out[0] = static_cast<std::byte>(value & 0xFF);
    out[1] = static_cast<std::byte>(value >> 8);
}

} // namespace vitrine::core::gles2
