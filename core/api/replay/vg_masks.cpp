// SPDX-License-Identifier: Apache-2.0
// Masking and clearing.
#include "core/api/replay/vg_forward.h"

namespace vitrine::core {

using namespace replay;

namespace {

using N = Number;

constexpr VgEntry kEntries[] = {
    forward<&Context::mask, Handle, N, N, N, N, N>("vgMask"),
    forward<&Context::renderToMask, Handle, N, N>("vgRenderToMask"),
    creating<&Context::createMaskLayer, N, N>("vgCreateMaskLayer"),
    destroying<&Context::destroyMaskLayer>("vgDestroyMaskLayer"),
    forward<&Context::fillMaskLayer, Handle, N, N, N, N, N>("vgFillMaskLayer"),
    forward<&Context::copyMask, Handle, N, N, N, N, N, N>("vgCopyMask"),
    plain<&Context::clear>("vgClear"),
};

} // namespace

std::span<const VgEntry> vgMaskEntries()
{
    return kEntries;
}

} // namespace vitrine::core
