// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/space_choice.h"
#include "core/command/vector_state.h"

#include <cstdint>

namespace vitrine::core {

enum class VectorSamples : std::uint8_t { Auto, One, TwoByTwo, FourByTwo, FourByFour };
enum class PatternChoice : std::uint8_t { Auto, Grid, Rotated };
enum class LutMode : std::uint8_t { Table, Exact };
enum class WindingSign : std::uint8_t { ClockwisePlus, CounterclockwisePlus };
enum class VectorResolve : std::uint8_t { Coverage, Color };
enum class ScissorPlane : std::uint8_t { Dual, Single };
enum class MaskUnit : std::uint8_t { DepthStencil, Processor };
enum class KernelFlip : std::uint8_t { Auto, Off, On };
enum class ConvolutionMode : std::uint8_t { Snapped, Interpolated };
enum class BasicPath : std::uint8_t { Off, Auto };
enum class GradientUnit : std::uint8_t { Processor, Procedural };

/// Knobs of spec/00 §4 for 2-D graphics. What is left to itself is as the API wants it: OpenVG has its own ways.
struct VectorConfig {
    static constexpr double kAutoTolerance = 0.0, kAutoGamma = -1.0;

    VectorSamples samples = VectorSamples::Auto;            ///< aa.samples (VG2D-11)
    PatternChoice pattern = PatternChoice::Auto;            ///< aa.pattern (VG2D-11)
    VectorResolve resolve = VectorResolve::Coverage;        ///< aa.resolve (VG2D-13)
    double tolerance = kAutoTolerance;                      ///< vg.tolerance, surface pixels, 1/64–16 (VG2D-03)
    double gammaPower = kAutoGamma;                         ///< gamma.kind: the power, 0.1–10; 0: vg (VG2D-20)
    LutMode lutMode = LutMode::Exact;                       ///< lut.mode (VG2D-21)
    WindingSign windingSign = WindingSign::ClockwisePlus;   ///< stencil.windingSign (VG2D-07)
    std::uint32_t windingBits = 8;                          ///< stencil.windingBits, 8 or 16 (DEC-29)
    ScissorPlane scissorPlane = ScissorPlane::Dual;         ///< stencil.scissorPlane (DEC-09)
    MaskUnit maskUnit = MaskUnit::DepthStencil;             ///< vg.maskUnit (VG2D-16)
    GradientUnit gradientUnit = GradientUnit::Processor;    ///< vg.gradient (DEC-22)
    KernelFlip kernelFlip = KernelFlip::Auto;               ///< conv.flip (DEC-19)
    ConvolutionMode convolution = ConvolutionMode::Snapped; ///< conv.mode, 0 or 1 (VG2D-27)
    BasicPath basicPath = BasicPath::Auto;                  ///< vg.basicPath: where both ways can (VG2D-40)
    SpaceChoice blendSpace = SpaceChoice::Auto;             ///< blend.space (DEC-36)
    SpaceChoice blendCoverage = SpaceChoice::Auto;          ///< blend.coverage (DEC-36)

    friend bool operator==(const VectorConfig&, const VectorConfig&) = default;
};

} // namespace vitrine::core
