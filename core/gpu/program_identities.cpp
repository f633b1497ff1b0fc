// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/program_identities.h"

#include <algorithm>

namespace vitrine::core {

namespace {

template <typename T>
bool holdSame(const std::shared_ptr<const T>& a, const std::shared_ptr<const T>& b)
{
    return a == b || (a && b && *a == *b);
}

bool areSame(const DrawState& a, const DrawState& b)
{
    const auto sameView = [](const auto& left, const auto& right) { return holdSame(left, right); };
    return a.program.vertex == b.program.vertex && a.program.fragment == b.program.fragment &&
           a.program.parameters == b.program.parameters &&
           holdSame(a.program.vertexConstants, b.program.vertexConstants) &&
           holdSame(a.program.fragmentConstants, b.program.fragmentConstants) &&
           std::ranges::equal(a.vertexTextures, b.vertexTextures, sameView) &&
           std::ranges::equal(a.fragmentTextures, b.fragmentTextures, sameView);
}

} // namespace

std::uint32_t ProgramIdentities::of(const DrawCommand& command)
{
    const auto same =
        std::ranges::find_if(m_known, [&](const Known& known) { return areSame(*known.state, *command.state); });
    const std::uint32_t draw = same != m_known.end() ? same->draw : command.drawSeq;
    if (same != m_known.end())
        m_known.erase(same);
    m_known.push_back({draw, command.state});
    if (m_known.size() > kKept)
        m_known.pop_front();
    return draw;
}

} // namespace vitrine::core
