// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/description.h"
#include "core/observe/observer.h"
#include "core/session/machine/frame_vector.h"
#include "core/session/machine/pass_counts.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace vitrine::core {

class TimedGpu;

/// Watches the passes of one drawing while other draws are under way.
///
/// Units count over all that comes. Each takes draws in the order of the stream, and behind the items of a draw one
/// that ends it; so what a unit has counted in a cycle is of the draw whose item it took, or handed on, last in that
/// cycle:
///
///     cycle    ZST takes         counted since is of
///     7        quad A            A
///     8        end A, quad B     B
///     9        -                 of what it takes next
///     10       quad A, end A,    nobody knows: both have quads
///              quad B
class PassWatch final : public Observer {
public:
    /// `draw`: as the capture counts.
    PassWatch(const TimedGpu& gpu, std::span<const UnitDescription> units, std::size_t queues, std::uint32_t draw);

    void onDrawStarted(const DrawStarted& event) override;
    void onDrawEnded(const DrawEnded& event) override;
    void onStageEntered(const StageEntered& event) override;
    void onStencilChanged(const StencilChanged& event) override;
    void onPixelWritten(const PixelWritten& event) override;
    void onItemPushed(const ItemPushed& event) override;
    void onItemPopped(const ItemPopped& event) override;

    /// Between cycles, after each one that was executed.
    void look();
    /// Once. `begin`, `end`: of the drawing's cycles.
    [[nodiscard]] FrameVector finish(Cycle begin, Cycle end);

private:
    /// What a unit has taken or handed on in the cycle at hand.
    struct Taken {
        std::uint32_t last = 0;   ///< number of the draw
        std::uint32_t before = 0; ///< likewise, of the draw before that in the same cycle
        std::uint32_t ofBefore = 0;
        std::uint32_t items = 0;
        VectorPassCounts counted; ///< since it took something
    };
    static constexpr std::uint8_t kNobody = 0xff;

    void take(std::uint8_t unit, std::uint32_t draw);
    void settle(Taken& taken);
    [[nodiscard]] RecordedPass* passOfNumber(std::uint32_t number);
    void learnState();

    const TimedGpu& m_gpu;
    const std::uint32_t m_draw;
    std::vector<std::uint8_t> m_pushes, m_pops; ///< by queue: the PassCounterUnit that it tells of, or kNobody
    std::array<Taken, kPassCounterUnits> m_taken;
    PassCounts m_counts;  ///< when the last cycle had been executed: what was taken in it is told in the next one
    PassCounts m_settled; ///< a cycle before
    FrameVector m_found;
};

} // namespace vitrine::core
