// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/register_use.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace vitrine::core {

/// A register of the machine while a program is translated, and the program's register that it holds just then.
struct HeldRegister {
    static constexpr std::uint16_t kNobody = std::numeric_limits<std::uint16_t>::max();
    std::uint16_t temp = kNobody;
    std::uint8_t valid = 0;                ///< components that hold what the program's register does, in active lanes
    std::uint8_t dirty = 0;                ///< of these: newer than in local memory
    std::uint8_t inEveryLane = 0;          ///< of the valid ones: in inactive lanes, too
    std::uint32_t recipe = kNoInstruction; ///< computes all of the dirty components
    std::uint32_t nextRead = kNoInstruction;

    [[nodiscard]] bool isEmpty() const { return temp == kNobody; }
};

/// Which of the program's registers are held where. A value: where paths part and join, what is held does, too.
class RegisterCache {
public:
    RegisterCache(std::size_t places, std::size_t temps) : m_held(places), m_placeOf(temps) {}

    [[nodiscard]] std::size_t size() const { return m_held.size(); }
    [[nodiscard]] HeldRegister& at(std::size_t place) { return m_held[place]; }
    [[nodiscard]] std::optional<std::size_t> find(std::size_t temp) const { return m_placeOf[temp]; }

    /// The place that is missed last: an empty one, one that is not read any more, or the one that is read last, rather
    /// a clean one. There is one that is not pinned.
    [[nodiscard]] std::size_t victim(std::span<const std::size_t> pinned) const;
    /// The place is empty.
    void hold(std::size_t place, std::size_t temp);
    void release(std::size_t place);
    void clear();

    using Contents = std::vector<HeldRegister>;
    [[nodiscard]] const Contents& contents() const { return m_held; }
    void restore(Contents contents);

private:
    Contents m_held;
    std::vector<std::optional<std::size_t>> m_placeOf; ///< by temp
};

/// What is held on both of two paths, neither of which holds anything that memory does not.
[[nodiscard]] RegisterCache::Contents joined(const RegisterCache::Contents& a, const RegisterCache::Contents& b);

} // namespace vitrine::core
