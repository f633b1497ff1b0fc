// SPDX-License-Identifier: Apache-2.0
#include "captures/record/driver/model/egl_call.h"
#include "captures/record/driver/model/egl_calls.h"

namespace vitrine::captures::model {

namespace {

EGLBoolean EGLAPIENTRY querySurface(EGLDisplay dpy, EGLSurface handle, EGLint attribute, EGLint* value)
{
    EglCall call;
    const Display* display = call.display(dpy);
    const auto surface = display ? call.surface(*display, handle) : nullptr;
    if (!surface)
        return EGL_FALSE;
    const auto found = surface->attributes.find(attribute);
    if (found == surface->attributes.end() && attribute != EGL_CONFIG_ID)
        return call.fail(EGL_BAD_ATTRIBUTE);
    if (!value)
        return call.fail(EGL_BAD_PARAMETER);
    const bool isPbuffer = surface->kind == SurfaceKind::Pbuffer;
    switch (attribute) {
    case EGL_CONFIG_ID: *value = surface->config.id; break;
    case EGL_WIDTH: *value = surface->width; break;
    case EGL_HEIGHT: *value = surface->height; break;
    case EGL_LARGEST_PBUFFER:
    case EGL_TEXTURE_FORMAT:
    case EGL_TEXTURE_TARGET:
    case EGL_MIPMAP_TEXTURE:
    case EGL_MIPMAP_LEVEL:
        if (isPbuffer) // asked of a window they are no error, but have no answer
            *value = found->second;
        break;
    default: *value = found->second; break;
    }
    return EGL_TRUE;
}

EGLBoolean EGLAPIENTRY surfaceAttrib(EGLDisplay dpy, EGLSurface handle, EGLint attribute, EGLint value)
{
    EglCall call;
    const Display* display = call.display(dpy);
    const auto surface = display ? call.surface(*display, handle) : nullptr;
    if (!surface)
        return EGL_FALSE;
    switch (attribute) {
    case EGL_MIPMAP_LEVEL: break;
    case EGL_MULTISAMPLE_RESOLVE:
        if (value != EGL_MULTISAMPLE_RESOLVE_DEFAULT)
            return call.fail(value == EGL_MULTISAMPLE_RESOLVE_BOX ? EGL_BAD_MATCH : EGL_BAD_ATTRIBUTE);
        break;
    case EGL_SWAP_BEHAVIOR:
        if (value != EGL_BUFFER_PRESERVED && value != EGL_BUFFER_DESTROYED)
            return call.fail(EGL_BAD_ATTRIBUTE);
        if (value == EGL_BUFFER_PRESERVED && (surface->config.surfaceTypes & EGL_SWAP_BEHAVIOR_PRESERVED_BIT) == 0)
            return call.fail(EGL_BAD_MATCH);
        break;
    default: return call.fail(EGL_BAD_ATTRIBUTE);
    }
    surface->attributes[attribute] = value;
    return EGL_TRUE;
}

} // namespace

void addSurfaceQueries(EglFunctions& table)
{
    table.eglQuerySurface = &querySurface;
    table.eglSurfaceAttrib = &surfaceAttrib;
}

} // namespace vitrine::captures::model
