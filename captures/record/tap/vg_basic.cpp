// SPDX-License-Identifier: Apache-2.0
// VG/vitrine2d.h.
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

struct ColorTable {
    static void put(Note& note, const VGuint* entries, const auto& arguments)
    {
        putElementsOrNull(note, std::get<0>(arguments) == VG_FALSE ? nullptr : entries, core::kPaletteEntries);
    }
};

/// A kernel that argument 0 says is none, is not read.
struct PatternKernel {
    static void put(Note& note, const VGshort* values, const auto& arguments)
    {
        Kernel<1>::put(note, std::get<0>(arguments) == VG_FALSE ? nullptr : values, arguments);
    }
};

} // namespace

void addRecordedVgBasic(VgFunctions& table)
{
    table.v2dPalette = record<&V::v2dPalette, N, PaletteEntries>;
    table.v2dColorTable = record<&V::v2dColorTable, N, ColorTable>;
    table.v2dPatternKernel = record<&V::v2dPatternKernel, N, N, N, N, N, PatternKernel, N, N>;
    table.v2dFillFan = record<&V::v2dFillFan, N, Elements<0, 2>>;
    table.v2dGradientRectangle = record<&V::v2dGradientRectangle, N, N, N, N, N, Elements<4>, Elements<4>, Elements<4>>;
}

} // namespace vitrine::captures
