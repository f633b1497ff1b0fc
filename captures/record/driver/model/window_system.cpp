// SPDX-License-Identifier: Apache-2.0
#include "captures/record/driver/model/window_system.h"

#include "captures/record/x11/x11_window_system.h"

namespace vitrine::captures::model {

std::unique_ptr<NativeWindowSystem> openWindowSystem(Platform platform, void* native)
{
    return openX11(platform == Platform::Xcb ? NativeDisplayKind::Xcb : NativeDisplayKind::X11, native);
}

} // namespace vitrine::captures::model
