// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <utility>

namespace vitrine::captures {

/// A file descriptor that closes itself.
class RawFile {
public:
    static core::Result<RawFile> openForReading(const std::filesystem::path& path);

    RawFile() = default;
    RawFile(RawFile&& other) noexcept : m_descriptor(std::exchange(other.m_descriptor, -1)) {}
    RawFile& operator=(RawFile&& other) noexcept
    {
        std::swap(m_descriptor, other.m_descriptor);
        return *this;
    }
    ~RawFile();

    [[nodiscard]] int descriptor() const { return m_descriptor; }
    [[nodiscard]] bool isOpen() const { return m_descriptor >= 0; }
    [[nodiscard]] std::uint64_t size() const;

private:
    int m_descriptor = -1;
};

/// Reads at an offset. It reads fewer bytes than it should at the end of the file, or when the device fails.
[[nodiscard]] std::size_t readAt(int file, std::uint64_t offset, std::span<std::byte> bytes);

/// Makes the entries of a directory durable. Call it after a file in it was renamed.
core::Result<void> syncDirectory(const std::filesystem::path& directory);

/// Whether another process holds a lock that SQLite takes on a database file. A recorder is then still at work.
[[nodiscard]] bool isLockedByOther(int file);

} // namespace vitrine::captures
