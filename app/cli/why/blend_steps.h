// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/pixel_engine/pixel_trace.h"
#include "core/session/pixel_history/pixel_history.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <stop_token>

/// The steps by which the color updater has blended a fragment (V-BLEND).

namespace vitrine::core {
class Replay;
}

namespace vitrine::cli {

struct BlendSteps {
    std::uint32_t draw = 0;
    core::PixelTrace trace;
    std::optional<core::CoveredPixel> cover; ///< of 2-D graphics
};

/// Of the last fragment of the history that wrote a color; nothing: none did.
[[nodiscard]] core::Result<std::optional<BlendSteps>>
lastBlended(core::Replay& replay, const core::PixelHistory& history, const std::stop_token& stop);

void printText(const BlendSteps& steps);
[[nodiscard]] nlohmann::ordered_json toJson(const BlendSteps& steps);

} // namespace vitrine::cli
