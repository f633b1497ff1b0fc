// SPDX-License-Identifier: Apache-2.0
#include "core/session/query/event_query.h"
#include "core/session/query/event_query_fields.h"

#include <cmath>
#include <string>

namespace vitrine::core {

namespace {

std::string quoted(const std::string& text)
{
    return "“" + text + "”";
}

std::string decimal(double number)
{
    constexpr double kExact = 9007199254740992.0; // 2⁵³
    if (number == std::floor(number) && std::abs(number) < kExact)
        return std::to_string(static_cast<std::int64_t>(number));
    std::string text = std::to_string(number);
    return text.substr(0, text.find_last_not_of('0') + 1);
}

bool isBinding(QueryField field)
{
    return field == QueryField::Texture || field == QueryField::Buffer || field == QueryField::Program ||
           field == QueryField::Framebuffer;
}

std::string valueText(const QueryTerm& term, const QueryValue& value)
{
    const QueryValueKind kind = queryFieldInfo(term.field).values;
    if (value.numbers && (kind == QueryValueKind::Whole || term.field == QueryField::Parameter)) {
        const QueryRange& range = *value.numbers;
        return range.first == range.last ? decimal(range.first) : decimal(range.first) + " to " + decimal(range.last);
    }
    if (kind == QueryValueKind::Choice)
        return value.text;
    return value.text.find_first_of("*?") == std::string::npos ? quoted(value.text) : "like " + quoted(value.text);
}

std::string values(const QueryTerm& term)
{
    std::string list;
    for (std::size_t i = 0; i < term.values.size(); ++i)
        list += (i == 0 ? "" : i + 1 == term.values.size() ? " or " : ", ") + valueText(term, term.values[i]);
    return list;
}

std::string relation(QueryComparison comparison)
{
    switch (comparison) {
    case QueryComparison::Equal: return " is ";
    case QueryComparison::NotEqual: return " is not ";
    case QueryComparison::Less: return " is less than ";
    case QueryComparison::AtMost: return " is at most ";
    case QueryComparison::Greater: return " is more than ";
    case QueryComparison::AtLeast: return " is at least ";
    }
    return {};
}

std::string termText(const QueryTerm& term)
{
    if (term.field == QueryField::Text)
        return "the text contains " + quoted(term.values.front().text);
    if (term.field == QueryField::Error)
        return "there is a warning";
    const std::string subject = term.field == QueryField::Parameter ? "the argument " + term.parameter
                                                                    : std::string(queryFieldInfo(term.field).words);
    const std::string named = isBinding(term.field) ? " named or in use" : "";
    return subject + named + relation(term.comparison) + values(term);
}

std::string nodeText(const QueryNode& node, bool isInner)
{
    if (node.kind == QueryNode::Kind::Term)
        return termText(node.term);
    if (node.kind == QueryNode::Kind::Not)
        return "not (" + nodeText(node.children.front(), false) + ")";
    const std::string between = node.kind == QueryNode::Kind::And ? " and " : " or ";
    std::string text;
    for (const QueryNode& child : node.children)
        text += (text.empty() ? "" : between) + nodeText(child, true);
    return isInner ? "(" + text + ")" : text;
}

} // namespace

std::string EventQuery::explanation() const
{
    return m_root ? "where " + nodeText(*m_root, false) : "of any kind";
}

} // namespace vitrine::core
