// SPDX-License-Identifier: Apache-2.0
#include "core/command/command_sink.h"

#include "core/command/copy_ops.h"

namespace vitrine::core {

void CommandSink::copy(const CopyCommand& command)
{
    beforeHostWrite({HostWriteKind::Surface, command.to.value, command.from.value, command.callNumber});
    executeCopy(command, memory());
}

} // namespace vitrine::core
