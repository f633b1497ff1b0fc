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

/// The numbers of one machine, in one draw or in all draws together.
struct HizBenefitCell {
    std::optional<HizFigures> tiles; ///< none on a machine without HIZ
    std::uint64_t shaderRuns = 0;    ///< of the fragment program
    std::uint64_t sampleTests = 0;
    std::int64_t shaderRunsSaved = 0; ///< against the first machine
    std::int64_t sampleTestsSaved = 0;
};

struct HizBenefit {
    struct Line {
        std::optional<std::uint32_t> draw; ///< drawSeq; none: all draws together
        std::uint64_t callNumber = 0;
        std::vector<HizBenefitCell> cells; ///< by machine
    };
    std::vector<std::string> machines; ///< those that ran; the savings are told against the first
    std::vector<Line> lines;           ///< the sum of all draws first, then each draw in order
};

[[nodiscard]] HizBenefit hizBenefit(const Comparison& comparison);

/// One number of a cell: its name, and how it is read.
struct HizMeasure {
    std::string_view name;                                       ///< "tiles culled"
    std::string_view key;                                        ///< "tiles_culled", for files
    std::optional<std::int64_t> (*value)(const HizBenefitCell&); ///< none: the machine has no such thing
};
/// All measures in the order of HIZ-29.
[[nodiscard]] std::span<const HizMeasure> hizMeasures();

/// The benefit as comma separated values (RFC 4180). Each line of the benefit has a row for each machine: draw ("all"
/// for the sums), call, machine, then the measures. A field without a value is empty.
[[nodiscard]] std::string csvOf(const HizBenefit& benefit);

} // namespace vitrine::core
