// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/executable.h"
#include "core/api/openvg/drawing.h"
#include "core/command/draw_state.h"
#include "core/memory/surface.h"

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

/// The passes of a drawing as draws of the machine (VG2D-02): what of the pipeline's state each sets (VG2D-10).

namespace vitrine::core::openvg {

/// Pixels of a surface, which are there.
struct SurfaceExtent {
    std::uint32_t width = 0, height = 0;
};

[[nodiscard]] SurfaceExtent extentOf(const Surface& surface);

/// The pixels of the surface in a rectangle, or in one that is moved by whole pixels; nothing when there are none.
[[nodiscard]] std::optional<Rect> pixelsIn(const PixelRect& rect, const SurfaceExtent& surface);
[[nodiscard]] std::optional<Rect> pixelsIn(const Rect& rect, double moveX, double moveY, const SurfaceExtent& surface);
/// All that geometry within these bounds may cover: rather a pixel more than one too few. // VG2D-15
[[nodiscard]] std::optional<Rect> pixelsTouchedBy(const Bounds& bounds, const SurfaceExtent& surface);

/// Where samples lie.
struct SampledPlane {
    SurfaceId surface;
    std::uint32_t samples = 1;
    SamplePattern pattern = SamplePattern::Rotated;
};

/// Counts regions in a plane that holds zeros. // VG2D-14
[[nodiscard]] DrawCommand scissorPass(const std::vector<PixelRect>& regions, const SampledPlane& plane,
                                      const SurfaceExtent& surface, gles2::Executable program);

/// Counts the triangles of a path: those of positive area count up, negative ones down, or the reverse; all those of a
/// stroke count up (VG2D-04, VG2D-07). Several fans go as their triangles: a draw of the machine has one fan.
[[nodiscard]] DrawCommand windingPass(const Coverage& path, const Rect& box, const SampledPlane& plane,
                                      bool countsPositiveUp, const SurfaceExtent& surface, gles2::Executable program);

/// Makes coverage of windings, and clears them. // VG2D-12, VG2D-13
[[nodiscard]] DrawCommand resolvePass(FillRule rule, const Rect& box, const SampledPlane& plane, SurfaceId coverage,
                                      const SurfaceExtent& surface, const gles2::Executable& program);

/// What is painted, through which planes.
struct CoverPlanes {
    SurfaceId coverage, scissor, mask; ///< none: it does not count
    SurfaceId windings = {};           ///< where samples are shaded
};

/// A surface as a program looks it up: a texel for a pixel, by the name of its sampler.
struct PaintTexture {
    std::string_view name;
    SurfaceId surface;
    bool isImage = false; ///< pixels that are drawn, filtered or copied: stage 7 looks them up (VG2D-01)
};

/// With what, and how colors meet those of the surface.
struct Painting {
    gles2::Executable program;
    BlendState blend;
    std::vector<PaintTexture> textures = {};
    bool weighsPixels = false; ///< the program does, and not ZST: PaintShader::weighsPixels, ::samples
};

/// Gives a program that weighs pixels their coverage, by which it weighs them.
void letWeigh(Painting& painting, SurfaceId coverage, const SurfaceExtent& surface);
/// And the mask. Outside of it everything is masked. // VG2D-16
void letMask(Painting& painting, SurfaceId mask, const SurfaceExtent& extent);
/// And where samples lie, of which the plane of coverage has a bit each. // VG2D-13
void letShadeSamples(Painting& painting, const SampledPlane& windings);

/// Paints. // VG2D-15, VG2D-16
[[nodiscard]] DrawCommand coverPass(const CoverPlanes& planes, const Rect& box, SurfaceId color,
                                    const SurfaceExtent& surface, const Painting& painting);

} // namespace vitrine::core::openvg
