// SPDX-License-Identifier: Apache-2.0
#include "captures/record/driver/model/window_system.h"

#include "captures/record/x11/x11_window_system.h"

#include <cstdlib>

namespace vitrine::captures::model {

std::unique_ptr<NativeWindowSystem> openWindowSystem(Platform platform, void* native)
{
    const char* display = std::getenv("DISPLAY");
    const bool hasDefault = display && *display != '\0';
    if (platform == Platform::Surfaceless || (!native && !hasDefault))
        return nullptr;
    return openX11(platform == Platform::Xcb ? NativeDisplayKind::Xcb : NativeDisplayKind::X11, native);
}

} // namespace vitrine::captures::model
