// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <EGL/egl.h>

namespace vitrine::captures {

/// What a program means by EGL_RENDERABLE_TYPE in eglChooseConfig. Builds of Qt for desktop OpenGL ask for that alone,
/// and then use the API that the config they get says it is for: they run on OpenGL ES, when they are let.
[[nodiscard]] constexpr EGLint meantRenderableType(EGLint asked)
{
    return asked == EGL_OPENGL_BIT ? EGL_OPENGL_ES2_BIT : asked;
}

} // namespace vitrine::captures
