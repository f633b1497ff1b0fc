// SPDX-License-Identifier: Apache-2.0
#include "captures/record/recorder/free_path.h"

#include <fmt/format.h>

namespace vitrine::captures {

namespace {

bool isTaken(const std::filesystem::path& path)
{
    std::error_code error;
    return std::filesystem::exists(path, error) || std::filesystem::exists(path.string() + ".partial", error);
}

} // namespace

std::filesystem::path freeCapturePath(const std::filesystem::path& folder, const std::string& name)
{
    std::filesystem::path path = folder / (name + ".vitrine");
    for (int number = 2; isTaken(path); ++number)
        path = folder / fmt::format("{}-{}.vitrine", name, number);
    return path;
}

} // namespace vitrine::captures
