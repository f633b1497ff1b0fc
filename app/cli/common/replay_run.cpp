// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/replay_run.h"

#include "app/cli/common/capture_on_machine.h"
#include "app/cli/common/failures.h"
#include "core/gpu/machine_config.h"

namespace vitrine::cli {

ReplayRun::Opening ReplayRun::open(const std::string& file, const MachineOptions& machine, core::Timing timing)
{
    auto opened = openOnMachine(file, machine);
    if (!opened.capture)
        return {nullptr, opened.code};
    return {
        std::unique_ptr<ReplayRun>(new ReplayRun(file, std::move(opened.capture), std::move(opened.machine), timing))};
}

ReplayRun::Opening ReplayRun::open(const ReplayRun& first, core::MachineConfig config, core::Timing timing)
{
    auto capture = captures::CaptureReader::open(first.m_file);
    if (!capture)
        return {nullptr, fail(ExitCode::BadInput, first.m_file, capture.error().message)};
    captures::MachineFile machine = first.m_machine;
    machine.config = std::move(config);
    Opening opening{
        std::unique_ptr<ReplayRun>(new ReplayRun(first.m_file, std::move(*capture), std::move(machine), timing))};
    opening.run->keepWarnings();
    return opening;
}

ReplayRun::ReplayRun(std::string file, std::unique_ptr<captures::CaptureReader> capture, captures::MachineFile machine,
                     core::Timing timing)
    : m_file(std::move(file)), m_capture(std::move(capture)), m_machine(std::move(machine)),
      m_replay(*m_capture, m_machine.config, timing)
{
}

ReplayRun::~ReplayRun()
{
    if (!m_printsWarnings)
        return;
    for (const std::string& warning : m_machine.warnings)
        warn(m_file, warning);
    tellTroubles(m_file, m_replay.troubles());
}

std::optional<ExitCode> ReplayRun::seek(std::uint64_t position)
{
    core::Result<void> arrived;
    {
        Progress progress(m_file, "calls");
        arrived = m_replay.seek(position, m_interrupt.token(),
                                [&](std::uint64_t done, std::uint64_t total) { progress.of(done, total); });
    }
    if (arrived)
        return std::nullopt;
    return fail(arrived.error(), m_file);
}

} // namespace vitrine::cli
