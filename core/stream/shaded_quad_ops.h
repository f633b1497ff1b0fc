// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/blend_ops.h"
#include "core/raster/quad.h"
#include "core/shader/thread_context.h"

namespace vitrine::core {

/// What a finished fragment task gives for a quad, whose pixels are lanes firstLane … firstLane + 3: the colors in o0,
/// and the coverage without the pixels that were discarded or that the task did not run for.
[[nodiscard]] ShadedQuad readShadedQuad(const ThreadContext& context, std::uint32_t firstLane, const Quad& quad);

} // namespace vitrine::core
