// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/power/power_facts.h"
#include "views/kit/timeline/tracks.h"

#include <set>

namespace vitrine::views {

/// What a track stands for: a domain, or what is above and beside them.
struct PowerRow {
    enum class Kind : std::uint8_t { Energy, ShaderClock, RegisterBank, Processor, Domain };
    Kind kind = Kind::Domain;
    std::uint32_t number = 0; ///< of the processor, of the domain
    friend auto operator<=>(const PowerRow&, const PowerRow&) = default;
};
using PowerRows = std::set<PowerRow>;

/// The tree of a machine's parts: energy and, where it differs, the shader clock; in bypass what the register bank
/// holds; processor by processor the groups with their ALUs, buffers, buses and banks; the color updater and the
/// devices. Below `closed` nothing is shown.
[[nodiscard]] std::vector<PowerRow> powerRows(const PowerFacts& facts, const PowerRows& closed);
/// A track for each. `facts` must live as long as the content.
[[nodiscard]] TrackContent powerTracks(const PowerFacts& facts, const std::vector<PowerRow>& rows,
                                       const PowerRows& closed);

} // namespace vitrine::views
