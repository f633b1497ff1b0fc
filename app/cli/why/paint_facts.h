// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/call_source.h"
#include "core/session/pixel_history/pixel_history.h"
#include "core/session/vector_paint/paint_json.h"

#include <optional>
#include <stop_token>

/// What made the color of a pixel of 2-D graphics (V-2D).

namespace vitrine::core {
class Replay;
}

namespace vitrine::cli {

/// By the draw at the end of the history if it writes such a pixel, which of a filter is one of its image; else by the
/// last draw that wrote this pixel. Nothing: that is none of 2-D graphics.
[[nodiscard]] core::Result<std::optional<core::PaintedPixel>> lastPainted(core::Replay& replay,
                                                                          core::CallSource& source,
                                                                          const core::PixelHistory& history,
                                                                          const std::stop_token& stop);

void printPaint(const core::PaintedPixel& painted);

} // namespace vitrine::cli
