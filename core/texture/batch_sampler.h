// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/texture/sampler_ops.h"

namespace vitrine::core {

/// Whether sampleBatch() serves the request: a two-dimensional texture of short channels, enough lanes for it to pay,
/// and one λ per quad.
[[nodiscard]] bool isBatch(const PreparedTexture& texture, const SampleRequest& request);

/// PreparedTexture::sample() over whole rows of lanes at once.
void sampleBatch(const PreparedTexture& texture, const SampleRequest& request, const SampleResult& result);

} // namespace vitrine::core
