// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/stream/shared_buffer.h"
#include "captures/record/stream/stream_format.h"
#include "captures/record/stream/stream_socket.h"
#include "core/api/calls/call.h"

#include <array>
#include <cstring>
#include <functional>
#include <memory>
#include <span>
#include <string_view>

namespace vitrine::captures {

/// What a frame looked like when it was presented.
struct PictureRecord {
    std::array<std::byte, 16> checksum{};
    std::uint32_t width = 0, height = 0;
    std::span<const std::byte> rgba; ///< the bottom row first, 4 bytes a pixel; empty when only the checksum is wanted
};

/// A place in a stream.
struct StreamPlace {
    std::uint64_t stream = 0; ///< number of the stream
    std::uint64_t position = 0;
    stream::SharedHead counts; ///< the counts up to this place
};

/// Encodes calls, collects them and writes them to a socket. For each call: begin(), one value for each parameter, the
/// result, end(). No memory is allocated per call. When the program has closed the connection, it is made anew. Once
/// the other end is gone, nothing is written any more. Not thread-safe.
class StreamWriter {
public:
    using Connect = std::function<StreamSocket()>;

    /// Writes to a new stream, or goes on with one. `connect` makes a new connection.
    explicit StreamWriter(StreamSocket socket, const StreamPlace& place = {}, Connect connect = {});
    ~StreamWriter();
    StreamWriter(const StreamWriter&) = delete;
    StreamWriter& operator=(const StreamWriter&) = delete;

    void hello(stream::DriverKind driver, std::string_view program);

    void begin(std::uint16_t function, std::uint32_t thread, core::CallFlags flags = core::CallFlags::None);
    /// For parameters that are numbers by their ParameterKind.
    void number(std::int64_t value) { putVarint(folded(value)); }
    void real(float value) { putRaw(&value, sizeof value); }
    void address(const void* value) { number(static_cast<std::int64_t>(reinterpret_cast<std::uintptr_t>(value))); }

    /// For pointers.
    void null() { putTag(stream::Tag::Null); }
    void pointer(std::uint64_t address);
    void text(std::string_view text);
    /// The bytes are read before end() returns.
    void blob(const void* data, std::uint64_t size);
    void integers(std::span<const std::int32_t> values);
    void names(std::span<const std::uint32_t> values);
    void reals(std::span<const float> values);
    void enums(std::span<const std::uint32_t> values);
    void pointers(std::span<void* const> values);
    /// Pairs of an EGL attribute and its value, with the terminator.
    void attributes(std::span<const std::int64_t> values);
    /// For everything else, such as arrays of strings. The elements follow, each of them a pointer or a value.
    void array(std::size_t count);
    void value(const core::Value& value);

    void end();
    void picture(const PictureRecord& picture);

    /// Hands everything to the kernel.
    void flush();
    [[nodiscard]] bool isOpen() const { return m_socket.isOpen(); }
    /// Forgets what is not written yet, and closes the descriptor of this process: for the child of a fork.
    void abandon();

    /// The place behind everything that was written so far. The child of a fork that follows may go on there.
    [[nodiscard]] StreamPlace forkPlace();
    /// Counts a call that was not written because the recorder can't be reached.
    void missed();
    /// Call it after each present, whether it was written or not.
    void presented();

private:
    struct Payload {
        const void* data = nullptr;
        std::size_t size = 0;
    };

    static std::uint64_t folded(std::int64_t value)
    {
        return (static_cast<std::uint64_t>(value) << 1) ^ static_cast<std::uint64_t>(value >> 63);
    }
    void putByte(std::uint8_t value) { m_buffer[m_used++] = static_cast<std::byte>(value); }
    void putTag(stream::Tag tag) { putByte(static_cast<std::uint8_t>(tag)); }
    void putVarint(std::uint64_t value)
    {
        for (; value >= 0x80; value >>= 7)
            putByte(static_cast<std::uint8_t>(value | 0x80));
        putByte(static_cast<std::uint8_t>(value));
    }
    void putRaw(const void* data, std::size_t size)
    {
        std::memcpy(m_buffer + m_used, data, size);
        m_used += size;
    }
    void makeRoom(std::size_t size);
    void startArray(stream::Tag tag, std::size_t count, std::size_t bytesEach);
    void openRecord();
    void closeRecord();
    void finishRecord();
    void writeThrough(std::span<const Payload> pieces);
    bool greet(std::string_view name, stream::Hello hello);
    bool reconnect();
    void giveUp();
    void useSharedBuffer();
    [[nodiscard]] bool isInSharedBuffer() const { return m_shared && !m_own; }

    StreamSocket m_socket;
    Connect m_connect;
    std::unique_ptr<SharedBuffer> m_shared; // null when the system has no such memory
    std::unique_ptr<std::byte[]> m_own;     // used in place of it, and for what is too long for it
    std::uint64_t m_stream;
    std::uint64_t m_position;      // place in the stream behind what the kernel has taken
    std::byte* m_buffer = nullptr; // one of the two
    std::size_t m_capacity = 0;
    std::size_t m_used = 0;
    std::size_t m_record = 0; // where the open record begins
    std::size_t m_payloadBytes = 0;
    std::size_t m_payloadCount = 0;
    std::array<Payload, 16> m_payloads;
};

} // namespace vitrine::captures
