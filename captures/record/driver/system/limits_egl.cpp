// SPDX-License-Identifier: Apache-2.0
#include "captures/record/driver/attributes.h"
#include "captures/record/driver/context_request.h"
#include "captures/record/driver/exports.h"
#include "captures/record/driver/renderable_type.h"
#include "captures/record/driver/system/driver.h"
#include "captures/record/driver/system/known_extensions.h"
#include "captures/record/driver/system/stable_text.h"

#include <algorithm>
#include <cstdio>
#include <mutex>
#include <utility>
#include <vector>

namespace vitrine::captures::system {

namespace {

thread_local EGLint refusal = EGL_SUCCESS;

const EglFunctions& below()
{
    return driver().functions.egl;
}

// Whatever reaches the driver has the driver's error, so that each of its functions ends an earlier refusal.
#define VITRINE_FORWARD_EGL(result, name, parameters, arguments)                                                       \
    result EGLAPIENTRY forward_##name parameters                                                                       \
    {                                                                                                                  \
        refusal = EGL_SUCCESS;                                                                                         \
        return below().name arguments;                                                                                 \
    }
VITRINE_EGL_FUNCTIONS(VITRINE_FORWARD_EGL)
#undef VITRINE_FORWARD_EGL

EGLint EGLAPIENTRY getError()
{
    const EGLint error = below().eglGetError();
    const EGLint refused = std::exchange(refusal, EGL_SUCCESS);
    return refused != EGL_SUCCESS ? refused : error;
}

EGLBoolean EGLAPIENTRY bindApi(EGLenum api)
{
    if (api == EGL_OPENGL_ES_API)
        return forward_eglBindAPI(api);
    static std::once_flag isTold;
    if (api == EGL_OPENVG_API)
        std::call_once(isTold, [] {
            std::fputs("vitrine: this system has no OpenVG to pass calls on to; the model has it\n", stderr);
        });
    refuse(EGL_BAD_PARAMETER);
    return EGL_FALSE;
}

/// A list that comes with another display is nobody's to read: the driver refuses the call.
bool isInitialized(EGLDisplay dpy)
{
    return below().eglQueryString(dpy, EGL_VERSION);
}

EGLContext EGLAPIENTRY createContext(EGLDisplay dpy, EGLConfig config, EGLContext share, const EGLint* list)
{
    if (!isInitialized(dpy))
        return forward_eglCreateContext(dpy, config, share, list);
    ContextVersion version;
    for (const auto& [name, value] : readAttributes(list)) {
        if (name == EGL_CONTEXT_MAJOR_VERSION)
            version.major = value;
        if (name == EGL_CONTEXT_MINOR_VERSION)
            version.minor = value;
    }
    if (const EGLint error = versionError(version); error != EGL_SUCCESS) {
        refuse(error);
        return EGL_NO_CONTEXT;
    }
    return forward_eglCreateContext(dpy, config, share, list);
}

/// The list with what the program means by it.
std::vector<EGLint> meantList(const EGLint* list)
{
    std::vector<EGLint> meant;
    for (const auto& [name, value] : readAttributes(list))
        meant.insert(meant.end(), {name, name == EGL_RENDERABLE_TYPE ? meantRenderableType(value) : value});
    meant.push_back(EGL_NONE);
    return meant;
}

/// A mask of client APIs that no config of ours has.
bool asksForMore(const Attributes& list)
{
    return std::any_of(list.begin(), list.end(), [](const auto& entry) {
        return (entry.first == EGL_RENDERABLE_TYPE || entry.first == EGL_CONFORMANT) && entry.second != EGL_DONT_CARE &&
               (entry.second & ~(EGL_OPENGL_ES_BIT | EGL_OPENGL_ES2_BIT)) != 0;
    });
}

EGLBoolean EGLAPIENTRY chooseConfig(EGLDisplay dpy, const EGLint* list, EGLConfig* configs, EGLint size, EGLint* count)
{
    if (!isInitialized(dpy))
        return forward_eglChooseConfig(dpy, list, configs, size, count);
    const std::vector<EGLint> meant = meantList(list);
    const EGLBoolean succeeded = forward_eglChooseConfig(dpy, meant.data(), configs, size, count);
    if (succeeded && count && asksForMore(readAttributes(meant.data())))
        *count = 0;
    return succeeded;
}

EGLBoolean EGLAPIENTRY getConfigAttrib(EGLDisplay dpy, EGLConfig config, EGLint attribute, EGLint* value)
{
    const EGLBoolean succeeded = forward_eglGetConfigAttrib(dpy, config, attribute, value);
    if (succeeded && value && (attribute == EGL_RENDERABLE_TYPE || attribute == EGL_CONFORMANT))
        *value &= EGL_OPENGL_ES2_BIT;
    return succeeded;
}

EGLBoolean EGLAPIENTRY queryContext(EGLDisplay dpy, EGLContext context, EGLint attribute, EGLint* value)
{
    const EGLBoolean succeeded = forward_eglQueryContext(dpy, context, attribute, value);
    if (succeeded && value && attribute == EGL_CONTEXT_CLIENT_VERSION)
        *value = 2; // drivers give the newest version that is compatible
    return succeeded;
}

const char* EGLAPIENTRY queryString(EGLDisplay dpy, EGLint name)
{
    const char* text = forward_eglQueryString(dpy, name);
    if (text && name == EGL_CLIENT_APIS)
        return "OpenGL_ES";
    return text && name == EGL_EXTENSIONS ? stableText(knownEglExtensions(text)) : text;
}

__eglMustCastToProperFunctionPointerType EGLAPIENTRY getProcAddress(const char* name)
{
    return name && !driver().absent.contains(name) ? exportedFunction(name) : nullptr;
}

} // namespace

void refuse(EGLint error)
{
    (void)below().eglGetError(); // the driver's last error is not the last one any more
    refusal = error;
}

void limitEgl(EglFunctions& table)
{
#define VITRINE_SET_FORWARD(result, name, parameters, arguments) table.name = &forward_##name;
    VITRINE_EGL_FUNCTIONS(VITRINE_SET_FORWARD)
#undef VITRINE_SET_FORWARD
    table.eglGetError = &getError;
    table.eglBindAPI = &bindApi;
    table.eglCreateContext = &createContext;
    table.eglChooseConfig = &chooseConfig;
    table.eglGetConfigAttrib = &getConfigAttrib;
    table.eglQueryContext = &queryContext;
    table.eglQueryString = &queryString;
    table.eglGetProcAddress = &getProcAddress;
}

} // namespace vitrine::captures::system
