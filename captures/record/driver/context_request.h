// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <EGL/egl.h>

namespace vitrine::captures {

/// The version that the attribute list of eglCreateContext asks for. It is 1.0 without a list.
struct ContextVersion {
    EGLint major = 1, minor = 0;
};

/// EGL_SUCCESS for OpenGL ES 2.0. For other versions the error that EGL_KHR_create_context defines: EGL_BAD_CONFIG for
/// a version that exists but that no config offers, EGL_BAD_MATCH for anything else.
[[nodiscard]] EGLint versionError(const ContextVersion& version);

} // namespace vitrine::captures
