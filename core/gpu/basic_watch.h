// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/raster/basic_walk.h"
#include "core/stream/mux_ops.h"

#include <cstdint>

namespace vitrine::core {

/// A watcher that an untimed machine tells of each quad on the basic 2-D path, before it is blended.
class BasicWatch {
public:
    BasicWatch() = default;
    BasicWatch(const BasicWatch&) = delete;
    BasicWatch& operator=(const BasicWatch&) = delete;
    virtual ~BasicWatch() = default;

    struct Quad {
        std::uint32_t piece = 0;   ///< of the geometry, from 1
        std::uint8_t covered = 0;  ///< pixels that the piece covers, a bit each
        const BasicQuad& basic;    ///< without those that the stipple leaves out
        const ShadedQuad& colored; ///< without those that MUX, the alpha test or the destination key leaves out
    };
    /// The target is as the quad finds it.
    virtual void onBasicQuad(const Quad& quad, const Surface& target) = 0;
};

} // namespace vitrine::core
