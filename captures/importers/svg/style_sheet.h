// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/importers/svg/document.h"

#include <array>
#include <functional>

namespace vitrine::captures::svg {

/// "fill: red !important", of a property that we know.
struct Declaration {
    Name property = Name::Fill;
    std::string_view value;
    bool isImportant = false;
};

/// Calls `use` with each declaration of an inline style, or of a rule. What is wrong or unknown is left out (CSS).
void readDeclarations(std::string_view text, const std::function<void(const Declaration&)>& use);

/// What the cascade leaves of an element's declarations: a value for each property that has one.
using Declared = std::array<std::optional<std::string_view>, kProperties>;

/// The style elements of a document.
///
/// Selectors are a type, classes and ids of one element ("rect", ".a", "#b", "path.a.b", "*"). Rules with others, and
/// rules that begin with @, are dropped.
class StyleSheet {
public:
    /// The document must outlive it.
    StyleSheet(const Document& document, Findings& findings);

    /// From presentation attributes, rules and the inline style. Fails, in the findings, when rules are too many.
    [[nodiscard]] Declared declarationsOf(ElementIndex element);

private:
    struct Selector {
        std::optional<Tag> type; ///< nothing for any
        std::string_view id;
        std::vector<std::string_view> classes;
        std::string_view declarations;
        std::array<int, 3> specificity{}; ///< ids, classes, types
        std::size_t order = 0;
    };

    void read(ElementIndex style, std::string_view text);
    void readRule(ElementIndex style, std::string_view selectors, std::string_view declarations);
    void addSelector(ElementIndex style, std::string_view text, std::string_view declarations);
    [[nodiscard]] std::vector<const Selector*> matches(ElementIndex element);
    [[nodiscard]] bool fits(const Selector& selector, ElementIndex element,
                            const std::vector<std::string_view>& classes) const;

    const Document& m_document;
    Findings& m_findings;
    std::deque<std::string> m_texts; ///< without comments
    std::deque<Selector> m_selectors;
    std::map<std::string_view, std::vector<const Selector*>> m_byId, m_byClass;
    std::map<Tag, std::vector<const Selector*>> m_byType;
    std::vector<const Selector*> m_ofAny;
    std::uint64_t m_work = 0;
};

} // namespace vitrine::captures::svg
