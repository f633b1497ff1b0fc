// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <span>

namespace vitrine::captures {

/// A file that is read from front to back and knows how far it has come.
class InputFile {
public:
    explicit InputFile(std::ifstream stream) : m_stream(std::move(stream)) {}

    /// Fills as much of `bytes` as the file still has, and returns how much that was.
    [[nodiscard]] std::size_t read(std::span<std::byte> bytes)
    {
        m_stream.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
        const auto count = static_cast<std::size_t>(m_stream.gcount());
        m_offset += count;
        return count;
    }
    [[nodiscard]] std::uint64_t offset() const { return m_offset; }

private:
    std::ifstream m_stream;
    std::uint64_t m_offset = 0;
};

} // namespace vitrine::captures
