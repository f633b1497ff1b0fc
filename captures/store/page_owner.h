// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/database.h"

#include <map>
#include <set>

namespace vitrine::captures {

/// What a page is for, as far as the trees of the tables can tell.
struct PageOwner {
    std::string table; ///< for an index: the table that it belongs to
    std::string role;  ///< "internal", "leaf" or "overflow"
};

/// The owners of `pages`. Pages that no tree reaches are left out. `database` must read pages as they are.
[[nodiscard]] std::map<std::uint32_t, PageOwner> pageOwners(const Database& database,
                                                            const std::set<std::uint32_t>& pages);

} // namespace vitrine::captures
