// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/query/event_query.h"

#include <string>
#include <string_view>
#include <vector>

namespace vitrine::core {

/// What occurs in a capture and may be asked for; sorted, each once.
struct QueryVocabulary {
    std::vector<std::string> functions;
    std::vector<std::string> markers;
};

/// One way to go on: `text` in place of the bytes begin … end − 1 of the query.
struct QueryCompletion {
    std::string text;
    Text sentence; ///< what it means; may be empty
    std::size_t begin = 0;
    std::size_t end = 0;
    friend bool operator==(const QueryCompletion&, const QueryCompletion&) = default;
};

/// The next tokens that are possible at a byte of a query, best first, at most kMaxCompletions. Only the text before
/// that byte decides.
inline constexpr std::size_t kMaxCompletions = 100;
[[nodiscard]] std::vector<QueryCompletion> completeQuery(std::string_view text, std::size_t place,
                                                         const QueryVocabulary& vocabulary);

/// A text as it must stand in a query: in quotation marks if it needs them.
[[nodiscard]] std::string asQueryValue(std::string_view text);

} // namespace vitrine::core
