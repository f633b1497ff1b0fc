// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/exit_code.h"
#include "app/cli/common/machine_choice.h"
#include "captures/store/capture_reader.h"

#include <memory>
#include <string>

namespace vitrine::cli {

/// A capture, and the machine on which it is to be replayed.
struct CaptureOnMachine {
    std::unique_ptr<captures::CaptureReader> capture; ///< null: there is none to be had
    captures::MachineFile machine;
    ExitCode code = ExitCode::Done; ///< without a capture: the code to end with, said on stderr
};

/// Fails when the capture can't be read, or there is no such machine.
[[nodiscard]] CaptureOnMachine openOnMachine(const std::string& file, const MachineOptions& options);

} // namespace vitrine::cli
