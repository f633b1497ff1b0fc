// SPDX-License-Identifier: Apache-2.0
// Paths become commands for the machine (OpenVG §8.8; VG2D-02).
#include "core/api/openvg/context.h"
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

std::optional<Coverage> Context::coverageOf(VGPath path, VGPaintMode mode)
{
    const Settings& settings = m_state.settings;
    Coverage coverage;
    coverage.path = path;
    coverage.data = m_share->paths.find(path)->data;
    coverage.isStroke = mode == VG_STROKE_PATH;
    coverage.fillRule = coverage.isStroke ? VG_NON_ZERO : static_cast<VGFillRule>(settings.fillRule);
    coverage.userToSurface = m_state.matrix(VG_MATRIX_PATH_USER_TO_SURFACE);
    coverage.quality = static_cast<VGRenderingQuality>(settings.renderingQuality);
    coverage.scissor = scissor();
    const Tessellation how{coverage.userToSurface, m_system->tolerance()};
    auto geometry =
        coverage.isStroke ? strokeGeometry(*coverage.data, styleOf(settings), how) : fillGeometry(*coverage.data, how);
    if (failIf(!geometry, VG_OUT_OF_MEMORY_ERROR))
        return std::nullopt;
    coverage.box = boundsOf(*geometry, coverage.userToSurface);
    coverage.geometry = std::make_shared<const FanGeometry>(std::move(*geometry));
    return coverage;
}

void Context::drawPathWith(VGPath path, VGPaintMode mode)
{
    const Paint& paint = currentPaint(mode);
    if (paint.type == VG_PAINT_TYPE_PATTERN && paint.pattern != VG_INVALID_HANDLE)
        return notYet("vgDrawPath");
    auto coverage = coverageOf(path, mode);
    if (!coverage)
        return;
    PathDraw command;
    command.paint = sourceOf(paint);
    const Matrix& paintToUser =
        m_state.matrix(mode == VG_FILL_PATH ? VG_MATRIX_FILL_PAINT_TO_USER : VG_MATRIX_STROKE_PAINT_TO_USER);
    const auto surfaceToPaint = inverseOf(coverage->userToSurface * paintToUser);
    if (!surfaceToPaint && coverage->geometry->note == FanNote::None) {
        FanGeometry nothing; // OpenVG §9: without the inverse no drawing occurs; VG2D-18.
        nothing.note = FanNote::SingularPaintMatrix;
        coverage->geometry = std::make_shared<const FanGeometry>(std::move(nothing));
        coverage->box = {};
    }
    command.coverage = std::move(*coverage);
    command.surfaceToPaint = surfaceToPaint.value_or(Matrix{});
    command.blendMode = static_cast<VGBlendMode>(m_state.settings.blendMode);
    command.colorTransform = colorTransformOf(m_state.settings);
    command.isMasked = m_state.settings.masking == VG_TRUE && hasMask();
    draw(command);
}

void Context::drawPath(VGPath path, VGbitfield paintModes)
{
    constexpr VGbitfield kBothModes = VG_STROKE_PATH | VG_FILL_PATH;
    if (failIf(!m_share->paths.find(path), VG_BAD_HANDLE_ERROR) ||
        failIf(paintModes == 0 || (paintModes & ~kBothModes) != 0, VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    for (const VGPaintMode mode : {VG_FILL_PATH, VG_STROKE_PATH}) // First filled, then stroked (§8.8).
        if ((paintModes & static_cast<VGbitfield>(mode)) != 0)
            drawPathWith(path, mode);
}

} // namespace vitrine::core::openvg
