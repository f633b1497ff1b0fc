// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/interpreter.h"
#include "core/texture/sampler_ops.h"
#include "core/texture/texel_traffic.h"

#include <span>

namespace vitrine::core {

/// Carries a program's texture request to the sampler and back. `results`: 4 rows (r, g, b, a) of request.laneCount.
/// No texture bound reads as an incomplete one does: (0, 0, 0, 1).
void answerTextureRequest(const DeviceRequest& request, const PreparedTexture* texture, std::span<float> results);
/// The same with the rows anywhere.
void answerTextureRequest(const DeviceRequest& request, const PreparedTexture* texture, const SampleResult& rows);

/// What an answer reads of the texture (texel_traffic.h).
[[nodiscard]] std::uint64_t bytesOfTexels(const DeviceRequest& request, const PreparedTexture* texture);

} // namespace vitrine::core
