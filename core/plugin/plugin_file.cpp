// SPDX-License-Identifier: Apache-2.0
#include "core/plugin/plugin_file.h"

#include "core/plugin/elf_check.h"

#include <sha2.h>

#include <array>
#include <fstream>

namespace vitrine::core {

namespace {

Error refusal(const std::filesystem::path& path, const Text& what)
{
    return failure("{} {}", path.string(), what);
}

std::string sha256(const std::vector<std::byte>& bytes)
{
    std::array<char, SHA256_DIGEST_STRING_LENGTH> digits{};
    return SHA256Data(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size(), digits.data());
}

} // namespace

Result<PluginFile> readPluginFile(const std::filesystem::path& path)
{
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (!std::filesystem::exists(status))
        return refusal(path, textOf("is not there"));
    if (!std::filesystem::is_regular_file(status))
        return refusal(path, textOf("is no file"));
    const std::uintmax_t size = std::filesystem::file_size(path, error);
    if (error || size > kMaxPluginBytes)
        return refusal(path, textOf("is larger than {} MiB", kMaxPluginBytes >> 20));
    PluginFile file{path, std::vector<std::byte>(size), {}};
    std::ifstream stream(path, std::ios::binary);
    if (!stream.read(reinterpret_cast<char*>(file.bytes.data()), static_cast<std::streamsize>(size)))
        return refusal(path, textOf("can't be read"));
    if (const auto whole = checkSharedObject(file.bytes); !whole)
        return refusal(path, whole.error().message);
    file.hash = sha256(file.bytes);
    return file;
}

} // namespace vitrine::core
