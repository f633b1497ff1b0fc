// SPDX-License-Identifier: Apache-2.0
// Paths and images become commands for the machine (OpenVG §8.8, §10.8; VG2D-02).
#include "core/api/openvg/context.h"
#include "core/api/openvg/pixel_values.h"
#include "core/api/openvg/system.h"
#include "core/api/openvg/tessellator.h"

#include <algorithm>

namespace vitrine::core::openvg {

namespace {

StrokeStyle styleOf(const Settings& settings)
{
    StrokeStyle style;
    style.width = finite(settings.strokeLineWidth);
    style.cap = static_cast<VGCapStyle>(settings.strokeCapStyle);
    style.join = static_cast<VGJoinStyle>(settings.strokeJoinStyle);
    style.miterLimit = finite(settings.strokeMiterLimit);
    for (const VGfloat length : settings.strokeDashPattern)
        style.dashes.push_back(finite(length));
    style.dashPhase = finite(settings.strokeDashPhase);
    style.isPhaseReset = settings.strokeDashPhaseReset == VG_TRUE;
    return style;
}

/// OpenVG §13.1: scales in ±127, biases in ±1.
std::optional<ColorTransform> colorTransformOf(const Settings& settings)
{
    if (settings.colorTransform != VG_TRUE)
        return std::nullopt;
    ColorTransform transform;
    for (std::size_t i = 0; i < 4; ++i) {
        transform.scale[i] = std::clamp(finite(settings.colorTransformValues[i]), -127.0, 127.0);
        transform.bias[i] = std::clamp(finite(settings.colorTransformValues[4 + i]), -1.0, 1.0);
    }
    return transform;
}

std::shared_ptr<const FanGeometry> nothingBecause(FanNote note)
{
    auto nothing = std::make_shared<FanGeometry>();
    nothing->note = note;
    return nothing;
}

void setGeometry(Coverage& coverage, std::shared_ptr<const FanGeometry> geometry)
{
    coverage.box = geometry->box;
    coverage.geometry = std::move(geometry);
}

using Corners = std::array<Point, 4>;

/// Of the image, from (0, 0) on counter-clockwise.
Corners cornersOf(const PixelRect& rect)
{
    const double width = rect.width, height = rect.height;
    return {{{0.0, 0.0}, {width, 0.0}, {width, height}, {0.0, height}}};
}

/// On the surface; nothing when one of them has no positive w (OpenVG §10.8).
std::optional<Corners> projected(Corners corners, const Matrix& m)
{
    for (Point& corner : corners) {
        const double w = corner.x * m.w0 + corner.y * m.w1 + m.w2;
        if (!(w > 0.0))
            return std::nullopt;
        corner = m.apply(corner) * (1.0 / w);
    }
    return corners;
}

std::shared_ptr<const PathData> outlineOf(const Corners& corners)
{
    auto outline = std::make_shared<PathData>(VG_PATH_DATATYPE_F, 1.0f, 0.0f);
    VGubyte command = VG_MOVE_TO_ABS;
    for (const Point& corner : corners) {
        outline->append(command, std::array{corner.x, corner.y});
        command = VG_LINE_TO_ABS;
    }
    outline->append(VG_CLOSE_PATH, {});
    return outline;
}

/// The best quality that the image allows and the setting does not exceed (OpenVG §10.8).
bool interpolates(const Image& image, VGint quality)
{
    const auto notHigher = static_cast<VGbitfield>(2 * quality - 1);
    return (image.allowedQuality & notHigher & ~VGbitfield{VG_IMAGE_QUALITY_NONANTIALIASED}) != 0;
}

} // namespace

Scissor Context::scissor() const
{
    if (m_state.settings.scissoring != VG_TRUE)
        return std::nullopt;
    std::vector<PixelRect> rects;
    const std::vector<VGint>& values = m_state.settings.scissorRects;
    for (std::size_t i = 0; i + 4 <= values.size(); i += 4)
        if (values[i + 2] > 0 && values[i + 3] > 0)
            rects.push_back({values[i], values[i + 1], values[i + 2], values[i + 3]});
    return rects;
}

std::optional<Coverage> Context::coverageOf(VGPath path, VGPaintMode mode, const Matrix& userToSurface)
{
    const Settings& settings = m_state.settings;
    const Path& found = *m_share->paths.findAlive(path);
    Coverage coverage;
    coverage.path = path;
    coverage.data = found.data;
    coverage.isStroke = mode == VG_STROKE_PATH;
    coverage.fillRule = coverage.isStroke ? VG_NON_ZERO : static_cast<VGFillRule>(settings.fillRule);
    coverage.userToSurface = userToSurface;
    coverage.quality = static_cast<VGRenderingQuality>(settings.renderingQuality);
    coverage.scissor = scissor();
    auto geometry = found.fans(coverage.isStroke ? std::optional(styleOf(settings)) : std::nullopt,
                               {coverage.userToSurface, m_system->tolerance()});
    if (failIf(!geometry, VG_OUT_OF_MEMORY_ERROR))
        return std::nullopt;
    setGeometry(coverage, std::move(geometry));
    return coverage;
}

PathDraw Context::drawOf(Coverage coverage) const
{
    PathDraw command;
    command.coverage = std::move(coverage);
    command.blendMode = static_cast<VGBlendMode>(m_state.settings.blendMode);
    command.colorTransform = colorTransformOf(m_state.settings);
    command.isMasked = m_state.settings.masking == VG_TRUE && hasMask();
    return command;
}

void Context::addPaint(PathDraw& draw, VGPaintMode mode, const Matrix& userToSurface) const
{
    draw.paint = sourceOf(currentPaint(mode));
    const Matrix& paintToUser =
        m_state.matrix(mode == VG_FILL_PATH ? VG_MATRIX_FILL_PAINT_TO_USER : VG_MATRIX_STROKE_PAINT_TO_USER);
    const auto surfaceToPaint = inverseOf(userToSurface * paintToUser);
    if (surfaceToPaint)
        draw.surfaceToPaint = *surfaceToPaint;
    else if (draw.coverage.geometry->note == FanNote::None)
        setGeometry(draw.coverage, nothingBecause(FanNote::SingularPaintMatrix)); // OpenVG §9; VG2D-18
}

void Context::drawPathWith(VGPath path, VGPaintMode mode, const Matrix& userToSurface)
{
    auto coverage = coverageOf(path, mode, userToSurface);
    if (!coverage)
        return;
    PathDraw command = drawOf(std::move(*coverage));
    addPaint(command, mode, userToSurface);
    command.image = patternOf(currentPaint(mode), command.surfaceToPaint);
    draw(command);
}

void Context::drawPathUnder(const Matrix& userToSurface, VGPath path, VGbitfield paintModes)
{
    for (const VGPaintMode mode : {VG_FILL_PATH, VG_STROKE_PATH}) // First filled, then stroked (§8.8).
        if ((paintModes & static_cast<VGbitfield>(mode)) != 0)
            drawPathWith(path, mode, userToSurface);
}

void Context::drawPath(VGPath path, VGbitfield paintModes)
{
    constexpr VGbitfield kBothModes = VG_STROKE_PATH | VG_FILL_PATH;
    if (failIf(!m_share->paths.find(path), VG_BAD_HANDLE_ERROR) ||
        failIf(paintModes == 0 || (paintModes & ~kBothModes) != 0, VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    drawPathUnder(m_state.matrix(VG_MATRIX_PATH_USER_TO_SURFACE), path, paintModes);
}

Coverage Context::imageCoverage(const PixelRect& rect, const Matrix& userToSurface) const
{
    Coverage coverage;
    coverage.quality = static_cast<VGRenderingQuality>(m_state.settings.renderingQuality);
    coverage.scissor = scissor();
    Corners corners = cornersOf(rect);
    if (userToSurface.isAffine())
        coverage.userToSurface = userToSurface;
    else if (const auto onSurface = projected(corners, userToSurface))
        corners = *onSurface;
    else
        corners = {};
    coverage.data = outlineOf(corners);
    if (!inverseOf(userToSurface))
        setGeometry(coverage, nothingBecause(FanNote::SingularImageMatrix));
    else // Four corners are never too many.
        setGeometry(coverage, std::make_shared<const FanGeometry>(
                                  *fillGeometry(*coverage.data, {coverage.userToSurface, m_system->tolerance()})));
    return coverage;
}

DrawnImage Context::drawnImage(VGImage image, const Matrix& surfaceToImage) const
{
    DrawnImage drawn;
    drawn.pixels = areaOf(image);
    drawn.surfaceToImage = surfaceToImage;
    drawn.isInterpolated = interpolates(*m_share->images.findAlive(image), m_state.settings.imageQuality);
    return drawn;
}

/// Nothing for a paint of another kind, or without an image.
std::optional<DrawnImage> Context::patternOf(const Paint& paint, const Matrix& surfaceToPaint) const
{
    if (paint.type != VG_PAINT_TYPE_PATTERN || paint.pattern == VG_INVALID_HANDLE)
        return std::nullopt;
    DrawnImage pattern = drawnImage(paint.pattern, surfaceToPaint);
    pattern.tiling = static_cast<VGTilingMode>(paint.tilingMode);
    pattern.fillColor = clampedColor(m_state.settings.tileFillColor);
    pattern.kernel = m_state.basic.patternKernel;
    if (pattern.kernel)
        pattern.kernel->scale = scaleOf(pattern.kernel->scale, pattern.kernel->kernel.sum());
    return pattern;
}

void Context::drawImageUnder(const Matrix& userToSurface, VGImage image)
{
    // Paint is not made in perspective.
    const auto mode =
        userToSurface.isAffine() ? static_cast<VGImageMode>(m_state.settings.imageMode) : VG_DRAW_IMAGE_NORMAL;
    const bool isPainted = mode != VG_DRAW_IMAGE_NORMAL;
    PathDraw command = drawOf(imageCoverage(areaOf(image).rect, userToSurface));
    command.image = drawnImage(image, inverseOf(userToSurface).value_or(Matrix{}));
    command.image->mode = mode;
    command.image->background = m_state.basic.background;
    if (isPainted) {
        addPaint(command, VG_FILL_PATH, userToSurface);
        command.pattern = patternOf(currentPaint(VG_FILL_PATH), command.surfaceToPaint);
    }
    draw(command);
}

void Context::v2dBackground(VGboolean enabled, VGfloat share, VGuint rgba)
{
    if (failIf(!(share >= 0.0f && share <= 1.0f), VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    m_state.basic.background.reset();
    if (enabled != VG_FALSE)
        m_state.basic.background = {share, decodedPixel(VG_sRGBA_8888, rgba)};
}

void Context::drawImage(VGImage image)
{
    if (!failImage(image))
        drawImageUnder(m_state.matrix(VG_MATRIX_IMAGE_USER_TO_SURFACE), image);
}

} // namespace vitrine::core::openvg
