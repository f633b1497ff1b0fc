// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/svg/styles.h"

namespace vitrine::captures::svg {

Style Styles::within(const Style& outer, ElementIndex element)
{
    return computedStyle(outer, m_sheet.declarationsOf(element), m_document[element].place, m_findings);
}

Style Styles::inPlace(ElementIndex element)
{
    std::vector<ElementIndex> unknown; // from the inside to the outside
    ElementIndex parent = m_document[element].parent;
    for (; parent != kNoElement && !m_ofParents.contains(parent); parent = m_document[parent].parent)
        unknown.push_back(parent);
    Style outer = parent == kNoElement ? Style{} : m_ofParents.at(parent);
    for (auto next = unknown.rbegin(); next != unknown.rend(); ++next) {
        outer = within(outer, *next);
        m_ofParents.emplace(*next, outer);
    }
    return within(outer, element);
}

} // namespace vitrine::captures::svg
