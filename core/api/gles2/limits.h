// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/primitive/setup_ops.h"

#include <cstdint>

/// What glGet answers about the implementation. Limits are those of softpipe in Mesa 22.3 and those that the captures'
/// programs were told. Tighter contracts win: for texture units (DrawState), and for uniform vectors (gl_Max… of the
/// compiler). Sizes of points and lines and the subpixel bits are those of primitive setup (core/primitive).

namespace vitrine::core::gles2 {

inline constexpr int kMaxTextureSize = 16384;
inline constexpr int kMaxCubeMapSize = 16384;
inline constexpr int kMax3dTextureSize = 2048;
inline constexpr int kMaxRenderbufferSize = 16384;
inline constexpr int kMaxViewportSize = 16384;
inline constexpr int kMaxTextureUnits = kMaxTextureSlots; ///< per stage
/// More units than all stages together can sample from. Units are state of the context, and programs that were told 192
/// bind them all.
inline constexpr int kMaxCombinedTextureUnits = 192;
inline constexpr float kMaxAnisotropy = 16.0f; ///< it is kept as state; sampling is isotropic
inline constexpr int kMaxVertexUniformVectors = 256;
inline constexpr int kMaxFragmentUniformVectors = 224;
inline constexpr int kMaxVaryingVectors = kMaxVaryings;

/// A call that would exceed these fails with GL_OUT_OF_MEMORY, so that no capture takes more than the GiB that bad
/// input may take.
inline constexpr std::uint64_t kMaxSurfaceBytes = 512ull << 20; ///< in whole tiles
inline constexpr std::uint64_t kMaxBufferBytes = 256ull << 20;

} // namespace vitrine::core::gles2
