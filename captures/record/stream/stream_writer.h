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

/// How a frame looked when it was presented.
struct PictureRecord {
    std::array<std::byte, 16> checksum{};
    std::uint32_t width = 0, height = 0;
    std::span<const std::byte> rgba; ///< bottom row first, 4 bytes a pixel; empty when only the checksum is wanted
};

/// A place in a stream.
struct StreamPlace {
    std::uint64_t stream = 0; ///< a number of its own
    std::uint64_t position = 0;
    stream::SharedHead counts; ///< so far
};

/// Encodes calls, collects them and writes them to a socket: begin(), one value per parameter, the result, end().
/// Nothing is allocated per call. A connection that the program has closed is made anew; once the other end has gone
/// nothing is written any more. Not thread-safe.
class StreamWriter {
public:
    using Connect = std::function<StreamSocket()>;

    /// Writes to a new stream, or goes on with one. `connect` makes the connection anew.
    explicit StreamWriter(StreamSocket socket, const StreamPlace& place = {}, Connect connect = {});
    ~StreamWriter();
    StreamWriter(const StreamWriter&) = delete;
    StreamWriter& operator=(const StreamWriter&) = delete;

    void hello(stream::DriverKind driver, std::string_view program);

    void begin(std::uint16_t function, std::uint32_t thread, core::CallFlags flags = core::CallFlags::None);
    /// Parameters that are a number by their ParameterKind.
    void number(std::int64_t value) { putVarint(folded(value)); }
    void real(float value) { putRaw(&value, sizeof value); }
    void address(const void* value) { number(static_cast<std::int64_t>(reinterpret_cast<std::uintptr_t>(value))); }

    /// Pointers.
    void null() { putTag(stream::Tag::Null); }
    void pointer(std::uint64_t address);
    void text(std::string_view text);
    /// The bytes are read until end().
    void blob(const void* data, std::uint64_t size);
    void integers(std::span<const std::int32_t> values);
    void names(std::span<const std::uint32_t> values);
    void reals(std::span<const float> values);
    void enums(std::span<const std::uint32_t> values);
    void pointers(std::span<void* const> values);
    /// Pairs of an EGL attribute and its value, terminator included.
    void attributes(std::span<const std::int64_t> values);
    /// What the others can't say, such as arrays of strings: the elements follow, each a pointer or a value.
    void array(std::size_t count);
    void value(const core::Value& value);

    void end();
    void picture(const PictureRecord& picture);

    /// Hands everything to the kernel.
    void flush();
    [[nodiscard]] bool isOpen() const { return m_socket.isOpen(); }
    /// Forgets what is not written yet and closes this process's end: for the child of a fork.
    void abandon();

    /// Behind what was written so far: where the child of a fork that follows may go on.
    [[nodiscard]] StreamPlace forkPlace();
    /// A call that was not written, since the recorder can't be reached.
    void missed();
    /// After each present, written or not.
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
    std::unique_ptr<SharedBuffer> m_shared; // where the system has no such memory there is none
    std::unique_ptr<std::byte[]> m_own;     // in its place, and for what is too long for it
    std::uint64_t m_stream;
    std::uint64_t m_position;      // in the stream, of what the kernel has taken
    std::byte* m_buffer = nullptr; // the one or the other
    std::size_t m_capacity = 0;
    std::size_t m_used = 0;
    std::size_t m_record = 0; // where the open record begins
    std::size_t m_payloadBytes = 0;
    std::size_t m_payloadCount = 0;
    std::array<Payload, 16> m_payloads;
};

} // namespace vitrine::captures
