// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/source_bounds.h"

namespace vitrine::core::glsl {

namespace {

constexpr std::size_t kMaxTokens = 120'000;
constexpr std::size_t kMaxStatementTokens = 10'000;
constexpr int kMaxNesting = 200;
constexpr int kMaxElse = 1'000; ///< a chain of else-if nests as deeply as it is long

} // namespace

Result<void> checkSourceBounds(const Tokens& tokens)
{
    const auto fault = [](const Token& at, const char* what) {
        return Error{Text::verbatim(errorAt(at.line, at.text, what))};
    };
    if (tokens.size() > kMaxTokens)
        return fault(tokens[kMaxTokens], "the shader is too long");
    int nesting = 0;
    int parentheses = 0;
    int branches = 0;
    std::size_t statement = 0;
    for (const Token& token : tokens) {
        ++statement;
        branches += token.is("else") ? 1 : 0;
        if (token.is("(") || token.is("["))
            ++parentheses;
        if ((token.is(")") || token.is("]")) && parentheses > 0)
            --parentheses;
        if (token.is("{"))
            ++nesting;
        if (token.is("}"))
            --nesting;
        if (nesting + parentheses > kMaxNesting)
            return fault(token, "the shader is nested too deeply");
        if (branches > kMaxElse)
            return fault(token, "the shader has too many branches");
        if (statement > kMaxStatementTokens)
            return fault(token, "the statement is too long");
        if (token.is("{") || token.is("}") || (token.is(";") && parentheses == 0))
            statement = 0;
    }
    return {};
}

} // namespace vitrine::core::glsl
