// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/session/picture.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace vitrine::captures {

/// A picture as a PNG file, first line on top: color opaque (as a screen shows it), depth as 16-bit gray with 65,535
/// the farthest, stencil as 8-bit gray. Fails on an empty picture.
[[nodiscard]] core::Result<std::vector<std::byte>> encodePicture(const core::Picture& picture);

/// A color picture at most `longerSide` pixels wide and high, in its proportions; each pixel is the mean of those that
/// it stands for. Smaller ones stay as they are.
[[nodiscard]] core::Picture shrink(const core::Picture& picture, std::uint32_t longerSide);

} // namespace vitrine::captures
