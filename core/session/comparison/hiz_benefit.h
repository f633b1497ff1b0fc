// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/comparison/comparison.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What HIZ and its proofs save (HIZ-29): a comparison of hizVariants(), or of other machines, as lines of numbers.

namespace vitrine::core {

/// Of one machine, in one draw or in all.
struct HizBenefitCell {
    std::optional<HizFigures> tiles; ///< none on a machine without HIZ
    std::uint64_t shaderRuns = 0;    ///< of the fragment program
    std::uint64_t sampleTests = 0;
    std::int64_t shaderRunsSaved = 0; ///< against the first machine's run
    std::int64_t sampleTestsSaved = 0;
};

struct HizBenefit {
    struct Line {
        std::optional<std::uint32_t> draw; ///< drawSeq; none: all draws together
        std::uint64_t callNumber = 0;
        std::vector<HizBenefitCell> cells; ///< by machine
    };
    std::vector<std::string> machines; ///< those that ran; the first is what the others save against
    std::vector<Line> lines;           ///< all draws, then each in its order
};

[[nodiscard]] HizBenefit hizBenefit(const Comparison& comparison);

/// A number of a cell.
struct HizMeasure {
    std::string_view name;                                       ///< "tiles culled"
    std::string_view key;                                        ///< "tiles_culled", for files
    std::optional<std::int64_t> (*value)(const HizBenefitCell&); ///< none: the machine has no such thing
};
/// In the order of HIZ-29.
[[nodiscard]] std::span<const HizMeasure> hizMeasures();

/// A line for every line and machine: draw ("all" for the sums), call, machine, then the measures; empty where there is
/// none. RFC 4180.
[[nodiscard]] std::string csvOf(const HizBenefit& benefit);

} // namespace vitrine::core
