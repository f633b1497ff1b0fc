// SPDX-License-Identifier: Apache-2.0
// Fonts, and glyphs, which are drawn as their paths or images where the glyph origin is (OpenVG §11).
#include "core/api/openvg/context.h"
#include "core/api/openvg/memory.h"
#include "core/api/openvg/system.h"

#include <algorithm>

namespace vitrine::core::openvg {

namespace {

bool arePaintModesOrNone(VGbitfield modes)
{
    return (modes & ~static_cast<VGbitfield>(VG_STROKE_PATH | VG_FILL_PATH)) == 0;
}

Glyph glyphOf(VGPath path, VGImage image, std::span<const VGfloat> origin, std::span<const VGfloat> escapement)
{
    Glyph glyph;
    glyph.path = path;
    glyph.image = image;
    copyInto<VGfloat>(glyph.origin, origin);
    copyInto<VGfloat>(glyph.escapement, escapement);
    return glyph;
}

double valueAt(std::span<const VGfloat> values, std::size_t index)
{
    return index < values.size() ? finite(values[index]) : 0.0;
}

} // namespace

VGFont Context::createFont(VGint glyphCapacityHint)
{
    if (failIf(glyphCapacityHint < 0, VG_ILLEGAL_ARGUMENT_ERROR))
        return VG_INVALID_HANDLE;
    const VGFont handle = m_share->newHandle();
    m_share->fonts.add(handle, {});
    return handle;
}

void Context::destroyFont(VGFont font)
{
    if (failIf(!m_share->fonts.find(font), VG_BAD_HANDLE_ERROR))
        return;
    m_share->destroyFont(font);
    m_system->freePixels(m_state.shareGroup);
}

void Context::setGlyphToPath(VGFont font, VGuint glyphIndex, VGPath path, VGboolean isHinted,
                             std::span<const VGfloat> glyphOrigin, std::span<const VGfloat> escapement)
{
    Font* found = m_share->fonts.find(font);
    if (failIf(!found || (path != VG_INVALID_HANDLE && !m_share->paths.find(path)), VG_BAD_HANDLE_ERROR) ||
        failIf(!isUsable(glyphOrigin) || !isUsable(escapement), VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    Glyph glyph = glyphOf(path, VG_INVALID_HANDLE, glyphOrigin, escapement);
    glyph.isHinted = isHinted != VG_FALSE;
    m_share->paths.reference(path);
    m_share->releaseGlyph(std::exchange(found->glyphs[glyphIndex], glyph));
    m_system->freePixels(m_state.shareGroup);
}

void Context::setGlyphToImage(VGFont font, VGuint glyphIndex, VGImage image, std::span<const VGfloat> glyphOrigin,
                              std::span<const VGfloat> escapement)
{
    Font* found = m_share->fonts.find(font);
    if (failIf(!found, VG_BAD_HANDLE_ERROR) || (image != VG_INVALID_HANDLE && failImage(image)) ||
        failIf(!isUsable(glyphOrigin) || !isUsable(escapement), VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    m_share->images.reference(image);
    m_share->releaseGlyph(
        std::exchange(found->glyphs[glyphIndex], glyphOf(VG_INVALID_HANDLE, image, glyphOrigin, escapement)));
    m_system->freePixels(m_state.shareGroup);
}

void Context::clearGlyph(VGFont font, VGuint glyphIndex)
{
    Font* found = m_share->fonts.find(font);
    if (failIf(!found, VG_BAD_HANDLE_ERROR) || failIf(!found->glyphs.contains(glyphIndex), VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    const Glyph glyph = found->glyphs[glyphIndex];
    found->glyphs.erase(glyphIndex);
    m_share->releaseGlyph(glyph);
    m_system->freePixels(m_state.shareGroup);
}

void Context::moveGlyphOrigin(const Glyph& glyph, double adjustmentX, double adjustmentY)
{
    auto& origin = m_state.settings.glyphOrigin;
    origin[0] = toFloat(finite(origin[0]) + finite(glyph.escapement[0]) + adjustmentX);
    origin[1] = toFloat(finite(origin[1]) + finite(glyph.escapement[1]) + adjustmentY);
}

/// The paint's place is that of a path or image of its own: it moves with the glyph.
void Context::paintGlyph(const Glyph& glyph, VGbitfield paintModes)
{
    const auto& origin = m_state.settings.glyphOrigin;
    Matrix translation;
    translation.tx = finite(origin[0]) - finite(glyph.origin[0]);
    translation.ty = finite(origin[1]) - finite(glyph.origin[1]);
    const Matrix toSurface = m_state.matrix(VG_MATRIX_GLYPH_USER_TO_SURFACE) * translation;
    if (glyph.path != VG_INVALID_HANDLE)
        drawPathUnder(toSurface, glyph.path, paintModes);
    if (glyph.image != VG_INVALID_HANDLE && paintModes != 0) // 0 asks for the metrics alone.
        drawImageUnder(toSurface, glyph.image);
}

void Context::drawGlyph(VGFont font, VGuint glyphIndex, VGbitfield paintModes, VGboolean)
{
    Font* found = m_share->fonts.find(font);
    if (failIf(!found, VG_BAD_HANDLE_ERROR) ||
        failIf(!found->glyphs.contains(glyphIndex) || !arePaintModesOrNone(paintModes), VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    const Glyph& glyph = found->glyphs[glyphIndex];
    paintGlyph(glyph, paintModes);
    moveGlyphOrigin(glyph, 0.0, 0.0);
}

void Context::drawGlyphs(VGFont font, VGint glyphCount, std::span<const VGuint> glyphIndices,
                         std::span<const VGfloat> adjustmentsX, std::span<const VGfloat> adjustmentsY,
                         VGbitfield paintModes, VGboolean)
{
    Font* found = m_share->fonts.find(font);
    if (failIf(!found, VG_BAD_HANDLE_ERROR) ||
        failIf(glyphCount <= 0 || !isUsable(glyphIndices) || !isAligned(adjustmentsX) || !isAligned(adjustmentsY) ||
                   !arePaintModesOrNone(paintModes),
               VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    const auto indices = glyphIndices.first(std::min(glyphIndices.size(), static_cast<std::size_t>(glyphCount)));
    const bool areDefined = std::ranges::all_of(indices, [&](VGuint index) { return found->glyphs.contains(index); });
    if (failIf(!areDefined, VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    for (std::size_t i = 0; i < indices.size(); ++i) {
        const Glyph& glyph = found->glyphs[indices[i]];
        paintGlyph(glyph, paintModes);
        moveGlyphOrigin(glyph, valueAt(adjustmentsX, i), valueAt(adjustmentsY, i));
    }
}

} // namespace vitrine::core::openvg
