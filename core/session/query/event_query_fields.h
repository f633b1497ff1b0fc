// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/calls/call_table.h"
#include "core/session/query/event_query.h"

#include <span>
#include <string_view>
#include <vector>

namespace vitrine::core {

enum class QueryValueKind : std::uint8_t { Whole, Text, Choice };

/// A field of the query language by its name.
struct QueryFieldInfo {
    QueryField field = QueryField::Text;
    std::string_view name;
    QueryValueKind values = QueryValueKind::Text;
    std::string_view words;    ///< in explanations: "the draw"
    std::string_view sentence; ///< what it means, exactly
    std::string_view example;
};

/// All fields in the order in which they are offered.
[[nodiscard]] std::span<const QueryFieldInfo> queryFields();
/// The field of that name in upper or lower case; null when there is none.
[[nodiscard]] const QueryFieldInfo* findQueryField(std::string_view name);
[[nodiscard]] const QueryFieldInfo& queryFieldInfo(QueryField field);

struct QueryKindInfo {
    CallClass callClass = CallClass::State;
    std::string_view name;
    std::string_view sentence;
};
/// All values of the field "kind".
[[nodiscard]] std::span<const QueryKindInfo> queryKinds();
[[nodiscard]] std::string_view queryKindName(CallClass callClass);

/// Whether a function has a parameter of that name, whatever its case.
[[nodiscard]] bool isParameterName(std::string_view name);
/// The names of the parameters of all functions, sorted, each once.
[[nodiscard]] std::vector<std::string_view> parameterNames();

/// These three take upper and lower case of ASCII letters as equal.
[[nodiscard]] bool sameIgnoringCase(std::string_view a, std::string_view b);
[[nodiscard]] bool startsIgnoringCase(std::string_view text, std::string_view start);
[[nodiscard]] bool containsIgnoringCase(std::string_view text, std::string_view part);
/// Whether the whole text matches. In a pattern, * stands for any number of characters and ? for a single one.
[[nodiscard]] bool matchesPattern(std::string_view text, std::string_view pattern);

} // namespace vitrine::core
