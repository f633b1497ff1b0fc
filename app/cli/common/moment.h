// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "captures/store/capture_reader.h"

#include <cstdint>
#include <optional>
#include <utility>

/// What `--frame`, `--draw` and `--call` mean (design.md §7): everything counts from 0, calls by the capture's numbers.

namespace vitrine::cli {

struct MomentOptions {
    std::optional<std::uint64_t> frame;
    std::optional<std::uint64_t> draw; ///< over the capture, within the frame when there is one
    std::optional<std::uint64_t> call;
};

/// Position right after the call that is meant: the draw, the call, or what presents the frame. Fails when the capture
/// has no such thing, with a sentence that says how many it has.
[[nodiscard]] core::Result<std::uint64_t> positionAfter(captures::CaptureReader& capture, const MomentOptions& moment);

/// The draw that is meant by `draw` and `frame`.
[[nodiscard]] core::Result<core::ActionEntry> findDraw(const captures::CaptureReader& capture,
                                                       const MomentOptions& moment);

[[nodiscard]] core::Result<core::FrameEntry> findFrame(const captures::CaptureReader& capture, std::uint64_t frame);

/// First and last of "A-B", or of "A" alone.
[[nodiscard]] std::optional<std::pair<std::uint64_t, std::uint64_t>> parseRange(const std::string& text);

/// "X,Y".
[[nodiscard]] std::optional<std::pair<std::uint32_t, std::uint32_t>> parsePixel(const std::string& text);

} // namespace vitrine::cli
