// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/database.h"

#include <functional>
#include <optional>
#include <vector>

namespace vitrine::captures {

/// A range of ids without a readable, sound row.
struct RowHole {
    std::int64_t first = 0;
    std::int64_t last = 0;
    std::string reason;
};

struct RowScan {
    std::int64_t soundRows = 0;
    std::int64_t nextId = 0; ///< the id after the last row or hole
    std::vector<RowHole> holes;
};

/// Calls `use` for every row of a table that can be read and fits its hash, in the order of ids, which count up by one
/// from `firstId`. It passes over damaged rows, and over all rows of a damaged page. `lastId`, if it is known, tells of
/// rows that are missing at the end. When a row makes no sense, `use` returns false, and the row counts as a hole.
RowScan scanRows(const Database& database, const std::string& table, std::int64_t firstId,
                 std::optional<std::int64_t> lastId, const std::function<bool(const Statement&)>& use);

} // namespace vitrine::captures
