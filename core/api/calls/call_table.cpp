// SPDX-License-Identifier: Apache-2.0
#include "core/api/calls/call_table.h"

#include "core/api/calls/call_table_data.h"
#include "core/api/calls/call_table_vg.h"

#include <algorithm>
#include <vector>

namespace vitrine::core {

namespace {

std::vector<FunctionInfo> mergedFunctions()
{
    std::vector<FunctionInfo> all;
    for (const auto part : {call_table::glFunctions(), call_table::eglFunctions(), call_table::vgFunctions()})
        all.insert(all.end(), part.begin(), part.end());
    std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i].id = static_cast<std::uint16_t>(i);
    return all;
}

} // namespace

std::span<const FunctionInfo> functions()
{
    static const std::vector<FunctionInfo> kAll = mergedFunctions();
    return kAll;
}

const FunctionInfo* findFunction(std::string_view name)
{
    const auto all = functions();
    const auto found =
        std::lower_bound(all.begin(), all.end(), name,
                         [](const FunctionInfo& info, std::string_view wanted) { return info.name < wanted; });
    return found != all.end() && found->name == name ? &*found : nullptr;
}

std::span<const EnumEntry> enumEntries(EnumGroup group)
{
    if (group == call_table::kEglGroup)
        return call_table::eglEntries();
    if (group >= call_table::kFirstVgGroup)
        return call_table::vgEntries(group);
    const auto groups = call_table::glGroups();
    return group < groups.size() ? groups[group] : std::span<const EnumEntry>();
}

std::string_view enumName(EnumGroup group, std::int64_t value)
{
    const auto entries = enumEntries(group);
    const auto found =
        std::lower_bound(entries.begin(), entries.end(), value,
                         [](const EnumEntry& entry, std::int64_t wanted) { return entry.value < wanted; });
    return found != entries.end() && found->value == value ? found->name : std::string_view();
}

} // namespace vitrine::core
