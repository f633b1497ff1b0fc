// SPDX-License-Identifier: Apache-2.0
#include "core/session/query/event_query.h"
#include "core/session/query/event_query_fields.h"
#include "core/session/query/event_query_lexer.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace vitrine::core {

namespace {

using Kind = QueryToken::Kind;

constexpr double kExact = 9007199254740992.0; // 2⁵³: beyond it a double no longer tells whole numbers apart

QueryComparison comparisonOf(std::string_view sign)
{
    if (sign == "!=")
        return QueryComparison::NotEqual;
    if (sign == "<")
        return QueryComparison::Less;
    if (sign == "<=")
        return QueryComparison::AtMost;
    if (sign == ">")
        return QueryComparison::Greater;
    return sign == ">=" ? QueryComparison::AtLeast : QueryComparison::Equal;
}

bool isOrdering(QueryComparison comparison)
{
    return comparison != QueryComparison::Equal && comparison != QueryComparison::NotEqual;
}

// Takes a number from the front: decimal, with sign, point and exponent, or 0x….
std::optional<double> takeNumber(std::string_view& text)
{
    if (text.starts_with("0x") || text.starts_with("0X")) {
        std::uint64_t number = 0;
        const auto [end, error] = std::from_chars(text.data() + 2, text.data() + text.size(), number, 16);
        if (error != std::errc())
            return std::nullopt;
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
        return static_cast<double>(number);
    }
    const std::size_t first = text.starts_with('-') ? 1 : 0;
    if (first >= text.size() || ((text[first] < '0' || text[first] > '9') && text[first] != '.'))
        return std::nullopt; // what from_chars takes beside these is "inf" and "nan"
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc())
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

std::optional<QueryRange> rangeIn(std::string_view text)
{
    const auto first = takeNumber(text);
    if (!first)
        return std::nullopt;
    if (text.empty())
        return QueryRange{*first, *first};
    if (!text.starts_with('-'))
        return std::nullopt;
    text.remove_prefix(1);
    const auto last = takeNumber(text);
    if (!last || !text.empty())
        return std::nullopt;
    return QueryRange{*first, *last};
}

bool isWhole(double number)
{
    return number >= 0 && number < kExact && number == std::floor(number);
}

class Parser {
public:
    explicit Parser(std::string_view text)
        : m_text(text), m_tokens(readQueryTokens(text.substr(0, EventQuery::kMaxBytes)))
    {
    }

    ParsedQuery parse()
    {
        if (m_text.size() > EventQuery::kMaxBytes)
            return {{}, queryFault(m_text, EventQuery::kMaxBytes, m_text.size(), textOf("the filter is too long"))};
        if (next().kind == Kind::End && !m_tokens.fault)
            return {};
        QueryNode root = either(0);
        if (!m_fault && next().kind == Kind::Close)
            fail(next(), textOf("this parenthesis closes nothing"));
        if (!m_fault)
            m_fault = m_tokens.fault;
        if (m_fault)
            return {{}, m_fault};
        return {EventQuery(std::move(root)), {}};
    }

private:
    [[nodiscard]] const QueryToken& next() const { return m_tokens.tokens[m_at]; }
    const QueryToken& take()
    {
        const QueryToken& token = m_tokens.tokens[m_at];
        m_at += token.kind == Kind::End ? 0 : 1;
        return token;
    }
    void fail(const QueryToken& token, Text message) { fail(token.begin, token.end, std::move(message)); }
    void fail(std::size_t begin, std::size_t end, Text message)
    {
        if (m_fault)
            return;
        // Tokens end in front of one that can't be read: what is missing there is not missing.
        const bool isAtUnreadable = m_tokens.fault && end >= m_tokens.fault->begin;
        m_fault = isAtUnreadable ? m_tokens.fault : queryFault(m_text, begin, end, std::move(message));
    }

    static QueryNode combined(QueryNode::Kind kind, std::vector<QueryNode> parts)
    {
        if (parts.size() == 1)
            return std::move(parts.front());
        return {kind, {}, std::move(parts)};
    }

    QueryNode either(std::size_t depth)
    {
        std::vector<QueryNode> parts{all(depth)};
        while (!m_fault && next().kind == Kind::Or) {
            take();
            parts.push_back(all(depth));
        }
        return combined(QueryNode::Kind::Or, std::move(parts));
    }

    QueryNode all(std::size_t depth)
    {
        std::vector<QueryNode> parts{single(depth)};
        while (!m_fault && next().kind != Kind::End && next().kind != Kind::Close && next().kind != Kind::Or) {
            if (next().kind == Kind::And)
                take();
            parts.push_back(single(depth));
        }
        return combined(QueryNode::Kind::And, std::move(parts));
    }

    QueryNode single(std::size_t depth)
    {
        if (m_fault)
            return {};
        if (depth > EventQuery::kMaxNesting) {
            fail(next(), textOf("this is nested too deeply"));
            return {};
        }
        const QueryToken& token = take();
        switch (token.kind) {
        case Kind::Not: {
            std::vector<QueryNode> inner{single(depth + 1)};
            return {QueryNode::Kind::Not, {}, std::move(inner)};
        }
        case Kind::Open: return group(token, depth);
        case Kind::Error: return term({QueryField::Error, {}, {}, {}});
        case Kind::Words: return term({QueryField::Text, {}, {{token.text, {}}}, {}});
        case Kind::Field: return comparison(token);
        default: fail(token, missing(token)); return {};
        }
    }

