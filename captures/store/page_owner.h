// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/database.h"

#include <map>
#include <set>

namespace vitrine::captures {

/// What a page is for, as far as the trees of the tables still tell.
struct PageOwner {
    std::string table; ///< of an index: the table that it belongs to
    std::string role;  ///< "internal", "leaf" or "overflow"
};

/// The owners of `pages`; those that no tree reaches are left out. `database` reads pages as they are.
[[nodiscard]] std::map<std::uint32_t, PageOwner> pageOwners(const Database& database,
                                                            const std::set<std::uint32_t>& pages);

} // namespace vitrine::captures
