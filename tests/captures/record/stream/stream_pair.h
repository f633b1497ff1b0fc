// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/stream/stream_reader.h"
#include "captures/record/stream/stream_writer.h"

#include <functional>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace vitrine::testing {

/// Everything that a writer sends, as the bytes that arrive at the other end of its socket.
inline std::vector<std::byte> sentBy(const std::function<void(captures::StreamWriter&)>& write)
{
    int ends[2] = {-1, -1};
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0)
        return {};
    std::vector<std::byte> bytes;
    std::thread receiver([&bytes, end = ends[1]] {
        std::byte piece[65536];
        for (ssize_t got = 0; (got = read(end, piece, sizeof piece)) > 0;)
            bytes.insert(bytes.end(), piece, piece + got);
        close(end);
    });
    {
        captures::StreamWriter writer{captures::StreamSocket(ends[0])};
        write(writer);
    }
    receiver.join();
    return bytes;
}

/// What a reader makes of bytes that arrive `piece` at a time.
struct ReadBack {
    std::string program;
    std::vector<core::Call> calls;
    std::vector<captures::PictureRecord> pictures; ///< their pixels are gone
    std::vector<std::vector<std::byte>> pixels;
    std::string error;
    bool isCut = false;
};

inline ReadBack readBack(std::span<const std::byte> bytes, std::size_t piece)
{
    using Item = captures::StreamReader::Item;
    ReadBack result;
    captures::StreamReader reader;
    for (std::size_t at = 0; at < bytes.size();) {
        const auto room = reader.room();
        const std::size_t count = std::min({piece, room.size(), bytes.size() - at});
        std::copy_n(bytes.begin() + static_cast<std::ptrdiff_t>(at), count, room.begin());
        reader.received(count);
        at += count;
        for (;;) {
            const auto item = reader.next();
            if (!item) {
                result.error = item.error().message;
                return result;
            }
            if (*item == Item::NeedsMore)
                break;
            if (*item == Item::Hello)
                result.program = reader.program();
            if (*item == Item::Call)
                result.calls.push_back(reader.call());
            if (*item == Item::Picture) {
                result.pictures.push_back(reader.picture());
                result.pixels.emplace_back(reader.picture().rgba.begin(), reader.picture().rgba.end());
            }
        }
    }
    result.isCut = reader.isInsideRecord();
    return result;
}

inline std::uint16_t idOf(std::string_view function)
{
    return core::findFunction(function)->id;
}

} // namespace vitrine::testing
