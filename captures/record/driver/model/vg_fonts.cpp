// SPDX-License-Identifier: Apache-2.0
// Fonts and image filters.
#include "captures/record/driver/model/vg_call.h"
#include "captures/record/driver/model/vg_calls.h"

namespace vitrine::captures::model {

using namespace vg_rules;
using C = core::openvg::Context;
using V = VgFunctions;
using N = Plain;

void addVgFontCalls(VgFunctions& table)
{
    table.vgCreateFont = plain<&C::createFont, &V::vgCreateFont>;
    table.vgDestroyFont = plain<&C::destroyFont, &V::vgDestroyFont>;
    table.vgSetGlyphToPath = forward<&C::setGlyphToPath, &V::vgSetGlyphToPath, N, N, N, N, Fixed<2>, Fixed<2>>;
    table.vgSetGlyphToImage = forward<&C::setGlyphToImage, &V::vgSetGlyphToImage, N, N, N, Fixed<2>, Fixed<2>>;
    table.vgClearGlyph = plain<&C::clearGlyph, &V::vgClearGlyph>;
    table.vgDrawGlyph = plainDraw<&C::drawGlyph, &V::vgDrawGlyph>;
    table.vgDrawGlyphs = draw<&C::drawGlyphs, &V::vgDrawGlyphs, N, N, Elements<1>, Elements<1>, Elements<1>, N, N>;
    table.vgColorMatrix = draw<&C::colorMatrix, &V::vgColorMatrix, N, N, Fixed<20>>;
    table.vgConvolve = draw<&C::convolve, &V::vgConvolve, N, N, N, N, N, N, Kernel<2>, N, N, N>;
    table.vgSeparableConvolve =
        draw<&C::separableConvolve, &V::vgSeparableConvolve, N, N, N, N, N, N, Elements<2>, Elements<3>, N, N, N>;
    table.vgGaussianBlur = plainDraw<&C::gaussianBlur, &V::vgGaussianBlur>;
    table.vgLookup = draw<&C::lookup, &V::vgLookup, N, N, Fixed<256>, Fixed<256>, Fixed<256>, Fixed<256>, N, N>;
    table.vgLookupSingle = draw<&C::lookupSingle, &V::vgLookupSingle, N, N, Fixed<256>, N, N, N>;
}

} // namespace vitrine::captures::model
