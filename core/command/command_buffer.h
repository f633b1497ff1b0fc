// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/blob.h"
#include "core/observe/events.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// The binary form of commands (spec/00 §7, HET-02): little-endian words of 32 bits. A header, then its data:
///
///   31‥28 client   27‥20 opcode   19‥12 sub-opcode   11‥0 size in words of the data that follow
///
///   render  REGISTER   address, value
///   render  INTERRUPT  number
///   render  FLUSH      –: nothing after it begins before everything before it has taken effect
///   render  SELECT p   –: the pipeline p that follows; right behind a FLUSH (HIZ-31, ONE-07)
///   3-D     DRAW 1     a DrawTrigger, whose vertices and indices lie in host memory
///   3-D     STATE 0    the state of a DrawTrigger: the pipeline's, with the buffers that results go to
///   3-D     STATE 1    address, values: of that register of the state and those behind it (register_map.h)
///   3-D     PRIMITIVE 0  the rest of a DrawTrigger
///   3-D     PRIMITIVE 1  a BlockPrimitive
///   3-D     INSTALL    the number of a block: its program can be used from now on
///   3-D     EXECUTE    –: draws what STATE and PRIMITIVE have set, which lasts to the end of the buffer; behind
///                      PRIMITIVE 1 with the state that the registers are
///   3-D     CLEAR, COPY  a number of its own; what is cleared to what, or copied where (transfer_words.h)
///   memory  WRITE 0    the host has written a surface, the first word, from what stands in the second one (0: from
///                      nothing): the machine has nothing to do, and takes no time (RUN-13)
///   memory  WRITE 1    likewise a buffer
///   memory  FREE 0, 1  the host has freed a surface, a buffer

namespace vitrine::core {

enum class CommandClient : std::uint8_t { Memory, Render, Pipeline2d, Pipeline3d, Media };
[[nodiscard]] std::string_view enumName(CommandClient client);
enum class CommandOpcode : std::uint8_t {
    None,
    Draw,
    Register,
    Interrupt,
    Flush,
    Select,
    State,
    Primitive,
    Execute,
    Install,
    Clear,
    Copy,
    Write,
    Free
};
[[nodiscard]] std::string_view enumName(CommandOpcode opcode);

inline constexpr std::uint8_t kDrawArrays = 1; ///< DRAW's sub-opcode
/// SELECT's sub-opcode. Media is refused: UNSUPPORTED_CLIENT (DEC-27).
enum class SelectedPipeline : std::uint8_t { Pipeline3d, Pipeline2d, Media };

/// WRITE's and FREE's sub-opcode: what the host does something to.
enum class WrittenThing : std::uint8_t { Surface, Buffer };

/// Where STATE and PRIMITIVE find what they set: in a DrawTrigger's places, or in registers and blocks of the machine.
enum class StateForm : std::uint8_t { Trigger, Registers };

inline constexpr std::uint32_t kConfigurationRegisters = 256;
inline constexpr std::uint32_t kClearWords = 23;            ///< of the data of CLEAR
inline constexpr std::uint32_t kCopyWords = 9;              ///< of the data of COPY
inline constexpr std::uint32_t kMostRegistersAtOnce = 4094; ///< of one STATE 1, by the size in its header

/// The data of DRAW 1; STATE has its first word, PRIMITIVE the others.
struct DrawTrigger {
    static constexpr std::uint32_t kNoState = 0xFFFFFFFF;

    std::uint32_t state = 0;    ///< index into CommandBuffer::states: programs, layout of the vertices, targets …
    std::uint32_t topology = 0; ///< Topology
    std::uint32_t first = 0;
    std::uint32_t count = 0; ///< vertices, or indices
    std::uint32_t vertexAddress = 0;
    std::uint32_t vertexCount = 0; ///< that lie there
    std::uint32_t indexType = 0;   ///< IndexType; None: no indices
    std::uint32_t indexAddress = 0;

    static void visit(auto& visitor, auto& trigger)
    {
        visitor("state", trigger.state);
        visitor("topology", trigger.topology);
        visitor("first", trigger.first);
        visitor("count", trigger.count);
        visitor("vertexAddress", trigger.vertexAddress);
        visitor("vertexCount", trigger.vertexCount);
        visitor("indexType", trigger.indexType);
        visitor("indexAddress", trigger.indexAddress);
    }
};

/// The data of PRIMITIVE 1: vertices come from the arrays that the registers tell, indices from a block.
struct BlockPrimitive {
    std::uint32_t topology = 0; ///< Topology
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    std::uint32_t indexType = 0;   ///< IndexType; None: no indices
    std::uint32_t indices = 0;     ///< block
    std::uint64_t indexOffset = 0; ///< bytes into it; two words, the lower one first

