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
    /// Costs the replay of a few frames at the most (thumbnail_maker.h).
    ThumbnailWish thumbnail = ThumbnailWish::Make;
    std::stop_token stop;
    /// Called after each call with the number of calls so far; how many there are is known at the end only.
    std::function<void(std::uint64_t calls)> progress;
};

struct ImportFailure {
    enum class Cause : std::uint8_t {
        BadTrace,   ///< a fault of the trace, or a trace that can't be replayed
        CantCreate, ///< the capture can't be made where it was asked for
        CantWrite,  ///< the capture could not be written to its end
        Cancelled,  ///< a stop was requested
    };
    Cause cause = Cause::BadTrace;
    core::Text sentence; ///< of a bad trace: the first fault and its offset
};

struct ImportOutcome {
    CaptureCounts counts; ///< of the capture; of what was read until the failure
    std::optional<ImportFailure> failure;
};

/// Makes the capture `output` from apitrace's `trace`, with provenance and a thumbnail. A failure leaves no file, and
/// an older file of that name as it was. Memory does not depend on the length of the trace.
[[nodiscard]] ImportOutcome importTrace(const std::filesystem::path& trace, const std::filesystem::path& output,
                                        const ImportOptions& options = {});

} // namespace vitrine::captures
