// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/pixel_history/pixel_history_parts.h"
#include "core/session/pixel_history/pixel_history_sink.h"
#include "core/session/pixel_history/tile_notes.h"

#include <memory>
#include <optional>
#include <variant>

namespace vitrine::core {

/// A frame up to a position, executed once and remembered. It keeps each command that is aimed at the framebuffer, the
/// machine's buffers before it, and what HIZ said of its tiles. A question about a pixel then runs only what touches
/// the pixel. When a frame has very many commands, only every second, fourth, … state of the buffers is kept, and the
/// few commands between are executed once more. Only one thread at a time may use it, as with the buffers.
class PixelHistoryFrame {
public:
    static constexpr std::uint64_t kMostBytes = std::uint64_t{192} << 20;

    /// Null when remembering takes more than `mostBytes`. `replay` is an untimed replay of `source`, and is moved.
    /// Fails as pixelHistory() does.
    [[nodiscard]] static Result<std::shared_ptr<const PixelHistoryFrame>>
    remember(Replay& replay, CallSource& source, std::uint64_t position, const std::stop_token& stop = {},
             const SeekProgress& progress = {}, std::uint64_t mostBytes = kMostBytes);

    /// What pixelHistory() tells at the position, without the numbers of items (but the primitive's) and without
    /// cycles: each draw is run for the pixel alone.
    [[nodiscard]] Result<PixelHistory> history(const MachineConfig& config, std::uint32_t x, std::uint32_t y,
                                               const std::stop_token& stop = {},
                                               const SeekProgress& progress = {}) const;
    [[nodiscard]] std::uint64_t position() const { return m_position; }
    /// How many bytes it holds beside the first buffers.
    [[nodiscard]] std::uint64_t bytes() const { return m_bytes; }

private:
    using Command = std::variant<DrawCommand, ClearCommand>;
    /// A call that may have changed the framebuffer.
    struct Step {
        std::uint64_t callIndex = 0;
        std::uint64_t callNumber = 0;
        std::string function;
        std::optional<std::uint32_t> draw;
        std::vector<Command> commands; ///< in order; none: the call changed the contents by itself
        std::vector<PixelBounds>
            pieces;                   ///< of the last command, a draw: of its primitives in the rasterizer, by number
        std::vector<TileNote> tiles;  ///< of the last command, a draw: all that HIZ has judged
        std::optional<Memory> before; ///< none: what the step before leaves behind
        bool isAnchor = false;        ///< something else than the step before has changed `before`, too
        Memory after;                 ///< only of calls without commands
    };
    class Recorder;
    class Buffers;

    [[nodiscard]] bool mayTouch(const Step& step, const PixelPlace& place) const;
    void add(Step step);
    /// Drops half of the buffers that can be made again.
    void thinOut();

    /// `before`: the buffers before the step.
    [[nodiscard]] std::vector<PixelEntry> entriesOf(const Step& step, const Memory& before, PixelHistorySink& sink,
                                                    const PixelPlace& place) const;
    [[nodiscard]] bool sharesTargets(const Memory& a, const Memory& b) const;
    Result<bool> walk(Replay& replay, CallSource& source, const std::stop_token& stop, const SeekProgress& progress);
    [[nodiscard]] PixelValue valueIn(const Memory& memory, const PixelPlace& place) const;

    RenderTargets m_targets;
    std::uint32_t m_tileSize = 0; ///< pixels
    std::uint64_t m_firstPosition = 0;
    std::uint64_t m_position = 0;
    std::uint64_t m_mostBytes = kMostBytes;
    std::uint64_t m_bytes = 0;
    std::size_t m_stride = 1;              ///< buffers are kept before every so many steps
    std::optional<std::size_t> m_lastKept; ///< the last step before which buffers are kept
    Memory m_start;
    Memory m_end;
    std::vector<Step> m_steps;
};

} // namespace vitrine::core
