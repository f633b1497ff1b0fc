// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <VG/openvg.h>

#include <cstdint>
#include <limits>

/// What vgGet answers about the implementation, and what a call may take before it fails with VG_OUT_OF_MEMORY_ERROR.

namespace vitrine::core::openvg {

inline constexpr VGint kMaxScissorRects = 255; // VG2D-14: as many as the scissor plane can count
inline constexpr VGint kMaxDashes = 256;
inline constexpr VGint kMaxKernelSize = 32;           // VG2D-23
inline constexpr VGint kMaxSeparableKernelSize = 131; // VG2D-23
inline constexpr VGfloat kMaxGaussianDeviation = 16.0f;
inline constexpr VGint kMaxColorRampStops = 256;
/// In either direction. No image of this size has too many pixels, so that a program may trust in the width and height.
inline constexpr VGint kMaxImageSize = 4096;
inline constexpr VGint kMaxImagePixels = kMaxImageSize * kMaxImageSize;
inline constexpr VGint kMaxImageBytes = 4 * kMaxImagePixels; ///< in the largest format
inline constexpr VGfloat kMaxFloat = std::numeric_limits<VGfloat>::max();

inline constexpr std::uint64_t kMaxPathBytes = 256ull << 20; ///< of all paths of a share group

} // namespace vitrine::core::openvg
