// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/thumbnailer/thumbnail.h"

#include "app/thumbnailer/picture.h"
#include "app/thumbnailer/stored_picture.h"
#include "captures/store/png.h"

#include <fstream>

namespace vitrine::thumbnailer {
namespace {

using core::Result;

Result<void> writeFile(const std::filesystem::path& path, std::span<const std::byte> bytes)
{
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    const bool isOpen = file.is_open();
    file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    file.close();
    if (file)
        return {};
    std::error_code ignored;
    if (isOpen)
        std::filesystem::remove(path, ignored);
    return core::failure("{} can't be written", path.string());
}

} // namespace

Result<void> makeThumbnail(const std::filesystem::path& capture, const std::filesystem::path& png, std::uint32_t side)
{
    const auto stored = storedPicture(capture);
    if (!stored)
        return stored.error();
    auto picture = decodePng(*stored);
    if (!picture)
        return picture.error();
    const Picture small = fitInto(std::move(*picture), side);
    const auto encoded = captures::encodePng(
        {small.width, small.height, captures::PngFormat::Rgba8, std::as_bytes(std::span(small.rgba))});
    if (!encoded)
        return encoded.error();
    return writeFile(png, *encoded);
}

} // namespace vitrine::thumbnailer
