// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"
#include "core/base/ids.h"

#include <cstdint>

/// What is told of the stream of commands: of the commands themselves, of draws, clears and copies between their begin
/// and end, and of the host that writes, waits and goes on. Part of the vocabulary of core/observe/events.h, which
/// tells how its structs are made.

namespace vitrine::core {

struct CommandExecuted { // cmd.exec
    Cycle cycle;
    UnitId unit;
    std::uint32_t draw;
    std::uint32_t command; ///< index in the command list
    std::uint32_t opcode;
};

struct InterruptRaised { // irq
    Cycle cycle;
    UnitId unit;
    std::uint32_t draw;
    std::uint32_t number;
    std::uint32_t reserved;
};

struct RegisterWritten {
    Cycle cycle;
    UnitId unit;
    std::uint32_t draw;
    std::uint32_t address;
    std::uint32_t value;
};

/// Told when the first draw begins that sees the values (HET-28), once for each location, in the order of the first
/// calls.
struct UniformSet { // uni.set
    Cycle cycle;
    UnitId unit;
    std::uint32_t draw;
    std::uint32_t program;  ///< the name that OpenGL ES gave it
    std::uint32_t location; ///< of the first element that was set
};

struct DrawStarted {
    Cycle cycle;
    UnitId unit;
    std::uint32_t draw;
    std::uint32_t call;
    std::uint32_t program;
};

struct DrawEnded {
    Cycle cycle;
    UnitId unit;
    std::uint32_t draw;
    std::uint32_t call;
    std::uint32_t program;
};

struct FrameEnded {
    Cycle cycle;
    UnitId unit;
    std::uint32_t draw;
    std::uint32_t frame;
    std::uint32_t reserved;
};

struct Drained { // drain
    Cycle cycle;
    UnitId unit;
    std::uint32_t draw;
    std::uint32_t cycles;
    std::uint32_t cause; ///< what changed (DEC-18), by an enum of the unit that tells it
};

/// Why a command is not taken up yet (RUN-03): in the order in which they count.
enum class CommandWaitReason : std::uint32_t {
    Reads,        ///< an older draw writes what it reads
    Writes,       ///< an older draw reads what it writes
    Pipeline,     ///< it selects a pipeline
    BypassMode,   ///< its fragments go the other way, past the processors or over them
    StateVersion, ///< no version of the state is free
    Drain         ///< it waits for all older draws
};
inline constexpr int kCommandWaitReasonCount = 6;

struct CommandWaits { // ci.wait
    Cycle cycle;
    UnitId unit;
    std::uint32_t draw; ///< that waits, or a clear or copy; kNoDraw: the host, or the end of the frame
    std::uint32_t on;   ///< what it waits for: a draw, or a clear or copy
    CommandWaitReason reason;
};

/// Why the program waited for the machine (RUN-13).
enum class HostWaitReason : std::uint32_t {
    Read,  ///< it reads what a draw writes
    Finish ///< it waits for all draws
};
inline constexpr int kHostWaitReasonCount = 2;

struct HostWaited {     // host.wait
    Cycle cycle;        ///< when it went on
    UnitId unit;        ///< none
    std::uint32_t draw; ///< for which it waited
    std::uint32_t cycles;
    HostWaitReason reason;
};

/// What the host did to memory that draws read (RUN-13).
enum class HostWriteKind : std::uint32_t { Surface, SurfaceFreed, Buffer, BufferFreed };
inline constexpr int kHostWriteKindCount = 4;

struct HostWritten { // host.write
    Cycle cycle;     ///< between draws: it takes none
    UnitId unit;     ///< none
    HostWriteKind kind;
    std::uint32_t number; ///< of the surface; of a buffer object its name
    std::uint32_t call;   ///< the low half of the capture's call number
};

/// Whether the fragments of a draw bypass the processors, and why (BYP-06). The numbers are those of FragmentClass,
/// FragmentRule and BypassReason. reasonText() in core/command/bypass_decision.h makes a sentence of them.
struct BypassDecided { // bypass.decide
    Cycle cycle;
    UnitId unit;
    std::uint32_t draw;
    std::uint8_t isBypassed;
    std::uint8_t reason;
    std::uint8_t fragmentClass;
    std::uint8_t rule;
    std::uint32_t reserved;
};

enum class TransferStep : std::uint32_t { ClearStarted, ClearEnded, CopyStarted, CopyEnded };

struct TransferChanged { // clear.start, clear.end, copy.start, copy.end
    Cycle cycle;
    UnitId unit;
    std::uint32_t draw; ///< its number in the stream, from kFirstTransfer on
    std::uint32_t call; ///< the low half of the capture's call number
    TransferStep step;
};

} // namespace vitrine::core
