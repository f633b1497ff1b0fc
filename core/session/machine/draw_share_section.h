// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/record/series.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

/// Of a frame with draws in flight: how many entries of each queue are of which draw, and on which draw each unit works
/// (RUN-02). Clears and copies count as draws.

namespace vitrine::core {

class SectionRecorder;
struct RecordedRun;

/// Draws are numbered by their places: in the order in which their first item was seen, which is that of the stream. No
/// more are under way at once than there are lanes, so each has the lane `place % lanes` to itself.
///
///     ci.draws = 2     lane 0   ├─ place 0 ─┤  ├─ place 2 ─┤
///                      lane 1        ├─ place 1 ─┤   ├─ place 3
///
struct DrawShareSection {
    struct Draw {
        std::uint32_t number = 0; ///< as the capture counts; of a clear or copy from kFirstTransfer on
        Cycle seen = 0;           ///< from when on it has the lane
    };
    std::size_t lanes = 0;   ///< 0: a draw alone was recorded
    std::vector<Draw> draws; ///< by place
    /// Entries, by queue and lane. Of what is of no draw, and of commands that nobody has taken up, there are none.
    std::vector<std::vector<std::unique_ptr<Series>>> queues;
    /// By unit: the place of the draw of what it took last, and 1 more; 0: it has taken nothing yet, as devices never
    /// do that get their requests from the arbiter.
    std::vector<std::unique_ptr<Series>> units;

    [[nodiscard]] const Series& entries(QueueId queue, std::size_t lane) const
    {
        return *queues[queue.value - 1][lane];
    }
    [[nodiscard]] const Series& worksOn(UnitId unit) const { return *units[unit.value - 1]; }
    /// The place of the draw that has the lane in this cycle; nothing: none has had it yet.
    [[nodiscard]] std::optional<std::size_t> placeAt(std::size_t lane, Cycle cycle) const;
};

/// The entries of a queue in a cycle, oldest draw first; none of a draw alone, or where they are not kept exactly.
struct DrawEntries {
    std::uint32_t draw = 0; ///< its number
    std::uint32_t entries = 0;
};
[[nodiscard]] std::vector<DrawEntries> entriesByDraw(const DrawShareSection& shares, QueueId queue, Cycle cycle);

[[nodiscard]] std::unique_ptr<SectionRecorder> beginDrawShareSection(const RecordedRun& run);

} // namespace vitrine::core
