// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Preprocessing tokens of GLSL ES 1.00 (§3.1–3.4).

namespace vitrine::core::glsl {

enum class TokenKind : std::uint8_t { Identifier, Number, Punctuator, Other };

struct Token {
    TokenKind kind = TokenKind::Other;
    bool hasSpaceBefore = false;
    bool startsLine = false;
    bool isFinal = false;   ///< the name of a macro inside its own expansion: never expanded again
    std::uint32_t line = 1; ///< of the source as given, from 1
    /// Out of a macro: the line of the source on which its call ends, which is what __LINE__ says there. 0: not.
    std::uint32_t callEnd = 0;
    std::uint32_t newline =
        0; ///< of the last token before a newline: the line that this ends; comments may lie between
    std::string text;

    [[nodiscard]] bool is(std::string_view what) const { return text == what; }
    [[nodiscard]] bool isIdentifier() const { return kind == TokenKind::Identifier; }
};

using Tokens = std::vector<Token>;

/// Splits a source; comments count as a space. Fails on a comment that does not end.
[[nodiscard]] Result<Tokens> tokenize(std::string_view source);

/// "ERROR: 0:LINE: 'token' : what", as the info log has it.
[[nodiscard]] std::string errorAt(std::uint32_t line, std::string_view token, std::string_view what);

} // namespace vitrine::core::glsl
