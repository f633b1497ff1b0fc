// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/common_options.h"

namespace vitrine::cli {

void addCapture(const Command& command, std::string& capture)
{
    command.readsCapture("CAP", capture, "the capture").required();
}

Option addMoment(const Command& command, MomentOptions& moment)
{
    command.number("--frame", moment.frame, "the frame, from 0");
    return command.number("--draw", moment.draw,
                          "the draw, from 0: of the frame when there is one, else of the capture");
}

void addCall(const Command& command, MomentOptions& moment)
{
    command.number("--call", moment.call, "the call, by the capture's own number");
}

Option addFrames(const Command& command, std::optional<std::string>& frames)
{
    return command.words("--frames", frames, "only these: A-B, both included");
}

void addMachineChoice(const Command& command, MachineOptions& machine)
{
    command.readsMachine("--machine", machine.machine,
                         "a machine by name, or a machine file; else the capture's own: the one last chosen for it in "
                         "the window, or that which it was written with");
    command.words("--set", machine.settings, "knob=value, as often as needed");
}

void addFaultChoice(const Command& command, bool& stopsAtFault)
{
    command.flag("--stop-at-fault", stopsAtFault,
                 "end before a call that can't be executed; else it is told and skipped");
}

} // namespace vitrine::cli
