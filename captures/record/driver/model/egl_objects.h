// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/model/client_arrays.h"
#include "captures/record/driver/model/egl_configs.h"
#include "captures/record/driver/native_window.h"
#include "core/api/gles2/types.h"
#include "core/api/openvg/target.h"

#include <map>
#include <memory>
#include <set>

/// Displays, surfaces and contexts. Handles are looked up in the tables of their display. An object without a handle
/// lives on as long as a thread has it current, because the thread holds it. When it dies, it gives back what it has in
/// the model.

namespace vitrine::captures::model {

struct Display;
struct ThreadState;

enum class SurfaceKind : std::uint8_t { Window, Pbuffer };

struct Surface {
    Surface() = default;
    Surface(const Surface&) = delete;
    Surface& operator=(const Surface&) = delete;
    ~Surface();

    EGLSurface handle = EGL_NO_SURFACE;
    Display* display = nullptr;
    Config config;
    SurfaceKind kind = SurfaceKind::Pbuffer;
    core::gles2::WindowId window;
    EGLint width = 0, height = 0;
    std::shared_ptr<NativeWindowSystem> windows; ///< for a window surface; it must outlive `native`
    std::unique_ptr<NativeWindow> native;
    bool isFrameBegun = false; ///< a viewport was set after the last picture was shown
    std::uint64_t nativeId = 0;
    std::map<EGLint, EGLint> attributes; ///< the values that eglQuerySurface returns
    const ThreadState* owner = nullptr;  ///< the thread that has it current
};

struct Context {
    Context() = default;
    Context(const Context&) = delete;
    Context& operator=(const Context&) = delete;
    ~Context();

    EGLContext handle = EGL_NO_CONTEXT;
    Display* display = nullptr;
    Config config; ///< id 0 when the context was made without a config
    EGLenum api = EGL_OPENGL_ES_API;
    core::gles2::ContextId id;    ///< of OpenGL ES, or
    core::openvg::ContextId vgId; ///< of OpenVG
    ClientArrays arrays;
    const ThreadState* owner = nullptr;
};

enum class Platform : std::uint8_t { Default, X11, Xcb, Surfaceless };

struct Display {
    EGLDisplay handle = EGL_NO_DISPLAY;
    Platform platform = Platform::Default;
    void* native = nullptr;
    bool isInitialized = false;
    std::shared_ptr<NativeWindowSystem> windows; ///< null when none can be reached
    std::vector<Config> configs;                 ///< at index id − 1
    std::map<EGLSurface, std::shared_ptr<Surface>> surfaces;
    std::map<EGLContext, std::shared_ptr<Context>> contexts;
    std::set<EGLSync> syncs;
};

} // namespace vitrine::captures::model
