// SPDX-License-Identifier: Apache-2.0
#include "captures/machines/users_folder.h"

#include <cstdlib>

namespace vitrine::captures {
namespace {

std::filesystem::path folderIn(const char* variable, const std::filesystem::path& rest)
{
    const char* value = std::getenv(variable);
    const std::filesystem::path base(value ? value : "");
    return base.is_absolute() ? base / rest : std::filesystem::path();
}

} // namespace

std::filesystem::path usersFolder(const char* name)
{
    const std::filesystem::path ours = std::filesystem::path("vitrine") / name;
    if (auto folder = folderIn("XDG_DATA_HOME", ours); !folder.empty())
        return folder;
    return folderIn("HOME", std::filesystem::path(".local/share") / ours);
}

} // namespace vitrine::captures
