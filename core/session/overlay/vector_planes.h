// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/gpu/basic_watch.h"
#include "core/memory/memory.h"

#include <array>
#include <cstdint>
#include <optional>

/// The planes that a drawing of 2-D graphics goes through, as the machine leaves them (VG2D-07, VG2D-12 to VG2D-16).

namespace vitrine::core {

/// What becomes of a pixel in the pass that paints. // VG2D-15
enum class CoverValue : std::uint32_t {
    None,
    Painted,
    Uncovered,
    Scissored,
    HiddenByMask,
    LeftOut, ///< on the basic path, by stipple, key, alpha test, or a source that is not there
};

/// The windings of a pixel, by sample, with their sign.
struct SampleWindings {
    std::uint32_t samples = 1;
    std::array<std::int16_t, 16> values{};
    [[nodiscard]] bool areEqual() const;
};

/// Notes what becomes of the pixels of a drawing that takes the basic path, which has no planes.
class BasicCovers final : public BasicWatch {
public:
    void onBasicQuad(const Quad& quad, const Surface& target) override;
    /// CoverValue, a byte a pixel; nothing where no pixel came.
    [[nodiscard]] const std::optional<Surface>& values() const { return m_values; }
    void forget() { m_values.reset(); }

private:
    std::optional<Surface> m_values;
};

struct VectorPlanes {
    std::uint32_t draw = 0;          ///< counted over the capture
    Rect box;                        ///< that is painted, or not
    std::optional<Surface> winding;  ///< when all triangles are counted, before they become coverage; none: no path
    std::optional<Surface> coverage; ///< none: everything in the box is covered
    std::optional<Surface> scissor;  ///< none: nothing is scissored
    std::optional<Surface> mask;     ///< none: nothing is masked
    std::optional<Surface> basic;    ///< of a drawing that takes the basic path, in place of all others: CoverValue

    /// Takes the windings behind the pass that counts them, or the other planes behind the pass that paints.
    void take(const DrawCommand& pass, const Memory& memory);
    /// The same behind a draw that takes the basic path; a drawing may have several.
    void take(const DrawCommand& basicDraw, const BasicCovers& covers);

    [[nodiscard]] bool holds(std::uint32_t x, std::uint32_t y) const;
    /// Of a pixel of the box.
    [[nodiscard]] CoverValue cover(std::uint32_t x, std::uint32_t y) const;
    [[nodiscard]] std::optional<SampleWindings> windings(std::uint32_t x, std::uint32_t y) const;
    /// Nothing outside of the box, and where there is no such plane.
    [[nodiscard]] std::optional<std::uint8_t> valueOf(const std::optional<Surface>& plane, std::uint32_t x,
                                                      std::uint32_t y) const;
};

} // namespace vitrine::core
