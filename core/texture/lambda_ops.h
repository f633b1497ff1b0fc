// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/texture/sampler_ops.h"

#include <array>
#include <cstdint>

namespace vitrine::core {

/// s, t and r of at most four lanes of a request, from lane `first` on. Lanes past the last one repeat lane `first`.
[[nodiscard]] LaneGroup coordinatesOf(const SampleRequest& request, TextureKind kind, std::uint32_t first);

/// λ of each of these lanes before clamping, as defined in sampler_ops.h. `base` is level 0, of any face.
[[nodiscard]] std::array<float, 4> lambdasOf(const SampleRequest& request, TextureKind kind, const TextureLevel& base,
                                             std::uint32_t first);

} // namespace vitrine::core
