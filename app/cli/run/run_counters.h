// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "captures/store/capture_reader.h"
#include "core/fixed_function/unit_kind.h"
#include "core/gpu/draw_counters.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>
#include <vector>

/// The counters of draws as `run` prints them.

namespace vitrine::cli {

/// Of the column: whoever reads it is told that the numbers are made up (DEC-26).
inline constexpr std::string_view kEnergyName = "energy (illustrative)";

/// Without a clock there is less to count.
enum class Clock { With, Without };

/// As the capture counts draws; the machine counts only those that reached it. `counted`: where no draw has that call.
[[nodiscard]] std::uint64_t drawNumber(const captures::CaptureReader& capture, std::uint64_t callNumber,
                                       std::uint64_t counted);

[[nodiscard]] core::DrawCounters sumOf(const std::vector<core::DrawCounters>& draws);

/// Heads and values of the columns.
[[nodiscard]] std::vector<std::string> counterNames(Clock clock);
[[nodiscard]] std::vector<std::string> counterTexts(const core::DrawCounters& counters, Clock clock);
/// The same as members, with requests by device and stalls by reason. `units`: the machine's, for their names.
[[nodiscard]] nlohmann::ordered_json countersToJson(const core::DrawCounters& counters, Clock clock,
                                                    const core::UnitCatalog* units);

} // namespace vitrine::cli
