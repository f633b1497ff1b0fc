// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/gpu/untimed_gpu.h"
#include "core/memory/memory.h"
#include "core/session/pixel_history/pixel_cover.h"

#include <cstdint>
#include <span>
#include <stop_token>

namespace vitrine::core {

struct DrawStart;

/// The pass that counts a path of a draw; null: there is none of that number.
[[nodiscard]] const DrawCommand* windingPassOf(const DrawStart& start, std::uint32_t number);

/// Counts triangles of a path as the draw does, on a machine without a clock, in a plane of its own that is clear at
/// first.
class PathRun {
public:
    PathRun(const DrawStart& start, const DrawCommand& pass, const std::stop_token& stop);

    /// All triangles, as the pass has them.
    Result<void> all(GeometryWatch* watch = nullptr);
    /// The same at one pixel of the surface, triangle by triangle.
    [[nodiscard]] Result<PixelWinding> at(const PixelPlace& place) { return pixelWinding(m_gpu, m_pass, place); }
    /// How triangles count when they are run apart from the others.
    enum class Counting : std::uint8_t {
        AsDrawn,   ///< up and down
        OnlyTouch, ///< up, all of them: for who asks where and not how often
    };
    /// Three vertices each. `where`: within the box of the pass.
    Result<void> some(std::span<const std::uint32_t> indices, Counting counting, const Rect& where);

    [[nodiscard]] const Surface& plane() const;
    void clear();

private:
    Memory m_memory;
    const DrawCommand& m_pass;
    UntimedGpu m_gpu;
};

} // namespace vitrine::core
