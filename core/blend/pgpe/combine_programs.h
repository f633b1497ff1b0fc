// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/pgpe/program_builder.h"
#include "core/command/draw_state.h"
#include "core/fixed_function/blending_ops.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

/// Texture combining in the pixel blender (BYP-27), for draws whose fragments bypass the processors. The program of the
/// color updater then has a combining part and a blending part.
///
/// The object at `ain` is the primary object: its first color is the interpolated color. The object at `tex` is the
/// secondary object: its colors are the filtered texels of two textures, or the four texels around a place of one
/// texture, in rows: (0, 0), (1, 0), (0, 1), (1, 1). Their weights, x in red and y in green, are then the primary
/// object's second color.

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

/// Stages follow one another. In the first one, Previous is the primary color. Without stages the primary color is the
/// result.
struct TextureCombine {
    std::vector<CombineStage> stages;
    Vec4 constant;
    bool interpolatesTexels = false; ///< Texture0 is interpolated from four texels; there is no Texture1 then
    std::optional<AlphaTest> alphaTest;
};

/// Adds instructions that leave the combined color in kSourceRegister, or discard the pixel.
void appendCombine(ProgramBuilder& builder, const TextureCombine& combine);

/// A program that combines only: the combined color is its result.
[[nodiscard]] Program combineProgram(const TextureCombine& combine);
/// A program that combines, then blends. If it has more than 64 instructions, loading it fails.
[[nodiscard]] Program colorProgram(const TextureCombine& combine, const BlendState& state);

} // namespace vitrine::core::pgpe
