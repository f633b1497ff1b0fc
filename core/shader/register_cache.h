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

/// A register of the machine, while a program is translated, and the register of the program that it holds then.
struct HeldRegister {
    static constexpr std::uint16_t kNobody = std::numeric_limits<std::uint16_t>::max();
    std::uint16_t temp = kNobody;
    std::uint8_t valid = 0;       ///< the components whose active lanes hold the value of the program's register
    std::uint8_t dirty = 0;       ///< those of the valid ones that are newer than local memory
    std::uint8_t inEveryLane = 0; ///< those of the valid ones that hold the value in inactive lanes, too
    std::uint32_t recipe = kNoInstruction; ///< the instruction that computes all of the dirty components again
    std::uint32_t nextRead = kNoInstruction;

    [[nodiscard]] bool isEmpty() const { return temp == kNobody; }
};

/// Tells which registers of the program are held where. It is a plain value: where paths part and join, it is copied,
/// compared and joined.
class RegisterCache {
public:
    RegisterCache(std::size_t places, std::size_t temps) : m_held(places), m_placeOf(temps) {}

    [[nodiscard]] std::size_t size() const { return m_held.size(); }
    [[nodiscard]] HeldRegister& at(std::size_t place) { return m_held[place]; }
    [[nodiscard]] std::optional<std::size_t> find(std::size_t temp) const { return m_placeOf[temp]; }

    /// The place whose loss costs least: an empty one, else one that is not read any more, else the one that is read
    /// last, preferably a clean one. At least one place is not pinned.
    [[nodiscard]] std::size_t victim(std::span<const std::size_t> pinned) const;
    /// The place must be empty.
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

/// What both of two paths hold. Neither of them may hold something that local memory does not.
[[nodiscard]] RegisterCache::Contents joined(const RegisterCache::Contents& a, const RegisterCache::Contents& b);

} // namespace vitrine::core
