// SPDX-License-Identifier: Apache-2.0
#include "core/api/replay/object_names.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace vitrine::core {

void NameMap::set(GLuint recorded, GLuint ours)
{
    // A recorded shader outlives glDeleteShader while it is attached, so its entry stays until our name comes back.
    std::erase_if(m_names, [ours](const auto& entry) { return entry.second == ours; });
    m_names[recorded] = ours;
}

GLuint NameMap::find(GLuint recorded) const
{
    if (recorded == 0)
        return 0;
    const auto found = m_names.find(recorded);
    return found == m_names.end() ? kUnknownName : found->second;
}

AttributeMap::AttributeMap()
{
    std::iota(m_ours.begin(), m_ours.end(), std::uint8_t{0});
}

void AttributeMap::set(GLuint recorded, GLuint ours)
{
    if (recorded >= kCount || ours >= kCount)
        return;
    const auto holder = std::find(m_ours.begin(), m_ours.end(), ours);
    std::swap(m_ours[recorded], *holder);
}

GLint ProgramLocations::uniform(GLint recorded) const
{
    const auto found = uniforms.find(recorded);
    return found == uniforms.end() ? recorded : found->second;
}

} // namespace vitrine::core
