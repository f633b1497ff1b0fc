// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/block_images.h"

namespace vitrine::core::gles2 {

/// EXT_texture_compression_dxt1. Alpha is that of the RGBA format; the RGB format does not use it.
[[nodiscard]] BlockPixels decodeDxt1(Block block);

} // namespace vitrine::core::gles2
