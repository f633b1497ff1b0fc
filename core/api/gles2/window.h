// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/types.h"
#include "core/command/draw_state.h"
#include "core/memory/memory.h"

namespace vitrine::core::gles2 {

/// A window surface. It is the default framebuffer of the contexts that are made current with it.
struct Window {
    WindowConfig config;
    RenderTargets targets;  ///< draws go to these
    RenderTargets resolved; ///< with one sample per pixel; the same surfaces unless the window is multisampled
    PixelFormat color = PixelFormat::None, depth = PixelFormat::None;
    bool hasStencil = false;
    SurfaceId lentColor;   ///< a color buffer of somebody else's; none: it has its own
    bool isDoomed = false; ///< it was destroyed while it was current
};

} // namespace vitrine::core::gles2
