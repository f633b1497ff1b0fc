// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/blend_ops.h"

#include <cstdint>

namespace vitrine::core {

/// A watcher that an untimed machine tells of each quad before the quad is blended.
class ColorWatch {
public:
    ColorWatch() = default;
    ColorWatch(const ColorWatch&) = delete;
    ColorWatch& operator=(const ColorWatch&) = delete;
    virtual ~ColorWatch() = default;

    /// Of a primitive, counted from 1 behind clipping and culling. The target is as the quad finds it.
    virtual void beforeBlend(const ShadedQuad& quad, std::uint32_t primitive, const Surface& target) = 0;
};

} // namespace vitrine::core
