// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/preprocessor_condition.h"

#include <charconv>
#include <map>
#include <optional>

namespace vitrine::core::glsl {

namespace {

constexpr int kMaxDepth = 200;

const std::map<std::string_view, int>& precedences()
{
    static const std::map<std::string_view, int> kPrecedences{
        {"||", 1}, {"&&", 2}, {"|", 3},  {"^", 4},  {"&", 5}, {"==", 6}, {"!=", 6}, {"<", 7},  {">", 7},
        {"<=", 7}, {">=", 7}, {"<<", 8}, {">>", 8}, {"+", 9}, {"-", 9},  {"*", 10}, {"/", 10}, {"%", 10}};
    return kPrecedences;
}

class Evaluator {
public:
    explicit Evaluator(const Tokens& tokens) : m_tokens(tokens) {}

    /// The one expression that there may be.
    std::optional<std::int64_t> run()
    {
        const auto value = next();
        if (value && !isAtEnd())
            m_failure = "unexpected tokens in a preprocessor expression";
        return m_failure ? std::nullopt : value;
    }
    /// One expression, as far as it goes.
    std::optional<std::int64_t> next()
    {
        const std::int64_t value = binary(1, true, 0);
        return m_failure ? std::nullopt : std::optional(value);
    }
    [[nodiscard]] bool isAtEnd() const { return m_at == m_tokens.size(); }
    [[nodiscard]] const char* failure() const { return m_failure; }

private:
    std::int64_t fail(const char* what)
    {
        if (!m_failure)
            m_failure = what;
        return 0;
    }
    [[nodiscard]] bool at(std::string_view text) const { return m_at < m_tokens.size() && m_tokens[m_at].is(text); }
    std::int64_t binary(int lowest, bool isEvaluated, int depth);
    std::int64_t unary(bool isEvaluated, int depth);
    std::int64_t number(const std::string& text);
    std::int64_t apply(std::string_view op, std::int64_t a, std::int64_t b, bool isEvaluated);

