// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/importers/svg/document.h"
#include "captures/importers/svg/length.h"
#include "captures/importers/svg/transform.h"

namespace vitrine::captures::svg {

/// The attributes of one element as values. A wrong one is dropped, and counts as if it were not there; one with a
/// number that no float can hold is a fault.
class Values {
public:
    Values(const Document& document, ElementIndex element, Findings& findings)
        : m_document(document), m_element(element), m_findings(findings)
    {
    }

    /// What `readValue` makes of the attribute, which it has to read to its end; nothing when it is not there.
    template <typename Value>
    [[nodiscard]] std::optional<Value> read(Name name, std::optional<Value> (*readValue)(Scanner& text)) const
    {
        const auto attribute = m_document.attribute(m_element, name);
        if (!attribute)
            return std::nullopt;
        Scanner text(*attribute);
        auto value = readValue(text);
        text.skipSpaces();
        if (!isSound(name, text, value.has_value() && text.atEnd()))
            value.reset();
        return value;
    }

    [[nodiscard]] Length length(Name name, Length otherwise = {}) const
    {
        return read(name, readLength).value_or(otherwise);
    }
    /// A number, or a percentage of one.
    [[nodiscard]] double number(Name name, double otherwise) const;
    [[nodiscard]] Matrix transform(Name name) const { return read(name, readTransform).value_or(Matrix{}); }
    /// Whether it is "userSpaceOnUse", or "objectBoundingBox".
    [[nodiscard]] bool isOfBox(Name name, bool otherwise) const;

    /// Tells what is wrong with an attribute that was read by hand. False when it is not whole.
    bool isSound(Name name, const Scanner& text, bool isWhole) const;

private:
    const Document& m_document;
    ElementIndex m_element;
    Findings& m_findings;
};

} // namespace vitrine::captures::svg
