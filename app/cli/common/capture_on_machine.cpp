// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/capture_on_machine.h"

#include "app/cli/common/output.h"

#include <utility>

namespace vitrine::cli {

CaptureOnMachine openOnMachine(const std::string& file, const MachineOptions& options)
{
    auto capture = captures::CaptureReader::open(file);
    if (!capture)
        return {nullptr, {}, fail(ExitCode::BadInput, file, capture.error().message)};
    auto machine = chooseMachine(options, {file, (*capture)->knobs()});
    if (!machine)
        return {nullptr, {}, fail(ExitCode::WrongUsage, "command line", machine.error().message)};
    return {std::move(*capture), std::move(*machine)};
}

} // namespace vitrine::cli
