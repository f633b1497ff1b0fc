// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/context_state.h"

namespace vitrine::core::gles2 {

struct ShareGroup;

/// The fixed-function state of a context in the form that the machine takes. Tests of depth or stencil are off when the
/// targets have no such buffer (ES 2.0 §4.1).
[[nodiscard]] RasterState rasterStateOf(const ContextState& state);
[[nodiscard]] DepthStencilState depthStencilStateOf(const ContextState& state, const RenderTargets& targets);
[[nodiscard]] BlendState blendStateOf(const ContextState& state);
[[nodiscard]] std::uint8_t colorMaskOf(const RasterSettings& raster);

/// One attribute of the bound vertex array.
[[nodiscard]] VertexAttribute vertexAttributeOf(const ShareGroup& group, const AttributeArray& array,
                                                const Vec4& current);

} // namespace vitrine::core::gles2
