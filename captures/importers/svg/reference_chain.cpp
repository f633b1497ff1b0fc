// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/svg/reference_chain.h"

#include "captures/importers/svg/bounds.h"

#include <algorithm>

namespace vitrine::captures::svg {

ReferenceChain::ReferenceChain(const Document& document, ElementIndex first, Findings& findings)
    : m_document(document), m_findings(findings)
{
    for (std::optional<ElementIndex> next = first; next;) {
        if (std::ranges::find(m_elements, *next) != m_elements.end()) {
            findings.fail(document[*next].place, core::textOf("the element refers to itself"));
            return;
        }
        if (m_elements.size() == static_cast<std::size_t>(kMaxDepth)) {
            findings.fail(document[*next].place,
                          core::textOf("more than {} elements refer to one another in turn", kMaxDepth));
            return;
        }
        m_elements.push_back(*next);
        const auto reference = document.attribute(*next, Name::Href);
        next = reference ? document.findReference(*reference) : std::nullopt;
        if (reference && !next)
            findings.drop("reference that leads nowhere", document[m_elements.back()].place);
    }
}

ElementIndex ReferenceChain::withAttribute(Name name) const
{
    const auto found = std::ranges::find_if(
        m_elements, [&](ElementIndex element) { return m_document.attribute(element, name).has_value(); });
    return found == m_elements.end() ? m_elements.front() : *found;
}

} // namespace vitrine::captures::svg
