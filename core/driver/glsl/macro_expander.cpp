// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/macro_expander.h"

#include <algorithm>
#include <deque>
#include <utility>

namespace vitrine::core::glsl {

namespace {

/// Tokens that all expansions of a shader may make together.
constexpr std::size_t kExpansionBudget = 1'000'000;
constexpr int kMaxArgumentDepth = 200;

Token numberToken(const Token& at, const std::string& text)
{
    Token result = at;
    result.kind = TokenKind::Number;
    result.text = text;
    return result;
}

/// The line of the source that is read when the token is.
std::uint32_t lineRead(const Token& token)
{
    return token.callEnd != 0 ? token.callEnd : token.line;
}

} // namespace

/// Tokens still to be read: the expansions under way in front of the rest of the input.
class MacroExpander::Stream {
public:
    Stream(const Tokens& tokens, std::multiset<std::string>& active) : m_active(active)
    {
        m_levels.emplace_back().tokens = &tokens;
    }
    ~Stream()
    {
        while (!m_levels.empty())
            pop();
    }

    const Token* peek()
    {
        while (!m_levels.empty()) {
            Level& top = m_levels.back();
            const Tokens& tokens = top.tokens ? *top.tokens : top.own;
            if (top.next < tokens.size())
                return &tokens[top.next];
            pop();
        }
        return nullptr;
    }
    void advance() { ++m_levels.back().next; }
    void push(Tokens tokens, const std::string& macro)
    {
        Level& level = m_levels.emplace_back();
        level.own = std::move(tokens);
        level.macro = macro;
        m_active.insert(macro);
    }

private:
    void pop()
    {
        if (const auto active = m_active.find(m_levels.back().macro); active != m_active.end())
            m_active.erase(active);
        m_levels.pop_back();
    }

    std::deque<Level> m_levels;
    std::multiset<std::string>& m_active;
};

MacroExpander::MacroExpander()
{
    predefine("__LINE__", "0");
    predefine("__FILE__", "0");
    predefine("__VERSION__", "100");
    predefine("GL_ES", "1");
    predefine("GL_FRAGMENT_PRECISION_HIGH", "1");
}

void MacroExpander::predefine(const std::string& name, const std::string& number)
{
    Macro macro;
    macro.isPredefined = true;
    macro.body.push_back(numberToken({}, number));
    m_macros[name] = std::move(macro);
}

const Macro* MacroExpander::find(const std::string& name) const
{
    const auto found = m_macros.find(name);
    return found == m_macros.end() ? nullptr : &found->second;
}

bool MacroExpander::fail(const Token& at, const char* what)
{
    if (m_error.empty())
        m_error = errorAt(at.line, at.text, what);
    return false;
}

bool MacroExpander::spend(std::size_t tokens, const Token& at)
{
    m_spent += tokens;
    return m_spent <= kExpansionBudget || fail(at, "macros expand to more than the compiler takes");
}

Result<Tokens> MacroExpander::expand(const Tokens& tokens, std::int64_t lineOffset)
{
    m_lineOffset = lineOffset;
    Tokens result;
    if (!run(tokens, result, 0))
        return Error{Text::verbatim(m_error)};
    return result;
}

bool MacroExpander::run(const Tokens& tokens, Tokens& output, int depth)
{
    Stream stream(tokens, m_active);
    while (const Token* next = stream.peek()) {
        Token token = *next;
        stream.advance();
        if (!token.isIdentifier() || token.isFinal) {
            output.push_back(std::move(token));
            continue;
        }
        if (!expandIdentifier(stream, std::move(token), output, depth))
            return false;
    }
    return true;
}

bool MacroExpander::expandIdentifier(Stream& stream, Token token, Tokens& output, int depth)
{
    const auto found = m_macros.find(token.text);
    if (found == m_macros.end()) {
        output.push_back(std::move(token));
        return true;
    }
    if (m_active.count(token.text)) {
        token.isFinal = true;
        output.push_back(std::move(token));
        return true;
    }
    if (token.is("__LINE__")) {
        output.push_back(numberToken(token, std::to_string(lineRead(token) + m_lineOffset)));
        return spend(1, token);
    }
    const Macro& macro = found->second;
    std::vector<Tokens> arguments;
    Token end = token; // of the call
    if (macro.isFunction) {
        const Token* next = stream.peek();
        if (!next || !next->is("(")) {
            output.push_back(std::move(token));
            return true;
        }
        if (!collectArguments(stream, token, arguments, end))
            return false;
        const bool isEmptyCall = macro.parameters.empty() && arguments.size() == 1 && arguments[0].empty();
        if (!isEmptyCall && arguments.size() != macro.parameters.size())
            return fail(token, "a macro is called with the wrong number of arguments");
    }
    Tokens expansion;
    if (!substitute(macro, arguments, token, end, expansion, depth))
        return false;
    stream.push(std::move(expansion), token.text);
    return true;
}

bool MacroExpander::collectArguments(Stream& stream, const Token& name, std::vector<Tokens>& arguments, Token& end)
{
    stream.advance();
    arguments.emplace_back();
    int open = 1;
    while (const Token* next = stream.peek()) {
        const Token token = *next;
        stream.advance();
        if (!spend(1, name))
            return false;
        open += token.is("(") ? 1 : 0;
        open -= token.is(")") ? 1 : 0;
        if (open == 0) {
            end = token;
            return true;
        }
        if (open == 1 && token.is(","))
            arguments.emplace_back();
        else
            arguments.back().push_back(token);
    }
    return fail(name, "a macro call does not end");
}

bool MacroExpander::substitute(const Macro& macro, const std::vector<Tokens>& arguments, const Token& name,
                               const Token& end, Tokens& result, int depth)
{
    if (depth > kMaxArgumentDepth)
        return fail(name, "macro calls are nested too deeply");
    std::vector<Tokens> expanded(macro.parameters.size());
    for (std::size_t i = 0; i < expanded.size(); ++i)
        if (!run(arguments[i], expanded[i], depth + 1))
            return false;
    for (const Token& token : macro.body) {
        const auto parameter = std::find(macro.parameters.begin(), macro.parameters.end(), token.text);
        if (parameter == macro.parameters.end()) {
            result.push_back(token);
            result.back().callEnd = lineRead(end);
        } else {
            const Tokens& argument = expanded[static_cast<std::size_t>(parameter - macro.parameters.begin())];
            if (!spend(argument.size(), name))
                return false;
            result.insert(result.end(), argument.begin(), argument.end());
        }
    }
    for (Token& token : result)
        token.line = name.line;
    return spend(result.size() + 1, name);
}

} // namespace vitrine::core::glsl