    [[nodiscard]] Text missing(const QueryToken& token) const
    {
        if (m_at == 0)
            return {}; // there is nothing but a token that can't be read
        const bool isFirst = m_at == 1 && token.kind != Kind::End;
        switch (token.kind) {
        case Kind::And:
            return isFirst ? textOf("there is nothing before “and”") : textOf("expected words or a field, not “and”");
        case Kind::Or:
            return isFirst ? textOf("there is nothing before “or”") : textOf("expected words or a field, not “or”");
        case Kind::Close:
            return isFirst ? textOf("this parenthesis closes nothing") : textOf("expected words or a field before )");
        default: return textOf("expected words or a field after {}", nameOf(m_tokens.tokens[m_at - 1]));
        }
    }

    [[nodiscard]] std::string nameOf(const QueryToken& token) const
    {
        const auto text = std::string(m_text.substr(token.begin, token.end - token.begin));
        return token.kind == Kind::Open || token.kind == Kind::Comparison ? text : "“" + text + "”";
    }

    QueryNode group(const QueryToken& open, std::size_t depth)
    {
        QueryNode inner = either(depth + 1);
        if (!m_fault && next().kind != Kind::Close)
            m_tokens.fault ? fail(next(), {}) : fail(open, textOf("this parenthesis is never closed"));
        take();
        return inner;
    }

    QueryNode term(QueryTerm content)
    {
        if (++m_terms > EventQuery::kMaxTerms)
            fail(m_text.size(), m_text.size(), textOf("the filter has too many parts"));
        return {QueryNode::Kind::Term, std::move(content), {}};
    }

    QueryNode comparison(const QueryToken& name)
    {
        const QueryFieldInfo* field = findQueryField(name.text);
        const QueryFieldInfo& info = field ? *field : queryFieldInfo(QueryField::Parameter);
        const QueryToken& sign = take();
        QueryTerm content{info.field, comparisonOf(sign.text), {}, field ? std::string() : name.text};
        if (isOrdering(content.comparison) && field && info.values != QueryValueKind::Whole) {
            fail(sign, textOf("“{}” has no order: use : or !=", name.text));
            return {};
        }
        do {
            const QueryToken& value = next();
            if (value.kind != Kind::Value) {
                const std::size_t place = m_tokens.tokens[m_at - 1].end;
                fail(place, place,
                     textOf("{} after {}", expectation(info, content), nameOf(m_tokens.tokens[m_at - 1])));
                return {};
            }
            take();
            addValue(value, info, content);
        } while (!m_fault && next().kind == Kind::Comma && (take(), true));
        return term(std::move(content));
    }

    static Text expectation(const QueryFieldInfo& info, const QueryTerm& term)
    {
        if (info.field == QueryField::Kind)
            return textOf("expected a kind");
        return info.values == QueryValueKind::Whole || isOrdering(term.comparison) ? textOf("expected a number")
                                                                                   : textOf("expected a text");
    }

    void addValue(const QueryToken& token, const QueryFieldInfo& info, QueryTerm& term)
    {
        const bool isOrdered = isOrdering(term.comparison);
        const auto numbers = token.isQuoted ? std::nullopt : rangeIn(token.text);
        if (isOrdered && !term.values.empty())
            return fail(token, textOf("expected a single number"));
        if (info.values == QueryValueKind::Whole || isOrdered) {
            if (!numbers)
                return fail(token, textOf("{}, not {}", expectation(info, term), nameOf(token)));
            if (isOrdered && numbers->first != numbers->last)
                return fail(token, textOf("expected a single number, not a range"));
            if (info.values == QueryValueKind::Whole && (!isWhole(numbers->first) || !isWhole(numbers->last)))
                return fail(token, textOf("expected a whole number from 0 on"));
            if (numbers->last < numbers->first)
                return fail(token, textOf("this range ends before it begins"));
        }
        if (info.field == QueryField::Kind && !isKind(token.text))
            return fail(token, textOf("there is no kind “{}”; there are {}", token.text.substr(0, 32), kindList()));
        term.values.push_back({token.text, numbers});
    }

    static bool isKind(std::string_view text)
    {
        return std::ranges::any_of(queryKinds(),
                                   [text](const QueryKindInfo& kind) { return sameIgnoringCase(kind.name, text); });
    }

    static std::string kindList()
    {
        std::string list;
        for (const QueryKindInfo& kind : queryKinds())
            list += (list.empty() ? "" : ", ") + std::string(kind.name);
        return list;
    }

    std::string_view m_text;
    QueryTokens m_tokens;
    std::optional<QueryFault> m_fault;
    std::size_t m_at = 0;
    std::size_t m_terms = 0;
};

template <typename Visit>
void visitTerms(const QueryNode& node, const Visit& visit)
{
    if (node.kind == QueryNode::Kind::Term)
        visit(node.term);
    for (const QueryNode& child : node.children)
        visitTerms(child, visit);
}

} // namespace

bool EventQuery::looksAt(QueryField field) const
{
    bool found = false;
    if (m_root)
        visitTerms(*m_root, [&](const QueryTerm& term) { found |= term.field == field; });
    return found;
}

bool EventQuery::tracksBindings() const
{
    return looksAt(QueryField::Texture) || looksAt(QueryField::Buffer) || looksAt(QueryField::Program) ||
           looksAt(QueryField::Framebuffer);
}

ParsedQuery parseQuery(std::string_view text)
{
    return Parser(text).parse();
}

} // namespace vitrine::core
