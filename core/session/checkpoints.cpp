// SPDX-License-Identifier: Apache-2.0
#include "core/session/checkpoints.h"

#include "core/base/check.h"

#include <iterator>

namespace vitrine::core {

namespace {
constexpr std::size_t kMaxCheckpoints = 96; // bounds memory whatever the length of the capture
}

Checkpoints::Saved Checkpoints::nearest(std::uint64_t position) const
{
    const auto after = m_states.upper_bound(position);
    CORE_CHECK(after != m_states.begin(), "a replay has no checkpoint at its start");
    return {std::prev(after)->first, std::prev(after)->second.get()};
}

bool Checkpoints::wants(std::uint64_t position) const
{
    const auto after = m_states.upper_bound(position);
    return after == m_states.begin() || position - std::prev(after)->first >= m_spacing;
}

void Checkpoints::add(std::uint64_t position, std::unique_ptr<MachineState> state)
{
    m_states[position] = std::move(state);
    if (m_states.size() > kMaxCheckpoints)
        thin();
}

void Checkpoints::thin()
{
    m_spacing *= 2;
    std::uint64_t kept = 0;
    for (auto state = m_states.begin(); state != m_states.end();) {
        const bool isFirst = state == m_states.begin();
        if (!isFirst && state->first - kept < m_spacing) {
            state = m_states.erase(state);
        } else {
            kept = state->first;
            ++state;
        }
    }
}

} // namespace vitrine::core
