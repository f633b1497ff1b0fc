// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/stream/stream_format.h"
#include "captures/record/stream/stream_writer.h"
#include "captures/record/stream/value_reader.h"
#include "core/base/result.h"

#include <string>
#include <vector>

namespace vitrine::captures {

/// Turns what a StreamWriter has sent into calls, in whatever pieces it arrives. Nothing of it is trusted: memory stays
/// within the limits of stream_format.h, and grows only with what really arrived. After an error the reader can't be
/// used any more; what it gave out before stays valid.
class StreamReader {
public:
    StreamReader();

    /// Receive bytes into room(), then tell received() how many came.
    [[nodiscard]] std::span<std::byte> room();
    void received(std::size_t bytes)
    {
        m_filled += bytes;
        m_position += m_hasHello ? bytes : 0;
    }

    enum class Item : std::uint8_t { NeedsMore, Hello, Call, Picture };
    /// The next item that has arrived completely.
    [[nodiscard]] core::Result<Item> next();

    /// Valid after Item::Hello, and from then on.
    [[nodiscard]] const std::string& program() const { return m_program; }
    [[nodiscard]] const stream::Hello& hello() const { return m_hello; }
    /// Valid after Item::Call, until next(). Calls are numbered from 0.
    [[nodiscard]] const core::Call& call() const { return *m_call; }
    [[nodiscard]] const core::FunctionInfo& function() const { return *m_function; }
    /// Valid after Item::Picture, until next().
    [[nodiscard]] const PictureRecord& picture() const { return m_picture; }

    /// Calls so far.
    [[nodiscard]] std::uint64_t calls() const { return m_calls; }
    /// How many bytes have arrived after the hello.
    [[nodiscard]] std::uint64_t position() const { return m_position; }
    /// Whether a record has begun and has not arrived completely. At the end of the connection this means that it was
    /// cut.
    [[nodiscard]] bool isInsideRecord() const { return m_filled > m_next; }

private:
    [[nodiscard]] core::Result<Item> readHello();
    [[nodiscard]] core::Result<Item> readCall(std::uint64_t function, HeadReader& head, HeadReader& payload);
    [[nodiscard]] core::Result<Item> readPicture(HeadReader& head, std::span<const std::byte> payload);
    [[nodiscard]] std::span<const std::byte> arrived() const
    {
        return std::span(m_buffer).subspan(m_next, m_filled - m_next);
    }
    [[nodiscard]] Item needsMore(std::size_t bytes);

    std::vector<std::byte> m_buffer;
    std::size_t m_next = 0;   // where the next record begins
    std::size_t m_filled = 0; // where what has arrived ends
    std::size_t m_wanted = 0; // size of the record that has not arrived completely
    bool m_hasHello = false;
    std::uint64_t m_position = 0;
    stream::Hello m_hello;
    std::string m_program;
    std::uint64_t m_calls = 0;
    std::vector<core::Call> m_prototypes; // by function: names, and memory that is used again for values
    core::Call* m_call = nullptr;
    const core::FunctionInfo* m_function = nullptr;
    PictureRecord m_picture;
    ValueReader m_values;
};

} // namespace vitrine::captures
