// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/database.h"

#include <functional>
#include <optional>
#include <vector>

namespace vitrine::captures {

/// Ids that have no readable, sound row.
struct RowHole {
    std::int64_t first = 0;
    std::int64_t last = 0;
    std::string reason;
};

struct RowScan {
    std::int64_t soundRows = 0;
    std::int64_t nextId = 0; ///< after the last row or hole
    std::vector<RowHole> holes;
};

/// Uses every row of a table that can be read and fits its hash, in the order of ids (which count up by one from
/// `firstId`), and steps over what can't: a damaged row, or all rows of a damaged page. `lastId`, where known, tells
/// of rows missing at the end. `use` returns false when the row makes no sense: it becomes a hole.
RowScan scanRows(const Database& database, const std::string& table, std::int64_t firstId,
                 std::optional<std::int64_t> lastId, const std::function<bool(const Statement&)>& use);

} // namespace vitrine::captures
