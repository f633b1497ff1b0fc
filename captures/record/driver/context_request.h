// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <EGL/egl.h>

namespace vitrine::captures {

/// The version that a list of eglCreateContext asks for; 1.0 without a list.
struct ContextVersion {
    EGLint major = 1, minor = 0;
};

/// EGL_SUCCESS for OpenGL ES 2.0, or how EGL_KHR_create_context refuses the version: what exists but no config offers
/// is the config's fault (EGL_BAD_CONFIG), anything else matches nothing (EGL_BAD_MATCH).
[[nodiscard]] EGLint versionError(const ContextVersion& version);

} // namespace vitrine::captures
