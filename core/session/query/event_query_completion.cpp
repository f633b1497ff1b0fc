// SPDX-License-Identifier: Apache-2.0
#include "core/session/query/event_query_completion.h"

#include "core/session/query/event_query_fields.h"
#include "core/session/query/event_query_lexer.h"

#include <algorithm>
#include <set>

namespace vitrine::core {

namespace {

using Kind = QueryToken::Kind;

constexpr std::size_t kShortestName = 2; // letters, before the many names of functions and parameters are offered

bool endsTerm(Kind kind)
{
    return kind == Kind::Words || kind == Kind::Value || kind == Kind::Error || kind == Kind::Close;
}

class Completer {
public:
    Completer(std::string_view text, std::size_t place, const QueryVocabulary& vocabulary)
        : m_text(text.substr(0, std::min(place, EventQuery::kMaxBytes))), m_vocabulary(vocabulary),
          m_tokens(readQueryTokens(m_text).tokens)
    {
        m_tokens.pop_back(); // End
    }

    std::vector<QueryCompletion> complete()
    {
        const QueryToken* last = m_tokens.empty() ? nullptr : &m_tokens.back();
        const bool isTouching = last && last->end == m_text.size();
        if (const QueryToken* field = openField(last, isTouching)) {
            const bool isBegun = last->kind == Kind::Value;
            m_begin = isBegun ? last->begin : m_text.size();
            offerValues(*field, isBegun ? last->text : std::string());
        } else if (const std::size_t word = beginOfWord(); word < m_text.size()) {
            m_begin = word;
            offerWords(m_text.substr(word), hasTermBefore(word));
        } else if (!isTouching || !endsTerm(last->kind)) {
            m_begin = m_text.size();
            offerWords({}, hasTermBefore(m_text.size()));
        }
        return std::move(m_found);
    }

private:
    // The field whose value is being written.
    [[nodiscard]] const QueryToken* openField(const QueryToken* last, bool isTouching) const
    {
        if (!last)
            return nullptr;
        const bool isOpen = last->kind == Kind::Comparison || last->kind == Kind::Comma ||
                            (last->kind == Kind::Value && isTouching && !isClosed(*last));
        if (!isOpen)
            return nullptr;
        const auto field = std::find_if(m_tokens.rbegin(), m_tokens.rend(),
                                        [](const QueryToken& token) { return token.kind == Kind::Field; });
        return field == m_tokens.rend() ? nullptr : &*field;
    }

    [[nodiscard]] bool isClosed(const QueryToken& token) const
    {
        return token.isQuoted && token.end - token.begin > 1 && m_text[token.end - 1] == '"';
    }

    // Of what is being written as a plain word; the end of the text when nothing is.
    [[nodiscard]] std::size_t beginOfWord() const
    {
        const auto before = m_text.find_last_of(" \t\r\n()\"");
        const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
        const bool isQuoted = !m_tokens.empty() && m_tokens.back().isQuoted && m_tokens.back().end == m_text.size();
        return isQuoted ? m_text.size() : begin;
    }

    [[nodiscard]] bool hasTermBefore(std::size_t word) const
    {
        if (m_tokens.empty())
            return false;
        const QueryToken& last = m_tokens.back();
        if (last.kind == Kind::Words && !last.isQuoted && last.begin < word)
            return true;
        const auto before = std::find_if(m_tokens.rbegin(), m_tokens.rend(),
                                         [word](const QueryToken& token) { return token.end <= word; });
        return before != m_tokens.rend() && endsTerm(before->kind);
    }

    void offer(std::string_view text, const Text& sentence = {})
    {
        if (m_found.size() < kMaxCompletions)
            m_found.push_back({std::string(text), sentence, m_begin, m_text.size()});
    }

    void offerWords(std::string_view start, bool hasTerm)
    {
        const auto offerMatching = [&](std::string_view text, const Text& sentence) {
            if (startsIgnoringCase(text, start) && text.size() > start.size())
                offer(text, sentence);
        };
        for (const QueryFieldInfo& info : queryFields())
            if (startsIgnoringCase(info.name, start))
                offer(std::string(info.name) + ":",
                      textOf("{} For example {}", Text::marked(info.sentence), info.example));
        offerMatching("error", Text::marked(queryFieldInfo(QueryField::Error).sentence));
        offerMatching("not", textOf("What follows must not hold."));
        if (hasTerm) {
            offerMatching("and", textOf("Both must hold; it may be left out."));
            offerMatching("or", textOf("One of both must hold."));
        }
        if (start.size() < kShortestName)
            return;
        for (const std::string_view name : parameterNames())
            if (startsIgnoringCase(name, start) && !findQueryField(name))
                offer(std::string(name) + ":", textOf("The argument of that name, of any function."));
        for (const std::string& function : m_vocabulary.functions)
            offerMatching(function, {});
    }

    void offerValues(const QueryToken& fieldName, const std::string& start)
    {
        const QueryFieldInfo* info = findQueryField(fieldName.text);
        const QueryField field = info ? info->field : QueryField::Parameter;
        const auto offerMatching = [&](std::string_view text, const Text& sentence = {}) {
            if (startsIgnoringCase(text, start) && text.size() > start.size())
                offer(asQueryValue(text), sentence);
        };
        if (field == QueryField::Kind)
            for (const QueryKindInfo& kind : queryKinds())
                offerMatching(kind.name, Text::marked(kind.sentence));
        if (field == QueryField::Function)
            for (const std::string& function : m_vocabulary.functions)
                offerMatching(function);
        if (field == QueryField::Marker)
            for (const std::string& marker : m_vocabulary.markers)
                offerMatching(marker);
        if (field == QueryField::Parameter || field == QueryField::Argument)
            for (const std::string_view value : enumNamesOf(field == QueryField::Parameter ? fieldName.text : ""))
                offerMatching(value);
    }

    // What enumerations of that parameter (empty: of any) have to offer.
    static std::vector<std::string_view> enumNamesOf(std::string_view parameterName)
    {
        std::set<EnumGroup> groups;
        for (const FunctionInfo& function : functions())
            for (const ParameterInfo& parameter : function.parameters)
                if (parameter.group != 0 && (parameterName.empty() || sameIgnoringCase(parameter.name, parameterName)))
                    groups.insert(parameter.group);
        std::vector<std::string_view> names;
        for (const EnumGroup group : groups)
            for (const EnumEntry& entry : enumEntries(group))
                names.push_back(entry.name);
        std::ranges::sort(names);
        names.erase(std::unique(names.begin(), names.end()), names.end());
        return names;
    }

    std::string_view m_text;
    const QueryVocabulary& m_vocabulary;
    std::vector<QueryToken> m_tokens;
    std::size_t m_begin = 0;
    std::vector<QueryCompletion> m_found;
};

} // namespace

std::vector<QueryCompletion> completeQuery(std::string_view text, std::size_t place, const QueryVocabulary& vocabulary)
{
    return Completer(text, place, vocabulary).complete();
}

std::string asQueryValue(std::string_view text)
{
    if (!text.empty() && text.find_first_of(" \t\r\n,()\"") == std::string_view::npos)
        return std::string(text);
    std::string quoted = "\"";
    for (const char c : text)
        quoted += c == '"' || c == '\\' ? std::string("\\") + c : std::string(1, c);
    return quoted + "\"";
}

} // namespace vitrine::core
