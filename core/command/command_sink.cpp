// SPDX-License-Identifier: Apache-2.0
#include "core/command/command_sink.h"

#include "core/command/copy_ops.h"

namespace vitrine::core {

void CommandSink::copy(const CopyCommand& command)
{
    beforeHostWrite(command.to, command.from);
    executeCopy(command, memory());
}

} // namespace vitrine::core
