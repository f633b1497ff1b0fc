// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/types.h"
#include "core/command/draw_state.h"
#include "core/memory/memory.h"

namespace vitrine::core::gles2 {

/// A window surface: the default framebuffer of the contexts made current with it.
struct Window {
    WindowConfig config;
    RenderTargets targets;  ///< what draws go to
    RenderTargets resolved; ///< one sample; the same surfaces unless the window is multisampled
    PixelFormat color = PixelFormat::None, depth = PixelFormat::None;
    bool hasStencil = false;
    bool isDoomed = false; ///< destroyed while current
};

} // namespace vitrine::core::gles2
