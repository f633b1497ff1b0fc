// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/importers/svg/values.h"

namespace vitrine::captures::svg {

/// A gradient or pattern with those that its href names: what one of them does not say, the next one does.
class ReferenceChain {
public:
    /// A chain that comes back to one of its own is a fault.
    ReferenceChain(const Document& document, ElementIndex first, Findings& findings);

    /// The first that has the attribute; the first of all when none has it.
    [[nodiscard]] ElementIndex withAttribute(Name name) const;
    [[nodiscard]] Values values(Name name) const { return {m_document, withAttribute(name), m_findings}; }
    /// The first that has a child that fits; nothing when none has one.
    template <typename Fits>
    [[nodiscard]] std::optional<ElementIndex> withChild(const Fits& fits) const
    {
        for (const ElementIndex element : m_elements)
            for (ElementIndex child = m_document[element].firstChild; child != kNoElement;
                 child = m_document[child].nextSibling)
                if (fits(m_document[child].tag))
                    return element;
        return std::nullopt;
    }

private:
    const Document& m_document;
    Findings& m_findings;
    std::vector<ElementIndex> m_elements;
};

} // namespace vitrine::captures::svg
