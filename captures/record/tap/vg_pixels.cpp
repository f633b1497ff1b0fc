// SPDX-License-Identifier: Apache-2.0
// Mask layers, images and image filters.
#include "captures/record/tap/vg_rules.h"
#include "captures/record/tap/vg_tables.h"
#include "core/api/openvg/pixel_rows.h"

namespace vitrine::captures {

using namespace rules;
using V = VgFunctions;
using N = Plain;

namespace {

/// Rows in the program's memory: stride and format stand behind the pointer, width and height in arguments from
/// `kWidth` on.
template <std::size_t kWidth>
struct VgPixels {
    static void put(Note& note, const void* data, const auto& arguments)
    {
        constexpr std::size_t kStride = kWidth - 4;
        const core::openvg::PixelRows rows{std::get<kStride>(arguments), std::get<kStride + 1>(arguments),
                                           std::get<kWidth>(arguments), std::get<kWidth + 1>(arguments)};
        if (const auto bytes = core::openvg::bytesOf(rows))
            note.out().blob(core::openvg::lowestByteOf(rows, data), *bytes);
        else
            note.out().null();
    }
};

/// As many values as argument `kCount` tells.
template <std::size_t kCount>
struct Shorts {
    static void put(Note& note, const VGshort* values, const auto& arguments)
    {
        putAsIntegers(note, values, countOf(std::get<kCount>(arguments)));
    }
};

struct LookUpTable {
    static void put(Note& note, const VGubyte* values, const auto&) { note.out().blob(values, 256); }
};

} // namespace

void addRecordedVgPixels(VgFunctions& table)
{
    using T = LookUpTable;
    table.vgDestroyMaskLayer = recordWith<FreesHandle, &V::vgDestroyMaskLayer, N>;
    table.vgDestroyImage = recordWith<FreesHandle, &V::vgDestroyImage, N>;
    table.vgImageSubData = record<&V::vgImageSubData, N, VgPixels<6>, N, N, N, N, N, N>;
    table.vgGetImageSubData = record<&V::vgGetImageSubData, N, VgPixels<6>, N, N, N, N, N, N>;
    table.vgWritePixels = record<&V::vgWritePixels, VgPixels<5>, N, N, N, N, N, N>;
    table.vgReadPixels = record<&V::vgReadPixels, VgPixels<5>, N, N, N, N, N, N>;
    table.vgColorMatrix = record<&V::vgColorMatrix, N, N, Fixed<20>>;
    table.vgConvolve = record<&V::vgConvolve, N, N, N, N, N, N, Kernel<2>, N, N, N>;
    table.vgSeparableConvolve = record<&V::vgSeparableConvolve, N, N, N, N, N, N, Shorts<2>, Shorts<3>, N, N, N>;
    table.vgLookup = record<&V::vgLookup, N, N, T, T, T, T, N, N>;
    table.vgLookupSingle = record<&V::vgLookupSingle, N, N, Fixed<256>, N, N, N>;
}

} // namespace vitrine::captures
