// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace vitrine::captures::samples {

enum class Look { Shadow, Lit, Textured, LitAndTextured };
enum class Material { Wood, Marble };

[[nodiscard]] constexpr bool isLit(Look look)
{
    return look == Look::Lit || look == Look::LitAndTextured;
}
[[nodiscard]] constexpr bool isTextured(Look look)
{
    return look == Look::Textured || look == Look::LitAndTextured;
}

/// The vertex shader of all three captures. It tells where a fragment is, and in which direction it sees the light and
/// the eye. Its varyings have the names that the fixed chain uses.
[[nodiscard]] std::string knotVertexShader(Look look);
/// Computes light and texture by instructions, in the order of the units' own arithmetic, so that every bit is the
/// same.
[[nodiscard]] std::string knotFragmentProgram(Look look, Material material);
/// Asks units for the same. Wood and marble are one program here: the units' parameters make the difference.
[[nodiscard]] std::string knotFragmentUnits(Look look);

} // namespace vitrine::captures::samples
