// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine_state.h"

#include "core/session/replay_cost.h"
#include "core/session/state_size.h"

namespace vitrine::core {

MachineState::MachineState(const Memory& memory, const Replayer& replayer, ReplayMarks marks)
    : SavedMoment(marks.position, marks.cost), m_memory(memory), m_sink(m_memory),
      m_replayer(replayer.cloneFor(m_sink)), m_marks(std::move(marks)), m_copyCost(copyCostOf(m_replayer))
{
}

std::uint64_t MachineState::bytesBeside(const SavedMoment* earlier) const
{
    const auto* other = static_cast<const MachineState*>(earlier);
    const std::uint64_t machine = m_marks.timed ? bytesOf(*m_marks.timed) : 0;
    return sizeof *this + copyBytesOf(m_replayer) + machine + bytesOf(m_marks.lastDraw) +
           pathBytesBeside(other ? &other->m_replayer : nullptr, m_replayer) +
           memoryBytesBeside(other ? &other->m_memory : nullptr, m_memory) +
           bufferBytesBeside(other ? &other->m_replayer : nullptr, m_replayer);
}

} // namespace vitrine::core
