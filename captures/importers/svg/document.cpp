// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/svg/document.h"

#include "captures/importers/svg/scanner.h"

#include <algorithm>

namespace vitrine::captures::svg {

ElementIndex Document::add(Tag tag, ElementIndex parent, Place place)
{
    const auto added = static_cast<ElementIndex>(m_elements.size());
    m_elements.push_back({.tag = tag,
                          .parent = parent,
                          .firstAttribute = static_cast<std::uint32_t>(m_attributes.size()),
                          .place = place});
    m_lastChild.push_back(kNoElement);
    if (parent == kNoElement)
        return added;
    ElementIndex& last = m_lastChild[parent];
    (last == kNoElement ? m_elements[parent].firstChild : m_elements[last].nextSibling) = added;
    last = added;
    return added;
}

void Document::addAttribute(Name name, std::string_view value)
{
    const std::string_view kept = keep(value);
    m_attributes.push_back({name, kept});
    ++m_elements.back().attributeCount;
    if (name == Name::Id)
        m_ids.try_emplace(kept, static_cast<ElementIndex>(m_elements.size() - 1));
}

std::span<const Attribute> Document::attributes(ElementIndex element) const
{
    return std::span(m_attributes).subspan(m_elements[element].firstAttribute, m_elements[element].attributeCount);
}

std::optional<std::string_view> Document::attribute(ElementIndex element, Name name) const
{
    const auto all = attributes(element);
    const auto found = std::ranges::find(all, name, &Attribute::name);
    return found == all.end() ? std::nullopt : std::optional(found->value);
}

std::optional<ElementIndex> Document::find(std::string_view id) const
{
    const auto found = m_ids.find(id);
    return found == m_ids.end() ? std::nullopt : std::optional(found->second);
}

std::optional<ElementIndex> Document::findReference(std::string_view reference) const
{
    const std::string_view text = trimmed(reference);
    return text.starts_with('#') ? find(text.substr(1)) : std::nullopt;
}

std::string_view Document::keep(std::string_view text)
{
    constexpr std::size_t kBlock = 64u << 10;
    if (m_texts.empty() || m_texts.back().capacity() - m_texts.back().size() < text.size())
        m_texts.emplace_back().reserve(std::max(kBlock, text.size()));
    std::string& block = m_texts.back();
    const std::size_t start = block.size();
    block += text;
    return std::string_view(block).substr(start);
}

} // namespace vitrine::captures::svg
