// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace vitrine::core {

enum class ScissorPlane : std::uint8_t { Dual, Single };
enum class VectorResolve : std::uint8_t { Coverage, Color };

/// Knobs of spec/00 §4 that no unit of this version obeys: kept, checked, saved and shown as such. A knob moves to
/// MachineConfig together with the unit that obeys it; the table (knob_table.cpp) tells by where it stands.
struct LaterKnobs {
    ScissorPlane stencilScissorPlane = ScissorPlane::Dual; ///< stencil.scissorPlane
    std::uint32_t convFlip = 0;                            ///< conv.flip, off/on
    VectorResolve aaResolve = VectorResolve::Coverage;     ///< aa.resolve
    std::uint32_t cuSharedCompute = 0;                     ///< cu.sharedCompute, off/on

    friend bool operator==(const LaterKnobs&, const LaterKnobs&) = default;
};

} // namespace vitrine::core
