// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/text.h"

#include <string>
#include <vector>

/// What a machine costs in gates (HET-12, ONE-09). All numbers are illustrative (DEC-26): one table, chosen so that
/// their ratios are plausible. Whoever shows or exports them says so.

namespace vitrine::core {

struct MachineConfig;

/// "illustrative", for headers of tables.
inline constexpr std::string_view kGateCostMark = "illustrative";

struct GateCost {
    std::string part;        ///< "ftq": a queue by its path; "ALU", "TEX", …
    std::uint32_t count = 0; ///< entries, ALUs or units
    std::uint64_t each = 0;  ///< gates
    [[nodiscard]] std::uint64_t total() const { return count * each; }
    friend bool operator==(const GateCost&, const GateCost&) = default;
};

struct GateCosts {
    std::vector<GateCost> parts;
    std::vector<Text> warnings; ///< units that do not tell their cost count as 0 (ONE-09)
    [[nodiscard]] std::uint64_t total() const;
};

/// The queues that a machine of this configuration has, its ALUs and its devices.
[[nodiscard]] GateCosts gateCosts(const MachineConfig& config);
/// The gate index: the whole machine's gates as a percentage of those of the default one, rounded to the nearest.
[[nodiscard]] std::uint32_t gateIndex(const MachineConfig& config);

/// Gates of one entry of a queue; 0 for a queue without a row in the table.
[[nodiscard]] std::uint64_t gatesPerEntry(std::string_view queue);

/// HET-12: what a queue's high-water mark says of its depth.
struct QueueSizing {
    std::uint32_t enough = 1;     ///< "would have been enough": the least depth with the same run
    std::uint64_t gatesSpare = 0; ///< of the entries never in use
    friend bool operator==(const QueueSizing&, const QueueSizing&) = default;
};
[[nodiscard]] QueueSizing queueSizing(std::string_view queue, std::uint32_t depth, std::uint32_t highWater);

} // namespace vitrine::core
