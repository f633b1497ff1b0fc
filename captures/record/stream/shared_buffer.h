// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/stream/stream_format.h"

#include <memory>

namespace vitrine::captures {

/// The program's side of the memory that it shares with its recorder (SharedHead). The contents outlive the program.
class SharedBuffer {
public:
    /// Has room for `bytes` bytes of records behind the head. Null when the system can't give such memory.
    static std::unique_ptr<SharedBuffer> create(std::size_t bytes);
    /// Removes only the mapping: what the recorder holds stays.
    ~SharedBuffer();
    SharedBuffer(const SharedBuffer&) = delete;
    SharedBuffer& operator=(const SharedBuffer&) = delete;

    [[nodiscard]] std::byte* bytes() const { return m_memory + sizeof(stream::SharedHead); }
    [[nodiscard]] std::size_t size() const { return m_size; }
    /// Send it to the recorder. It is −1 after closeDescriptor().
    [[nodiscard]] int descriptor() const { return m_descriptor; }
    void closeDescriptor();

    /// Tells that the first `used` bytes are whole records.
    void setUsed(std::size_t used);
    /// From here on the memory begins at this place of the stream, and is empty.
    void restartAt(std::uint64_t position);
    void countCall();
    void countFrame();
    void countFork();
    void setBroken();
    [[nodiscard]] stream::SharedHead counts() const { return head(); }
    /// For a stream that goes on here: sets what was counted before.
    void setCounts(const stream::SharedHead& before);

private:
    SharedBuffer(int descriptor, std::byte* memory, std::size_t size);
    [[nodiscard]] stream::SharedHead& head() const { return *reinterpret_cast<stream::SharedHead*>(m_memory); }

    int m_descriptor;
    std::byte* m_memory;
    std::size_t m_size;
};

} // namespace vitrine::captures
