// SPDX-License-Identifier: Apache-2.0
// VG/vitrine2d.h.
#include "core/api/replay/vg_forward.h"

namespace vitrine::core {

using namespace replay;

namespace {

using N = Number;

constexpr VgEntry kEntries[] = {
    plain<&Context::v2dColor>("v2dColor"),
    plain<&Context::v2dBlend>("v2dBlend"),
    plain<&Context::v2dStipple>("v2dStipple"),
    plain<&Context::v2dRasterOperation>("v2dRasterOperation"),
    plain<&Context::v2dLogicOperation>("v2dLogicOperation"),
    plain<&Context::v2dSourceKey>("v2dSourceKey"),
    plain<&Context::v2dDestinationKey>("v2dDestinationKey"),
    forward<&Context::v2dPalette, N, Some<kPaletteEntries>>("v2dPalette"),
    plain<&Context::v2dPaletteNumber>("v2dPaletteNumber"),
    forward<&Context::v2dColorTable, N, Some<kPaletteEntries>>("v2dColorTable"),
    plain<&Context::v2dFog>("v2dFog"),
    plain<&Context::v2dAlphaTest>("v2dAlphaTest"),
    plain<&Context::v2dFillRectangle>("v2dFillRectangle"),
    forward<&Context::v2dFillFan, N, Numbers<0, 2>>("v2dFillFan"),
    plain<&Context::v2dDrawLine>("v2dDrawLine"),
    forward<&Context::v2dGradientRectangle, N, N, N, N, N, Numbers<4>, Numbers<4>, Numbers<4>>("v2dGradientRectangle"),
    forward<&Context::v2dCopy, Handle, N, N, N, N, N, N>("v2dCopy"),
    forward<&Context::v2dStretch, Handle, N, N, N, N, N, N, N, N>("v2dStretch"),
    forward<&Context::v2dDrawGlyph, Handle, N, N>("v2dDrawGlyph"),
    plain<&Context::v2dBackground>("v2dBackground"),
    plain<&Context::v2dAutomaticScale>("v2dAutomaticScale"),
    forward<&Context::v2dPatternKernel, N, N, N, N, N, Kernel<1>, N, N>("v2dPatternKernel"),
};

} // namespace

std::span<const VgEntry> v2dEntries()
{
    return kEntries;
}

} // namespace vitrine::core
