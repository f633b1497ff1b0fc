// SPDX-License-Identifier: Apache-2.0
// Image filters.
#include "core/api/replay/vg_forward.h"

namespace vitrine::core {

using namespace replay;

namespace {

using N = Number;

constexpr VgEntry kEntries[] = {
    forward<&Context::colorMatrix, Handle, Handle, Some<20>>("vgColorMatrix"),
    forward<&Context::convolve, Handle, Handle, N, N, N, N, Kernel<2>, N, N, N>("vgConvolve"),
    forward<&Context::separableConvolve, Handle, Handle, N, N, N, N, Numbers<2>, Numbers<3>, N, N, N>(
        "vgSeparableConvolve"),
    forward<&Context::gaussianBlur, Handle, Handle, N, N, N>("vgGaussianBlur"),
    forward<&Context::lookup, Handle, Handle, Table, Table, Table, Table, N, N>("vgLookup"),
    forward<&Context::lookupSingle, Handle, Handle, Some<256>, N, N, N>("vgLookupSingle"),
};

} // namespace

std::span<const VgEntry> vgFilterEntries()
{
    return kEntries;
}

} // namespace vitrine::core
