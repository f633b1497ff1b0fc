// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/machine_config.h"
#include "core/gpu/untimed_gpu.h"
#include "core/session/pixel_history/tile_setters.h"

#include <vector>

namespace vitrine::core {

class TimedGpu;

/// Executes commands, and records what the commands that aim at one surface do to a pixel of it. Draws that touch the
/// pixel run on a timed machine of their own, as in a DrawReplay; the others run without the clock. The timed machine
/// has no HIZ, because what HIZ would hide has a history, too. What HIZ says of the tile comes from the untimed
/// machine, which executes every draw with HIZ. Of a drawing of 2-D graphics the pass that paints makes the entry; what
/// the passes before did for the pixel stands in it.
class PixelHistorySink final : public CommandSink {
public:
    struct Subject {
        RenderTargets targets;
        PixelPlace place;
    };
    /// Works on a copy of `memory`.
    PixelHistorySink(const Memory& memory, const MachineConfig& config, const Subject& subject, std::stop_token stop);

    Result<void> draw(const DrawCommand& command) override;
    /// Draws the pixel alone. What becomes of the pixel and of its fragments is the same as in the whole draw; the
    /// numbers of items, and the cycles, are not. The buffers stay as they are. `pieces` are the bounds of all
    /// primitives of the whole draw that reach the rasterizer, by number; the primitives that are left get their
    /// numbers from them. `tiles` is what HIZ said of the pixel's tile when the whole draw was executed. A pass of 2-D
    /// graphics is executed for the pixel, since the next one needs what it leaves.
    Result<void> drawPixelAlone(const DrawCommand& command, const std::vector<PixelBounds>& pieces,
                                std::span<const TileNote> tiles);
    void clear(const ClearCommand& command) override;
    /// Executes the command, and records nothing.
    void pass(const DrawCommand& command);
    void pass(const ClearCommand& command) { m_gpu.clear(command); }
    void finish() override {}
    [[nodiscard]] Memory& memory() override { return m_memory; }

    /// Tells the call that the next commands come from.
    void beginCall(std::uint64_t callIndex, std::uint64_t callNumber)
    {
        m_callIndex = callIndex;
        m_callNumber = callNumber;
        m_passes.clear();
    }
    /// Replaces the contents of the memory; the next commands go on from these.
    void setMemory(const Memory& memory) { m_memory = memory; }
    /// What commands have done to the pixel since the last question. The caller fills in what concerns their calls.
    [[nodiscard]] std::vector<PixelEntry> takeEntries();
    [[nodiscard]] std::uint32_t drawsInside() const { return m_drawsInside; }

private:
    [[nodiscard]] std::vector<std::uint32_t> numbersHere(const std::vector<PixelBounds>& pieces) const;
    [[nodiscard]] Result<bool> touches(const DrawCommand& command);
    Result<void> drawPieces(const DrawCommand& command, const std::vector<PixelBounds>& pieces);
    Result<void> drawInside(const DrawCommand& command);
    void beginDraw(const DrawCommand& command);
    /// Looks into the pass of a drawing of 2-D graphics that paints, which follows those that were noted.
    Result<void> lookIntoCover(const DrawCommand& command, bool isAlone);
    /// Looks into a drawing that goes past the processors.
    Result<void> lookIntoBasic(const DrawCommand& command);
    Result<void> passPixelAlone(const DrawCommand& command);
    /// Puts in the passes before the draw as well, so that the cycles are those of the whole drawing.
    Result<void> runOn(TimedGpu& gpu, const DrawCommand& command);
    [[nodiscard]] bool isPainted(const DrawCommand& command) const;
    void addTilesFrom(std::size_t first, const DrawCommand& command, std::span<const TileNote> notes);
    [[nodiscard]] BoundSetter setter(BoundSetter::Kind kind) const;

    Memory m_memory;
    Memory m_trial;               ///< memory in which draws are tried
    const MachineConfig m_config; ///< without HIZ
    const Subject m_subject;
    const std::stop_token m_stop;
    UntimedGpu m_gpu; ///< with HIZ
    UntimedGpu m_trialGpu;
    TileNoteTaker m_tiles;
    TileSetters m_setters;
    std::uint64_t m_callIndex = 0, m_callNumber = 0;
    /// A pass of the call's drawing, and what it found.
    struct Pass {
        DrawCommand command;
        Memory before;
    };
    std::vector<Pass> m_passes; ///< so far
    std::vector<PixelEntry> m_entries;
    std::uint32_t m_drawsInside = 0;
};

} // namespace vitrine::core
