// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/memory/surface.h"
#include "core/primitive/primitive.h"
#include "core/raster/quad.h"

#include <array>
#include <cstdint>
#include <vector>

/// Stencil and depth test of a quad's samples and their updates (ES 2.0 §4.1.4, §4.1.5), for ZST's early and late tap.
/// Test reads, commit writes: what happens in between (shading, discard) is the caller's. For the same result as GL a
/// pixel's test and commit follow one another without another quad of that pixel in between.

namespace vitrine::core {

/// The surfaces tested against; null when absent: an absent buffer's test always passes and writes nothing.
struct DepthStencilTarget {
    Surface* depth = nullptr;   ///< Depth16 or Depth24
    Surface* stencil = nullptr; ///< Stencil8
};

/// Depth of each sample as the buffer stores it, index pixel · 4 + sample.
struct QuadDepth {
    std::array<std::uint32_t, 16> codes{};
};

/// Largest code of a depth format: 2^bits − 1; 0 for any other format.
[[nodiscard]] std::uint32_t maxDepthCode(PixelFormat format);

/// floor(clamp(z, 0, 1) · max + ½); NaN gives 0.
[[nodiscard]] std::uint32_t quantizeDepth(double z, std::uint32_t maxCode);

/// Depth of every sample (covered or not) of the quad from the primitive's plane.
[[nodiscard]] QuadDepth planeDepth(const Primitive& primitive, const Quad& quad, PixelFormat depthFormat);

/// Which samples of the coverage tested failed where; disjoint, and together with `passed` the whole coverage.
struct DepthStencilVerdict {
    std::uint16_t passed = 0;
    std::uint16_t stencilFailed = 0;
    std::uint16_t depthFailed = 0;
};

/// False when neither test can reject nor write: the caller may skip the unit.
[[nodiscard]] bool isActive(const DepthStencilState& state, const DepthStencilTarget& target);

/// Tests the quad's coverage. Reads only.
[[nodiscard]] DepthStencilVerdict testDepthStencil(const DepthStencilState& state, const DepthStencilTarget& target,
                                                   const Quad& quad, const QuadDepth& depth, bool frontFacing);

/// Applies stencil operations and depth writes of the samples of `verdict` that are in `alive` (what discard left).
/// Points and lines use the front face's stencil state: pass Primitive::frontFacing, which is true for them.
void commitDepthStencil(const DepthStencilState& state, const DepthStencilTarget& target, const Quad& quad,
                        const QuadDepth& depth, bool frontFacing, const DepthStencilVerdict& verdict,
                        std::uint16_t alive);

/// What an operation does to one sample of the stencil buffer.
struct StencilUpdate {
    std::uint8_t sample = 0; ///< pixel · 4 + sample
    StencilOperation operation = StencilOperation::Keep;
    std::uint8_t before = 0, after = 0; ///< the write mask has been applied
    bool wraps = false;                 ///< DEC-29: the operation passed the end of the range
};

/// Appends what commitDepthStencil() would do to the stencil buffer, sample by sample, but for KEEP: ask before it.
void noteStencilUpdates(const DepthStencilState& state, const DepthStencilTarget& target, const Quad& quad,
                        bool frontFacing, const DepthStencilVerdict& verdict, std::vector<StencilUpdate>& updates);

/// Bytes that the test reads which came to this verdict: nothing where the function is Always.
[[nodiscard]] std::uint64_t bytesTested(const DepthStencilState& state, const DepthStencilTarget& target,
                                        const DepthStencilVerdict& verdict, bool frontFacing);
/// Bytes that the commit of all of it writes, and reads: an operation works on what is stored, which a test may have
/// read already.
[[nodiscard]] std::uint64_t bytesCommitted(const DepthStencilState& state, const DepthStencilTarget& target,
                                           const DepthStencilVerdict& verdict, bool frontFacing);

/// Depths that a program has written, one for all samples of a pixel; beyond 0…1 they are clamped (HIZ-07).
[[nodiscard]] QuadDepth pixelDepth(const std::array<float, 4>& depths, PixelFormat depthFormat);

/// Test and commit of the whole coverage. `shaded`: depths in place of those of the primitive; null: none.
/// `updates`: where changes of the stencil buffer are noted; null: nowhere.
[[nodiscard]] DepthStencilVerdict judgeAndCommit(const DepthStencilState& state, const DepthStencilTarget& target,
                                                 const Primitive& primitive, const Quad& quad,
                                                 const QuadDepth* shaded = nullptr,
                                                 std::vector<StencilUpdate>* updates = nullptr);

/// The same; the coverage that survives.
[[nodiscard]] std::uint16_t applyDepthStencil(const DepthStencilState& state, const DepthStencilTarget& target,
                                              const Primitive& primitive, const Quad& quad);

} // namespace vitrine::core
