// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/output.h"
#include "captures/store/capture_reader.h"

#include <cstdint>
#include <optional>
#include <utility>

namespace vitrine::cli {

/// What is counted, and how it is told.
struct FrameChoice {
    std::optional<std::pair<std::uint64_t, std::uint64_t>> frames; ///< both included; all when there are none
    OutputForm form = OutputForm::Text;
};

/// The first call of the frames, and the one behind their last.
[[nodiscard]] inline std::pair<std::uint64_t, std::uint64_t> callsOf(const FrameChoice& choice,
                                                                     const captures::CaptureReader& capture)
{
    if (!choice.frames)
        return {0, capture.callCount()};
    const auto& frames = capture.frames();
    return {frames[choice.frames->first].firstCallIndex, frames[choice.frames->second].endCallIndex + 1};
}

} // namespace vitrine::cli
