// SPDX-License-Identifier: Apache-2.0
// The mask of the surface, mask layers and clearing (OpenVG §7).
#include "core/api/openvg/context.h"
#include "core/api/openvg/limits.h"

namespace vitrine::core::openvg {

namespace {

bool isMaskOperation(VGMaskOperation operation)
{
    return operation >= VG_CLEAR_MASK && operation <= VG_SUBTRACT_MASK;
}

bool needsNothing(VGMaskOperation operation)
{
    return operation == VG_CLEAR_MASK || operation == VG_FILL_MASK;
}

constexpr VGbitfield kBothModes = VG_STROKE_PATH | VG_FILL_PATH;

} // namespace

MaskLayerId Context::layerId(VGMaskLayer layer) const
{
    return {m_state.shareGroup, layer};
}

bool Context::hasMask() const
{
    return m_state.drawable && m_state.surface.maskBits > 0;
}

void Context::mask(VGHandle mask, VGMaskOperation operation, VGint x, VGint y, VGint width, VGint height)
{
    const bool isImage = m_share->images.find(mask) != nullptr;
    const bool isLayer = m_share->maskLayers.find(mask) != nullptr;
    if (failIf(!needsNothing(operation) && !isImage && !isLayer, VG_BAD_HANDLE_ERROR) ||
        (!needsNothing(operation) && isImage && failImage(mask)) ||
        failIf(!isMaskOperation(operation) || width <= 0 || height <= 0, VG_ILLEGAL_ARGUMENT_ERROR) || !hasMask())
        return;
    if (needsNothing(operation))
        return draw(MaskDraw{operation, {x, y, width, height}, {}, {}});
    if (isImage)
        return draw(MaskDraw{operation, {x, y, width, height}, {}, areaOf(mask)});
    draw(MaskDraw{operation, {x, y, width, height}, layerId(mask), {}});
}

void Context::renderToMask(VGPath path, VGbitfield paintModes, VGMaskOperation operation)
{
    if (failIf(!m_share->paths.find(path), VG_BAD_HANDLE_ERROR) ||
        failIf(paintModes == 0 || (paintModes & ~kBothModes) != 0 || !isMaskOperation(operation),
               VG_ILLEGAL_ARGUMENT_ERROR) ||
        !hasMask())
        return;
    if (needsNothing(operation))
        return draw(PathMaskDraw{operation, std::nullopt});
    for (const VGPaintMode mode : {VG_FILL_PATH, VG_STROKE_PATH}) // Two passes, in this order (§7.2).
        if ((paintModes & static_cast<VGbitfield>(mode)) != 0)
            if (auto coverage = coverageOf(path, mode, m_state.matrix(VG_MATRIX_PATH_USER_TO_SURFACE)))
                draw(PathMaskDraw{operation, std::move(coverage)});
}

VGMaskLayer Context::createMaskLayer(VGint width, VGint height)
{
    const bool isTooLarge = width > kMaxImageSize || height > kMaxImageSize;
    if (failIf(width <= 0 || height <= 0 || isTooLarge, VG_ILLEGAL_ARGUMENT_ERROR) || !hasMask())
        return VG_INVALID_HANDLE;
    const VGMaskLayer handle = m_share->newHandle();
    m_share->maskLayers.add(handle, {width, height});
    draw(MaskLayerChange{layerId(handle), width, height});
    return handle;
}

void Context::destroyMaskLayer(VGMaskLayer maskLayer)
{
    if (failIf(!m_share->maskLayers.find(maskLayer), VG_BAD_HANDLE_ERROR))
        return;
    (void)m_share->maskLayers.destroy(maskLayer); // It refers to nothing.
    draw(MaskLayerChange{layerId(maskLayer), 0, 0});
}

void Context::fillMaskLayer(VGMaskLayer maskLayer, VGint x, VGint y, VGint width, VGint height, VGfloat value)
{
    const MaskLayer* layer = m_share->maskLayers.find(maskLayer);
    if (failIf(!layer, VG_BAD_HANDLE_ERROR))
        return;
    const double filled = finite(value);
    const bool isFaulty = filled < 0.0 || filled > 1.0 || width <= 0 || height <= 0 || x < 0 || y < 0 ||
                          width > layer->width - x || height > layer->height - y;
    if (!failIf(isFaulty, VG_ILLEGAL_ARGUMENT_ERROR))
        draw(MaskLayerFill{layerId(maskLayer), {x, y, width, height}, filled});
}

void Context::copyMask(VGMaskLayer maskLayer, VGint dx, VGint dy, VGint sx, VGint sy, VGint width, VGint height)
{
    if (failIf(!m_share->maskLayers.find(maskLayer), VG_BAD_HANDLE_ERROR) ||
        failIf(width <= 0 || height <= 0, VG_ILLEGAL_ARGUMENT_ERROR) || !hasMask())
        return;
    draw(MaskCopy{layerId(maskLayer), dx, dy, {sx, sy, width, height}});
}

void Context::clear(VGint x, VGint y, VGint width, VGint height)
{
    if (failIf(width <= 0 || height <= 0, VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    draw(ClearDraw{{x, y, width, height}, clampedColor(m_state.settings.clearColor), scissor()});
}

} // namespace vitrine::core::openvg
