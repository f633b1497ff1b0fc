// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/context_state.h"

namespace vitrine::core::gles2 {

struct ShareGroup;

/// A context's fixed-function state as the machine takes it. Tests on depth or stencil that the targets don't have are
/// off (ES 2.0 §4.1).
[[nodiscard]] RasterState rasterStateOf(const ContextState& state);
[[nodiscard]] DepthStencilState depthStencilStateOf(const ContextState& state, const RenderTargets& targets);
[[nodiscard]] BlendState blendStateOf(const ContextState& state);
[[nodiscard]] std::uint8_t colorMaskOf(const RasterSettings& raster);

/// One attribute of the bound vertex array.
[[nodiscard]] VertexAttribute vertexAttributeOf(const ShareGroup& group, const AttributeArray& array,
                                                const Vec4& current);

} // namespace vitrine::core::gles2
