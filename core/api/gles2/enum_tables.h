// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/objects.h"
#include "core/api/gles2/types.h"
#include "core/command/draw_state.h"
#include "core/driver/glsl/glsl_compiler.h"

#include <optional>

/// Translates GL's enumerations into those of the machine. Nothing when GL does not accept the value there
/// (GL_INVALID_ENUM).

namespace vitrine::core::gles2 {

[[nodiscard]] std::optional<CompareFunction> compareFunction(GLenum value);
[[nodiscard]] std::optional<StencilOperation> stencilOperation(GLenum value);
/// GL_SRC_ALPHA_SATURATE is only a source factor.
[[nodiscard]] std::optional<BlendFactor> blendFactor(GLenum value);
[[nodiscard]] std::optional<BlendEquation> blendEquation(GLenum value);
[[nodiscard]] std::optional<Topology> topology(GLenum value);
[[nodiscard]] std::optional<IndexType> indexType(GLenum value);
[[nodiscard]] std::optional<AttributeType> attributeType(GLenum value);
/// The targets that glBindTexture takes.
[[nodiscard]] std::optional<TextureTarget> textureTarget(GLenum value);
[[nodiscard]] Wrap wrap(GLenum value);
[[nodiscard]] int indexBytes(IndexType type);
[[nodiscard]] int attributeBytes(AttributeType type);
[[nodiscard]] GLenum uniformType(GlslType type);

/// The shape of a GLSL type: scalars per column, columns, and what its registers hold.
struct TypeShape {
    int rows = 1, columns = 1;
    enum class Base : std::uint8_t { Float, Int, Bool, Sampler } base = Base::Float;
};
[[nodiscard]] TypeShape typeShape(GlslType type);

} // namespace vitrine::core::gles2
