// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

/// Tables of the functions that can be replayed.

namespace vitrine::core {

/// A function that can be replayed. `Call` is what its handler works with.
template <typename Call>
struct ReplayEntry {
    std::string_view name;
    std::size_t argumentCount = 0;
    void (*handler)(Call& call) = nullptr;
};

/// All entries of an API, sorted by name.
template <typename Call, typename... Parts>
[[nodiscard]] std::vector<ReplayEntry<Call>> sortedEntries(const Parts&... parts)
{
    std::vector<ReplayEntry<Call>> all;
    (all.insert(all.end(), parts.begin(), parts.end()), ...);
    std::ranges::sort(all, {}, &ReplayEntry<Call>::name);
    return all;
}

/// Null when the function can't be replayed.
template <typename Call>
[[nodiscard]] const ReplayEntry<Call>* findEntry(std::span<const ReplayEntry<Call>> sorted, std::string_view name)
{
    const auto found = std::ranges::lower_bound(sorted, name, {}, &ReplayEntry<Call>::name);
    return found != sorted.end() && found->name == name ? &*found : nullptr;
}

/// Its member Call is what handlers of calls to such a context work with; that has a context(), which the call goes to.
template <typename Context>
struct CallTo;

} // namespace vitrine::core
