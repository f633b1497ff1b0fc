// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/comparison/comparison.h"

namespace vitrine::core {

/// A comparison as rows of text, a column per machine (ONE-08). A cell is empty where its machine has no such thing,
/// or did not run; a row that is empty in every column is left out.
struct ComparisonTable {
    struct Row {
        std::string name; ///< "cycles", "stalled sp.0"; illustrative ones say so (ONE-09)
        std::vector<std::string> cells;
    };
    std::vector<std::string> machines;
    std::vector<Row> rows;
};

[[nodiscard]] ComparisonTable tableOf(const Comparison& comparison);

/// "reference", "equal", "differs in color at 3,4 after call 17, draw 2 (events 812 and 790)" or "not runnable: …", of
/// a machine by its place.
[[nodiscard]] std::string imageSentence(const Comparison& comparison, std::size_t machine);

} // namespace vitrine::core
