// SPDX-License-Identifier: Apache-2.0
#include "captures/record/recorder/libraries.h"

#include <fmt/format.h>

#include <cstdlib>
#include <dlfcn.h>
#include <link.h>

namespace vitrine::captures {

using core::failure;
using core::Result;

namespace {

std::filesystem::path usualFolder()
{
    if (const char* wish = std::getenv("VITRINE_DROP_IN"); wish && *wish)
        return wish;
    std::error_code error;
    const auto executable = std::filesystem::read_symlink("/proc/self/exe", error);
    const auto libraries = executable.parent_path().parent_path() / "lib";
    const auto installed = libraries / "vitrine" / "drop-in"; // /usr/lib is for everyone: ours have a folder there
    return std::filesystem::exists(installed, error) ? installed : libraries / "drop-in";
}

} // namespace

Result<std::filesystem::path> dropInFolder(const std::filesystem::path& wish)
{
    std::error_code error;
    const auto folder = std::filesystem::absolute(wish.empty() ? usualFolder() : wish, error);
    for (const char* name : {"libEGL.so.1", "libGLESv2.so.2", "libOpenVG.so.1"}) {
        if (!std::filesystem::exists(folder / name, error))
            return failure("the drop-in library {} is not in {}", name, folder.string());
    }
    return folder;
}

Result<std::filesystem::path> systemLibrary(const char* name)
{
    void* library = dlopen(name, RTLD_LAZY | RTLD_LOCAL);
    if (!library)
        return failure("this system has no {}, which pass-through needs", name);
    link_map* map = nullptr;
    std::filesystem::path path;
    if (dlinfo(library, RTLD_DI_LINKMAP, static_cast<void*>(&map)) == 0 && map)
        path = map->l_name;
    dlclose(library);
    if (!path.is_absolute())
        return failure("where the system's {} lies can't be found out", name);
    return path;
}

} // namespace vitrine::captures
