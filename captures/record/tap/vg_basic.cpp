// SPDX-License-Identifier: Apache-2.0
// The basic 2-D path: VG/vitrine2d.h.
#include "captures/record/tap/vg_rules.h"
#include "captures/record/tap/vg_tables.h"
#include "core/command/basic_state.h"

namespace vitrine::captures {

using namespace rules;
using V = VgFunctions;
using N = Plain;

namespace {

/// They are read where argument 0 says that there is a palette.
struct PaletteEntries {
    static void put(Note& note, const VGuint* entries, const auto& arguments)
    {
        putElementsOrNull(note, std::get<0>(arguments) == V2D_PALETTE_NONE ? nullptr : entries, core::kPaletteEntries);
    }
};

} // namespace

void addRecordedVgBasic(VgFunctions& table)
{
    table.v2dPalette = record<&V::v2dPalette, N, PaletteEntries>;
    table.v2dFillFan = record<&V::v2dFillFan, N, Elements<0, 2>>;
    table.v2dGradientRectangle = record<&V::v2dGradientRectangle, N, N, N, N, N, Elements<4>, Elements<4>, Elements<4>>;
}

} // namespace vitrine::captures
