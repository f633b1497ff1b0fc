// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/stream/bypass_fields.h"
#include "core/stream/bypass_pixel.h"

#include <cstdint>
#include <vector>

namespace vitrine::core {

/// How many pixels fit into `banks` banks (bypass.fifoBanks, DEC-16), each pixel whole in one bank. 0 means that a
/// pixel is larger than a bank: its draw has to be shaded (BYP-10).
[[nodiscard]] constexpr std::uint32_t bypassFifoDepth(std::uint32_t bankWords, std::uint32_t banks,
                                                      std::uint32_t wordsPerPixel)
{
    return banks * (bankWords / wordsPerPixel);
}

/// The register bank of fragments as a FIFO (BYP-10). A pixel is held until all of its texels are there, so that the
/// bank covers the latency of textures. The place that a pixel leaves can be taken in the same cycle:
///
///   100 pixels, one a cycle, of texels that take 20 cycles
///   depth                    8   16   20   32
///   last pixel leaves at   263  143  119  119
///   stalls                 144   24    0    0
class BypassFifo {
public:
    struct Counts {
        std::uint64_t pushes = 0, pops = 0;
        std::uint64_t stalls = 0; ///< cycles in which a pixel found it full
        std::uint32_t highWater = 0;
        static void visit(auto& visitor, auto& counts)
        {
            visitor("pushes", counts.pushes);
            visitor("pops", counts.pops);
            visitor("stalls", counts.stalls);
            visitor("highWater", counts.highWater);
        }
    };

    /// Makes ready for the pixels of the next draw: so many of them, of so many register words each, fill the FIFO when
    /// it is empty. Pixels of older draws may be in it still: they take the room of their words (RUN-02).
    void resize(std::uint32_t depth, std::uint32_t wordsPerPixel = wordsOfBypassPixel(0));

    [[nodiscard]] std::uint32_t depth() const { return m_depth; }
    [[nodiscard]] std::uint32_t occupancy() const { return m_size; }
    /// Whether a pixel more of the last draw finds no room.
    [[nodiscard]] bool isFull() const { return m_words + m_wordsPerPixel > m_depth * m_wordsPerPixel; }
    /// When it is full, this returns false and counts a stall.
    [[nodiscard]] bool push(BypassPixel&& pixel);
    /// Adds cycles in which a pixel found it full, for a caller that does not try in each of them.
    void addStalls(std::uint64_t cycles) { m_counts.stalls += cycles; }
    [[nodiscard]] const BypassPixel* front() const { return m_size != 0 ? &m_places[m_head] : nullptr; }
    /// The first pixel, out of a FIFO that is not empty.
    BypassPixel pop();
    [[nodiscard]] const Counts& counts() const { return m_counts; }
    /// The places of the last and of the first pixel, in a FIFO that is not empty. Both count from 0.
    [[nodiscard]] std::uint32_t lastPlace() const { return placeOf(m_size - 1); }
    [[nodiscard]] std::uint32_t popPlace() const { return m_head; }

    static void visit(auto& visitor, auto& state)
    {
        visitor(FifoFields::kPlaces, state.m_places);
        visitor(FifoFields::kHead, state.m_head);
        visitor(FifoFields::kSize, state.m_size);
        visitor("depth", state.m_depth);
        visitor("words", state.m_words);
        visitor("wordsPerPixel", state.m_wordsPerPixel);
        visitor("counts", state.m_counts);
    }

private:
    [[nodiscard]] std::uint32_t placeOf(std::uint32_t index) const
    {
        return (m_head + index) % static_cast<std::uint32_t>(m_places.size());
    }
    void rearrange(std::uint32_t places);

    std::vector<BypassPixel> m_places; ///< used as a ring
    std::uint32_t m_head = 0, m_size = 0;
    std::uint32_t m_depth = 0;
    std::uint32_t m_words = 0; ///< that are taken
    std::uint32_t m_wordsPerPixel = wordsOfBypassPixel(0);
    Counts m_counts;
};

} // namespace vitrine::core
