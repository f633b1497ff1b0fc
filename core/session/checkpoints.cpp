// SPDX-License-Identifier: Apache-2.0
#include "core/session/checkpoints.h"

#include "core/base/check.h"
#include "core/session/state_size.h"

#include <iterator>

namespace vitrine::core {

namespace {
// Bound memory whatever the length of the capture, and whatever it draws.
constexpr std::size_t kMaxCheckpoints = 96;
constexpr std::uint64_t kMaxBytes = std::uint64_t{256} << 20; // pages and buffers that are not shared with the neighbor

std::uint64_t bytesOf(const std::map<std::uint64_t, std::unique_ptr<MachineState>>& states)
{
    std::uint64_t bytes = 0;
    for (auto state = states.begin(); state != states.end(); ++state)
        if (state != states.begin())
            bytes += bytesBeside(*std::prev(state)->second, *state->second);
    return bytes;
}

} // namespace

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
    const auto added = m_states.insert_or_assign(position, std::move(state)).first;
    if (added != m_states.begin())
        m_bytes += bytesBeside(*std::prev(added)->second, *added->second);
    while (m_states.size() > 1 && (m_states.size() > kMaxCheckpoints || m_bytes > kMaxBytes)) {
        thin();
        m_bytes = bytesOf(m_states);
    }
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
