// SPDX-License-Identifier: Apache-2.0
#include "core/command/copy_ops.h"

#include "core/memory/sample_codec.h"

#include <cstddef>
#include <vector>

namespace vitrine::core {

void executeCopy(const CopyCommand& command, Memory& memory)
{
    const Surface& source = memory.surface(command.from);
    Surface& target = memory.surface(command.to);
    std::vector<std::byte> pixels = source.readRect(command.fromX, command.fromY, command.width, command.height);
    if (source.format() != target.format()) {
        std::vector<std::byte> converted(std::size_t{command.width} * command.height * bytesPerSample(target.format()));
        convertSamples(source.format(), pixels, target.format(), converted);
        pixels = std::move(converted);
    }
    target.writeRect(command.toX, command.toY, command.width, command.height, pixels);
}

} // namespace vitrine::core
