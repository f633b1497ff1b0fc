// SPDX-License-Identifier: Apache-2.0
#include "core/command/transfer_words.h"

#include "core/command/command_word.h"
#include "core/command/register_words.h"
#include "core/observe/draw_number.h"

#include <memory>
#include <span>

namespace vitrine::core {

static_assert(numberOfPass(0, kMostPasses) == kFirstTransfer, "passes and transfers have numbers of their own");

namespace {

// The words behind the number, in their order.

constexpr void visitWords(ClearCommand& command, auto&& visit)
{
    RenderTargets& targets = command.targets;
    visit(targets.color);
    visit(targets.depth);
    visit(targets.stencil);
    visit(targets.width);
    visit(targets.height);
    visit(command.clearColor);
    visit(command.clearDepth);
    visit(command.clearStencil);
    visit(command.scissorEnabled);
    visit(command.scissor.x);
    visit(command.scissor.y);
    visit(command.scissor.width);
    visit(command.scissor.height);
    visit(command.color.x);
    visit(command.color.y);
    visit(command.color.z);
    visit(command.color.w);
    visit(command.colorMask);
    visit(command.depth);
    visit(command.depthWrite);
    visit(command.stencil);
    visit(command.stencilWriteMask);
}

constexpr void visitWords(CopyCommand& command, auto&& visit)
{
    visit(command.from);
    visit(command.fromX);
    visit(command.fromY);
    visit(command.to);
    visit(command.toX);
    visit(command.toY);
    visit(command.width);
    visit(command.height);
}

template <typename Command>
constexpr std::uint32_t wordCount()
{
    std::uint32_t count = 1; // the number
    Command any;
    visitWords(any, [&count](auto&) { ++count; });
    return count;
}
static_assert(wordCount<ClearCommand>() == kClearWords && wordCount<CopyCommand>() == kCopyWords);

Blob bytesOf(const CommandWriter& writer)
{
    return std::make_shared<const std::vector<std::byte>>(writer.bytes());
}

template <typename Command>
NumberedTransfer read(const DecodedCommand& decoded, std::span<const std::byte> bytes, std::uint64_t call)
{
    Command command;
    std::uint32_t offset = decoded.offset + kWordBytes;
    visitWords(command, [&](auto& field) { fromWord(wordAt(bytes, offset += kWordBytes), field); });
    command.callNumber = call;
    return {decoded.data[0], command};
}

} // namespace

Blob transferWords(const NumberedTransfer& transfer)
{
    std::vector<std::uint32_t> words{transfer.number};
    TransferCommand command = transfer.command;
    std::visit([&](auto& held) { visitWords(held, [&](auto& field) { words.push_back(toWord(field)); }); }, command);
    CommandWriter writer;
    if (std::holds_alternative<ClearCommand>(command))
        writer.clear(words);
    else
        writer.copy(words);
    return bytesOf(writer);
}

std::vector<NumberedTransfer> transfersIn(const CommandBuffer& buffer)
{
    std::vector<NumberedTransfer> transfers;
    const auto commands = buffer.commands();
    for (std::uint32_t offset = 0; commands && offset < commands->size();) {
        const DecodedCommand command = decodeCommand(*commands, offset);
        offset = command.next;
        if (command.fault || !command.transfers())
            continue;
        transfers.push_back(command.opcode == CommandOpcode::Clear
                                ? read<ClearCommand>(command, *commands, buffer.callNumber)
                                : read<CopyCommand>(command, *commands, buffer.callNumber));
    }
    return transfers;
}

Blob hostWriteWords(const HostWrite& write)
{
    CommandWriter writer;
    switch (write.kind) {
    case HostWriteKind::Surface: writer.write(write.number, write.from); break;
    case HostWriteKind::SurfaceFreed: writer.free(WrittenThing::Surface, write.number); break;
    case HostWriteKind::Buffer: writer.writeBuffer(write.number); break;
    case HostWriteKind::BufferFreed: writer.free(WrittenThing::Buffer, write.number); break;
    }
    return bytesOf(writer);
}

} // namespace vitrine::core
