// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/interpreter.h"
#include "core/texture/sampler_ops.h"
#include "core/texture/texel_traffic.h"

#include <span>

namespace vitrine::core {

/// Carries a program's texture request to the sampler, and the answer back. `results` has 4 rows (r, g, b, a) of
/// request.laneCount values. Without a bound texture (null) it reads as an incomplete one does: (0, 0, 0, 1).
void answerTextureRequest(const DeviceRequest& request, const PreparedTexture* texture, std::span<float> results);
/// Does the same with rows that may lie anywhere.
void answerTextureRequest(const DeviceRequest& request, const PreparedTexture* texture, const SampleResult& rows);

/// How many bytes of texels the answer reads (texel_traffic.h).
[[nodiscard]] std::uint64_t bytesOfTexels(const DeviceRequest& request, const PreparedTexture* texture);

} // namespace vitrine::core
