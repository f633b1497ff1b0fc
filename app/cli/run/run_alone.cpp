// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run/run_alone.h"

#include <utility>

namespace vitrine::cli {

AloneRun::AloneRun(std::unique_ptr<ReplayRun> run, bool stopsAtFault) : m_run(std::move(run))
{
    m_run->setStopsAtFault(stopsAtFault);
}

std::optional<ExitCode> AloneRun::passTo(std::size_t frame)
{
    return frame == 0 ? std::nullopt : m_run->seek(m_run->capture().frames()[frame].firstCallIndex);
}

std::optional<ExitCode> AloneRun::run(std::size_t frame, CyclesAlone& cycles)
{
    const auto& frames = m_run->capture().frames();
    const auto code =
        m_run->seek(frame < frames.size() ? frames[frame].endCallIndex + 1 : m_run->capture().callCount());
    for (const core::DrawCounters& draw : m_run->replay().drawCounters())
        cycles[static_cast<std::uint32_t>(draw.callNumber)] = draw.cycles;
    return code;
}

} // namespace vitrine::cli
