// SPDX-License-Identifier: Apache-2.0
#include "core/session/recording/section_values.h"

#include "core/base/check.h"

namespace vitrine::core {

void SectionValues::add(SectionValue value)
{
    const bool isNew = m_values.emplace(value.m_type, std::move(value.m_value)).second;
    CORE_CHECK(isNew, "two sections of a recording are of the same type");
}

const void* SectionValues::find(std::type_index type) const
{
    const auto found = m_values.find(type);
    CORE_CHECK(found != m_values.end(), "a section that recordings don't have, or that is not finished yet");
    return found->second.get();
}

} // namespace vitrine::core
