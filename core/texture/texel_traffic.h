// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/texture/sampler_ops.h"

#include <cstdint>

namespace vitrine::core {

/// How many bytes of texels PreparedTexture::sample() reads for the wanted lanes. A nearest filter reads one texel for
/// each lane, a linear one reads four, or eight of a 3-D texture, in each of one or two levels. There is no cache:
/// texels that several lanes share count each time, and so do those that a wrap mode brings in from outside. A texture
/// that can't be read gives 0.
[[nodiscard]] std::uint64_t bytesOfTexels(const PreparedTexture& texture, const SampleRequest& request);

} // namespace vitrine::core
