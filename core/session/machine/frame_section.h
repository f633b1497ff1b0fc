// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/frame/frame_run.h"

#include <memory>
#include <optional>

namespace vitrine::core {

class SectionRecorder;
struct RecordedRun;

/// Of a frame with draws in flight: its draws, clears, copies and waits (RUN-08, RUN-09).
struct FrameSection {
    std::optional<FrameRun> run; ///< nothing: a draw alone was recorded

    /// Of the draw that a call makes, by the capture's own number; null: it is not in it.
    [[nodiscard]] const DrawSpan* spanOf(std::uint64_t call) const;
};

[[nodiscard]] std::unique_ptr<SectionRecorder> beginFrameSection(const RecordedRun& run);

} // namespace vitrine::core
