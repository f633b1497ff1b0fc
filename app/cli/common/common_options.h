// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/command.h"
#include "app/cli/common/machine_choice.h"
#include "app/cli/common/moment.h"

/// Options that several subcommands have, with the same words.

namespace vitrine::cli {

/// CAP.
void addCapture(const Command& command, std::string& capture);

/// --frame and --draw; hands back --draw.
Option addMoment(const Command& command, MomentOptions& moment);
/// --call, for subcommands that know more moments than draws.
void addCall(const Command& command, MomentOptions& moment);
/// --frames A-B.
Option addFrames(const Command& command, std::optional<std::string>& frames);

/// --machine and --set.
void addMachineChoice(const Command& command, MachineOptions& machine);
/// --stop-at-fault.
void addFaultChoice(const Command& command, bool& stopsAtFault);

} // namespace vitrine::cli
