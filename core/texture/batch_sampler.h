// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/texture/sampler_ops.h"

namespace vitrine::core {

/// Whether sampleBatch() can serve the request: the texture is two-dimensional with short channels, there are enough
/// lanes to make it worth while, and each quad has one λ.
[[nodiscard]] bool isBatch(const PreparedTexture& texture, const SampleRequest& request);

/// Does what PreparedTexture::sample() does, for whole rows of lanes at once.
void sampleBatch(const PreparedTexture& texture, const SampleRequest& request, const SampleResult& result);

} // namespace vitrine::core
