// SPDX-License-Identifier: Apache-2.0
#include "core/session/query/event_query_lexer.h"

#include "core/session/query/event_query_fields.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine::core {

namespace {

using Kind = QueryToken::Kind;

constexpr std::size_t kMaxDistance = 2; // letters wrong in a name that is still recognized

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

bool isNamePart(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

bool beginsName(char c)
{
    return isNamePart(c) && !(c >= '0' && c <= '9');
}

// Letters to insert, leave out or change.
std::size_t distance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const bool isSame = sameIgnoringCase(a.substr(i - 1, 1), b.substr(j - 1, 1));
            const std::size_t here = std::min({row[j] + 1, row[j - 1] + 1, diagonal + (isSame ? 0 : 1)});
            diagonal = std::exchange(row[j], here);
        }
    }
    return row.back();
}

Text unknownField(std::string_view name)
{
    const Text start = textOf("there is no field “{}”", name.substr(0, 32));
    const QueryFieldInfo* nearest = nullptr;
    std::size_t least = kMaxDistance + 1;
    for (const QueryFieldInfo& info : queryFields()) {
        if (name.size() > info.name.size() + kMaxDistance)
            continue;
        if (const std::size_t letters = distance(name, info.name); letters < least) {
            least = letters;
            nearest = &info;
        }
    }
    if (nearest)
        return textOf("{}; did you mean “{}”?", start, nearest->name);
    return textOf("{}; to look for it as it stands, put it in quotation marks", start);
}

class Lexer {
public:
    explicit Lexer(std::string_view text) : m_text(text) {}

    QueryTokens read()
    {
        for (skipSpaces(); m_at < m_text.size() && !m_result.fault; skipSpaces())
            readOne();
        m_result.tokens.push_back({Kind::End, m_text.size(), m_text.size(), {}, false});
        return std::move(m_result);
    }

private:
    void skipSpaces()
    {
        while (m_at < m_text.size() && isSpace(m_text[m_at]))
            ++m_at;
    }

    void add(Kind kind, std::size_t end, std::string text = {}, bool isQuoted = false)
    {
        m_result.tokens.push_back({kind, m_at, end, std::move(text), isQuoted});
        m_at = end;
    }

    void readOne()
    {
        const char c = m_text[m_at];
        if (c == '(')
            return add(Kind::Open, m_at + 1);
        if (c == ')')
            return add(Kind::Close, m_at + 1);
        if (c == '"')
            return readQuoted(Kind::Words);
        if (!beginsName(c))
            return readWord();
        const std::size_t end = endOfName();
        const std::string_view name = m_text.substr(m_at, end - m_at);
        if (const auto keyword = keywordOf(name, end))
            return add(*keyword, end);
        readNamed(name, end);
    }

    void readNamed(std::string_view name, std::size_t end)
    {
        std::size_t after = end;
        while (after < m_text.size() && isSpace(m_text[after]))
            ++after;
        const std::size_t length = comparisonLength(after);
        const bool isField = length > 0 && (findQueryField(name) || isParameterName(name));
        if (length > 0 && !isField && after == end) {
            m_result.fault = queryFault(m_text, m_at, end, unknownField(name));
            return;
        }
        if (!isField)
            return readWord();
        add(Kind::Field, end, std::string(name));
        m_at = after;
        add(Kind::Comparison, after + length, std::string(m_text.substr(after, length)));
        readValues();
    }

    void readValues()
    {
        for (;;) {
            skipSpaces();
            if (m_at >= m_text.size() || m_text[m_at] == ')' || m_text[m_at] == ',')
                return;
            if (m_text[m_at] == '"') {
                readQuoted(Kind::Value);
            } else {
                const std::size_t end = std::min(m_text.find_first_of(" \t\r\n,()\"", m_at), m_text.size());
                if (end == m_at)
                    return;
                add(Kind::Value, end, std::string(m_text.substr(m_at, end - m_at)));
            }
            if (m_at >= m_text.size() || m_text[m_at] != ',')
                return;
            add(Kind::Comma, m_at + 1);
        }
    }

    void readQuoted(Kind kind)
    {
        std::string content;
        std::size_t at = m_at + 1;
        for (; at < m_text.size() && m_text[at] != '"'; ++at) {
            if (m_text[at] == '\\' && at + 1 < m_text.size() && (m_text[at + 1] == '"' || m_text[at + 1] == '\\'))
                ++at;
            content += m_text[at];
        }
        const bool isClosed = at < m_text.size();
        if (!isClosed)
            m_result.fault = queryFault(m_text, m_at, m_text.size(), textOf("this quotation mark is never closed"));
        add(kind, isClosed ? at + 1 : at, std::move(content), true);
    }

    // A parenthesis within a word belongs to it, with everything up to its partner: "glClear(mask = …)".
    void readWord()
    {
        std::size_t end = m_at;
        std::size_t depth = 0;
        for (; end < m_text.size(); ++end) {
            const char c = m_text[end];
            if (depth == 0 && (isSpace(c) || c == ')'))
                break;
            depth += c == '(' ? 1 : 0;
            depth -= c == ')' ? 1 : 0;
        }
        if (!m_result.tokens.empty()) {
            QueryToken& last = m_result.tokens.back();
            if (last.kind == Kind::Words && !last.isQuoted) {
                last.end = m_at = end;
                last.text = std::string(m_text.substr(last.begin, end - last.begin));
                return;
            }
        }
        add(Kind::Words, end, std::string(m_text.substr(m_at, end - m_at)));
    }

    [[nodiscard]] std::size_t endOfName() const
    {
        std::size_t end = m_at;
        while (end < m_text.size() && isNamePart(m_text[end]))
            ++end;
        return end;
    }

    [[nodiscard]] std::optional<Kind> keywordOf(std::string_view name, std::size_t end) const
    {
        constexpr std::array<std::pair<std::string_view, Kind>, 4> kKeywords{
            {{"and", Kind::And}, {"or", Kind::Or}, {"not", Kind::Not}, {"error", Kind::Error}}};
        if (end < m_text.size() && !isSpace(m_text[end]) && m_text[end] != '(' && m_text[end] != ')' &&
            m_text[end] != '"')
            return std::nullopt;
        for (const auto& [word, kind] : kKeywords)
            if (sameIgnoringCase(name, word))
                return kind;
        return std::nullopt;
    }

    [[nodiscard]] std::size_t comparisonLength(std::size_t at) const
    {
        for (const std::string_view sign : {">=", "<=", "!=", ">", "<", "=", ":"})
            if (m_text.substr(at).starts_with(sign))
                return sign.size();
        return 0;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    QueryTokens m_result;
};

} // namespace

QueryTokens readQueryTokens(std::string_view text)
{
    return Lexer(text).read();
}

QueryFault queryFault(std::string_view text, std::size_t begin, std::size_t end, Text message)
{
    const auto before = text.substr(0, begin);
    const auto characters =
        std::ranges::count_if(before, [](char c) { return (static_cast<unsigned char>(c) & 0xC0u) != 0x80u; });
    return {begin, end, static_cast<std::size_t>(characters) + 1, std::move(message)};
}

Text QueryFault::sentence() const
{
    return textOf("column {}: {}", column, message);
}

} // namespace vitrine::core
