// SPDX-License-Identifier: Apache-2.0
// Displays, strings, errors and threads.
#include "captures/record/driver/attributes.h"
#include "captures/record/driver/egl_extensions.h"
#include "captures/record/driver/exports.h"
#include "captures/record/driver/model/egl_call.h"
#include "captures/record/driver/model/egl_calls.h"
#include "captures/record/driver/model/window_system.h"

#include <optional>
#include <string_view>
#include <utility>

#include <dlfcn.h>

namespace vitrine::captures::model {

namespace {

/// eglGetDisplay doesn't say what a native display is. Those of Wayland and GBM begin with an address in their library,
/// which those of Xlib don't.
bool isForeign(const void* native)
{
    Dl_info info{};
    const void* first = *static_cast<void* const*>(native);
    const bool isNamed = first && dladdr(first, &info) != 0 && info.dli_sname;
    const std::string_view name = isNamed ? info.dli_sname : "";
    return name == "wl_display_interface" || name == "gbm_create_device";
}

EGLDisplay EGLAPIENTRY getDisplay(EGLNativeDisplayType native)
{
    EglCall call;
    void* pointer = reinterpret_cast<void*>(native);
    if (pointer && isForeign(pointer))
        return call.fail(EGL_BAD_PARAMETER);
    return call.machine().display(pointer ? Platform::X11 : Platform::Default, pointer).handle;
}

std::optional<Platform> platformOf(EGLenum platform)
{
    switch (platform) {
    case EGL_PLATFORM_X11_KHR: return Platform::X11;
    case EGL_PLATFORM_XCB_EXT: return Platform::Xcb;
    case EGL_PLATFORM_SURFACELESS_MESA: return Platform::Surfaceless;
    default: return std::nullopt;
    }
}

bool isKnown(Platform platform, EGLint attribute)
{
    // Which screen; there is only the default one.
    return (platform == Platform::X11 && attribute == EGL_PLATFORM_X11_SCREEN_KHR) ||
           (platform == Platform::Xcb && attribute == EGL_PLATFORM_XCB_SCREEN_EXT);
}

template <typename T>
EGLDisplay EGLAPIENTRY getPlatformDisplay(EGLenum platform, void* native, const T* list)
{
    EglCall call;
    const auto known = platformOf(platform);
    if (!known || (*known == Platform::Surfaceless && native))
        return call.fail(EGL_BAD_PARAMETER);
    for (const auto& [attribute, value] : readAttributes(list))
        if (!isKnown(*known, attribute))
            return call.fail(EGL_BAD_ATTRIBUTE);
    return call.machine().display(*known, native).handle;
}

Visuals visualsOf(NativeWindowSystem* windows)
{
    return windows ? Visuals{windows->visualId(16), windows->visualId(24), windows->visualId(32)} : Visuals{};
}

bool open(Display& display)
{
    const bool hasWindows = display.platform != Platform::Surfaceless;
    display.windows = openWindowSystem(display.platform, display.native);
    // What was named has to be there; the default display also serves programs without windows.
    if (!display.windows && hasWindows && display.platform != Platform::Default)
        return false;
    const EGLint types = hasWindows ? EGL_WINDOW_BIT | EGL_PBUFFER_BIT | EGL_SWAP_BEHAVIOR_PRESERVED_BIT
                                    : EGL_PBUFFER_BIT | EGL_SWAP_BEHAVIOR_PRESERVED_BIT;
    display.configs = makeConfigs(types, visualsOf(display.windows.get()));
    display.isInitialized = true;
    return true;
}

EGLBoolean EGLAPIENTRY initialize(EGLDisplay dpy, EGLint* major, EGLint* minor)
{
    EglCall call;
    Display* display = call.anyDisplay(dpy);
    if (!display)
        return EGL_FALSE;
    if (!display->isInitialized && !open(*display))
        return call.fail(EGL_NOT_INITIALIZED);
    if (major)
        *major = 1;
    if (minor)
        *minor = 5;
    return EGL_TRUE;
}

EGLBoolean EGLAPIENTRY terminate(EGLDisplay dpy)
{
    EglCall call;
    Display* display = call.anyDisplay(dpy);
    if (!display)
        return EGL_FALSE;
    // What is current stays until it is released.
    display->surfaces.clear();
    display->contexts.clear();
    display->syncs.clear();
    display->windows.reset();
    display->isInitialized = false;
    return EGL_TRUE;
}

const char* EGLAPIENTRY queryString(EGLDisplay dpy, EGLint name)
{
    EglCall call;
    if (dpy == EGL_NO_DISPLAY && name == EGL_EXTENSIONS)
        return modelEglExtensions(EglScope::Client);
    const char* const version = "1.5 Vitrine";
    if (dpy == EGL_NO_DISPLAY && name == EGL_VERSION)
        return version;
    if (!call.display(dpy))
        return nullptr;
    switch (name) {
    case EGL_CLIENT_APIS: return "OpenGL_ES OpenVG";
    case EGL_EXTENSIONS: return modelEglExtensions(EglScope::Display);
    case EGL_VENDOR: return "Vitrine";
    case EGL_VERSION: return version;
    default: return call.fail(EGL_BAD_PARAMETER);
    }
}

EGLint EGLAPIENTRY getError()
{
    return std::exchange(thisThread().error, EGL_SUCCESS);
}

EGLBoolean EGLAPIENTRY bindApi(EGLenum api)
{
    EglCall call;
    if (api != EGL_OPENGL_ES_API && api != EGL_OPENVG_API)
        return call.fail(EGL_BAD_PARAMETER);
    call.thread().api = api;
    return EGL_TRUE;
}

EGLenum EGLAPIENTRY queryApi()
{
    EglCall call;
    return call.thread().api;
}

EGLBoolean EGLAPIENTRY releaseThread()
{
    EglCall call;
    call.machine().releaseAll(call.thread());
    call.thread().api = EGL_OPENGL_ES_API;
    return EGL_TRUE;
}

__eglMustCastToProperFunctionPointerType EGLAPIENTRY getProcAddress(const char* name)
{
    return name ? exportedFunction(name) : nullptr;
}

} // namespace

void addDisplayCalls(EglFunctions& table)
{
    table.eglGetDisplay = &getDisplay;
    table.eglGetPlatformDisplay = &getPlatformDisplay<EGLAttrib>;
    table.eglGetPlatformDisplayEXT = &getPlatformDisplay<EGLint>;
    table.eglInitialize = &initialize;
    table.eglTerminate = &terminate;
    table.eglQueryString = &queryString;
    table.eglGetError = &getError;
    table.eglBindAPI = &bindApi;
    table.eglQueryAPI = &queryApi;
    table.eglReleaseThread = &releaseThread;
    table.eglGetProcAddress = &getProcAddress;
}

} // namespace vitrine::captures::model