    static void visit(auto& visitor, auto& primitive)
    {
        visitor("topology", primitive.topology);
        visitor("first", primitive.first);
        visitor("count", primitive.count);
        visitor("indexType", primitive.indexType);
        visitor("indices", primitive.indices);
        visitor("indexOffset", primitive.indexOffset);
    }
};

/// One command as read from a buffer.
struct DecodedCommand {
    static constexpr std::size_t kMaxData = 8; ///< words of the data that are kept here

    std::uint32_t offset = 0;                     ///< of its header, in bytes
    std::uint32_t next = 0;                       ///< of the command after it
    CommandClient client = CommandClient::Memory; ///< Media: or one that isn't known
    CommandOpcode opcode = CommandOpcode::None;
    std::uint8_t subOpcode = 0;
    std::uint16_t size = 0; ///< of the data as its header tells, in words
    std::array<std::uint32_t, kMaxData> data{};
    std::optional<ErrorCode> fault; ///< UNKNOWN_COMMAND, UNSUPPORTED_CLIENT; TRUNCATED_COMMAND: nothing comes after it

    /// It tells what the host does to memory.
    [[nodiscard]] bool isOfHost() const { return opcode == CommandOpcode::Write || opcode == CommandOpcode::Free; }
    [[nodiscard]] bool transfers() const { return opcode == CommandOpcode::Clear || opcode == CommandOpcode::Copy; }
    [[nodiscard]] bool draws() const { return opcode == CommandOpcode::Draw || opcode == CommandOpcode::Execute; }
    /// What a command that draws is to draw: `set`, which earlier commands of the buffer have set, or its own data.
    [[nodiscard]] DrawTrigger drawTrigger(const DrawTrigger& set) const;
    /// STATE and PRIMITIVE change the trigger; other commands leave it as it is.
    void set(DrawTrigger& trigger) const;
    /// Of PRIMITIVE 1.
    [[nodiscard]] std::optional<BlockPrimitive> blockPrimitive() const;
    /// How many registers it writes: from that at data[0] on.
    [[nodiscard]] std::uint32_t registerCount() const;
    /// The value of the register at data[0] + i, from the buffer that the command was read from.
    [[nodiscard]] std::uint32_t registerValue(std::span<const std::byte> buffer, std::uint32_t i) const;
};

/// The command at `offset`, which lies inside of the buffer. `next` of a faulty command is found by its size.
[[nodiscard]] DecodedCommand decodeCommand(std::span<const std::byte> buffer, std::uint32_t offset);

/// Builds the bytes of a command buffer.
class CommandWriter {
public:
    void setRegister(std::uint32_t address, std::uint32_t value);
    void interrupt(std::uint32_t number);
    void draw(const DrawTrigger& trigger);
    void flush();
    void select(SelectedPipeline pipeline);
    void state(std::uint32_t state);
    void primitive(const DrawTrigger& trigger); ///< all of the trigger but its state
    void execute();
    void install(std::uint32_t program);
    /// At most kMostRegistersAtOnce.
    void stateRegisters(std::uint32_t first, std::span<const std::uint32_t> values);
    void primitive(const BlockPrimitive& primitive);
    void clear(std::span<const std::uint32_t> words); ///< kClearWords
    void copy(std::span<const std::uint32_t> words);  ///< kCopyWords
    void write(std::uint32_t surface, std::uint32_t from);
    void writeBuffer(std::uint32_t buffer);
    void free(WrittenThing thing, std::uint32_t number);
    /// Adds any words at all: tests make faulty buffers with them.
    void words(std::span<const std::uint32_t> words);

    [[nodiscard]] const std::vector<std::byte>& bytes() const { return m_bytes; }

private:
    void command(CommandClient client, CommandOpcode opcode, std::uint8_t subOpcode,
                 std::span<const std::uint32_t> data);
    void header(CommandClient client, CommandOpcode opcode, std::uint8_t subOpcode, std::size_t size);

    std::vector<std::byte> m_bytes;
};

} // namespace vitrine::core
