// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Splits a source into preprocessing tokens of GLSL ES 1.00 (§3.1–3.4).

namespace vitrine::core::glsl {

enum class TokenKind : std::uint8_t { Identifier, Number, Punctuator, Other };

struct Token {
    TokenKind kind = TokenKind::Other;
    bool hasSpaceBefore = false;
    bool startsLine = false;
    bool isFinal = false;   ///< the name of a macro inside of its own expansion, which is never expanded again
    std::uint32_t line = 1; ///< line of the original source, from 1
    /// For a token that comes out of a macro: the line on which the macro's call ends, which is the value of __LINE__
    /// there. 0 for other tokens.
    std::uint32_t callEnd = 0;
    std::uint32_t newline =
        0; ///< line of the last token before a newline, which ends that line; comments may be in between
    std::string text;

    [[nodiscard]] bool is(std::string_view what) const { return text == what; }
    [[nodiscard]] bool isIdentifier() const { return kind == TokenKind::Identifier; }
};

using Tokens = std::vector<Token>;

/// Splits a source. Comments count as a space. Fails when a comment does not end.
[[nodiscard]] Result<Tokens> tokenize(std::string_view source);

/// The line of the log: "ERROR: 0:LINE: 'token' : what".
[[nodiscard]] std::string errorAt(std::uint32_t line, std::string_view token, std::string_view what);

} // namespace vitrine::core::glsl
