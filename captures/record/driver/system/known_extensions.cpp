// SPDX-License-Identifier: Apache-2.0
#include "captures/record/driver/system/known_extensions.h"

#include "core/api/gles2/extensions.h"

#include <algorithm>
#include <vector>

namespace vitrine::captures::system {

namespace {

// Those without functions, or with functions that are exported, and whose effects a replay need not repeat.
constexpr std::string_view kEgl =
    "EGL_EXT_client_extensions EGL_EXT_platform_base EGL_EXT_platform_wayland EGL_EXT_platform_x11 "
    "EGL_EXT_platform_xcb EGL_EXT_swap_buffers_with_damage EGL_KHR_client_get_all_proc_addresses "
    "EGL_KHR_create_context EGL_KHR_fence_sync EGL_KHR_get_all_proc_addresses EGL_KHR_no_config_context "
    "EGL_KHR_platform_gbm EGL_KHR_platform_wayland EGL_KHR_platform_x11 EGL_KHR_surfaceless_context "
    "EGL_KHR_swap_buffers_with_damage EGL_MESA_platform_gbm EGL_MESA_platform_surfaceless";

std::vector<std::string_view> words(std::string_view text)
{
    std::vector<std::string_view> all;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end != 0)
            all.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return all;
}

std::string common(std::string_view all, std::string_view known)
{
    const std::vector<std::string_view> ours = words(known);
    std::string result;
    for (const std::string_view name : words(all)) {
        if (std::find(ours.begin(), ours.end(), name) == ours.end())
            continue;
        result.append(result.empty() ? "" : " ").append(name);
    }
    return result;
}

/// `text` with the version behind `prefix` replaced; what doesn't begin so is all words of the driver's.
std::string withVersion(std::string_view text, std::string_view prefix, std::string_view version)
{
    std::string result = std::string(prefix) + std::string(version);
    if (text.starts_with(prefix)) {
        text.remove_prefix(prefix.size());
        text.remove_prefix(std::min(text.find(' '), text.size()));
    } else {
        result += ' ';
    }
    return result.append(text);
}

} // namespace

std::string knownGlExtensions(std::string_view all)
{
    return common(all, std::string(core::gles2::extensionNames()) + " GL_EXT_debug_marker");
}

std::string knownEglExtensions(std::string_view all)
{
    return common(all, kEgl);
}

std::string limitedVersion(std::string_view version)
{
    return withVersion(version, "OpenGL ES ", "2.0");
}

std::string limitedShadingVersion(std::string_view version)
{
    return withVersion(version, "OpenGL ES GLSL ES ", "1.00");
}

} // namespace vitrine::captures::system
