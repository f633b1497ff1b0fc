// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/limits.h"
#include "core/api/openvg/parameters.h"

namespace vitrine::core::openvg {

namespace {

template <VGint kFirst, VGint kLast>
bool isBetween(VGint value)
{
    return kFirst <= value && value <= kLast;
}

bool isImageQuality(VGint value)
{
    return value == VG_IMAGE_QUALITY_NONANTIALIASED || value == VG_IMAGE_QUALITY_FASTER ||
           value == VG_IMAGE_QUALITY_BETTER;
}

/// What is the same in every context.
template <VGint kValue>
VGint integerLimit(const Settings&)
{
    return kValue;
}

template <typename Owner>
ParameterRow<Owner> name(VGint type, VGint Owner::*field, bool (*isLegal)(VGint))
{
    return {type, field, isLegal};
}

template <typename Owner>
ParameterRow<Owner> boolean(VGint type, VGint Owner::*field)
{
    return {type, field, nullptr, true};
}

template <typename Owner, typename T>
ParameterRow<Owner> list(VGint type, std::vector<T> Owner::*field, VGint group, VGint maxGroups)
{
    return {type, field, nullptr, false, group, maxGroups};
}

} // namespace

std::span<const ParameterRow<Settings>> contextParameters()
{
    using S = Settings;
    static const ParameterRow<S> kRows[]{
        name(VG_MATRIX_MODE, &S::matrixMode,
             isBetween<VG_MATRIX_PATH_USER_TO_SURFACE, VG_MATRIX_GLYPH_USER_TO_SURFACE>),
        name(VG_FILL_RULE, &S::fillRule, isBetween<VG_EVEN_ODD, VG_NON_ZERO>),
        name(VG_IMAGE_QUALITY, &S::imageQuality, isImageQuality),
        name(VG_RENDERING_QUALITY, &S::renderingQuality,
             isBetween<VG_RENDERING_QUALITY_NONANTIALIASED, VG_RENDERING_QUALITY_BETTER>),
        name(VG_BLEND_MODE, &S::blendMode, isBetween<VG_BLEND_SRC, VG_BLEND_ADDITIVE>),
        name(VG_IMAGE_MODE, &S::imageMode, isBetween<VG_DRAW_IMAGE_NORMAL, VG_DRAW_IMAGE_STENCIL>),
        list(VG_SCISSOR_RECTS, &S::scissorRects, 4, kMaxScissorRects),
        boolean(VG_COLOR_TRANSFORM, &S::colorTransform),
        {VG_COLOR_TRANSFORM_VALUES, &S::colorTransformValues},
        {VG_STROKE_LINE_WIDTH, &S::strokeLineWidth},
        name(VG_STROKE_CAP_STYLE, &S::strokeCapStyle, isBetween<VG_CAP_BUTT, VG_CAP_SQUARE>),
        name(VG_STROKE_JOIN_STYLE, &S::strokeJoinStyle, isBetween<VG_JOIN_MITER, VG_JOIN_BEVEL>),
        {VG_STROKE_MITER_LIMIT, &S::strokeMiterLimit},
        list(VG_STROKE_DASH_PATTERN, &S::strokeDashPattern, 1, kMaxDashes),
        {VG_STROKE_DASH_PHASE, &S::strokeDashPhase},
        boolean(VG_STROKE_DASH_PHASE_RESET, &S::strokeDashPhaseReset),
        {VG_TILE_FILL_COLOR, &S::tileFillColor},
        {VG_CLEAR_COLOR, &S::clearColor},
        {VG_GLYPH_ORIGIN, &S::glyphOrigin},
        boolean(VG_MASKING, &S::masking),
        boolean(VG_SCISSORING, &S::scissoring),
        name(VG_PIXEL_LAYOUT, &S::pixelLayout, isBetween<VG_PIXEL_LAYOUT_UNKNOWN, VG_PIXEL_LAYOUT_BGR_HORIZONTAL>),
        {VG_SCREEN_LAYOUT, +[](const S& settings) { return settings.screenLayout; }},
        boolean(VG_FILTER_FORMAT_LINEAR, &S::filterFormatLinear),
        boolean(VG_FILTER_FORMAT_PREMULTIPLIED, &S::filterFormatPremultiplied),
        {VG_FILTER_CHANNEL_MASK, &S::filterChannelMask},
        {VG_MAX_SCISSOR_RECTS, integerLimit<kMaxScissorRects>},
        {VG_MAX_DASH_COUNT, integerLimit<kMaxDashes>},
        {VG_MAX_KERNEL_SIZE, integerLimit<kMaxKernelSize>},
        {VG_MAX_SEPARABLE_KERNEL_SIZE, integerLimit<kMaxSeparableKernelSize>},
        {VG_MAX_COLOR_RAMP_STOPS, integerLimit<kMaxColorRampStops>},
        {VG_MAX_IMAGE_WIDTH, integerLimit<kMaxImageSize>},
        {VG_MAX_IMAGE_HEIGHT, integerLimit<kMaxImageSize>},
        {VG_MAX_IMAGE_PIXELS, integerLimit<kMaxImagePixels>},
        {VG_MAX_IMAGE_BYTES, integerLimit<kMaxImageBytes>},
        {VG_MAX_FLOAT, +[](const S&) { return kMaxFloat; }},
        {VG_MAX_GAUSSIAN_STD_DEVIATION, +[](const S&) { return kMaxGaussianDeviation; }},
    };
    return kRows;
}

std::span<const ParameterRow<Paint>> paintParameters()
{
    static const ParameterRow<Paint> kRows[]{
        name(VG_PAINT_TYPE, &Paint::type, isBetween<VG_PAINT_TYPE_COLOR, VG_PAINT_TYPE_PATTERN>),
        {VG_PAINT_COLOR, &Paint::color},
        name(VG_PAINT_COLOR_RAMP_SPREAD_MODE, &Paint::spreadMode,
             isBetween<VG_COLOR_RAMP_SPREAD_PAD, VG_COLOR_RAMP_SPREAD_REFLECT>),
        boolean(VG_PAINT_COLOR_RAMP_PREMULTIPLIED, &Paint::isRampPremultiplied),
        list(VG_PAINT_COLOR_RAMP_STOPS, &Paint::rampStops, 5, kMaxColorRampStops),
        {VG_PAINT_LINEAR_GRADIENT, &Paint::linearGradient},
        {VG_PAINT_RADIAL_GRADIENT, &Paint::radialGradient},
        name(VG_PAINT_PATTERN_TILING_MODE, &Paint::tilingMode, isBetween<VG_TILE_FILL, VG_TILE_REFLECT>),
    };
    return kRows;
}

std::span<const ParameterRow<Path>> pathParameters()
{
    static const ParameterRow<Path> kRows[]{
        {VG_PATH_FORMAT, +[](const Path&) { return VGint{VG_PATH_FORMAT_STANDARD}; }},
        {VG_PATH_DATATYPE, +[](const Path& path) { return VGint{path.data->datatype()}; }},
        {VG_PATH_SCALE, +[](const Path& path) { return path.data->scale(); }},
        {VG_PATH_BIAS, +[](const Path& path) { return path.data->bias(); }},
        {VG_PATH_NUM_SEGMENTS, +[](const Path& path) { return static_cast<VGint>(path.data->commands().size()); }},
        {VG_PATH_NUM_COORDS, +[](const Path& path) { return static_cast<VGint>(path.data->coordinateCount()); }},
    };
    return kRows;
}

std::span<const ParameterRow<Image>> imageParameters()
{
    static const ParameterRow<Image> kRows[]{
        {VG_IMAGE_FORMAT, +[](const Image& image) { return VGint{image.format}; }},
        {VG_IMAGE_WIDTH, +[](const Image& image) { return image.width; }},
        {VG_IMAGE_HEIGHT, +[](const Image& image) { return image.height; }},
    };
    return kRows;
}

std::span<const ParameterRow<Font>> fontParameters()
{
    static const ParameterRow<Font> kRows[]{
        {VG_FONT_NUM_GLYPHS, +[](const Font& font) { return static_cast<VGint>(font.glyphs.size()); }},
    };
    return kRows;
}

} // namespace vitrine::core::openvg
