// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/arbiter/arbiter_facts.h"
#include "views/kit/timeline/tracks.h"

namespace vitrine::views {

/// A track for the requests that wait in ARQ, and one for each device with what it works on. `facts` must live as long
/// as the content.
[[nodiscard]] TrackContent requestTracks(const ArbiterFacts& facts);

/// What the bars mean.
[[nodiscard]] QList<DataStyle> allRequestStyles(const Theme& theme);

} // namespace vitrine::views
