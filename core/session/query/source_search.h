// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/glsl_compiler.h"
#include "core/session/resource_id.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Looks for words in the shaders at a position.

namespace vitrine::core {

class Replay;

/// The text of a shader. It is the text of a program's stage when the shader that the program was linked from has
/// another text by now, or no name any more.
struct ShaderText {
    ResourceId id;
    ShaderStage stage = ShaderStage::Vertex;
    std::string text;
};

/// The texts of every shader and program that has a name: shaders first, each kind by id.
[[nodiscard]] std::vector<ShaderText> shaderTexts(const Replay& replay);

struct ShaderLine {
    ResourceId id;
    ShaderStage stage = ShaderStage::Vertex;
    std::uint32_t number = 1; ///< from 1
    std::string text;         ///< without the space around it, shortened to kMaxLineBytes
};
inline constexpr std::size_t kMaxLineBytes = 300;
inline constexpr std::size_t kMaxLines = 10'000;

/// The first kMaxLines lines that contain `words`. Upper and lower case of ASCII letters are equal.
[[nodiscard]] std::vector<ShaderLine> linesWith(std::string_view words, const std::vector<ShaderText>& texts);

} // namespace vitrine::core
