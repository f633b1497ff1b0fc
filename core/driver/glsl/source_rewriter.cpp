// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/source_rewriter.h"

#include <algorithm>

namespace vitrine::core::glsl {

namespace {

/// Index behind the bracket that closes the one at `open`, or the end.
std::size_t behindBracket(const Tokens& tokens, std::size_t open)
{
    int depth = 0;
    for (std::size_t i = open; i < tokens.size(); ++i) {
        depth += tokens[i].is("[") ? 1 : 0;
        depth -= tokens[i].is("]") ? 1 : 0;
        if (depth == 0)
            return i + 1;
    }
    return tokens.size();
}

/// Index of the first of `,` `;` `)` outside brackets from `from` on.
std::size_t declaratorEnd(const Tokens& tokens, std::size_t from)
{
    int depth = 0;
    for (std::size_t i = from; i < tokens.size(); ++i) {
        if (depth == 0 && (tokens[i].is(",") || tokens[i].is(";") || tokens[i].is(")")))
            return i;
        depth += tokens[i].is("(") || tokens[i].is("[") ? 1 : 0;
        depth -= tokens[i].is(")") || tokens[i].is("]") ? 1 : 0;
    }
    return tokens.size();
}

/// Writes `T[N] x, y;` as `T x[N], y[N];`. No expression has a name right behind `]`, so the shape is a declaration.
void moveArraySizes(Tokens& tokens)
{
    Tokens result;
    result.reserve(tokens.size());
    Tokens size;              ///< of the declaration under way
    std::size_t sizeEnds = 0; ///< token that ends the declaration
    int depth = 0;            ///< of parentheses
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const std::size_t behind = tokens[i].isIdentifier() && i + 1 < tokens.size() && tokens[i + 1].is("[")
                                       ? behindBracket(tokens, i + 1)
                                       : 0;
        if (behind && behind < tokens.size() && tokens[behind].isIdentifier()) {
            size.assign(tokens.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                        tokens.begin() + static_cast<std::ptrdiff_t>(behind));
            sizeEnds = declaratorEnd(tokens, behind);
            result.push_back(tokens[i]);
            result.push_back(tokens[behind]);
            result.insert(result.end(), size.begin(), size.end());
            i = behind;
            if (depth > 0 || sizeEnds >= tokens.size() || !tokens[sizeEnds].is(",")) // parameters stand alone
                size.clear();
            continue;
        }
        result.push_back(tokens[i]);
        depth += tokens[i].is("(") ? 1 : 0;
        depth -= tokens[i].is(")") ? 1 : 0;
        if (!size.empty() && i == sizeEnds && i + 1 < tokens.size()) { // the next name of the same declaration
            result.push_back(tokens[++i]);
            result.insert(result.end(), size.begin(), size.end());
            sizeEnds = declaratorEnd(tokens, i + 1);
            if (sizeEnds >= tokens.size() || !tokens[sizeEnds].is(","))
                size.clear();
        }
    }
    tokens = std::move(result);
}

bool hasSideEffects(Tokens::const_iterator begin, Tokens::const_iterator end)
{
    for (auto token = begin; token != end; ++token) {
        const bool isCall = token->is("(") && token != begin && (token - 1)->isIdentifier() &&
                            !(token - 1)->is("int") && !(token - 1)->is("float");
        if (isCall || token->is("++") || token->is("--") || (token->text.size() > 1 && token->text.back() == '=') ||
            token->is("="))
            return true;
    }
    return false;
}

void fixFragmentDataIndex(Tokens& tokens)
{
    for (std::size_t i = 0; i + 2 < tokens.size(); ++i) {
        if (!tokens[i].is("gl_FragData") || !tokens[i + 1].is("["))
            continue;
        const std::size_t behind = behindBracket(tokens, i + 1);
        const auto first = tokens.begin() + static_cast<std::ptrdiff_t>(i) + 2;
        const auto last = tokens.begin() + static_cast<std::ptrdiff_t>(behind) - 1;
        const bool isNumber = last - first == 1 && first->kind == TokenKind::Number;
        const bool isVariable =
            std::any_of(first, last, [](const Token& token) { return token.isIdentifier(); }) &&
            std::none_of(first, last, [](const Token& token) { return token.text.rfind("gl_Max", 0) == 0; });
        if (isNumber || !isVariable || behind > tokens.size() || hasSideEffects(first, last))
            continue;
        first->kind = TokenKind::Number;
        first->text.assign(1, '0');
        tokens.erase(first + 1, last);
    }
}

bool indexesFragmentColor(const Tokens& tokens)
{
    for (std::size_t i = 0; i + 2 < tokens.size(); ++i)
        if (tokens[i].is("gl_FragColor") && tokens[i + 1].is("[") && tokens[i + 2].kind != TokenKind::Number)
            return true;
    return false;
}

Tokens tokensAt(std::uint32_t line, std::initializer_list<const char*> words)
{
    Tokens result;
    for (const char* word : words)
        result.push_back({.kind = TokenKind::Identifier, .line = line, .text = word});
    return result;
}

/// Computes the color in a variable of its own, which main writes out when the shader's main is done.
void moveFragmentColor(Tokens& tokens)
{
    constexpr const char* kColor = "vitrine_FragColor";
    constexpr const char* kMain = "vitrine_main";
    if (!indexesFragmentColor(tokens))
        return;
    for (Token& token : tokens) {
        if (token.is("gl_FragColor"))
            token.text = kColor;
        if (token.is("main"))
            token.text = kMain;
    }
    const Tokens declaration = tokensAt(tokens.front().line, {"mediump", "vec4", kColor, ";"});
    tokens.insert(tokens.begin(), declaration.begin(), declaration.end());
    const Tokens wrapper = tokensAt(tokens.back().line, {"void", "main", "(", ")", "{", kMain, "(", ")", ";",
                                                         "gl_FragColor", "=", kColor, ";", "}"});
    tokens.insert(tokens.end(), wrapper.begin(), wrapper.end());
}

} // namespace

void rewriteTokens(Tokens& tokens)
{
    moveArraySizes(tokens);
    moveFragmentColor(tokens);
    fixFragmentDataIndex(tokens);
}

std::string toText(const PreprocessedSource& source)
{
    std::string result;
    for (const std::string& extension : source.extensions)
        result += "#extension " + extension + "\n";
    result += source.declarations;
    result += "#line 1\n";
    std::uint32_t line = 1;
    for (const Token& token : source.tokens) {
        while (line < token.line) {
            result += '\n';
            ++line;
        }
        result += token.text;
        result += ' ';
    }
    return result;
}

} // namespace vitrine::core::glsl
