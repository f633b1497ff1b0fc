// SPDX-License-Identifier: Apache-2.0
#include "captures/record/tap/errors.h"

#include <utility>

namespace vitrine::captures {

namespace {

thread_local EGLint eglError = EGL_SUCCESS; // of the thread's last call, where the driver has been asked for it

/// The driver's error, which it then no longer has.
GLenum askGl()
{
    constexpr int kMostFlags = 8; // a distributed GL has several; a lost context may answer for ever
    const GLenum first = layer().gl.glGetError();
    GLenum next = first;
    for (int i = 1; i < kMostFlags && next != GL_NO_ERROR; ++i)
        next = layer().gl.glGetError();
    return first;
}

} // namespace

namespace errors {

GLenum takeGl()
{
    ContextShadow* context = Contexts::current().context;
    if (!context)
        return GL_INVALID_OPERATION;
    const GLenum error = askGl();
    if (context->error == GL_NO_ERROR) // until it is asked for, GL keeps the first
        context->error = error;
    return error;
}

GLenum answerGl()
{
    ContextShadow* context = Contexts::current().context;
    if (!context || context->error == GL_NO_ERROR)
        return layer().gl.glGetError();
    (void)askGl();
    return std::exchange(context->error, GLenum{GL_NO_ERROR});
}

VGErrorCode takeVg()
{
    VgContextShadow* context = Contexts::current().vg;
    if (!context)
        return VG_NO_CONTEXT_ERROR;
    const VGErrorCode error = layer().vg.vgGetError();
    if (context->error == VG_NO_ERROR)
        context->error = error;
    return error;
}

VGErrorCode answerVg()
{
    VgContextShadow* context = Contexts::current().vg;
    const VGErrorCode later = layer().vg.vgGetError(); // of a call that the layer does not see
    if (!context || context->error == VG_NO_ERROR)
        return later;
    return std::exchange(context->error, VG_NO_ERROR);
}

EGLint takeEgl()
{
    eglError = layer().egl.eglGetError();
    return eglError;
}

EGLint answerEgl()
{
    const EGLint kept = std::exchange(eglError, EGL_SUCCESS);
    const EGLint later = layer().egl.eglGetError(); // of a call that the layer does not see
    return later == EGL_SUCCESS ? kept : later;
}

void forgetEgl()
{
    eglError = EGL_SUCCESS;
}

} // namespace errors

OwnCalls::OwnCalls()
{
    (void)errors::takeGl();
    if (const EGLint error = layer().egl.eglGetError(); error != EGL_SUCCESS)
        eglError = error;
}

OwnCalls::~OwnCalls()
{
    if (Contexts::current().context)
        (void)askGl();
    (void)layer().egl.eglGetError();
}

} // namespace vitrine::captures
