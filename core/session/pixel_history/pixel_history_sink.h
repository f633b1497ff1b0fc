// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/untimed_gpu.h"
#include "core/session/pixel_history/tile_setters.h"

#include <vector>

namespace vitrine::core {

/// Executes commands, and takes down what those that aim at one surface do to a pixel of it. Draws that touch it run on
/// a timed machine of their own, as a DrawReplay has one; the others run without the clock. The timed machine has no
/// HIZ: what a tile hides has a history, too. What HIZ says of the tile is heard where the draw is executed for good.
class PixelHistorySink final : public CommandSink {
public:
    struct Subject {
        RenderTargets targets;
        PixelPlace place;
    };
    /// Works on a copy of `memory`.
    PixelHistorySink(const Memory& memory, const MachineConfig& config, const Subject& subject, std::stop_token stop);

    Result<void> draw(const DrawCommand& command) override;
    /// Of the draw, the pixel alone: what becomes of its fragments and of the pixel is the same, the numbers of their
    /// items and the cycles are not. The buffers stay as they are. `pieces` are the bounds of all
    /// primitives of the draw that reach the rasterizer, by number: they tell those that are left what they are called.
    /// `tiles`: what HIZ has said of the pixel's tile when all of the draw was executed.
    Result<void> drawPixelAlone(const DrawCommand& command, const std::vector<PixelBounds>& pieces,
                                std::span<const TileNote> tiles);
    void clear(const ClearCommand& command) override;
    /// Executes it, and takes nothing down.
    void pass(const DrawCommand& command);
    void pass(const ClearCommand& command) { m_gpu.clear(command); }
    void finish() override {}
    [[nodiscard]] Memory& memory() override { return m_memory; }

    /// The call that the next commands come from.
    void beginCall(std::uint64_t callIndex, std::uint64_t callNumber)
    {
        m_callIndex = callIndex;
        m_callNumber = callNumber;
    }
    /// Goes on from other contents.
    void setMemory(const Memory& memory) { m_memory = memory; }
    /// What commands have done since the last question, without anything of the calls that they came from.
    [[nodiscard]] std::vector<PixelEntry> takeEntries();
    [[nodiscard]] std::uint32_t drawsInside() const { return m_drawsInside; }

private:
    [[nodiscard]] std::vector<std::uint32_t> numbersHere(const std::vector<PixelBounds>& pieces) const;
    [[nodiscard]] Result<bool> touches(const DrawCommand& command);
    Result<void> drawPieces(const DrawCommand& command, const std::vector<PixelBounds>& pieces);
    Result<void> drawInside(const DrawCommand& command);
    void beginDraw(const DrawCommand& command);
    void addTilesFrom(std::size_t first, const DrawCommand& command, std::span<const TileNote> notes);
    [[nodiscard]] BoundSetter setter(BoundSetter::Kind kind) const;

    Memory m_memory;
    Memory m_trial;               ///< where draws are tried
    const MachineConfig m_config; ///< without HIZ
    const Subject m_subject;
    const std::stop_token m_stop;
    UntimedGpu m_gpu; ///< with HIZ
    UntimedGpu m_trialGpu;
    TileNoteTaker m_tiles;
    TileSetters m_setters;
    std::uint64_t m_callIndex = 0, m_callNumber = 0;
    std::vector<PixelEntry> m_entries;
    std::uint32_t m_drawsInside = 0;
};

} // namespace vitrine::core
