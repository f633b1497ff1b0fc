// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/vector_state.h"

#include <cstdint>

namespace vitrine::core {

enum class VectorSamples : std::uint8_t { One, TwoByTwo, FourByTwo, FourByFour };
enum class LutMode : std::uint8_t { Table, Exact };
enum class ScissorPlane : std::uint8_t { Dual, Single };
enum class WindingSign : std::uint8_t { ClockwisePlus, CounterclockwisePlus };
enum class VectorResolve : std::uint8_t { Coverage, Color };

/// Knobs of spec/00 §4 that no unit of this version obeys: kept, checked, saved and shown as such. A knob moves to
/// MachineConfig together with the unit that obeys it; the table (knob_table.cpp) tells by where it stands.
struct LaterKnobs {
    VectorSamples aaSamples = VectorSamples::One;                ///< aa.samples
    SamplePattern aaPattern = SamplePattern::Grid;               ///< aa.pattern
    double vgTolerance = 0.25;                                   ///< vg.tolerance, surface pixels, 1/64–16
    double gammaPower = 2.2;                                     ///< gamma.kind: the power, 0.1–10; 0: vg
    LutMode lutMode = LutMode::Exact;                            ///< lut.mode
    ScissorPlane stencilScissorPlane = ScissorPlane::Dual;       ///< stencil.scissorPlane
    WindingSign stencilWindingSign = WindingSign::ClockwisePlus; ///< stencil.windingSign
    std::uint32_t convFlip = 0;                                  ///< conv.flip, off/on
    VectorResolve aaResolve = VectorResolve::Coverage;           ///< aa.resolve
    std::uint32_t cuSharedCompute = 0;                           ///< cu.sharedCompute, off/on

    friend bool operator==(const LaterKnobs&, const LaterKnobs&) = default;
};

} // namespace vitrine::core
