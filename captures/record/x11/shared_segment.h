// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/x11/x11_connection.h"

#include <cstddef>
#include <memory>
#include <optional>

namespace vitrine::captures {

/// Memory that the X server can see, too. It is freed with its last user, even when the process is killed.
class SharedSegment {
public:
    /// Null when the system or the server refuses.
    [[nodiscard]] static std::unique_ptr<SharedSegment> create(std::shared_ptr<X11Connection> connection,
                                                               std::size_t size);
    ~SharedSegment();
    SharedSegment(const SharedSegment&) = delete;
    SharedSegment& operator=(const SharedSegment&) = delete;

    [[nodiscard]] std::byte* data() const { return m_data; }
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] std::uint32_t id() const { return m_id; } ///< the number by which requests name it

private:
    SharedSegment(std::shared_ptr<X11Connection> connection, std::byte* data, std::size_t size);

    std::shared_ptr<X11Connection> m_connection;
    std::byte* m_data;
    std::size_t m_size;
    std::uint32_t m_id;
};

} // namespace vitrine::captures
