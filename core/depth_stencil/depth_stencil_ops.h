// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/memory/surface.h"
#include "core/primitive/primitive.h"
#include "core/raster/quad.h"

#include <array>
#include <cstdint>
#include <vector>

/// Stencil and depth tests of a quad's samples, and their updates (ES 2.0 §4.1.4, §4.1.5), for ZST's early and late
/// tap. A test only reads, a commit writes. The caller does what happens in between (shading, discard). To get the
/// result of GL, no other quad of the same pixel may come between a pixel's test and its commit.

namespace vitrine::core {

/// The surfaces that samples are tested against. Without a buffer (null) its test always passes, and nothing is
/// written.
struct DepthStencilTarget {
    Surface* depth = nullptr;   ///< Depth16 or Depth24
    Surface* stencil = nullptr; ///< a byte a sample, or two where windings have 16 bits (DEC-29)
};

/// The depth of each sample as the buffer stores it, at index pixel · 4 + sample.
struct QuadDepth {
    std::array<std::uint32_t, 16> codes{};
};

/// The largest code of a depth format, 2^bits − 1; 0 for any other format.
[[nodiscard]] std::uint32_t maxDepthCode(PixelFormat format);

/// floor(clamp(z, 0, 1) · max + ½); NaN gives 0.
[[nodiscard]] std::uint32_t quantizeDepth(double z, std::uint32_t maxCode);

/// The depths of all samples of the quad, covered or not, from the primitive's plane.
[[nodiscard]] QuadDepth planeDepth(const Primitive& primitive, const Quad& quad, PixelFormat depthFormat);

/// Which samples of the tested coverage passed, and which test the others failed. The sets are disjoint, and together
/// they are the whole coverage.
struct DepthStencilVerdict {
    std::uint16_t passed = 0;
    std::uint16_t stencilFailed = 0;
    std::uint16_t depthFailed = 0;
};

/// False when no test can reject or write anything, so that the caller may skip the unit.
[[nodiscard]] bool isActive(const DepthStencilState& state, const DepthStencilTarget& target);

/// Tests the quad's coverage. It only reads.
[[nodiscard]] DepthStencilVerdict testDepthStencil(const DepthStencilState& state, const DepthStencilTarget& target,
                                                   const Quad& quad, const QuadDepth& depth, bool frontFacing);

/// Applies the stencil operations and depth writes for the samples of `verdict` that are in `alive`, which is what
/// discard has left. Points and lines use the stencil state of front faces: pass Primitive::frontFacing, which is true
/// for them.
void commitDepthStencil(const DepthStencilState& state, const DepthStencilTarget& target, const Quad& quad,
                        const QuadDepth& depth, bool frontFacing, const DepthStencilVerdict& verdict,
                        std::uint16_t alive);

/// What a stencil operation does to one sample.
struct StencilUpdate {
    std::uint8_t sample = 0; ///< pixel · 4 + sample
    StencilOperation operation = StencilOperation::Keep;
    std::uint16_t before = 0, after = 0; ///< the write mask is already applied
    bool wraps = false;                  ///< the operation went past the end of the range (DEC-29)
};

/// Appends what commitDepthStencil() is going to do to the stencil buffer, sample by sample, without KEEP. Call it
/// before the commit.
void noteStencilUpdates(const DepthStencilState& state, const DepthStencilTarget& target, const Quad& quad,
                        bool frontFacing, const DepthStencilVerdict& verdict, std::vector<StencilUpdate>& updates);

/// How many bytes the test has read to come to this verdict. It reads nothing where the function is Always.
[[nodiscard]] std::uint64_t bytesTested(const DepthStencilState& state, const DepthStencilTarget& target,
                                        const DepthStencilVerdict& verdict, bool frontFacing);
/// How many bytes a commit of the whole verdict writes, and reads. A stencil operation reads the stored value, even if
/// a test has read it before.
[[nodiscard]] std::uint64_t bytesCommitted(const DepthStencilState& state, const DepthStencilTarget& target,
                                           const DepthStencilVerdict& verdict, bool frontFacing);

/// Depths that a program has written, one for all samples of a pixel. They are clamped to 0…1 (HIZ-07).
[[nodiscard]] QuadDepth pixelDepth(const std::array<float, 4>& depths, PixelFormat depthFormat);

/// Tests and commits the whole coverage. `shaded` has depths that replace those of the primitive; null: it has none.
/// `updates` gets the changes of the stencil buffer; null: they are not noted.
[[nodiscard]] DepthStencilVerdict judgeAndCommit(const DepthStencilState& state, const DepthStencilTarget& target,
                                                 const Primitive& primitive, const Quad& quad,
                                                 const QuadDepth* shaded = nullptr,
                                                 std::vector<StencilUpdate>* updates = nullptr);

/// Does the same, and returns the coverage that is left.
[[nodiscard]] std::uint16_t applyDepthStencil(const DepthStencilState& state, const DepthStencilTarget& target,
                                              const Primitive& primitive, const Quad& quad);

} // namespace vitrine::core
