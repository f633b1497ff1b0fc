// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/svg/style_sheet.h"

#include "captures/importers/svg/bounds.h"
#include "captures/importers/svg/scanner.h"

#include <algorithm>

namespace vitrine::captures::svg {
namespace {

/// Without comments, and without what hides a sheet from browsers of old.
std::string withoutComments(std::string_view text)
{
    std::string kept;
    while (!text.empty()) {
        const std::size_t start = std::min(text.find("/*"), text.size());
        kept += text.substr(0, start);
        const std::size_t end = text.find("*/", std::min(start + 2, text.size()));
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 2);
        if (!text.empty())
            kept += ' ';
    }
    for (const std::string_view hidden : {"<!--", "-->"})
        for (std::size_t at = kept.find(hidden); at != std::string::npos; at = kept.find(hidden, at))
            kept.replace(at, hidden.size(), hidden.size(), ' ');
    return kept;
}

/// The first of the wanted characters that stands in no quotes, parentheses or braces; otherwise the end.
std::size_t findOutside(std::string_view text, std::string_view wanted)
{
    int depth = 0;
    char quote = '\0';
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quote) {
            quote = c == quote ? '\0' : quote;
            continue;
        }
        if (depth == 0 && wanted.find(c) != std::string_view::npos)
            return i;
        if (c == '"' || c == '\'')
            quote = c;
        else if (c == '(' || c == '{')
            ++depth;
        else if ((c == ')' || c == '}') && depth > 0)
            --depth;
    }
    return text.size();
}

std::string_view takeUpTo(std::string_view& text, std::string_view wanted)
{
    const std::size_t end = findOutside(text, wanted);
    const std::string_view taken = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return taken;
}

bool takeImportant(std::string_view& value)
{
    constexpr std::string_view kWord = "important";
    if (value.size() < kWord.size() || !isSameWord(value.substr(value.size() - kWord.size()), kWord))
        return false;
    const std::string_view before = trimmed(value.substr(0, value.size() - kWord.size()));
    if (!before.ends_with('!'))
        return false;
    value = trimmed(before.substr(0, before.size() - 1));
    return true;
}

std::vector<std::string_view> wordsOf(std::string_view text)
{
    std::vector<std::string_view> words;
    while (!(text = trimmed(text)).empty()) {
        std::size_t end = 0;
        while (end < text.size() && !isSpace(text[end]))
            ++end;
        words.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return words;
}

void set(Declared& declared, const Declaration& declaration)
{
    const auto put = [&](Name name) { declared[static_cast<std::size_t>(name)] = declaration.value; };
    if (declaration.property != Name::Marker)
        return put(declaration.property);
    for (const Name each : {Name::MarkerStart, Name::MarkerMid, Name::MarkerEnd})
        put(each);
}

} // namespace

void readDeclarations(std::string_view text, const std::function<void(const Declaration&)>& use)
{
    while (!text.empty()) {
        std::string_view value = takeUpTo(text, ";");
        const std::size_t colon = value.find(':');
        if (colon == std::string_view::npos)
            continue;
        const auto property = propertyOf(trimmed(value.substr(0, colon)));
        value = trimmed(value.substr(colon + 1));
        const bool isImportant = takeImportant(value);
        if (property && !value.empty())
            use({*property, value, isImportant});
    }
}

StyleSheet::StyleSheet(const Document& document, Findings& findings) : m_document(document), m_findings(findings)
{
    for (ElementIndex element = 0; element < document.size(); ++element)
        if (document[element].tag == Tag::StyleElement && !document[element].text.empty())
            read(element, m_texts.emplace_back(withoutComments(document[element].text)));
}

void StyleSheet::read(ElementIndex style, std::string_view text)
{
    while (!(text = trimmed(text)).empty() && !m_findings.hasFailed()) {
        const std::size_t end = findOutside(text, "{;");
        const bool isRule = end < text.size() && text[end] == '{';
        const std::string_view head = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        const std::string_view body = isRule ? takeUpTo(text, "}") : std::string_view();
        if (head.starts_with('@'))
            m_findings.drop("style rule that begins with @", m_document[style].place);
        else if (isRule)
            readRule(style, head, body);
    }
}

void StyleSheet::readRule(ElementIndex style, std::string_view selectors, std::string_view declarations)
{
    while (!selectors.empty())
        addSelector(style, trimmed(takeUpTo(selectors, ",")), declarations);
}

