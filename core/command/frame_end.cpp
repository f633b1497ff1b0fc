// SPDX-License-Identifier: Apache-2.0
#include "core/command/frame_end.h"

#include "core/command/command_buffer.h"

namespace vitrine::core {

Blob frameEndWords(std::uint32_t interrupt)
{
    CommandWriter writer;
    writer.flush();
    writer.interrupt(interrupt);
    return std::make_shared<const std::vector<std::byte>>(writer.bytes());
}

} // namespace vitrine::core
