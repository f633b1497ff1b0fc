// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

/// The one list of EGL's extensions: what its strings name, and the functions that come with the names. Each has no
/// functions, or exported ones, and effects that a replay need not repeat.

namespace vitrine::captures {

/// Whose string: the client's, which is asked for without a display, or a display's.
enum class EglScope : std::uint8_t { Client, Display };

struct EglExtension {
    std::string_view name;
    EglScope scope = EglScope::Display;
    bool hasModel = false;           ///< of our own machine, too; else only where the system's driver has it
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

/// What our own machine has in that scope: names separated by spaces, at an address that stays good.
[[nodiscard]] const char* modelEglExtensions(EglScope scope);

} // namespace vitrine::captures
