// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/attributes.h"
#include "captures/record/driver/model/egl_objects.h"

#include <map>

namespace vitrine::captures::model {

/// A surface that is to be made.
struct SurfaceWish {
    SurfaceKind kind = SurfaceKind::Pbuffer;
    const Config& config;
};

/// Reads what eglQuerySurface tells about a new surface that was made with that list. Returns EGL_SUCCESS, or the error
/// in the list.
[[nodiscard]] EGLint readSurfaceAttributes(std::map<EGLint, EGLint>& all, const Attributes& list,
                                           const SurfaceWish& wish);

} // namespace vitrine::captures::model
