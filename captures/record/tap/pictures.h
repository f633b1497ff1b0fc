// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/stream/stream_writer.h"
#include "captures/record/tap/layer.h"

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
[[nodiscard]] std::optional<WindowShot> takeShot(Layer& layer, EGLDisplay display, EGLSurface surface);

[[nodiscard]] PictureRecord describe(const WindowShot& shot, TapPictures wish);

} // namespace vitrine::captures