void StyleSheet::addSelector(ElementIndex style, std::string_view text, std::string_view declarations)
{
    Scanner scanner(text);
    Selector selector;
    selector.declarations = declarations;
    selector.order = m_selectors.size();
    if (!scanner.take('*')) {
        if (const std::string_view type = scanner.name(); !type.empty()) {
            selector.type = tagOf(type);
            selector.specificity[2] = 1;
        }
    }
    bool isWhole = !text.empty();
    while (isWhole && !scanner.atEnd()) {
        const bool isId = scanner.take('#');
        const std::string_view name = isId || scanner.take('.') ? scanner.name() : std::string_view();
        isWhole = !name.empty() && !(isId && !selector.id.empty());
        ++selector.specificity[isId ? 0 : 1];
        if (isId)
            selector.id = name;
        else
            selector.classes.push_back(name);
    }
    if (!isWhole)
        return m_findings.drop("style rule whose selector is not read", m_document[style].place);
    if (m_selectors.size() >= kMaxRules)
        return m_findings.fail(m_document[style].place, core::textOf("there are more than {} style rules", kMaxRules));
    const Selector& added = m_selectors.emplace_back(std::move(selector));
    if (!added.id.empty())
        m_byId[added.id].push_back(&added);
    else if (!added.classes.empty())
        m_byClass[added.classes.front()].push_back(&added);
    else if (added.type)
        m_byType[*added.type].push_back(&added);
    else
        m_ofAny.push_back(&added);
}

bool StyleSheet::fits(const Selector& selector, ElementIndex element,
                      const std::vector<std::string_view>& classes) const
{
    if (selector.type && *selector.type != m_document[element].tag)
        return false;
    if (!selector.id.empty() && selector.id != m_document.attribute(element, Name::Id))
        return false;
    return std::ranges::all_of(
        selector.classes, [&](std::string_view wanted) { return std::ranges::find(classes, wanted) != classes.end(); });
}

std::vector<const StyleSheet::Selector*> StyleSheet::matches(ElementIndex element)
{
    const auto classes = wordsOf(m_document.attribute(element, Name::Class).value_or(std::string_view()));
    constexpr std::uint64_t kWorkOfRule = 64; // to read its declarations costs as much as so many tests
    std::vector<const Selector*> found;
    const auto test = [&](const auto& selectors) {
        for (const Selector* selector : selectors) {
            const bool isFitting = fits(*selector, element, classes);
            m_work += 1 + selector->classes.size() * classes.size();
            m_work += isFitting ? kWorkOfRule + 2 * selector->declarations.size() : 0;
            if (m_work > kMaxRuleWork)
                return m_findings.fail(m_document[element].place, core::textOf("too many style rules fit too much"));
            if (isFitting)
                found.push_back(selector);
        }
    };
    const auto testThoseOf = [&](const auto& index, const auto& key) {
        if (const auto entry = index.find(key); entry != index.end())
            test(entry->second);
    };
    test(m_ofAny);
    testThoseOf(m_byType, m_document[element].tag);
    for (auto name = classes.begin(); name != classes.end(); ++name)
        if (std::find(classes.begin(), name, *name) == name)
            testThoseOf(m_byClass, *name);
    if (const auto id = m_document.attribute(element, Name::Id))
        testThoseOf(m_byId, *id);
    std::ranges::sort(found, [](const Selector* a, const Selector* b) {
        return std::pair(a->specificity, a->order) < std::pair(b->specificity, b->order);
    });
    return found;
}

Declared StyleSheet::declarationsOf(ElementIndex element)
{
    Declared declared;
    for (const Attribute& attribute : m_document.attributes(element))
        if (attribute.name <= Name::LastProperty)
            declared[static_cast<std::size_t>(attribute.name)] = trimmed(attribute.value);
    const auto inlineStyle = m_document.attribute(element, Name::StyleAttribute).value_or(std::string_view());
    if (m_selectors.empty() && inlineStyle.empty())
        return declared;
    const auto rules = matches(element);
    for (const bool isImportant : {false, true}) {
        const auto apply = [&](const Declaration& declaration) {
            if (declaration.isImportant == isImportant)
                set(declared, declaration);
        };
        for (const Selector* rule : rules)
            readDeclarations(rule->declarations, apply);
        readDeclarations(inlineStyle, apply);
    }
    return declared;
}

} // namespace vitrine::captures::svg
