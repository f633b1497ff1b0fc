// SPDX-License-Identifier: Apache-2.0
#include "captures/record/driver/model/egl_call.h"
#include "captures/record/driver/model/egl_calls.h"
#include "captures/record/driver/model/window_size.h"
#include "core/memory/surface_ops.h"

#include <algorithm>

namespace vitrine::captures::model {

namespace {

bool show(Machine& machine, Surface& surface)
{
    const core::SurfaceId picture = machine.system().present(surface.window);
    const core::Surface& pixels = machine.memory().surface(picture);
    const std::vector<std::byte> rgba = core::toRgba8TopDown(pixels);
    return surface.native->show({{pixels.width(), pixels.height()}, rgba});
}

EGLBoolean swap(EglCall& call, EGLDisplay dpy, EGLSurface handle)
{
    const Display* display = call.display(dpy);
    const auto surface = display ? call.surface(*display, handle) : nullptr;
    if (!surface)
        return EGL_FALSE;
    if (call.thread().gl.draw != surface && call.thread().vg.draw != surface)
        return call.fail(EGL_BAD_SURFACE);
    if (!surface->native) // a pbuffer has nothing to show
        return EGL_TRUE;
    if (!show(call.machine(), *surface))
        return call.fail(EGL_BAD_NATIVE_WINDOW);
    followWindowSize(call.machine(), *surface);
    surface->isFrameBegun = false;
    return EGL_TRUE;
}

EGLBoolean EGLAPIENTRY swapBuffers(EGLDisplay dpy, EGLSurface surface)
{
    EglCall call;
    return swap(call, dpy, surface);
}

/// The rectangles are a hint; all of the window is shown.
EGLBoolean EGLAPIENTRY swapBuffersWithDamage(EGLDisplay dpy, EGLSurface surface, const EGLint* rects, EGLint count)
{
    EglCall call;
    if (count < 0 || (count > 0 && !rects))
        return call.fail(EGL_BAD_PARAMETER);
    return swap(call, dpy, surface);
}

EGLBoolean EGLAPIENTRY swapInterval(EGLDisplay dpy, EGLint)
{
    EglCall call;
    if (!call.display(dpy))
        return EGL_FALSE;
    if (!call.thread().bound().context)
        return call.fail(EGL_BAD_CONTEXT);
    if (!call.thread().bound().draw)
        return call.fail(EGL_BAD_SURFACE);
    return EGL_TRUE; // the model is slower than any screen
}

EGLBoolean EGLAPIENTRY copyBuffers(EGLDisplay dpy, EGLSurface handle, EGLNativePixmapType)
{
    EglCall call;
    const Display* display = call.display(dpy);
    if (!display || !call.surface(*display, handle))
        return EGL_FALSE;
    return call.fail(EGL_BAD_NATIVE_PIXMAP);
}

} // namespace

void addPresentCalls(EglFunctions& table)
{
    table.eglSwapBuffers = &swapBuffers;
    table.eglSwapBuffersWithDamageEXT = &swapBuffersWithDamage;
    table.eglSwapBuffersWithDamageKHR = &swapBuffersWithDamage;
    table.eglSwapInterval = &swapInterval;
    table.eglCopyBuffers = &copyBuffers;
}

} // namespace vitrine::captures::model
