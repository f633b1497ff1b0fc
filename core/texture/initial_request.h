// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/queue_base.h"

#include <array>
#include <cstdint>

namespace vitrine::core {

/// What is read of a texture before a pixel that bypasses the processors comes to the color updater (L11, DEC-05).
struct InitialRequest {
    ItemLabel label;                                   ///< parent: the quad
    std::uint32_t orderNumber = 0;                     ///< of the pixel: pixels of the draw before it
    std::uint8_t lookup = 0;                           ///< which of its textures, from 0
    std::uint8_t slot = 0;                             ///< texture slot of the fragment stage
    std::uint8_t lane = 0;                             ///< which pixel of the quad it is for
    std::array<std::array<float, 4>, 3> coordinates{}; ///< s, t, r of the whole quad, which the level comes from
    static void visit(auto& visitor, auto& request)
    {
        visitor("label", request.label);
        visitor("orderNumber", request.orderNumber);
        visitor("lookup", request.lookup);
        visitor("slot", request.slot);
        visitor("lane", request.lane);
        visitor("s", request.coordinates[0]);
        visitor("t", request.coordinates[1]);
        visitor("r", request.coordinates[2]);
    }
};

/// The same for all fragments of a task that the processors shade (BYP-11): coordinates lie in its registers, and
/// texels go there. TEX sends it back when they are in.
struct TaskLookup {
    ItemLabel label;         ///< parent: the task
    std::uint8_t number = 0; ///< which of its program's initial SENDs, from 0
    std::uint8_t slot = 0;   ///< texture slot of the fragment stage
    std::uint8_t items = 0;  ///< covered fragments
    static void visit(auto& visitor, auto& lookup)
    {
        visitor("label", lookup.label);
        visitor("number", lookup.number);
        visitor("slot", lookup.slot);
        visitor("items", lookup.items);
    }
};

/// The answer to an InitialRequest, on the way to the color updater: a filtered texel for a pixel that is bypassed.
struct BypassTexel {
    std::uint32_t orderNumber = 0; ///< of the pixel
    std::uint8_t lookup = 0;       ///< which of its textures, from 0
    Vec4 texel;
    ItemLabel label = {}; ///< of the request
    static void visit(auto& visitor, auto& result)
    {
        visitor("label", result.label);
        visitor("orderNumber", result.orderNumber);
        visitor("lookup", result.lookup);
        visitor("texel", result.texel);
    }
};

} // namespace vitrine::core
