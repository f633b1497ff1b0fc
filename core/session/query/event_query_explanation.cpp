// SPDX-License-Identifier: Apache-2.0
#include "core/session/query/event_query.h"
#include "core/session/query/event_query_fields.h"

#include <cmath>
#include <string>

namespace vitrine::core {

namespace {

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

Text valueText(const QueryTerm& term, const QueryValue& value)
{
    const QueryValueKind kind = queryFieldInfo(term.field).values;
    if (value.numbers && (kind == QueryValueKind::Whole || term.field == QueryField::Parameter)) {
        const QueryRange& range = *value.numbers;
        return range.first == range.last ? Text::verbatim(decimal(range.first))
                                         : textOf("{} to {}", decimal(range.first), decimal(range.last));
    }
    if (kind == QueryValueKind::Choice)
        return Text::verbatim(value.text);
    return value.text.find_first_of("*?") == std::string::npos ? textOf("“{}”", value.text)
                                                               : textOf("like “{}”", value.text);
}

Text values(const QueryTerm& term)
{
    Text list;
    for (std::size_t i = 0; i < term.values.size(); ++i) {
        const Text value = valueText(term, term.values[i]);
        list = i == 0                        ? value
               : i + 1 == term.values.size() ? textOf("{} or {}", list, value)
                                             : textOf("{}, {}", list, value);
    }
    return list;
}

Text compared(const Text& subject, QueryComparison comparison, const Text& values)
{
    switch (comparison) {
    case QueryComparison::Equal: return textOf("{} is {}", subject, values);
    case QueryComparison::NotEqual: return textOf("{} is not {}", subject, values);
    case QueryComparison::Less: return textOf("{} is less than {}", subject, values);
    case QueryComparison::AtMost: return textOf("{} is at most {}", subject, values);
    case QueryComparison::Greater: return textOf("{} is more than {}", subject, values);
    case QueryComparison::AtLeast: break;
    }
    return textOf("{} is at least {}", subject, values);
}

Text termText(const QueryTerm& term)
{
    if (term.field == QueryField::Text)
        return textOf("the text contains “{}”", term.values.front().text);
    if (term.field == QueryField::Error)
        return textOf("there is a warning");
    const Text subject = term.field == QueryField::Parameter ? textOf("the argument {}", term.parameter)
                                                             : Text::marked(queryFieldInfo(term.field).words);
    return compared(isBinding(term.field) ? textOf("{} named or in use", subject) : subject, term.comparison,
                    values(term));
}

Text nodeText(const QueryNode& node, bool isInner)
{
    if (node.kind == QueryNode::Kind::Term)
        return termText(node.term);
    if (node.kind == QueryNode::Kind::Not)
        return textOf("not ({})", nodeText(node.children.front(), false));
    Text all;
    for (const QueryNode& child : node.children) {
        const Text part = nodeText(child, true);
        all = all.empty()                         ? part
              : node.kind == QueryNode::Kind::And ? textOf("{} and {}", all, part)
                                                  : textOf("{} or {}", all, part);
    }
    return isInner ? textOf("({})", all) : all;
}

} // namespace

Text EventQuery::explanation() const
{
    return m_root ? textOf("where {}", nodeText(*m_root, false)) : textOf("of any kind");
}

} // namespace vitrine::core
