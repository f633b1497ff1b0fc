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

/// EGL_SUCCESS, or why there is no context of OpenGL ES with these attributes.
EGLint glContextError(const Attributes& list)
{
    ContextVersion version;
    const EGLint error = readVersion(list, version);
    return error != EGL_SUCCESS ? error : versionError(version);
}

/// Contexts of OpenVG have no attributes.
EGLint contextError(EGLenum api, const Attributes& list)
{
    if (api == EGL_OPENGL_ES_API)
        return glContextError(list);
    return list.empty() ? EGL_SUCCESS : EGL_BAD_ATTRIBUTE;
}

EGLContext make(EglCall& call, Display& display, const Config& config, const Context* sibling)
{
    auto context = std::make_shared<Context>();
    context->handle = call.machine().newHandle();
    context->display = &display;
    context->config = config;
    context->api = call.thread().api;
    if (context->api == EGL_OPENVG_API)
        context->vgId = call.machine().vg().system().createContext(sibling ? sibling->vgId : core::openvg::ContextId{});
    else
        context->id = call.machine().system().createContext({2}, sibling ? sibling->id : core::gles2::ContextId{});
    display.contexts[context->handle] = context;
    return context->handle;
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
    const EGLenum api = call.thread().api;
    if (config != &none && !rendersWith(*config, api))
        return call.fail(EGL_BAD_CONFIG);
    std::shared_ptr<Context> sibling;
    if (share != EGL_NO_CONTEXT && !(sibling = call.context(*display, share)))
        return EGL_NO_CONTEXT;
    if (sibling && sibling->api != api)
        return call.fail(EGL_BAD_CONTEXT);
    if (const EGLint error = contextError(api, readAttributes(list)); error != EGL_SUCCESS)
        return call.fail(error);
    return make(call, *display, *config, sibling.get());
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
    const auto draw = context.owner ? context.owner->of(context.api).draw : nullptr;
    return draw ? draw->attributes.at(EGL_RENDER_BUFFER) : EGL_NONE;
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
    case EGL_CONTEXT_CLIENT_TYPE: answer = static_cast<EGLint>(context->api); break;
    case EGL_CONTEXT_CLIENT_VERSION: answer = context->api == EGL_OPENGL_ES_API ? 2 : 1; break;
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
