// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/pgpe/program_builder.h"
#include "core/command/draw_state.h"
#include "core/fixed_function/blending_ops.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

/// Texture combining in the pixel blender (BYP-27): what a draw needs of its fragments when their shading is bypassed.
/// The color updater's program is then a combining part and a blending part.
///
/// The object at `ain` is the primary one: its first color is the interpolated color. The one at `tex` is the secondary
/// one: its colors are the filtered texels of two textures, or four texels around a place of one, in rows: (0, 0),
/// (1, 0), (0, 1), (1, 1). Their weights, x in red and y in green, are then the primary object's second color.

namespace vitrine::core::pgpe {

enum class CombineSource : std::uint8_t { Primary, Previous, Constant, Texture0, Texture1 };

struct CombineStage {
    CombineFunction function = CombineFunction::Modulate;
    std::array<CombineSource, 3> arguments{CombineSource::Previous, CombineSource::Texture0, CombineSource::Constant};
};

struct AlphaTest {
    CompareFunction function = CompareFunction::Always;
    float reference = 0.0f;
};

/// Stage after stage; Previous is the primary color in the first. Without a stage the primary color goes on as it is.
struct TextureCombine {
    std::vector<CombineStage> stages;
    Vec4 constant;
    bool interpolatesTexels = false; ///< of Texture0, from four; there is no Texture1 then
    std::optional<AlphaTest> alphaTest;
};

/// Leaves the combined color in kSourceRegister, or discards the pixel.
void appendCombine(ProgramBuilder& builder, const TextureCombine& combine);

/// Combining alone: the combined color goes out as it is.
[[nodiscard]] Program combineProgram(const TextureCombine& combine);
/// Combining, then blending. One of more than 64 instructions is refused when it is loaded.
[[nodiscard]] Program colorProgram(const TextureCombine& combine, const BlendState& state);

} // namespace vitrine::core::pgpe
