// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/bypass_mode.h"

#include <array>
#include <cstdint>

namespace vitrine::core {

enum class SchedShare : std::uint8_t { Time, Space };
enum class HizL1Mode : std::uint8_t { Bit, Interval };
enum class HizCorners : std::uint8_t { Geometric, Samples };
enum class EarlyTestOnDiscard : std::uint8_t { Off, ReadOnly };
enum class PowerGating : std::uint8_t { Off, Group, Alu };
enum class ShaderClock : std::uint8_t { Quarter, Half, Same, Double, Quadruple };
enum class VectorSamples : std::uint8_t { One, TwoByTwo, FourByTwo, FourByFour };
enum class SamplePattern : std::uint8_t { Grid, Rotated };
enum class LutMode : std::uint8_t { Table, Exact };
enum class ScissorPlane : std::uint8_t { Dual, Single };
enum class WindingSign : std::uint8_t { ClockwisePlus, CounterclockwisePlus };
enum class VectorResolve : std::uint8_t { Coverage, Color };

struct KnobRatio {
    std::uint32_t first = 1;
    std::uint32_t second = 1;
    friend bool operator==(const KnobRatio&, const KnobRatio&) = default;
};

/// Knobs of spec/00 §4 that no unit of this version obeys: kept, checked, saved and shown as such. A knob moves to
/// MachineConfig together with the unit that obeys it; the table (knob_table.cpp) tells by where it stands.
struct LaterKnobs {
    std::array<std::uint32_t, 2> regBankWords{1024, 1024}; ///< sp.regBankWords A, B, words, 64–8192
    std::uint32_t verticesPerThreadInBypass = 2;           ///< vs.verticesPerThreadInBypass, 1–16
    SchedShare schedShare = SchedShare::Time;              ///< sched.share
    KnobRatio schedRatio;                                  ///< sched.ratio, vertex : fragment, 1–65535 each
    std::uint32_t texInitialPrefetch = 0;                  ///< tex.initialPrefetch, off/on
    std::uint32_t hizEnabled = 1;                          ///< hiz.enabled, off/on
    std::uint32_t hizTile = 8;                             ///< hiz.tile, pixels: 4, 8, 16, 32
    std::uint32_t hizLayer1 = 1;                           ///< hiz.layer1, off/on
    std::uint32_t hizLayer2 = 1;                           ///< hiz.layer2, off/on
    HizL1Mode hizL1Mode = HizL1Mode::Interval;             ///< hiz.l1Mode
    HizCorners hizCorners = HizCorners::Geometric;         ///< hiz.corners
    std::uint32_t hizLevels = 0xFFFF;                      ///< hiz.levels, a bit per level of the pyramid
    std::uint32_t hizMaxEntries = 4;                       ///< hiz.maxEntries, 1–64
    EarlyTestOnDiscard hizEarlyTestOnDiscard = EarlyTestOnDiscard::Off; ///< hiz.earlyTestOnDiscard
    std::uint32_t hizFeedback = 1;                                      ///< hiz.feedback, off/on
    std::uint32_t histencilEnabled = 1;                                 ///< histencil.enabled, off/on
    BypassMode bypassMode = BypassMode::Auto;                           ///< bypass.mode
    PowerGating powerGating = PowerGating::Alu;                         ///< power.gating
    std::uint32_t powerWakeCycles = 10;                                 ///< power.wakeCycles, 0–1000
    std::uint32_t bypassFifoBanks = 1;                                  ///< bypass.fifoBanks, 1–sp.count
    ShaderClock shaderClock = ShaderClock::Same;                        ///< clk.shaderRatio
    VectorSamples aaSamples = VectorSamples::One;                       ///< aa.samples
    SamplePattern aaPattern = SamplePattern::Grid;                      ///< aa.pattern
    double vgTolerance = 0.25;                                          ///< vg.tolerance, surface pixels, 1/64–16
    double gammaPower = 2.2;                                            ///< gamma.kind: the power, 0.1–10; 0: vg
    LutMode lutMode = LutMode::Exact;                                   ///< lut.mode
    ScissorPlane stencilScissorPlane = ScissorPlane::Dual;              ///< stencil.scissorPlane
    WindingSign stencilWindingSign = WindingSign::ClockwisePlus;        ///< stencil.windingSign
    std::uint32_t convFlip = 0;                                         ///< conv.flip, off/on
    VectorResolve aaResolve = VectorResolve::Coverage;                  ///< aa.resolve
    std::uint32_t cuSharedCompute = 0;                                  ///< cu.sharedCompute, off/on

    friend bool operator==(const LaterKnobs&, const LaterKnobs&) = default;
};

} // namespace vitrine::core
