// SPDX-License-Identifier: Apache-2.0
#include "core/api/replay/vg_forward.h"

namespace vitrine::core {

using namespace replay;

namespace {

using N = Number;

constexpr VgEntry kEntries[] = {
    creating<&Context::createFont, N>("vgCreateFont"),
    destroying<&Context::destroyFont>("vgDestroyFont"),
    forward<&Context::setGlyphToPath, Handle, N, Handle, N, Some<2>, Some<2>>("vgSetGlyphToPath"),
    forward<&Context::setGlyphToImage, Handle, N, Handle, Some<2>, Some<2>>("vgSetGlyphToImage"),
    forward<&Context::clearGlyph, Handle, N>("vgClearGlyph"),
    forward<&Context::drawGlyph, Handle, N, N, N>("vgDrawGlyph"),
    forward<&Context::drawGlyphs, Handle, N, Numbers<1>, Numbers<1>, Numbers<1>, N, N>("vgDrawGlyphs"),
};

} // namespace

std::span<const VgEntry> vgFontEntries()
{
    return kEntries;
}

} // namespace vitrine::core
