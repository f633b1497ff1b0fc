// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/model/egl_objects.h"

#include <memory>

namespace vitrine::captures::model {

/// The windows of a display of that platform; null when there are none, or none that can be reached.
[[nodiscard]] std::unique_ptr<NativeWindowSystem> openWindowSystem(Platform platform, void* native);

} // namespace vitrine::captures::model
