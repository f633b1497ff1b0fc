// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/fan_geometry.h"
#include "core/api/openvg/paint.h"
#include "core/api/openvg/path_data.h"

#include <array>
#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

/// What OpenVG calls want of the machine: one command for each drawing, complete in itself.

namespace vitrine::core::openvg {

/// A rectangle of pixels with a width and height of more than 0, which may reach beyond the surface.
struct PixelRect {
    VGint x = 0, y = 0, width = 0, height = 0;
    friend bool operator==(const PixelRect&, const PixelRect&) = default;
};

/// scale · channel + bias for red, green, blue and alpha, in range (OpenVG §13.1).
struct ColorTransform {
    std::array<double, 4> scale{}, bias{};
};

/// Where pixels may be written. Nothing when all may, an empty list when none may.
using Scissor = std::optional<std::vector<PixelRect>>; // VG2D-14

/// The first two passes: which samples a path covers (VG2D-02).
struct Coverage {
    VGPath path = VG_INVALID_HANDLE;
    std::shared_ptr<const PathData> data; ///< the path as it was at the call
    bool isStroke = false;             ///< the union of pieces that are oriented alike; otherwise the fill rule decides
    VGFillRule fillRule = VG_EVEN_ODD; // VG2D-08
    std::shared_ptr<const FanGeometry> geometry;
    Matrix userToSurface; ///< affine
    Bounds box;           ///< of the geometry on the surface (VG2D-15)
    VGRenderingQuality quality = VG_RENDERING_QUALITY_BETTER;
    Scissor scissor;
};

struct PathDraw {
    Coverage coverage;
    PaintSource paint;
    Matrix surfaceToPaint;
    VGBlendMode blendMode = VG_BLEND_SRC_OVER; // VG2D-30 to VG2D-32
    std::optional<ColorTransform> colorTransform;
    bool isMasked = false; // VG2D-16
};

struct ClearDraw {
    PixelRect rect;
    Color color{};
    Scissor scissor;
};

/// A layer among those of all share groups.
struct MaskLayerId {
    std::uint32_t shareGroup = 0;
    VGMaskLayer handle = VG_INVALID_HANDLE;
    friend auto operator<=>(const MaskLayerId&, const MaskLayerId&) = default;
};

/// vgMask with a mask layer, or with none for clearing and filling.
struct MaskDraw {
    VGMaskOperation operation = VG_FILL_MASK;
    PixelRect rect;
    MaskLayerId layer;
};

/// vgRenderToMask; with clearing and filling there is no path, and the whole mask is meant.
struct PathMaskDraw {
    VGMaskOperation operation = VG_SET_MASK;
    std::optional<Coverage> coverage;
};

struct MaskLayerFill {
    MaskLayerId layer;
    PixelRect rect;
    double value = 1.0; ///< 0 … 1
};

/// From the mask of the surface into a layer; both rectangles have the size of `from`.
struct MaskCopy {
    MaskLayerId layer;
    VGint x = 0, y = 0; ///< in the layer
    PixelRect from;
};

/// A layer has come, filled with ones, or has gone when it has no size.
struct MaskLayerChange {
    MaskLayerId layer;
    VGint width = 0, height = 0;
};

using Drawing = std::variant<PathDraw, ClearDraw, MaskDraw, PathMaskDraw, MaskLayerFill, MaskCopy, MaskLayerChange>;

} // namespace vitrine::core::openvg
