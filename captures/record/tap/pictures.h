// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/tap/note.h"

#include <optional>
#include <vector>

namespace vitrine::captures {

/// What a window shows, as R G B A with alpha 255 as on a screen; the bottom row is first.
struct WindowShot {
    std::uint32_t width = 0, height = 0;
    std::vector<std::byte> rgba;
};

/// Reads what the calling thread's window is about to present, and leaves the state of GL as it was. Nothing when the
/// thread does not draw to `surface`.
[[nodiscard]] std::optional<WindowShot> takeShot(EGLDisplay display, EGLSurface surface);

/// Whether the picture of this frame is wanted at all. The tap's mutex must be held.
[[nodiscard]] bool wantsShot(const Layer& layer);
/// Records what has just been presented, as far as it is wanted.
void recordShot(Note& note, const WindowShot& shot);

} // namespace vitrine::captures