    const Tokens& m_tokens;
    std::size_t m_at = 0;
    const char* m_failure = nullptr;
};

std::int64_t Evaluator::number(const std::string& text)
{
    int base = 10;
    std::size_t skip = 0;
    if (text.size() > 2 && (text[1] == 'x' || text[1] == 'X')) {
        base = 16;
        skip = 2;
    } else if (text.size() > 1 && text[0] == '0') {
        base = 8;
    }
    std::uint32_t value = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data() + skip, end, value, base);
    if (stop != end || error != std::errc{})
        return fail("a preprocessor expression takes integers only");
    return static_cast<std::int32_t>(value);
}

std::int64_t Evaluator::unary(bool isEvaluated, int depth)
{
    if (depth > kMaxDepth)
        return fail("a preprocessor expression is nested too deeply");
    if (m_at >= m_tokens.size())
        return fail("a preprocessor expression is incomplete");
    const Token& token = m_tokens[m_at++];
    if (token.kind == TokenKind::Number)
        return number(token.text);
    if (token.isIdentifier())
        return isEvaluated ? fail("a name in a preprocessor expression is not defined") : 0;
    if (token.is("(")) {
        const std::int64_t value = binary(1, isEvaluated, depth + 1);
        if (!at(")"))
            return fail("')' is missing in a preprocessor expression");
        ++m_at;
        return value;
    }
    if (token.is("-"))
        return -unary(isEvaluated, depth + 1);
    if (token.is("+"))
        return unary(isEvaluated, depth + 1);
    if (token.is("~"))
        return ~unary(isEvaluated, depth + 1);
    if (token.is("!"))
        return unary(isEvaluated, depth + 1) == 0;
    return fail("unexpected tokens in a preprocessor expression");
}

std::int64_t Evaluator::apply(std::string_view op, std::int64_t a, std::int64_t b, bool isEvaluated)
{
    const auto shift = static_cast<unsigned>(b) & 31;
    if (op == "/" || op == "%") {
        if (b == 0)
            return isEvaluated ? fail("a preprocessor expression divides by zero") : 0;
        return op == "/" ? a / b : a % b;
    }
    if (op == "<<" || op == ">>")
        return op == "<<" ? static_cast<std::int64_t>(static_cast<std::uint64_t>(a) << shift) : a >> shift;
    switch (op[0]) {
    case '|': return op.size() == 2 ? a || b : a | b;
    case '&': return op.size() == 2 ? a && b : a & b;
    case '^': return a ^ b;
    case '=': return a == b;
    case '!': return a != b;
    case '<': return op.size() == 2 ? a <= b : a < b;
    case '>': return op.size() == 2 ? a >= b : a > b;
    case '+': return a + b;
    case '-': return a - b;
    default: return a * b;
    }
}

std::int64_t Evaluator::binary(int lowest, bool isEvaluated, int depth)
{
    if (depth > kMaxDepth)
        return fail("a preprocessor expression is nested too deeply");
    std::int64_t left = unary(isEvaluated, depth);
    while (!m_failure && m_at < m_tokens.size()) {
        const std::string& op = m_tokens[m_at].text;
        const auto found = precedences().find(op);
        if (found == precedences().end() || found->second < lowest)
            break;
        ++m_at;
        // What && and || skip may use names that are not defined.
        const bool isSkipped = (op == "&&" && left == 0) || (op == "||" && left != 0);
        const std::int64_t right = binary(found->second + 1, isEvaluated && !isSkipped, depth + 1);
        left = static_cast<std::int32_t>(apply(op, left, right, isEvaluated && !isSkipped));
    }
    return left;
}

/// Replaces `defined X` and `defined (X)` by 1 or 0. False when one is malformed.
bool resolveDefined(const Tokens& tokens, const MacroExpander& macros, Tokens& result)
{
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (!tokens[i].is("defined")) {
            result.push_back(tokens[i]);
            continue;
        }
        const bool hasParentheses = i + 1 < tokens.size() && tokens[i + 1].is("(");
        const std::size_t name = i + (hasParentheses ? 2 : 1);
        if (name >= tokens.size() || !tokens[name].isIdentifier())
            return false;
        if (hasParentheses && (name + 1 >= tokens.size() || !tokens[name + 1].is(")")))
            return false;
        Token value = tokens[i];
        value.kind = TokenKind::Number;
        value.text.assign(1, macros.find(tokens[name].text) ? '1' : '0');
        result.push_back(std::move(value));
        i = name + (hasParentheses ? 1 : 0);
    }
    return true;
}

} // namespace

Result<std::int64_t> evaluateCondition(const Tokens& expression, MacroExpander& macros, const Token& at,
                                       std::int64_t lineOffset)
{
    const Error malformed{Text::verbatim(errorAt(at.line, "defined", "a name is expected"))};
    Tokens asked;
    if (!resolveDefined(expression, macros, asked))
        return malformed;
    auto expanded = macros.expand(asked, lineOffset);
    if (!expanded)
        return expanded.error();
    Tokens plain; // `defined` may come out of a macro as well
    if (!resolveDefined(*expanded, macros, plain))
        return malformed;
    Evaluator evaluator(plain);
    const std::optional<std::int64_t> value = evaluator.run();
    if (!value)
        return Error{Text::verbatim(errorAt(at.line, at.text, evaluator.failure()))};
    return *value;
}

Result<std::vector<std::int64_t>> evaluateNumbers(const Tokens& expressions, MacroExpander& macros, const Token& at,
                                                  std::int64_t lineOffset)
{
    const auto expanded = macros.expand(expressions, lineOffset);
    if (!expanded)
        return expanded.error();
    Evaluator evaluator(*expanded);
    std::vector<std::int64_t> numbers;
    while (!evaluator.isAtEnd()) {
        const auto number = evaluator.next();
        if (!number)
            return Error{Text::verbatim(errorAt(at.line, at.text, evaluator.failure()))};
        numbers.push_back(*number);
    }
    return numbers;
}

} // namespace vitrine::core::glsl
