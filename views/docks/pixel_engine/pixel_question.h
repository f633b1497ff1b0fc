// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/pixel_engine/pixel_trace.h"
#include "views/base/link.h"

#include <memory>
#include <optional>
#include <string>

namespace vitrine::views {

class HistorySource;
struct Inspection;

/// What the dock of the pixel engine asks about a draw.
struct PixelQuestion {
    std::uint64_t position = 0;              ///< calls before the draw; of lastBlended where the pixel is looked at
    std::uint32_t draw = 0;                  ///< counted over the capture
    std::optional<PixelLink> pixel = {};     ///< none: the program alone
    std::uint32_t primitive = 0, sample = 0; ///< as core::PixelTraceQuery has them
    bool lastBlended = false;                ///< of the last draw up to the position that blends at the pixel
    friend bool operator==(const PixelQuestion&, const PixelQuestion&) = default;
};

struct PixelAnswer {
    std::uint32_t draw = 0; ///< that was looked at
    std::shared_ptr<const core::PixelInspection> inspection;
    core::Text why; ///< a sentence: why there is no trace of the pixel that was asked about
};

/// On the inspector's thread, whose replay stands at the question's position. `source` looks for what became of pixels
/// that the draw does not blend. Fails with a sentence: no color buffer, a draw that can't be executed, a stop request,
/// or of lastBlended no such draw.
[[nodiscard]] core::Result<PixelAnswer> answerPixel(Inspection& inspection, const PixelQuestion& question,
                                                    HistorySource& source);

} // namespace vitrine::views
