// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"

#include <array>
#include <cstddef>
#include <cstdint>

/// What a draw is among the passes of a 2-D drawing, and what the units that change roles for it need to know
/// (VG2D-02, VG2D-10, ONE-07).

namespace vitrine::core {

/// The passes, in the order in which a drawing takes them.
enum class VectorPass : std::uint8_t {
    None,    ///< a draw of the 3-D pipeline
    Scissor, ///< counts regions in the scissor plane (VG2D-14)
    Winding, ///< counts the triangles of a path in the winding plane (VG2D-07)
    Resolve, ///< makes coverage of windings, and clears them (VG2D-08, VG2D-12)
    Cover,   ///< paints what is covered (VG2D-15, VG2D-16)
    Basic,   ///< no pass of a path: it goes past the processors (VG2D-40)
};
inline constexpr std::size_t kVectorPassCount = 6;

enum class FillRule : std::uint8_t { NonZero, EvenOdd }; // VG2D-08

/// Where the samples of a pixel lie (VG2D-11).
enum class SamplePattern : std::uint8_t { Grid, Rotated };

/// How much of each pixel of a quad a path covers, 0 … 255 (VG2D-12).
using PixelCoverage = std::array<std::uint8_t, 4>;
inline constexpr PixelCoverage kWholePixels{255, 255, 255, 255};

/// The ten blend modes of 2-D graphics (VG2D-30 to VG2D-32).
enum class BlendMode : std::uint8_t {
    Src,
    SrcOver,
    DstOver,
    SrcIn,
    DstIn,
    Multiply,
    Screen,
    Darken,
    Lighten,
    Additive
};
inline constexpr int kBlendModeCount = 10;

enum class BlendSpace : std::uint8_t { Linear, Stored }; // DEC-36

/// How colors are kept (VG2D-19).
struct ColorEncoding {
    bool isNonLinear = false;
    bool isPremultiplied = false;
    friend bool operator==(const ColorEncoding&, const ColorEncoding&) = default;
};

/// How colors are blended in 2-D graphics. Sources are not premultiplied, and in the space in which they are blended;
/// the rest of a BlendState has no effect but for its color mask.
struct VectorBlend {
    bool enabled = false;
    BlendMode mode = BlendMode::SrcOver;
    ColorEncoding target;
    BlendSpace space = BlendSpace::Linear;    ///< blend.space
    BlendSpace coverage = BlendSpace::Linear; ///< blend.coverage
    float gammaPower = 0.0f;                  ///< gamma.kind: the power; 0: the curve of OpenVG
    bool usesTables = false;                  ///< lut.mode
    /// Each color of the second source, times the alpha of the first one, is the alpha of a channel (VG2D-33).
    bool isStencil = false;
    friend bool operator==(const VectorBlend&, const VectorBlend&) = default;
};

struct VectorState {
    VectorPass pass = VectorPass::None;
    FillRule fillRule = FillRule::NonZero;
    SamplePattern pattern = SamplePattern::Rotated;
    /// With Resolve, and with Cover where samples are shaded: has as many samples as the pattern.
    SurfaceId winding;
    /// With Resolve and Cover: a byte a pixel, or a bit a sample where samples are shaded, in two bytes (VG2D-13); none
    /// with Cover: everything is covered.
    SurfaceId coverage;
    SurfaceId scissor; ///< with Cover: a byte a pixel; none: nothing is scissored
    SurfaceId mask;    ///< with Cover: a byte a pixel; none: nothing is masked
    /// With Cover: the program weighs pixels, and gives the weight, 0 … 1, as their depth (VG2D-16, vg.maskUnit=sp).
    bool weighsInProgram = false;
    std::uint32_t images = 0; ///< with Cover: a bit for each texture slot of the program that has an image (VG2D-01)

    /// Whether ZST is where the fragments of the pass end.
    [[nodiscard]] bool endsAtTests() const
    {
        return pass == VectorPass::Scissor || pass == VectorPass::Winding || pass == VectorPass::Resolve;
    }
};

} // namespace vitrine::core
