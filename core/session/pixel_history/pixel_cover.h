// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/fan_geometry.h"
#include "core/base/result.h"
#include "core/command/draw_state.h"
#include "core/depth_stencil/coverage_planes.h"
#include "core/memory/pixel_place.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// Why a pixel of 2-D graphics is covered as it is: from the path's segments to triangles, windings and coverage. The
/// numbers are read back from the planes of the machine that ran.

namespace vitrine::core {

class UntimedGpu;

inline constexpr std::size_t kMostWindings = 16; ///< samples that a pixel of a winding plane has at most

/// A triangle of a path that counted at a pixel. // VG2D-07
struct CountedTriangle {
    std::uint32_t triangle = 0; ///< of the path, from 1, over its fans in order
    std::uint32_t fan = 0;      ///< from 0
    openvg::FanKind piece = openvg::FanKind::Fill;
    std::uint32_t segment = 0; ///< the path's command that it comes from, from 0 // VG2D-03
    std::string command;       ///< of the segment, as OpenVG names it
    std::uint16_t up = 0;      ///< samples in which it counted up: bit s is sample s
    std::uint16_t down = 0;
};

/// What a path left in the winding plane.
struct PixelWinding {
    std::uint32_t path = 0; ///< the handle
    bool isStroke = false;
    FillRule rule = FillRule::NonZero;
    std::uint32_t samples = 1;
    std::array<std::int16_t, kMostWindings> windings{}; ///< behind the last triangle, with their sign
    std::vector<CountedTriangle> triangles;             ///< in the order in which they were drawn

    /// The samples that are inside by the fill rule. // VG2D-08
    [[nodiscard]] std::uint16_t inside() const;
};

struct PixelCover {
    std::optional<PixelWinding> winding; ///< nothing: no path decides, the whole box is painted
    BlendMode mode = BlendMode::SrcOver;
    std::optional<std::uint8_t> coverage; ///< of 255; nothing: there is no plane, everything is covered
    std::optional<std::uint8_t> scissor;  ///< how many regions hold the pixel; nothing: nothing is scissored
    std::optional<std::uint8_t> mask;     ///< of 255; nothing: nothing is masked
    CoverFate fate = CoverFate::Passed;   ///< as ZST decides, and of the mask who weighs
    bool isWeighedInProgram = false;      ///< the shader multiplies by the mask, and not ZST (VG2D-16)
    std::uint8_t weight = 0;              ///< with which the pixel is painted: coverage with the mask, of 255
};

/// The same draw, of which only one pixel is left.
[[nodiscard]] DrawCommand scissoredTo(const PixelPlace& place, DrawCommand command);

/// What the pass Winding does to a pixel. The machine executes the pass for this pixel alone; `gpu.memory()`, which is
/// changed, holds what it finds. Fails when the pass can't be executed.
[[nodiscard]] Result<PixelWinding> pixelWinding(UntimedGpu& gpu, const DrawCommand& pass, const PixelPlace& place);

/// What the pass Cover finds in its planes, but for the winding; nothing when the pixel is outside of its box.
[[nodiscard]] std::optional<PixelCover> pixelCover(const DrawCommand& pass, Memory& memory, const PixelPlace& place);

} // namespace vitrine::core
