// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/importers/svg/style.h"

namespace vitrine::captures::svg {

/// The styles of a document's elements.
class Styles {
public:
    /// The document must outlive it.
    Styles(const Document& document, Findings& findings)
        : m_document(document), m_findings(findings), m_sheet(document, findings)
    {
    }

    /// Inside of an element with the style `outer`, which may be one that refers to it.
    [[nodiscard]] Style within(const Style& outer, ElementIndex element);
    /// Where it stands in the file.
    [[nodiscard]] Style inPlace(ElementIndex element);

private:
    const Document& m_document;
    Findings& m_findings;
    StyleSheet m_sheet;
    std::map<ElementIndex, Style> m_ofParents; ///< those that inPlace() came by
};

} // namespace vitrine::captures::svg
