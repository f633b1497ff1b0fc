// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/bypass_switch.h"
#include "core/command/command_buffer.h"
#include "core/command/command_fields.h"
#include "core/command/command_items.h"
#include "core/command/register_image.h"
#include "core/kernel/recent_log.h"
#include "core/observe/entered_stages.h"
#include "core/observe/link_fields.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace vitrine::core {

enum class CommandStatus : std::uint8_t {
    Fetched,  ///< read from host memory: its turn comes next
    Executed, ///< under way
    Retired,  ///< all that it asked for has taken effect
    Refused   ///< faulty: passed over
};
[[nodiscard]] std::string_view enumName(CommandStatus status);

/// Whether a command came where the sequence has it (HIZ-31).
enum class CommandOrder : std::uint8_t {
    Any,         ///< it may come anywhere, or has not been executed
    BehindFlush, ///< SELECT as it should be
    NotFlushed   ///< SELECT without FLUSH right before it
};
[[nodiscard]] std::string_view enumName(CommandOrder order);

/// A command as the command list shows it (HET-02, HIZ-31).
struct CommandRecord {
    std::uint32_t buffer = 0; ///< number of the command buffer, from 1
    std::uint32_t index = 0;  ///< of the command in its buffer
    std::uint32_t offset = 0; ///< in bytes
    CommandClient client = CommandClient::Memory;
    CommandOpcode opcode = CommandOpcode::None;
    std::uint8_t subOpcode = 0;
    std::uint16_t size = 0; ///< of its data, in words
    CommandStatus status = CommandStatus::Fetched;
    CommandOrder order = CommandOrder::Any;
    static void visit(auto& visitor, auto& record)
    {
        visitor("buffer", record.buffer);
        visitor("index", record.index);
        visitor("offset", record.offset);
        visitor(CommandRecordFields::kClient, record.client);
        visitor(CommandRecordFields::kOpcode, record.opcode);
        visitor(CommandRecordFields::kSubOpcode, record.subOpcode);
        visitor(CommandRecordFields::kSize, record.size);
        visitor(CommandRecordFields::kStatus, record.status);
        visitor(CommandRecordFields::kOrder, record.order);
    }
};

struct InterruptRecord {
    Cycle cycle = 0;
    std::uint32_t number = 0;
    std::uint32_t draw = kNoDraw; ///< the last one before it
    static void visit(auto& visitor, auto& record)
    {
        visitor("cycle", record.cycle);
        visitor("number", record.number);
        visitor(LinkFields::kDraw, record.draw);
    }
};

/// What was wrong with a command.
struct CommandFault {
    Cycle cycle = 0;
    std::uint32_t buffer = 0;
    std::uint32_t index = 0;               ///< of the command in its buffer
    std::uint32_t offset = 0;              ///< in bytes
    std::uint32_t code = 0;                ///< ErrorCode
    std::uint32_t position = 0, value = 0; ///< BAD_INDEX: which index, and what it says
    static void visit(auto& visitor, auto& fault)
    {
        visitor("cycle", fault.cycle);
        visitor("buffer", fault.buffer);
        visitor("index", fault.index);
        visitor("offset", fault.offset);
        visitor("code", fault.code);
        visitor("position", fault.position);
        visitor("value", fault.value);
    }
};

/// A draw whose vertices are all on their way, or a clear or copy, that has not retired.
struct DrawUnderWay {
    ItemLabel draw;           ///< id: of its command
    std::uint32_t call = 0;   ///< the low half of the capture's call number
    std::uint32_t buffer = 0; ///< of its command
    std::uint32_t index = 0;  ///< likewise
    bool isEmpty = false;     ///< it has no vertices: it retires behind the older ones
    static void visit(auto& visitor, auto& flight)
    {
        visitor("draw", flight.draw);
        visitor("call", flight.call);
        visitor("buffer", flight.buffer);
        visitor("index", flight.index);
        visitor("isEmpty", flight.isEmpty);
    }
};

