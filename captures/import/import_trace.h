// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/capture_index.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>

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
        BadTrace,   ///< the trace has a fault, or can't be replayed
        CantCreate, ///< the capture can't be created at that place
        CantWrite,  ///< the capture could not be written to its end
        Cancelled,  ///< a stop was requested
    };
    Cause cause = Cause::BadTrace;
    core::Text sentence; ///< for a bad trace: the first fault and its offset
};

struct ImportOutcome {
    CaptureCounts counts; ///< of the capture; after a failure, of what was read until then
    std::optional<ImportFailure> failure;
};

/// Makes the capture `output` from apitrace's `trace`, with provenance and a thumbnail. After a failure there is no new
/// file, and an older file of that name is as it was. Memory does not depend on the length of the trace.
[[nodiscard]] ImportOutcome importTrace(const std::filesystem::path& trace, const std::filesystem::path& output,
                                        const ImportOptions& options = {});

} // namespace vitrine::captures
