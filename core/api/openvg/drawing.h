// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/fan_geometry.h"
#include "core/api/openvg/paint.h"
#include "core/api/openvg/path_data.h"
#include "core/command/basic_state.h"
#include "core/command/vector_state.h"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <numeric>
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

/// An image with pixels of its own, among those of all share groups. Without a handle it is none.
struct ImageId {
    std::uint32_t shareGroup = 0;
    VGImage handle = VG_INVALID_HANDLE;
    friend auto operator<=>(const ImageId&, const ImageId&) = default;
};

/// Pixels that are all there: of an image, or of the drawing surface where there is none.
struct PixelArea {
    ImageId image;                        ///< a child's pixels are those of the image that it is a part of
    VGImageFormat format = VG_sRGBA_8888; ///< of the image
    PixelRect rect;
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

/// Coefficients column by column: that of (i, j), at i · height + j, is for the pixel (x + i − shiftX, y + j − shiftY).
/// Nothing is flipped yet. // VG2D-23
struct Kernel {
    VGint width = 1, height = 1;
    std::vector<double> coefficients;
    double shiftX = 0.0, shiftY = 0.0; ///< OpenVG has whole ones
    [[nodiscard]] double sum() const { return std::accumulate(coefficients.begin(), coefficients.end(), 0.0); }
    friend bool operator==(const Kernel&, const Kernel&) = default;
};

/// A kernel that a pattern is looked up through, with S and b (VG2D-18).
struct ScaledKernel {
    Kernel kernel;
    double scale = 1.0, bias = 0.0;
};

/// What an image is mixed with before it is drawn: share · image + (1 − share) · color. // VG2D-29
struct Background {
    double share = 1.0; ///< 0 … 1
    Color color{};      ///< of sRGB
};

/// What fills a path in place of the paint: the image that it is the outline of, or a pattern. // VG2D-17, VG2D-29
struct DrawnImage {
    PixelArea pixels;
    Matrix surfaceToImage;                   ///< perhaps projective
    bool isInterpolated = false;             ///< between pixels (VG2D-18)
    VGImageMode mode = VG_DRAW_IMAGE_NORMAL; ///< how it meets the paint; normal: there is none
    VGTilingMode tiling = VG_TILE_PAD;
    Color fillColor{}; ///< of sRGB, for VG_TILE_FILL
    std::optional<Background> background;
    std::optional<ScaledKernel> kernel; ///< of a pattern
};

struct PathDraw {
    Coverage coverage;
    std::optional<DrawnImage> image;
    std::optional<DrawnImage> pattern; ///< the paint that the image is multiplied by, or the stencil of
    PaintSource paint;
    Matrix surfaceToPaint;
    VGBlendMode blendMode = VG_BLEND_SRC_OVER; // VG2D-30 to VG2D-32
    std::optional<ColorTransform> colorTransform;
    bool isMasked = false; // VG2D-16
};

/// Pixels from one place to another one of the same size, as if by way of a third: vgCopyImage, vgSetPixels,
/// vgGetPixels and vgCopyPixels.
struct PixelCopy {
    PixelArea from, to;
    Scissor scissor; ///< only of the drawing surface
};

/// vgWritePixels.
struct PixelWrite {
    std::shared_ptr<const std::vector<std::byte>> pixels; ///< of Rgba8, row by row, the bottom row first
    VGImageFormat format = VG_sRGBA_8888;                 ///< that they had in the program's memory
    PixelRect rect;                                       ///< on the drawing surface, all of it there
    Scissor scissor;
};

/// Linear over the pixels of a drawing, from its first one on: start + x · dx + y · dy. // VG2D-43
struct PixelSlope {
    double start = 0.0, dx = 0.0, dy = 0.0;
};

/// What no call of OpenVG asks for: a drawing of the basic 2-D path, with colors as they are stored
/// (VG/vitrine2d.h, VG2D-40 to VG2D-47). The drawing surface is what it draws to.
struct BasicDraw {
    /// A rectangle is drawn whole, a line has two points, a fan at least three.
    enum class Shape : std::uint8_t { Rectangle, Line, Fan };
    Shape shape = Shape::Rectangle;
    PixelRect rect;
    std::vector<Point> points;
    MuxInput input = MuxInput::Constant;
    Color constant{};
    std::array<PixelSlope, 4> gradient{}; ///< red, green, blue and alpha; of a fan and a line from (0, 0) on
    PixelArea source;                     ///< with MuxInput::Cache; stretched to the rectangle
    bool isGlyph = false;                 ///< the source's alpha with the constant color
    bool isBlended = false;               ///< over what is there, by alpha; else in its place
    std::optional<std::uint16_t> stipple; ///< of a line
    std::uint32_t stippleFactor = 1;
    std::optional<std::uint8_t> rasterCode;                 ///< in place of blending
    std::uint32_t pattern = 0;                              ///< of the raster operation, as it would be stored
    std::optional<std::uint32_t> sourceKey, destinationKey; ///< as stored
    PaletteMode palette = PaletteMode::None;
    std::uint8_t paletteNumber = 0;
    std::shared_ptr<const std::vector<std::byte>> paletteEntries; ///< 256 of Rgba8
    std::shared_ptr<const std::vector<std::byte>> colorTable;     ///< likewise, by channels; null: none
    BasicFog fog;
    BasicAlphaTest alphaTest;
    Scissor scissor;
};

/// vgClearImage.
struct ImageClear {
    PixelArea area;
    Color color{}; ///< of sRGB
};

/// What kernels make of pixels, and what of these is outside of the image.
struct Weighting {
    double scale = 1.0, bias = 0.0;
    VGTilingMode tiling = VG_TILE_PAD;
    Color fillColor{}; ///< of sRGB, for VG_TILE_FILL
};

/// vgConvolve.
struct Convolution {
    Kernel kernel;
    Weighting weighting;
};

/// vgSeparableConvolve and vgGaussianBlur: a row and a column. // VG2D-25
struct SeparableConvolution {
    Kernel x, y;
    Weighting weighting;
};

/// vgColorMatrix: five columns, the last of which is added.
struct ColorMatrix {
    std::array<Color, 5> columns{};
};

/// vgLookup, or vgLookupSingle with the channel whose value is looked up for all of them. // VG2D-22
struct Lookup {
    std::array<std::array<std::uint8_t, 4>, 256> table{}; ///< red, green, blue and alpha for each value
    std::optional<std::uint8_t> channel;                  ///< 0 … 3
    ColorEncoding output;                                 ///< of what the table has
};

/// As many pixels as both areas have, from their lower left ones on (OpenVG §12).
struct ImageFilter {
    PixelArea from, to;
    ColorEncoding processing; ///< of the colors that are filtered
    VGbitfield channels = VG_RED | VG_GREEN | VG_BLUE | VG_ALPHA;
    std::variant<ColorMatrix, Lookup, Convolution, SeparableConvolution> kind;
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

/// vgMask with a mask layer or an image, or with none of them for clearing and filling.
struct MaskDraw {
    VGMaskOperation operation = VG_FILL_MASK;
    PixelRect rect;
    MaskLayerId layer;
    PixelArea image; ///< its alpha; red where it has none
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

using Drawing = std::variant<PathDraw, ClearDraw, MaskDraw, PathMaskDraw, MaskLayerFill, MaskCopy, MaskLayerChange,
                             PixelCopy, PixelWrite, ImageClear, ImageFilter, BasicDraw>;

} // namespace vitrine::core::openvg
