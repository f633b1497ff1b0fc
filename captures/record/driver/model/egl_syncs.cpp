// SPDX-License-Identifier: Apache-2.0
// Fences, which have always been passed because the machine executes at once, and images, of which there are none.
#include "captures/record/driver/attributes.h"
#include "captures/record/driver/model/egl_call.h"
#include "captures/record/driver/model/egl_calls.h"

#include <optional>

namespace vitrine::captures::model {

namespace {

/// OpenVG has no fences.
std::shared_ptr<Context> syncedContext(EglCall& call)
{
    return call.thread().api == EGL_OPENGL_ES_API ? call.thread().gl.context : nullptr;
}

template <typename T>
EGLSync EGLAPIENTRY createSync(EGLDisplay dpy, EGLenum type, const T* list)
{
    EglCall call;
    Display* display = call.display(dpy);
    if (!display)
        return EGL_NO_SYNC;
    if (type != EGL_SYNC_FENCE || !readAttributes(list).empty())
        return call.fail(EGL_BAD_ATTRIBUTE);
    const std::shared_ptr<Context> context = syncedContext(call);
    if (!context || context->display != display)
        return call.fail(EGL_BAD_MATCH);
    const EGLSync sync = call.machine().newHandle();
    display->syncs.insert(sync);
    return sync;
}

bool isKnown(EglCall& call, EGLDisplay dpy, EGLSync sync)
{
    const Display* display = call.display(dpy);
    if (display && !display->syncs.contains(sync))
        call.fail(EGL_BAD_PARAMETER);
    return display && display->syncs.contains(sync);
}

EGLBoolean EGLAPIENTRY destroySync(EGLDisplay dpy, EGLSync sync)
{
    EglCall call;
    if (!isKnown(call, dpy, sync))
        return EGL_FALSE;
    call.machine().findDisplay(dpy)->syncs.erase(sync);
    return EGL_TRUE;
}

EGLint EGLAPIENTRY clientWaitSync(EGLDisplay dpy, EGLSync sync, EGLint, EGLTime)
{
    EglCall call;
    return isKnown(call, dpy, sync) ? EGL_CONDITION_SATISFIED : EGL_FALSE;
}

EGLBoolean EGLAPIENTRY waitSync(EGLDisplay dpy, EGLSync sync, EGLint flags)
{
    EglCall call;
    if (!isKnown(call, dpy, sync))
        return EGL_FALSE;
    if (!syncedContext(call))
        return call.fail(EGL_BAD_MATCH);
    return flags == 0 ? EGL_TRUE : call.fail(EGL_BAD_PARAMETER);
}

std::optional<EGLint> syncAttribute(EGLint attribute)
{
    switch (attribute) {
    case EGL_SYNC_TYPE: return EGL_SYNC_FENCE;
    case EGL_SYNC_STATUS: return EGL_SIGNALED;
    case EGL_SYNC_CONDITION: return EGL_SYNC_PRIOR_COMMANDS_COMPLETE;
    default: return std::nullopt;
    }
}

template <typename T>
EGLBoolean EGLAPIENTRY getSyncAttrib(EGLDisplay dpy, EGLSync sync, EGLint attribute, T* value)
{
    EglCall call;
    if (!isKnown(call, dpy, sync))
        return EGL_FALSE;
    const auto answer = syncAttribute(attribute);
    if (!answer)
        return call.fail(EGL_BAD_ATTRIBUTE);
    if (!value)
        return call.fail(EGL_BAD_PARAMETER);
    *value = *answer;
    return EGL_TRUE;
}

EGLImage EGLAPIENTRY createImage(EGLDisplay dpy, EGLContext, EGLenum, EGLClientBuffer, const EGLAttrib*)
{
    EglCall call;
    return call.display(dpy) ? call.fail(EGL_BAD_PARAMETER) : Failure{};
}

EGLBoolean EGLAPIENTRY destroyImage(EGLDisplay dpy, EGLImage)
{
    EglCall call;
    return call.display(dpy) ? call.fail(EGL_BAD_PARAMETER) : Failure{};
}

} // namespace

void addSyncCalls(EglFunctions& table)
{
    table.eglCreateSync = &createSync<EGLAttrib>;
    table.eglCreateSyncKHR = &createSync<EGLint>;
    table.eglDestroySync = &destroySync;
    table.eglDestroySyncKHR = &destroySync;
    table.eglClientWaitSync = &clientWaitSync;
    table.eglClientWaitSyncKHR = &clientWaitSync;
    table.eglWaitSync = &waitSync;
    table.eglGetSyncAttrib = &getSyncAttrib<EGLAttrib>;
    table.eglGetSyncAttribKHR = &getSyncAttrib<EGLint>;
    table.eglCreateImage = &createImage;
    table.eglDestroyImage = &destroyImage;
}

} // namespace vitrine::captures::model
