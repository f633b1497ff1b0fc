// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/glsl_compiler.h"
#include "core/session/resource_id.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Looking for words in the shaders of a position.

namespace vitrine::core {

class Replay;

/// The text of a shader; of a program's stage, where the shader that it was linked from says something else by now or
/// has no name any more.
struct ShaderText {
    ResourceId id;
    ShaderStage stage = ShaderStage::Vertex;
    std::string text;
};

/// Of every shader and program that has a name: shaders first, by their ids.
[[nodiscard]] std::vector<ShaderText> shaderTexts(const Replay& replay);

struct ShaderLine {
    ResourceId id;
    ShaderStage stage = ShaderStage::Vertex;
    std::uint32_t number = 1; ///< from 1
    std::string text;         ///< without the space around it, shortened to kMaxLineBytes
};
inline constexpr std::size_t kMaxLineBytes = 300;
inline constexpr std::size_t kMaxLines = 10'000;

/// Lines that contain words, whatever the case of their ASCII letters; the first kMaxLines.
[[nodiscard]] std::vector<ShaderLine> linesWith(std::string_view words, const std::vector<ShaderText>& texts);

} // namespace vitrine::core
