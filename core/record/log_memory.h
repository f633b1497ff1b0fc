// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <memory_resource>
#include <vector>

namespace vitrine::core {

/// Memory for the chunks of many logs, which keep what they have until the end. It is taken from the system in large
/// pages where there are some: a recorded run keeps touching memory for the first time, and with small pages that is a
/// good part of the cost of recording.
class LogMemory final : public std::pmr::memory_resource {
public:
    LogMemory() = default;
    LogMemory(const LogMemory&) = delete;
    LogMemory& operator=(const LogMemory&) = delete;
    ~LogMemory() override;

private:
    static constexpr std::size_t kSlab = std::size_t{1} << 21; ///< size of a large page on x86-64 and AArch64

    void* do_allocate(std::size_t bytes, std::size_t alignment) override;
    void do_deallocate(void*, std::size_t, std::size_t) override {} ///< All memory is freed at once, with this object.
    [[nodiscard]] bool do_is_equal(const memory_resource& other) const noexcept override { return this == &other; }
    void addSlab();

    std::vector<std::byte*> m_slabs;
    std::size_t m_used = kSlab; ///< used bytes of the last slab
};

} // namespace vitrine::core
