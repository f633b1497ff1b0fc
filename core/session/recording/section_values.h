// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <memory>
#include <typeindex>
#include <utility>

namespace vitrine::core {

/// What one section of a recording has come to: a value of any type, which alone knows where it is read.
class SectionValue {
public:
    template <typename Section>
    [[nodiscard]] static SectionValue of(Section section)
    {
        return {typeid(Section), std::make_shared<const Section>(std::move(section))};
    }

private:
    friend class SectionValues;
    SectionValue(std::type_index type, std::shared_ptr<const void> value) : m_type(type), m_value(std::move(value)) {}

    std::type_index m_type;
    std::shared_ptr<const void> m_value;
};

/// The values of a recording's sections, each found by its type.
class SectionValues {
public:
    /// No two sections are of the same type.
    void add(SectionValue value);

    /// The section must be there: every recording has all sections.
    template <typename Section>
    [[nodiscard]] const Section& get() const
    {
        return *static_cast<const Section*>(find(typeid(Section)));
    }

private:
    [[nodiscard]] const void* find(std::type_index type) const;

    std::map<std::type_index, std::shared_ptr<const void>> m_values;
};

} // namespace vitrine::core
