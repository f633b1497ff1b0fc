// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <vector>

namespace vitrine::core {

/// What the operations of the machine consume, by the draws, clears and copies that they are done for (RUN-09), in
/// hundredths of the illustrative unit. It only counts while somebody watches, and is no state of the machine.
class DrawOperations {
public:
    /// From now on, with nothing counted.
    void watch();
    void unwatch() { m_isWatched = false; }
    [[nodiscard]] bool isWatched() const { return m_isWatched; }
    void add(std::uint32_t draw, std::uint64_t energy);
    /// Of all draws since watch(), taken ones included.
    [[nodiscard]] std::uint64_t total() const { return m_total; }
    /// Of a draw since it was taken last; what comes later can be taken later.
    [[nodiscard]] std::uint64_t take(std::uint32_t draw);
    /// All that has not been taken, by draw.
    [[nodiscard]] std::map<std::uint32_t, std::uint64_t> takeAll();

private:
    struct Sum {
        std::uint32_t draw = 0;
        std::uint64_t energy = 0;
    };
    bool m_isWatched = false;
    std::uint64_t m_total = 0;
    std::vector<Sum> m_sums; ///< few: of the draws under way
};

/// Of one kind of operation of a unit. Made without arguments, it tells nobody.
class OperationCost {
public:
    OperationCost() = default;
    /// `each`: what an operation consumes.
    OperationCost(DrawOperations& all, std::uint64_t each) : m_all(&all), m_each(each) {}

    /// So many were done for a draw; kNoDraw: for none.
    void tell(std::uint32_t draw, std::uint64_t count) const
    {
        if (m_all && m_all->isWatched())
            m_all->add(draw, count * m_each);
    }

private:
    DrawOperations* m_all = nullptr;
    std::uint64_t m_each = 0;
};

} // namespace vitrine::core
