// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/tap/note.h"

#include <optional>
#include <vector>

namespace vitrine::captures {

/// What a window shows: R G B A, alpha 255 as on a screen, bottom row first.
struct WindowShot {
    std::uint32_t width = 0, height = 0;
    std::vector<std::byte> rgba;
};

/// Reads what the calling thread's window is about to present, and leaves GL's state as it was. Nothing when
/// `surface` is not what it draws to.
[[nodiscard]] std::optional<WindowShot> takeShot(EGLDisplay display, EGLSurface surface);

/// With the tap's mutex held: whether a frame's picture is wanted at all.
[[nodiscard]] bool wantsShot(const Layer& layer);
/// Records what has just been presented as far as it is wanted.
void recordShot(Note& note, const WindowShot& shot);

} // namespace vitrine::captures
