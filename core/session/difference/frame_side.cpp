// SPDX-License-Identifier: Apache-2.0
#include "core/session/difference/frame_side.h"

namespace vitrine::core {

FrameSide::FrameSide(CallSource& source, const ComparedConfig& machine, const Approach& approach,
                     std::uint64_t position, const std::stop_token& stop)
    : m_source(source), m_machine(machine), m_stop(stop),
      m_run(machine, approach.replayer(), approach.memory(), 1, stop), m_decisions(m_run, machine.config, stop),
      m_troubles(approach.troubles()), m_position(position)
{
}

Result<void> FrameSide::runTo(std::uint64_t end)
{
    for (; m_position < end; ++m_position) {
        const auto call = m_source.call(m_position);
        if (!call)
            return call.error();
        const auto outcome = m_run.execute(*call);
        if (m_stop.stop_requested())
            return cancelled(textOf("the comparison"));
        if (!m_run.failure().empty())
            return failure("the machine {} can't run the frame: {}", m_machine.name, m_run.failure());
        m_troubles.note(m_source, m_position, *call, outcome, m_run.takeUnitReports());
    }
    return {};
}

} // namespace vitrine::core
