// SPDX-License-Identifier: Apache-2.0
#include "captures/record/driver/attributes.h"
#include "captures/record/driver/context_request.h"
#include "captures/record/driver/model/egl_call.h"
#include "captures/record/driver/model/egl_calls.h"

namespace vitrine::captures::model {

namespace {

/// EGL_SUCCESS, or what is wrong with the list.
EGLint readVersion(const Attributes& list, ContextVersion& version)
{
    for (const auto& [name, value] : list) {
        switch (name) {
        case EGL_CONTEXT_MAJOR_VERSION: version.major = value; break;
        case EGL_CONTEXT_MINOR_VERSION: version.minor = value; break;
        case EGL_CONTEXT_FLAGS_KHR: // a debug context is one that may say more; the other flags are not for ES
            if ((value & ~EGL_CONTEXT_OPENGL_DEBUG_BIT_KHR) != 0)
                return EGL_BAD_ATTRIBUTE;
            break;
        case EGL_CONTEXT_OPENGL_DEBUG:
            if (value != EGL_TRUE && value != EGL_FALSE)
                return EGL_BAD_ATTRIBUTE;
            break;
        case EGL_CONTEXT_OPENGL_ROBUST_ACCESS:
            if (value != EGL_FALSE)
                return value == EGL_TRUE ? EGL_BAD_MATCH : EGL_BAD_ATTRIBUTE;
            break;
        default: return EGL_BAD_ATTRIBUTE;
        }
    }
    return EGL_SUCCESS;
}

EGLContext EGLAPIENTRY createContext(EGLDisplay dpy, EGLConfig handle, EGLContext share, const EGLint* list)
{
    EglCall call;
    Display* display = call.display(dpy);
    if (!display)
        return EGL_NO_CONTEXT;
    const Config none;
    const Config* config = handle == EGL_NO_CONFIG_KHR ? &none : call.config(*display, handle);
    if (!config)
        return EGL_NO_CONTEXT;
    std::shared_ptr<Context> sibling;
    if (share != EGL_NO_CONTEXT && !(sibling = call.context(*display, share)))
        return EGL_NO_CONTEXT;
    ContextVersion version;
    if (const EGLint error = readVersion(readAttributes(list), version); error != EGL_SUCCESS)
        return call.fail(error);
    if (const EGLint error = versionError(version); error != EGL_SUCCESS)
        return call.fail(error);
    auto context = std::make_shared<Context>();
    context->handle = call.machine().newHandle();
    context->display = display;
    context->config = *config;
    context->id = call.machine().system().createContext({2}, sibling ? sibling->id : core::gles2::ContextId{});
    display->contexts[context->handle] = context;
    return context->handle;
}

EGLBoolean EGLAPIENTRY destroyContext(EGLDisplay dpy, EGLContext handle)
{
    EglCall call;
    Display* display = call.display(dpy);
    if (!display || !call.context(*display, handle))
        return EGL_FALSE;
    display->contexts.erase(handle);
    return EGL_TRUE;
}

EGLint renderBufferOf(const Context& context)
{
    if (!context.owner || !context.owner->draw)
        return EGL_NONE;
    return context.owner->draw->attributes.at(EGL_RENDER_BUFFER);
}

EGLBoolean EGLAPIENTRY queryContext(EGLDisplay dpy, EGLContext handle, EGLint attribute, EGLint* value)
{
    EglCall call;
    const Display* display = call.display(dpy);
    const auto context = display ? call.context(*display, handle) : nullptr;
    if (!context)
        return EGL_FALSE;
    EGLint answer = 0;
    switch (attribute) {
    case EGL_CONFIG_ID: answer = context->config.id; break;
    case EGL_CONTEXT_CLIENT_TYPE: answer = EGL_OPENGL_ES_API; break;
    case EGL_CONTEXT_CLIENT_VERSION: answer = 2; break;
    case EGL_RENDER_BUFFER: answer = renderBufferOf(*context); break;
    default: return call.fail(EGL_BAD_ATTRIBUTE);
    }
    if (!value)
        return call.fail(EGL_BAD_PARAMETER);
    *value = answer;
    return EGL_TRUE;
}

} // namespace

void addContextCalls(EglFunctions& table)
{
    table.eglCreateContext = &createContext;
    table.eglDestroyContext = &destroyContext;
    table.eglQueryContext = &queryContext;
}

} // namespace vitrine::captures::model
