// SPDX-License-Identifier: Apache-2.0
// VG/vitrine2d.h.
#include "captures/record/driver/model/vg_call.h"
#include "captures/record/driver/model/vg_calls.h"
#include "core/command/basic_state.h"

namespace vitrine::captures::model {

using namespace vg_rules;
using C = core::openvg::Context;
using V = VgFunctions;
using N = Plain;

void addVgBasicCalls(VgFunctions& table)
{
    table.v2dColor = plain<&C::v2dColor, &V::v2dColor>;
    table.v2dBlend = plain<&C::v2dBlend, &V::v2dBlend>;
    table.v2dStipple = plain<&C::v2dStipple, &V::v2dStipple>;
    table.v2dRasterOperation = plain<&C::v2dRasterOperation, &V::v2dRasterOperation>;
    table.v2dLogicOperation = plain<&C::v2dLogicOperation, &V::v2dLogicOperation>;
    table.v2dSourceKey = plain<&C::v2dSourceKey, &V::v2dSourceKey>;
    table.v2dDestinationKey = plain<&C::v2dDestinationKey, &V::v2dDestinationKey>;
    table.v2dPalette = forward<&C::v2dPalette, &V::v2dPalette, N, Fixed<core::kPaletteEntries>>;
    table.v2dPaletteNumber = plain<&C::v2dPaletteNumber, &V::v2dPaletteNumber>;
    table.v2dColorTable = forward<&C::v2dColorTable, &V::v2dColorTable, N, Fixed<core::kPaletteEntries>>;
    table.v2dFog = plain<&C::v2dFog, &V::v2dFog>;
    table.v2dAlphaTest = plain<&C::v2dAlphaTest, &V::v2dAlphaTest>;
    table.v2dFillRectangle = plainDraw<&C::v2dFillRectangle, &V::v2dFillRectangle>;
    table.v2dFillFan = draw<&C::v2dFillFan, &V::v2dFillFan, N, Elements<0, 2>>;
    table.v2dDrawLine = plainDraw<&C::v2dDrawLine, &V::v2dDrawLine>;
    table.v2dGradientRectangle =
        draw<&C::v2dGradientRectangle, &V::v2dGradientRectangle, N, N, N, N, N, Elements<4>, Elements<4>, Elements<4>>;
    table.v2dCopy = plainDraw<&C::v2dCopy, &V::v2dCopy>;
    table.v2dStretch = plainDraw<&C::v2dStretch, &V::v2dStretch>;
    table.v2dDrawGlyph = plainDraw<&C::v2dDrawGlyph, &V::v2dDrawGlyph>;
    table.v2dBackground = plain<&C::v2dBackground, &V::v2dBackground>;
    table.v2dAutomaticScale = plain<&C::v2dAutomaticScale, &V::v2dAutomaticScale>;
    table.v2dPatternKernel = forward<&C::v2dPatternKernel, &V::v2dPatternKernel, N, N, N, N, N, Kernel<1>, N, N>;
}

} // namespace vitrine::captures::model
