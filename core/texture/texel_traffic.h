// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/texture/sampler_ops.h"

#include <cstdint>

namespace vitrine::core {

/// Bytes of the texels that PreparedTexture::sample() reads for the wanted lanes: of each lane one texel for a nearest
/// filter and four for a linear one, eight of a 3-D texture, in each of one or two levels. Texels that several lanes
/// share, and those outside that a wrap mode brings in, count each time: there is no cache. Nothing of a texture that
/// can't be read.
[[nodiscard]] std::uint64_t bytesOfTexels(const PreparedTexture& texture, const SampleRequest& request);

} // namespace vitrine::core
