// SPDX-License-Identifier: Apache-2.0
// Paints as objects of a context (OpenVG §9).
#include "core/api/openvg/context.h"
#include "core/api/openvg/system.h"

#include <algorithm>
#include <utility>

namespace vitrine::core::openvg {

namespace {

constexpr VGbitfield kBothModes = VG_STROKE_PATH | VG_FILL_PATH;

VGuint asByte(VGfloat channel)
{
    return static_cast<VGuint>(std::clamp(finite(channel), 0.0, 1.0) * 255.0 + 0.5);
}

} // namespace

VGPaint Context::createPaint()
{
    const VGPaint handle = m_share->newHandle();
    m_share->paints.add(handle, {});
    return handle;
}

void Context::destroyPaint(VGPaint paint)
{
    if (failIf(!m_share->paints.find(paint), VG_BAD_HANDLE_ERROR))
        return;
    m_share->destroyPaint(paint);
    m_system->freePixels(m_state.shareGroup);
}

void Context::setPaint(VGPaint paint, VGbitfield paintModes)
{
    if (failIf(paint != VG_INVALID_HANDLE && !m_share->paints.find(paint), VG_BAD_HANDLE_ERROR) ||
        failIf(paintModes == 0 || (paintModes & ~kBothModes) != 0, VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    for (const auto& [mode, current] :
         {std::pair{VG_FILL_PATH, &m_state.fillPaint}, std::pair{VG_STROKE_PATH, &m_state.strokePaint}}) {
        if ((paintModes & static_cast<VGbitfield>(mode)) == 0)
            continue;
        m_share->paints.reference(paint); // It may be the one that it replaces.
        m_share->releasePaint(std::exchange(*current, paint));
    }
    m_system->freePixels(m_state.shareGroup);
}

VGPaint Context::getPaint(VGPaintMode paintMode)
{
    if (failIf(paintMode != VG_FILL_PATH && paintMode != VG_STROKE_PATH, VG_ILLEGAL_ARGUMENT_ERROR))
        return VG_INVALID_HANDLE;
    return paintMode == VG_FILL_PATH ? m_state.fillPaint : m_state.strokePaint;
}

const Paint& Context::currentPaint(VGPaintMode mode) const
{
    static const Paint kDefault;
    const Paint* paint = m_share->paints.findAlive(mode == VG_FILL_PATH ? m_state.fillPaint : m_state.strokePaint);
    return paint ? *paint : kDefault;
}

void Context::setColor(VGPaint paint, VGuint rgba)
{
    Paint* found = m_share->paints.find(paint);
    if (failIf(!found, VG_BAD_HANDLE_ERROR))
        return;
    for (std::size_t i = 0; i < 4; ++i)
        found->color[i] = static_cast<VGfloat>((rgba >> (24 - 8 * i)) & 0xFF) / 255.0f;
}

VGuint Context::getColor(VGPaint paint)
{
    const Paint* found = m_share->paints.find(paint);
    if (failIf(!found, VG_BAD_HANDLE_ERROR))
        return 0;
    VGuint rgba = 0;
    for (const VGfloat channel : found->color)
        rgba = rgba << 8 | asByte(channel);
    return rgba;
}

void Context::paintPattern(VGPaint paint, VGImage pattern)
{
    Paint* found = m_share->paints.find(paint);
    if (failIf(!found, VG_BAD_HANDLE_ERROR) || (pattern != VG_INVALID_HANDLE && failImage(pattern)))
        return;
    m_share->images.reference(pattern);
    m_share->releaseImage(std::exchange(found->pattern, pattern));
    m_system->freePixels(m_state.shareGroup);
}

} // namespace vitrine::core::openvg
