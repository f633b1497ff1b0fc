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

/// The same for all three captures: where a fragment is, and where the light and the eye are from there. Its varyings
/// are called as the fixed chain wants them.
[[nodiscard]] std::string knotVertexShader(Look look);
/// Light and texture as instructions: in the order of the units' own arithmetic, so that every bit is theirs.
[[nodiscard]] std::string knotFragmentProgram(Look look, Material material);
/// The same, asked of units. Wood and marble are one program here: the unit's parameters tell them apart.
[[nodiscard]] std::string knotFragmentUnits(Look look);

} // namespace vitrine::captures::samples
