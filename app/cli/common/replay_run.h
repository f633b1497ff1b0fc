// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/exit_code.h"
#include "app/cli/common/interrupt.h"
#include "app/cli/common/machine_choice.h"
#include "app/cli/common/output.h"
#include "captures/store/capture_reader.h"
#include "core/session/call_troubles.h"
#include "core/session/replay.h"

#include <memory>
#include <optional>
#include <string>

namespace vitrine::cli {

/// A capture and its replay, as the subcommands that draw use them: progress and warnings on stderr, Ctrl-C stops it.
class ReplayRun {
public:
    struct Opening {
        std::unique_ptr<ReplayRun> run;
        ExitCode code = ExitCode::Done; ///< without a run: the code to end with, said on stderr
    };
    /// Fails when the capture can't be read, or there is no such machine.
    static Opening open(const std::string& file, const MachineOptions& machine, core::Timing timing);
    /// The same capture on another machine. Its warnings are those of the first run.
    static Opening open(const ReplayRun& first, core::MachineConfig config, core::Timing timing);
    /// Prints which knobs were ignored, what calls could not be executed, and what units had to say.
    ~ReplayRun();
    ReplayRun(const ReplayRun&) = delete;
    ReplayRun& operator=(const ReplayRun&) = delete;

    [[nodiscard]] const std::string& file() const { return m_file; }
    [[nodiscard]] captures::CaptureReader& capture() { return *m_capture; }
    [[nodiscard]] core::Replay& replay() { return m_replay; }
    [[nodiscard]] const captures::MachineFile& machine() const { return m_machine; }

    /// Nothing when the replay has arrived; else the code to end with, said on stderr.
    [[nodiscard]] std::optional<ExitCode> seek(std::uint64_t position);

    /// Done, or that a check failed: a call could not be executed as it was recorded (a program that did not link, a
    /// draw that the machine could not do), or a unit failed. The destructor says which.
    [[nodiscard]] ExitCode outcome() const
    {
        return m_replay.troubles().isWhole() ? ExitCode::Done : ExitCode::CheckFailed;
    }

    [[nodiscard]] std::stop_token stopToken() { return m_interrupt.token(); }

    /// Else a call that can't be executed is skipped.
    void setStopsAtFault(bool stops)
    {
        m_replay.setFaultPolicy(stops ? core::FaultPolicy::Stop : core::FaultPolicy::Skip);
    }

    /// For a replay that repeats another: its warnings have been seen.
    void keepWarnings() { m_printsWarnings = false; }

private:
    ReplayRun(std::string file, std::unique_ptr<captures::CaptureReader> capture, captures::MachineFile machine,
              core::Timing timing);

    std::string m_file;
    std::unique_ptr<captures::CaptureReader> m_capture;
    captures::MachineFile m_machine;
    Interrupt m_interrupt;
    core::Replay m_replay;
    bool m_printsWarnings = true;
};

} // namespace vitrine::cli
