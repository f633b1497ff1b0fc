// SPDX-License-Identifier: Apache-2.0
// What is current, and waiting for it.
#include "captures/record/driver/model/egl_call.h"
#include "captures/record/driver/model/egl_calls.h"
#include "captures/record/driver/model/window_size.h"

namespace vitrine::captures::model {

namespace {

EGLBoolean release(EglCall& call, EGLDisplay dpy)
{
    // §3.7.3: also with a display that is not, or no longer, initialized.
    if (!call.anyDisplay(dpy))
        return EGL_FALSE;
    call.machine().setCurrent(call.thread(), call.thread().api, {});
    return EGL_TRUE;
}

/// EGL_SUCCESS, or why the thread can't have the context with the surfaces. Windows are asked for their sizes.
EGLint currentError(EglCall& call, const Context& context, Surface* draw, Surface* read)
{
    const ThreadState& thread = call.thread();
    const auto isElsewhere = [&thread](const ThreadState* owner) { return owner && owner != &thread; };
    if (isElsewhere(context.owner))
        return EGL_BAD_ACCESS;
    if (context.api == EGL_OPENVG_API && draw != read)
        return EGL_BAD_MATCH;
    for (Surface* surface : {draw, read}) {
        if (!surface)
            continue;
        if (isElsewhere(surface->owner))
            return EGL_BAD_ACCESS;
        if (!areCompatible(context.config, surface->config) || !rendersWith(surface->config, context.api))
            return EGL_BAD_MATCH;
        if (call.machine().vg().isImageInUse(surface->window))
            return EGL_BAD_ACCESS; // EGL 1.4 §3.7.3: of a pbuffer that has the pixels of an image
        if (!surface->isFrameBegun && !followWindowSize(call.machine(), *surface))
            return EGL_BAD_NATIVE_WINDOW;
    }
    return EGL_SUCCESS;
}

EGLBoolean EGLAPIENTRY makeCurrent(EGLDisplay dpy, EGLSurface drawHandle, EGLSurface readHandle, EGLContext handle)
{
    EglCall call;
    const bool hasSurface = drawHandle != EGL_NO_SURFACE || readHandle != EGL_NO_SURFACE;
    if (handle == EGL_NO_CONTEXT && !hasSurface)
        return release(call, dpy);
    const Display* display = call.display(dpy);
    if (!display)
        return EGL_FALSE;
    std::shared_ptr<Surface> draw, read;
    if (drawHandle != EGL_NO_SURFACE && !(draw = call.surface(*display, drawHandle)))
        return EGL_FALSE;
    if (readHandle != EGL_NO_SURFACE && !(read = call.surface(*display, readHandle)))
        return EGL_FALSE;
    if (handle == EGL_NO_CONTEXT)
        return call.fail(EGL_BAD_MATCH);
    auto context = call.context(*display, handle);
    if (!context)
        return EGL_FALSE;
    if (!draw != !read)
        return call.fail(EGL_BAD_MATCH);
    ThreadState& thread = call.thread();
    if (const EGLint error = currentError(call, *context, draw.get(), read.get()); error != EGL_SUCCESS)
        return call.fail(error);
    const EGLenum api = context->api;
    call.machine().setCurrent(thread, api, {std::move(context), std::move(draw), std::move(read)});
    if (api == EGL_OPENGL_ES_API)
        (void)call.machine().bind(thread); // gives a new context the viewport of its first surface
    return EGL_TRUE;
}

EGLContext EGLAPIENTRY getCurrentContext()
{
    EglCall call;
    return call.thread().bound().context ? call.thread().bound().context->handle : EGL_NO_CONTEXT;
}

EGLDisplay EGLAPIENTRY getCurrentDisplay()
{
    EglCall call;
    return call.thread().bound().context ? call.thread().bound().context->display->handle : EGL_NO_DISPLAY;
}

EGLSurface EGLAPIENTRY getCurrentSurface(EGLint which)
{
    EglCall call;
    if (which != EGL_DRAW && which != EGL_READ)
        return call.fail(EGL_BAD_PARAMETER);
    const auto& surface = which == EGL_DRAW ? call.thread().bound().draw : call.thread().bound().read;
    return surface ? surface->handle : EGL_NO_SURFACE;
}

// The machine executes at once: there is nothing to wait for.
EGLBoolean EGLAPIENTRY waitClient()
{
    EglCall call;
    return EGL_TRUE;
}

EGLBoolean EGLAPIENTRY waitNative(EGLint engine)
{
    EglCall call;
    return engine == EGL_CORE_NATIVE_ENGINE ? EGL_TRUE : call.fail(EGL_BAD_PARAMETER);
}

} // namespace

void addCurrentCalls(EglFunctions& table)
{
    table.eglMakeCurrent = &makeCurrent;
    table.eglGetCurrentContext = &getCurrentContext;
    table.eglGetCurrentDisplay = &getCurrentDisplay;
    table.eglGetCurrentSurface = &getCurrentSurface;
    table.eglWaitClient = &waitClient;
    table.eglWaitGL = &waitClient;
    table.eglWaitNative = &waitNative;
}

} // namespace vitrine::captures::model
