// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"
#include "core/base/result.h"
#include "core/session/draw_pace.h"
#include "core/session/recording/recording_limits.h"

#include <memory>

namespace vitrine::core {

class DrawRecording;
struct DrawStart;

/// A recording of a draw, or of the frame of one, in the making. Where it was stopped it goes on (RUN-07), and comes to
/// what it would have come to without a stop: it stands between two cycles, with all recorders in place.
///
/// It belongs to one thread at a time.
class RecordingRun {
public:
    explicit RecordingRun(std::shared_ptr<const DrawStart> start, const RecordingLimits& limits = {});
    ~RecordingRun();
    RecordingRun(const RecordingRun&) = delete;
    RecordingRun& operator=(const RecordingRun&) = delete;

    /// On to the end, as recordDraw() does it. Fails when stopped; the next call goes on then. Once it has come to its
    /// end, a further call begins anew.
    Result<std::shared_ptr<const DrawRecording>> run(const DrawPace& pace = {});

    /// How many cycles all calls of run() have executed. Tests count them instead of measuring time.
    [[nodiscard]] Cycle work() const;

private:
    class Recorders;
    class Attempt;

    std::shared_ptr<const DrawStart> m_start; ///< without the draws that have failed
    const RecordingLimits m_limits;
    std::unique_ptr<Attempt> m_attempt; ///< that is under way; null: none
    Cycle m_workBefore = 0;             ///< of the attempts before it
};

} // namespace vitrine::core