/// What the next command waits for (RUN-03).
struct CommandWait {
    CommandWaitReason reason = CommandWaitReason::Drain;
    std::uint32_t draw = 0; ///< it waits for this one
    friend bool operator==(const CommandWait&, const CommandWait&) = default;
    static void visit(auto& visitor, auto& wait)
    {
        visitor("reason", wait.reason);
        visitor(LinkFields::kDraw, wait.draw);
    }
};

/// A frame's commands are split at a draw when they are longer (RUN-01).
inline constexpr std::uint64_t kMostStreamBytes = std::uint64_t{64} << 20;

struct CommandInterfaceState {
    static constexpr std::size_t kKept = 64;

    // The buffer
    bool reading = false; ///< `buffer` is under way
    BufferItem buffer;
    std::uint32_t index = 0;                 ///< of the next command in the buffer
    std::uint32_t offset = 0;                ///< of the next command, in bytes
    std::uint32_t draws = 0;                 ///< of this buffer so far
    DrawTrigger set;                         ///< for EXECUTE, by this buffer so far
    std::optional<BlockPrimitive> primitive; ///< likewise, behind PRIMITIVE 1
    RegisterImage image;
    Cycle readyAt = 0;             ///< when the last command has been taken in
    std::uint32_t executed = 0;    ///< commands so far, of all buffers
    std::uint64_t bytesMoved = 0;  ///< commands, indices and attributes read so far
    std::uint64_t streamBytes = 0; ///< commands of the frame since it began, or was split
    bool isFlushed = false;        ///< the last one was a FLUSH
    std::array<std::uint32_t, kConfigurationRegisters> registers{};
    RecentLog<CommandRecord, kKept> commands; ///< with the one that was fetched ahead
    RecentLog<InterruptRecord, kKept> interrupts;
    RecentLog<CommandFault, kKept> faults;
    // The draw
    bool active = false;        ///< `draw` is under way
    ItemLabel draw;             ///< id: of its command
    std::uint32_t next = 0;     ///< first vertex of the next task
    std::uint32_t vertices = 0; ///< that the draw's primitives use
    std::uint32_t tasks = 0;    ///< made so far
    bool mayFetch = false;      ///< `draw` has the machine as it wants it
    std::uint32_t drains = 0;   ///< so far
    // The draws before it
    std::vector<DrawUnderWay> flight; ///< oldest first
    std::uint32_t shaded = 0;         ///< draws with vertices, so far, whose fragments programs shade
    std::optional<CommandWait> wait;  ///< of the next command
    Cycle waitsSince = 0;
    std::array<std::uint64_t, kCommandWaitReasonCount> waited{}; ///< cycles, by CommandWaitReason
    BypassSwitch bypass;
    EnteredStages entered; ///< definition and tessellation; transformation, by the tasks made

    static void visit(auto& visitor, auto& state)
    {
        visitor("reading", state.reading);
        visitor("buffer", state.buffer);
        visitor("index", state.index);
        visitor("offset", state.offset);
        visitor("draws", state.draws);
        visitor("set", state.set);
        visitor("primitive", state.primitive);
        visitor("image", state.image);
        visitor("readyAt", state.readyAt);
        visitor("executed", state.executed);
        visitor("bytesMoved", state.bytesMoved);
        visitor("streamBytes", state.streamBytes);
        visitor("isFlushed", state.isFlushed);
        visitor("registers", state.registers);
        state.commands.visitAs(visitor, CommandFields::kCommands);
        state.interrupts.visitAs(visitor, "interrupts");
        state.faults.visitAs(visitor, "faults");
        visitor("active", state.active);
        visitor("draw", state.draw);
        visitor("next", state.next);
        visitor("vertices", state.vertices);
        visitor("tasks", state.tasks);
        visitor("mayFetch", state.mayFetch);
        visitor("drains", state.drains);
        visitor("flight", state.flight);
        visitor("shaded", state.shaded);
        visitor("wait", state.wait);
        visitor("waitsSince", state.waitsSince);
        visitor("waited", state.waited);
        visitor("bypass", state.bypass);
        visitor("entered", state.entered);
    }
};

} // namespace vitrine::core
