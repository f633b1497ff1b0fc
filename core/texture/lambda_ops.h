// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/texture/sampler_ops.h"

#include <array>
#include <cstdint>

namespace vitrine::core {

/// s, t and r of lanes `first` … of a request, at most four. Lanes past the last repeat lane `first`.
[[nodiscard]] LaneGroup coordinatesOf(const SampleRequest& request, TextureKind kind, std::uint32_t first);

/// λ of each of these lanes before clamping, as sampler_ops.h defines it. `base` is level 0 (of any face).
[[nodiscard]] std::array<float, 4> lambdasOf(const SampleRequest& request, TextureKind kind, const TextureLevel& base,
                                             std::uint32_t first);

} // namespace vitrine::core
