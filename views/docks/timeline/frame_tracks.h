// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/power/power_facts.h"
#include "views/docks/power/power_tracks.h"
#include "views/docks/queues/queue_tracks.h"
#include "views/docks/timeline/frame_things.h"
#include "views/kit/timeline/tracks.h"

#include <set>
#include <span>
#include <vector>

namespace vitrine::views {

/// Groups of lanes, each below a heading that opens and closes it.
enum class FrameGroup : std::uint8_t { Draws, Units, Queues, StageQueues, Power };

/// What the timeline of a frame is made of.
struct FrameFacts {
    std::vector<FrameThing> things;
    QueueFacts queues; ///< without a recording there are no lanes
    PowerFacts power;
    PowerRows closedParts;             ///< of power, below which nothing is shown
    std::set<FrameGroup> closed;       ///< groups
    std::vector<PowerRow> powerRows{}; ///< as they are shown

    /// In the order of the stream; of a draw alone none. Needs a recording.
    [[nodiscard]] std::span<const core::FrameHostWrite> hostWrites() const;
};

/// Draws, clears and copies with arrows of who waits for whom; then units, queues and power. `facts` must live as long
/// as the content.
[[nodiscard]] TrackContent frameTracks(FrameFacts& facts);
/// What a track is the heading of, or the part of power that one folds.
struct FrameFold {
    std::optional<FrameGroup> group;
    std::optional<PowerRow> part;
};
[[nodiscard]] FrameFold foldOf(const FrameFacts& facts, std::size_t track);

/// How things look, for the legend.
[[nodiscard]] QList<DataStyle> allFrameStyles(const Theme& theme);
/// All about a thing: "draw 5: cycles 10 to 99, 90 from its first word to its end, 40 of them its cost".
[[nodiscard]] QString thingText(const FrameThing& thing);

} // namespace vitrine::views
