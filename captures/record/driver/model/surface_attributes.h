// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/attributes.h"
#include "captures/record/driver/model/egl_objects.h"

#include <map>

namespace vitrine::captures::model {

/// What eglQuerySurface tells of a new surface made with that list. EGL_SUCCESS, or what is wrong with the list.
[[nodiscard]] EGLint readSurfaceAttributes(std::map<EGLint, EGLint>& all, const Attributes& list, SurfaceKind kind);

} // namespace vitrine::captures::model
