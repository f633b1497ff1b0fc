// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/command_buffer.h"
#include "core/command/draw_state.h"
#include "core/command/register_image.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

/// Command buffers as the machine is given them, and what the draws in them ask for.

namespace vitrine::core {

/// The host's memory as far as the machine may read it: `bytes` from address `base` on.
struct HostMemory {
    std::uint32_t base = 0;
    Blob bytes;
    [[nodiscard]] bool contains(std::uint64_t address, std::uint64_t size) const;
};

/// A command buffer in host memory, with the configurations that its DRAW 1 and the blocks that its registers refer to.
/// Immutable once handed over.
struct CommandBuffer {
    HostMemory memory;
    std::uint32_t address = 0;
    std::uint32_t size = 0; ///< bytes
    std::vector<std::shared_ptr<const DrawState>> states;
    std::shared_ptr<const StateBlocks> blocks; ///< that registers refer to; null: none
    std::uint32_t firstDraw = 0;               ///< the number of its first draw; the others follow
    std::uint64_t callNumber = 0;              ///< the capture's own
    bool endsFrame = false;                    ///< its words are for no draw

    /// Nothing when the buffer lies outside of the host's memory.
    [[nodiscard]] std::optional<std::span<const std::byte>> commands() const;
};

/// Why a draw of a buffer is skipped.
struct DrawFault {
    ErrorCode code = ErrorCode::NoProgram; ///< NO_PROGRAM, NO_SOURCE, HOST_ADDRESS, BAD_INDEX or UNKNOWN_COMMAND
    std::uint32_t position = 0;            ///< BAD_INDEX: of the index
    std::uint32_t value = 0;               ///< BAD_INDEX: the index
};

struct ResolvedDraw {
    std::optional<DrawFault> fault;
    DrawCommand command; ///< without a fault
};

/// HET-04: unlike draws of the API, which read zeros there, a draw with an index beyond its vertices is refused.
[[nodiscard]] ResolvedDraw resolveDraw(const DrawTrigger& trigger, const CommandBuffer& buffer, std::uint32_t draw);
/// The draw that registers and a primitive are (RUN-01). Its indices are as those of the API.
[[nodiscard]] ResolvedDraw resolveDraw(const BlockPrimitive& primitive, const RegisterImage& image,
                                       const CommandBuffer& buffer, std::uint32_t draw);
/// All draws of a buffer, those with faults too. `image`: as the machine is before the buffer; as it is behind it.
[[nodiscard]] std::vector<ResolvedDraw> drawsIn(const CommandBuffer& buffer, RegisterImage& image);
/// What a command changes there: registers, installed programs; an INTERRUPT ends the frame.
void apply(const DecodedCommand& command, std::span<const std::byte> commands, RegisterImage& image);

} // namespace vitrine::core
