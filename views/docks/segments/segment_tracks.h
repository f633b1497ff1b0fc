// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/segments/segment_facts.h"
#include "views/kit/timeline/tracks.h"

namespace vitrine::views {

/// The distributor with the segment that it fills, a track for each pipeline, and the collector with the one that it
/// takes. `facts` must live as long as the content.
[[nodiscard]] TrackContent segmentTracks(const SegmentFacts& facts);

/// What the bars mean.
[[nodiscard]] QList<DataStyle> allSegmentStyles(const Theme& theme);

} // namespace vitrine::views
