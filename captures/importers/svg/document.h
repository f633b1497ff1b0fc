// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/importers/svg/findings.h"
#include "captures/importers/svg/names.h"

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine::captures::svg {

using ElementIndex = std::uint32_t;
inline constexpr ElementIndex kNoElement = UINT32_MAX;

struct Attribute {
    Name name = Name::Id;
    std::string_view value;
};

struct Element {
    Tag tag = Tag::Other;
    ElementIndex parent = kNoElement;
    ElementIndex nextSibling = kNoElement, firstChild = kNoElement;
    std::uint32_t firstAttribute = 0, attributeCount = 0;
    Place place;
    std::string_view text = {}; ///< of a style or a title
};

/// The elements of a drawing in the order of the file. The first one is the root. What is in it is bounded by whoever
/// adds to it.
class Document {
public:
    /// `parent` is kNoElement for the root, else an element that is there.
    ElementIndex add(Tag tag, ElementIndex parent, Place place);
    /// Of the element that was added last.
    void addAttribute(Name name, std::string_view value);
    void setText(ElementIndex element, std::string_view text) { m_elements[element].text = keep(text); }

    [[nodiscard]] std::size_t size() const { return m_elements.size(); }
    [[nodiscard]] std::size_t attributeCount() const { return m_attributes.size(); }
    [[nodiscard]] const Element& operator[](ElementIndex element) const { return m_elements[element]; }
    [[nodiscard]] std::span<const Attribute> attributes(ElementIndex element) const;
    [[nodiscard]] std::optional<std::string_view> attribute(ElementIndex element, Name name) const;
    /// The first element of that id.
    [[nodiscard]] std::optional<ElementIndex> find(std::string_view id) const;
    /// What "#id" names in this file.
    [[nodiscard]] std::optional<ElementIndex> findReference(std::string_view reference) const;

private:
    std::string_view keep(std::string_view text);

    std::vector<Element> m_elements;
    std::vector<ElementIndex> m_lastChild; ///< by element
    std::vector<Attribute> m_attributes;
    std::deque<std::string> m_texts; ///< blocks that never move
    std::map<std::string_view, ElementIndex> m_ids;
};

/// Calls `use` with each child in turn.
template <typename Use>
void forEachChild(const Document& document, ElementIndex parent, const Use& use)
{
    for (ElementIndex child = document[parent].firstChild; child != kNoElement; child = document[child].nextSibling)
        use(child);
}

} // namespace vitrine::captures::svg
