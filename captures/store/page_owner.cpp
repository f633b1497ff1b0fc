// SPDX-License-Identifier: Apache-2.0
#include "captures/store/page_owner.h"

#include <map>

namespace vitrine::captures {
namespace {

std::string tableOf(std::string_view tree)
{
    constexpr std::string_view kIndexPrefix = "sqlite_autoindex_";
    if (!tree.starts_with(kIndexPrefix))
        return std::string(tree);
    tree.remove_prefix(kIndexPrefix.size());
    return std::string(tree.substr(0, tree.rfind('_')));
}

} // namespace

std::map<std::uint32_t, PageOwner> pageOwners(const Database& database, const std::set<std::uint32_t>& pages)
{
    std::map<std::uint32_t, PageOwner> owners;
    auto trees = database.prepare("SELECT pageno,name,pagetype FROM dbstat");
    const auto pageCount = database.queryInteger("PRAGMA page_count");
    if (!trees || !pageCount)
        return owners;
    // Trees that were tampered with may share pages: no more rows than a sound file could have.
    for (std::int64_t i = 0; i <= *pageCount; ++i) {
        const auto row = trees->step();
        if (!row || !*row)
            break;
        const auto page = static_cast<std::uint32_t>(trees->integer(0));
        if (pages.contains(page))
            owners.try_emplace(page, PageOwner{tableOf(trees->text(1)), std::string(trees->text(2))});
    }
    return owners;
}

} // namespace vitrine::captures
