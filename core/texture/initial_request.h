// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/queue_base.h"
#include "core/texture/lookup_fields.h"

#include <array>
#include <cstdint>

namespace vitrine::core {

/// A look-up for a pixel that bypasses the processors. Its texel is read before the pixel comes to the color updater
/// (L11, DEC-05).
struct InitialRequest {
    ItemLabel label;                                   ///< its parent is the quad
    std::uint32_t orderNumber = 0;                     ///< of the pixel: how many pixels of the draw came before it
    std::uint8_t lookup = 0;                           ///< which of the pixel's textures it is, from 0
    std::uint8_t slot = 0;                             ///< texture slot of the fragment stage
    std::uint8_t lane = 0;                             ///< which pixel of the quad it is for
    std::array<std::array<float, 4>, 3> coordinates{}; ///< s, t and r of the whole quad, from which the level follows
    static void visit(auto& visitor, auto& request)
    {
        visitor(LookupFields::kLabel, request.label);
        visitor(LookupFields::kOrderNumber, request.orderNumber);
        visitor(LookupFields::kLookup, request.lookup);
        visitor("slot", request.slot);
        visitor("lane", request.lane);
        visitor("s", request.coordinates[0]);
        visitor("t", request.coordinates[1]);
        visitor("r", request.coordinates[2]);
    }
};

/// The same for all fragments of a task that the processors shade (BYP-11). The coordinates lie in the task's
/// registers, where the texels go, too. TEX sends the item back when they are there.
struct TaskLookup {
    ItemLabel label;         ///< its parent is the task
    std::uint8_t number = 0; ///< which of the program's initial SENDs it is, from 0
    std::uint8_t slot = 0;   ///< texture slot of the fragment stage
    std::uint8_t items = 0;  ///< number of covered fragments
    static void visit(auto& visitor, auto& lookup)
    {
        visitor("label", lookup.label);
        visitor("number", lookup.number);
        visitor("slot", lookup.slot);
        visitor("items", lookup.items);
    }
};

/// The answer to an InitialRequest on its way to the color updater: a filtered texel for a pixel that is bypassed.
struct BypassTexel {
    std::uint32_t orderNumber = 0; ///< order number of the pixel
    std::uint8_t lookup = 0;       ///< which of the pixel's textures it is, from 0
    Vec4 texel;
    ItemLabel label = {}; ///< the label of the request
    static void visit(auto& visitor, auto& result)
    {
        visitor(LookupFields::kLabel, result.label);
        visitor(LookupFields::kOrderNumber, result.orderNumber);
        visitor(LookupFields::kLookup, result.lookup);
        visitor(LookupFields::kTexel, result.texel);
    }
};

} // namespace vitrine::core
