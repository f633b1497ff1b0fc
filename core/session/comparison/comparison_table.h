// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/comparison/comparison.h"
#include "core/session/comparison/image_verdict.h"

namespace vitrine::core {

/// Whether a machine left the same pixels as the first one that ran.
[[nodiscard]] ImageVerdict imageVerdict(const Comparison& comparison, std::size_t machine);

/// A comparison as rows of text with a column per machine (ONE-08), and with what its figures leave out (ONE-09). A
/// cell is empty when its machine has no such thing, or did not run. A row whose cells are all empty is left out.
struct ComparisonTable {
    struct Row {
        std::string measure; ///< "cycles", "stalled"; illustrative ones say so (ONE-09)
        std::string subject; ///< "sp.0"; empty: the machine
        std::vector<std::string> cells;
        std::vector<std::optional<double>> values; ///< of cells that are numbers
        bool isCost = false;                       ///< less of it is a saving
        std::vector<ImageVerdict> images = {};     ///< of the row "images": what its cells say

        [[nodiscard]] std::string name() const { return subject.empty() ? measure : measure + " " + subject; }
    };
    std::vector<std::string> machines;
    std::optional<std::size_t> reference; ///< the first machine that ran
    std::vector<Row> rows;
};

[[nodiscard]] ComparisonTable tableOf(const Comparison& comparison);

/// By how much the number of a machine exceeds the reference's; none when one of the two has no number.
struct CellDifference {
    double amount = 0.0;
    std::optional<double> fraction; ///< of the reference's number, unless that is 0
};
[[nodiscard]] std::optional<CellDifference> differenceOf(const ComparisonTable& table, const ComparisonTable::Row& row,
                                                         std::size_t machine);

/// The table with one more row behind each cost: what each machine saves of that cost against the reference, "1200
/// (12.5 %)".
[[nodiscard]] ComparisonTable withSavings(const ComparisonTable& table);

/// imageText() of that.
[[nodiscard]] std::string imageSentence(const Comparison& comparison, std::size_t machine);

/// The table as comma separated values (RFC 4180), a column per machine. Numbers stand there as numbers, not as a
/// cell's text.
[[nodiscard]] std::string csvOf(const ComparisonTable& table);

} // namespace vitrine::core
