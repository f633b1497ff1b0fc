// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

/// The only list of EGL's extensions: what the extension strings name, and the functions that belong to the names. An
/// extension is listed when all of its functions are exported, and when a replay need not repeat its effects.

namespace vitrine::captures {

/// Whose string an extension is in: that of the client, which is asked for without a display, or that of a display.
enum class EglScope : std::uint8_t { Client, Display };

struct EglExtension {
    std::string_view name;
    EglScope scope = EglScope::Display;
    bool hasModel = false; ///< our own machine has it, too; else it exists only where the system's driver has it
    std::string_view functions = {}; ///< separated by spaces
};

/// Sorted by name.
inline constexpr EglExtension kEglExtensions[] = {
    {"EGL_EXT_client_extensions", EglScope::Client, true},
    {"EGL_EXT_platform_base", EglScope::Client, true,
     "eglCreatePlatformPixmapSurfaceEXT eglCreatePlatformWindowSurfaceEXT eglGetPlatformDisplayEXT"},
    {"EGL_EXT_platform_wayland", EglScope::Client},
    {"EGL_EXT_platform_x11", EglScope::Client, true},
    {"EGL_EXT_platform_xcb", EglScope::Client, true},
    {"EGL_EXT_swap_buffers_with_damage", EglScope::Display, true, "eglSwapBuffersWithDamageEXT"},
    {"EGL_KHR_client_get_all_proc_addresses", EglScope::Client, true},
    {"EGL_KHR_create_context", EglScope::Display, true},
    {"EGL_KHR_fence_sync", EglScope::Display, true,
     "eglClientWaitSyncKHR eglCreateSyncKHR eglDestroySyncKHR eglGetSyncAttribKHR"},
    {"EGL_KHR_get_all_proc_addresses", EglScope::Display, true},
    {"EGL_KHR_no_config_context", EglScope::Display, true},
    {"EGL_KHR_platform_gbm", EglScope::Client},
    {"EGL_KHR_platform_wayland", EglScope::Client},
    {"EGL_KHR_platform_x11", EglScope::Client, true},
    {"EGL_KHR_surfaceless_context", EglScope::Display, true},
    {"EGL_KHR_swap_buffers_with_damage", EglScope::Display, true, "eglSwapBuffersWithDamageKHR"},
    {"EGL_MESA_platform_gbm", EglScope::Client},
    {"EGL_MESA_platform_surfaceless", EglScope::Client, true},
};

/// The extensions that our own machine has in that scope: names separated by spaces, at an address that stays valid.
[[nodiscard]] const char* modelEglExtensions(EglScope scope);

} // namespace vitrine::captures
