// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/stream/stream_format.h"
#include "core/api/calls/call.h"

#include <array>
#include <cstring>
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

/// Encodes calls, collects them and writes them to a socket: begin(), one value per parameter, the result, end().
/// Nothing is allocated per call. Once the other end has gone it does nothing any more. Not thread-safe.
class StreamWriter {
public:
    /// Takes the socket, which must block.
    explicit StreamWriter(int socket);
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
    [[nodiscard]] bool isOpen() const { return m_socket >= 0; }
    /// Forgets what is not written yet and closes this process's end: for the child of a fork.
    void abandon();

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
        std::memcpy(m_buffer.get() + m_used, data, size);
        m_used += size;
    }
    void makeRoom(std::size_t size);
    void startArray(stream::Tag tag, std::size_t count, std::size_t bytesEach);
    void openRecord();
    void closeRecord();
    void writeThrough(std::span<const Payload> pieces);

    int m_socket;
    std::size_t m_capacity;
    std::size_t m_used = 0;
    std::size_t m_record = 0; // where the open record begins
    std::size_t m_payloadBytes = 0;
    std::size_t m_payloadCount = 0;
    std::unique_ptr<std::byte[]> m_buffer;
    std::array<Payload, 16> m_payloads;
};

} // namespace vitrine::captures
