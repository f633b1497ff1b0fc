// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/decoded_program.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

/// The whole state of one task, which is the lanes that run a program together. It is plain data: a copy is a snapshot.
///
/// 4 lanes are one quad of the timed machine, 64 lanes a batch of the untimed one. Registers are structures of arrays:
/// value(register, component, lane) = row(4 · register + component)[lane]. Fragment quad q has the lanes 4q + {0: (x,
/// y), 1: (x+1, y), 2: (x, y+1), 3: (x+1, y+1)}.

namespace vitrine::core {

using LaneMask = std::uint64_t;

inline constexpr std::uint32_t kMaxLanes = 64;
inline constexpr std::size_t kMaxOutstandingRequests = 8;

[[nodiscard]] constexpr LaneMask allLanes(std::uint32_t laneCount)
{
    return laneCount >= kMaxLanes ? ~LaneMask{0} : (LaneMask{1} << laneCount) - 1;
}

/// An open IF, LOOP or CALL.
struct FlowFrame {
    enum class Kind : std::uint8_t { If, Loop, Call };
    Kind kind = Kind::If;
    std::uint32_t next = 0;  ///< where to go on when no lane is active: at ELSE, ENDIF or ENDLOOP, or behind the CALL
    std::uint32_t start = 0; ///< Loop: its first instruction
    LaneMask pending = 0;    ///< If: lanes that wait for the ELSE; Loop: lanes that take part in the next turn
    LaneMask outer = 0;      ///< lanes that become active again behind it
};

/// A SEND that was posted and is not answered yet.
struct PendingRequest {
    std::uint32_t ticket = 0; ///< a number that is used once in the life of a task
    std::uint32_t slot = 0;   ///< its place in ThreadContext::arguments
    std::uint32_t instruction = 0;
    std::uint64_t postedAt = 0; ///< instructions executed up to and including the SEND
    LaneMask lanes = 0;         ///< lanes that asked
};

/// 16 lanes of a row. Its alignment makes the rows of whole tasks start on cache lines.
struct alignas(64) RegisterChunk {
    std::array<float, 16> values;
    static void visit(auto& visitor, auto& chunk) { visitor("", chunk.values); }
};

struct ThreadContext {
    std::uint32_t laneCount = 0; ///< multiple of 4, at most 64
    std::uint32_t pc = 0;
    LaneMask active = 0;       ///< lanes that execute now
    LaneMask alive = 0;        ///< lanes that the task was started with; other lanes hold undefined values
    LaneMask covered = 0;      ///< lanes whose results count; the other alive lanes are helpers for derivatives
    LaneMask discarded = 0;    ///< lanes that executed a KIL which discarded them
    LaneMask stored = 0;       ///< lanes that executed a STOUT
    bool skipsDiscard = false; ///< KIL does nothing, because it is proven to discard nothing (HIZ-26)
    bool finished = false;
    std::uint32_t nextTicket = 1;
    std::uint64_t executedInstructions = 0;
    RegisterLayout layout;
    std::vector<FlowFrame> flow;         ///< the innermost one is last
    std::vector<PendingRequest> pending; ///< the oldest one is first
    std::vector<RegisterChunk> registers;
    std::vector<RegisterChunk> arguments; ///< program.argumentRows() for each slot of `pending`
    std::vector<RegisterChunk> texels;    ///< texels that were read before the task began (BYP-11): see initial()

    /// Starts a task in the memory of the task before. Inputs are undefined until they are written; outputs are 0. A
    /// program with derivatives needs whole quads alive.
    void reset(const DecodedProgram& program, std::uint32_t lanes, LaneMask aliveLanes, LaneMask coveredLanes);
    void reset(const DecodedProgram& program, std::uint32_t lanes)
    {
        reset(program, lanes, allLanes(lanes), allLanes(lanes));
    }

    /// The lanes whose results are to be used.
    [[nodiscard]] LaneMask survivors() const { return covered & ~discarded; }

    [[nodiscard]] std::span<float> row(std::uint32_t index)
    {
        return {reinterpret_cast<float*>(registers.data()) + std::size_t{index} * laneCount, laneCount};
    }
    [[nodiscard]] std::span<const float> row(std::uint32_t index) const
    {
        return {reinterpret_cast<const float*>(registers.data()) + std::size_t{index} * laneCount, laneCount};
    }

    /// One value per lane. The components of a register are adjacent: a span that begins at x reaches y, z and w, too.
    [[nodiscard]] std::span<float> input(std::uint32_t index, std::uint32_t component)
    {
        return row(layout.inputRow + 4 * index + component);
    }
    [[nodiscard]] std::span<const float> output(std::uint32_t index, std::uint32_t component) const
    {
        return row(layout.outputRow + 4 * index + component);
    }
    [[nodiscard]] std::span<const float> temp(std::uint32_t index, std::uint32_t component) const
    {
        return row(layout.tempRow + 4 * index + component);
    }
    /// Four rows for a texture that is read before the task begins, counted from 0. keepInitial() makes room for them.
    [[nodiscard]] std::span<float> initial(std::size_t number)
    {
        const std::size_t size = std::size_t{4} * laneCount;
        return {reinterpret_cast<float*>(texels.data()) + number * size, size};
    }
    void keepInitial(std::size_t count);

    /// Valid only for programs with ODEP.
    [[nodiscard]] std::span<const float> depth() const { return row(layout.depthRow); }
    /// Valid only for programs with STOUT.
    [[nodiscard]] std::span<const float> auxiliary(std::uint32_t component) const
    {
        return row(layout.auxiliaryRow + component);
    }
};

} // namespace vitrine::core
