// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/model/egl_objects.h"

#include <memory>

namespace vitrine::captures::model {

/// The window system of a display on that platform. Null when it has none, or when it can't be reached.
[[nodiscard]] std::unique_ptr<NativeWindowSystem> openWindowSystem(Platform platform, void* native);

} // namespace vitrine::captures::model
