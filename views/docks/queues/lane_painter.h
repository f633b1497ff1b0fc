// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/machine/draw_recording.h"
#include "views/machine/cycle_ruler.h"

#include <cstddef>
#include <optional>

class QPainter;

namespace vitrine::views {

class DrawColors;

/// What lanes are painted from.
struct LaneSource {
    const core::DrawRecording& recording;
    const DrawColors* colors = nullptr; ///< null: none
};

/// What a queue's lane reaches up to.
enum class LaneTop : std::uint8_t { Capacity, HighWater };

/// Entries between their least and most, with the mean, the capacity, the high-water mark and where it is full. A
/// column per pixel at most. The queue of pending tasks is split by what its entries wait for (HET-10), unless by draw.
void paintQueueLane(QPainter& painter, const QRect& area, const LaneSource& source, core::QueueId queue,
                    const CycleScale& scale, LaneTop top);

/// A number over time, between its least and most, with the mean and where it is `most` or more; up to `most`.
void paintSeriesLane(QPainter& painter, const QRect& area, const core::Series& series, std::uint32_t most,
                     const CycleScale& scale);

/// The draw that a unit works on, as its lane is colored: its place among the colors; nothing: none, or not known.
[[nodiscard]] std::optional<std::size_t> drawWorkedOn(const LaneSource& source, core::UnitId unit, core::Cycle cycle);

/// What a unit does: stacked shares where a pixel holds many cycles, else stretches with the letters of reasons.
void paintUnitLane(QPainter& painter, const QRect& area, const LaneSource& source, core::UnitId unit,
                   const CycleScale& scale);

} // namespace vitrine::views
