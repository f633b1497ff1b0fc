// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <EGL/egl.h>

namespace vitrine::captures {

/// What a program means by EGL_RENDERABLE_TYPE in eglChooseConfig. A Qt that was built for desktop OpenGL asks only for
/// that, but then uses the API that its config names. So it can run on OpenGL ES, if it gets such a config.
[[nodiscard]] constexpr EGLint meantRenderableType(EGLint asked)
{
    return asked == EGL_OPENGL_BIT ? EGL_OPENGL_ES2_BIT : asked;
}

} // namespace vitrine::captures
