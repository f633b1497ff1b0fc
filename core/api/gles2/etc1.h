// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/block_images.h"

namespace vitrine::core::gles2 {

/// OES_compressed_ETC1_RGB8_texture.
[[nodiscard]] BlockPixels decodeEtc1(Block block);

} // namespace vitrine::core::gles2
