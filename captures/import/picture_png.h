// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/session/picture.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace vitrine::captures {

/// A picture as a PNG file, whose first line is the top one. Color is opaque, as a screen shows it. Depth is 16-bit
/// gray, where 65,535 is the farthest; stencil is 8-bit gray. Fails for an empty picture.
[[nodiscard]] core::Result<std::vector<std::byte>> encodePicture(const core::Picture& picture);

/// Scales a color picture to at most `longerSide` pixels on its longer side, and keeps its proportions. Each pixel is
/// the mean of those that it stands for. A picture that is small enough stays as it is.
[[nodiscard]] core::Picture shrink(const core::Picture& picture, std::uint32_t longerSide);

} // namespace vitrine::captures
