// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/exit_code.h"
#include "app/cli/interrupt.h"
#include "app/cli/output.h"
#include "captures/store/capture_reader.h"
#include "core/session/replay.h"

#include <memory>
#include <optional>
#include <string>

namespace vitrine::cli {

/// A capture and its replay, as the subcommands that draw use them: progress and warnings on stderr, Ctrl-C stops it.
class ReplayRun {
public:
    /// Fails when the capture can't be read.
    static core::Result<std::unique_ptr<ReplayRun>> open(const std::string& file, const core::MachineConfig& config,
                                                         core::Timing timing);
    /// Prints what calls could not be executed.
    ~ReplayRun();
    ReplayRun(const ReplayRun&) = delete;
    ReplayRun& operator=(const ReplayRun&) = delete;

    [[nodiscard]] captures::CaptureReader& capture() { return *m_capture; }
    [[nodiscard]] core::Replay& replay() { return m_replay; }

    /// Nothing when the replay has arrived; else the code to end with, said on stderr.
    [[nodiscard]] std::optional<ExitCode> seek(std::uint64_t position);

    [[nodiscard]] std::stop_token stopToken() { return m_interrupt.token(); }

    /// For a replay that repeats another: its warnings have been seen.
    void keepWarnings() { m_printsWarnings = false; }

private:
    ReplayRun(std::string file, std::unique_ptr<captures::CaptureReader> capture, const core::MachineConfig& config,
              core::Timing timing);

    std::string m_file;
    std::unique_ptr<captures::CaptureReader> m_capture;
    Interrupt m_interrupt;
    core::Replay m_replay;
    bool m_printsWarnings = true;
};

} // namespace vitrine::cli
