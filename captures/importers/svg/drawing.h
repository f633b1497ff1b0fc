// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/importers/svg/findings.h"
#include "core/api/calls/call.h"

#include <filesystem>
#include <functional>
#include <istream>
#include <stop_token>

namespace vitrine::captures::svg {

struct PictureSize {
    int width = 0, height = 0;
};

struct DrawingOptions {
    /// What the drawing is fitted into. Without it, the drawing's own size; one that is larger than kMaxSize shrinks.
    std::optional<PictureSize> size;
    std::stop_token stop;
};

/// Makes the calls of a program that draws an SVG file with OpenVG, in one frame, and hands them to `sink` in turn. The
/// program is as one that has no text, no filters, no scripts and no pictures: what the file has of them is returned,
/// with counts.
///
/// Fails with a sentence that says where when the file is no SVG, or breaks a bound of bounds.h.
[[nodiscard]] core::Result<std::map<std::string, Dropped>>
drawStream(std::istream& file, const DrawingOptions& options,
           const std::function<core::Result<void>(const core::Call&)>& sink);
[[nodiscard]] core::Result<std::map<std::string, Dropped>>
drawFile(const std::filesystem::path& file, const DrawingOptions& options,
         const std::function<core::Result<void>(const core::Call&)>& sink);

} // namespace vitrine::captures::svg
