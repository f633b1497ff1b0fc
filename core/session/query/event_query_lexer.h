// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/query/event_query.h"

namespace vitrine::core {

struct QueryToken {
    enum class Kind : std::uint8_t { Open, Close, And, Or, Not, Error, Field, Comparison, Value, Comma, Words, End };
    Kind kind = Kind::End;
    std::size_t begin = 0; ///< bytes of the query
    std::size_t end = 0;
    std::string text; ///< without quotation marks
    bool isQuoted = false;
};

struct QueryTokens {
    std::vector<QueryToken> tokens; ///< up to the fault, if there is one; End comes last
    std::optional<QueryFault> fault;
};

/// Splits a query into tokens. What a word is depends on the words around it, so the lexer knows the names of fields.
/// The only faults are an unknown field and an open quotation mark; the token at fault then comes last.
[[nodiscard]] QueryTokens readQueryTokens(std::string_view text);

[[nodiscard]] QueryFault queryFault(std::string_view text, std::size_t begin, std::size_t end, Text message);

} // namespace vitrine::core
