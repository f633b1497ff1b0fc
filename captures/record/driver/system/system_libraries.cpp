// SPDX-License-Identifier: Apache-2.0
#include "captures/record/driver/system/system_libraries.h"

#include "captures/record/driver/settings.h"

#include <optional>
#include <string>

#include <dlfcn.h>

namespace vitrine::captures::system {

namespace fs = std::filesystem;

namespace {

std::vector<fs::path> standardFolders()
{
    constexpr std::string_view kArchitecture = VITRINE_LIBRARY_ARCHITECTURE; // "x86_64-linux-gnu" or nothing
    std::vector<fs::path> folders;
    for (const fs::path base : {"/usr/local/lib", "/usr/lib", "/lib"}) {
        if (!kArchitecture.empty())
            folders.push_back(base / kArchitecture);
        if (sizeof(void*) == 8)
            folders.push_back(base.string() + "64");
        folders.push_back(base);
    }
    return folders;
}

/// The folder of the drop-in libraries. Empty when it can't be told.
fs::path ownFolder()
{
    Dl_info info{};
    std::error_code error;
    if (dladdr(reinterpret_cast<const void*>(&ownFolder), &info) == 0 || !info.dli_fname)
        return {};
    return fs::canonical(info.dli_fname, error).parent_path();
}

core::Result<void*> load(const char* variable, std::string_view name)
{
    const fs::path own = ownFolder();
    const char* wished = setting(variable);
    const fs::path path = wished && *wished != '\0' ? fs::path(wished) : findLibrary(name, standardFolders(), own);
    if (path.empty())
        return core::failure("no {} is in the standard library folders; set {}", name, variable);
    std::error_code error;
    if (!own.empty() && fs::canonical(path, error).parent_path() == own)
        return core::failure("{} is the drop-in library itself", variable);
    if (void* library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL))
        return library;
    const char* reason = dlerror();
    return core::failure("{} can't be loaded: {}", path.string(), reason ? reason : "for unknown reasons");
}

} // namespace

fs::path findLibrary(std::string_view name, const std::vector<fs::path>& folders, const fs::path& avoided)
{
    for (const fs::path& folder : folders) {
        std::error_code error;
        const fs::path real = fs::canonical(folder / name, error);
        if (!error && real.parent_path() != avoided)
            return folder / name;
    }
    return {};
}

core::Result<Libraries> loadLibraries()
{
    const auto egl = load("VITRINE_SYSTEM_EGL", "libEGL.so.1");
    if (!egl)
        return egl.error();
    const auto gles = load("VITRINE_SYSTEM_GLES", "libGLESv2.so.2");
    if (!gles)
        return gles.error();
    return Libraries{*egl, *gles};
}

} // namespace vitrine::captures::system
