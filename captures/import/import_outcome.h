// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/capture_info.h"
#include "core/base/text.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>

/// What every import is asked, and what becomes of it.

namespace vitrine::captures {

enum class ThumbnailWish : std::uint8_t { Make, Skip };

struct ImportOptions {
    /// Making a thumbnail costs at most the replay of a few frames (thumbnail_maker.h).
    ThumbnailWish thumbnail = ThumbnailWish::Make;
    std::stop_token stop;
    /// Called after each call with the number of calls so far. The total is known only at the end.
    std::function<void(std::uint64_t calls)> progress;
};

struct ImportFailure {
    enum class Cause : std::uint8_t {
        BadInput,   ///< the file has a fault, or can't be replayed
        CantCreate, ///< the capture can't be created at that place
        CantWrite,  ///< the capture could not be written to its end
        Cancelled,  ///< a stop was requested
    };
    Cause cause = Cause::BadInput;
    core::Text sentence; ///< for a bad input: the first fault and its place
};

struct ImportOutcome {
    CaptureCounts counts; ///< of the capture; after a failure, of what was read until then
    std::optional<ImportFailure> failure;
    std::vector<MissingPart> missing = {}; ///< what of the input the capture lacks, as it tells itself
};

} // namespace vitrine::captures
