// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/apitrace/containers.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>

namespace vitrine::captures {

namespace {

template <std::size_t N>
bool startsWith(std::span<const std::byte> bytes, const std::array<std::uint8_t, N>& magic)
{
    return bytes.size() >= N && std::memcmp(bytes.data(), magic.data(), N) == 0;
}

} // namespace

core::Result<std::unique_ptr<Decompressor>> openContainer(const std::string& path)
{
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored))
        return core::failure("this is a folder, not a file");
    std::ifstream stream(path, std::ios::binary);
    if (!stream)
        return core::failure("the file can't be read: {}", std::strerror(errno));

    std::array<char, 4> first{};
    stream.read(first.data(), first.size());
    const auto head = std::as_bytes(std::span(first)).first(static_cast<std::size_t>(stream.gcount()));
    if (head.empty())
        return core::failure("the file is empty");

    constexpr std::array<std::uint8_t, 2> kSnappy{'a', 't'};
    constexpr std::array<std::uint8_t, 2> kGzip{0x1f, 0x8b};
    constexpr std::array<std::uint8_t, 4> kZstd{0x28, 0xb5, 0x2f, 0xfd};
    stream.clear();
    stream.seekg(0);
    InputFile file(std::move(stream));
    if (startsWith(head, kSnappy)) {
        std::array<std::byte, kSnappy.size()> magic{};
        (void)file.read(magic);
        return makeSnappyDecompressor(std::move(file));
    }
    if (startsWith(head, kGzip))
        return makeGzipDecompressor(std::move(file));
    if (startsWith(head, kZstd))
        return makeZstdDecompressor(std::move(file));
    return makeBrotliDecompressor(std::move(file));
}

} // namespace vitrine::captures
