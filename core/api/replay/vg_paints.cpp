// SPDX-License-Identifier: Apache-2.0
#include "core/api/replay/vg_forward.h"

namespace vitrine::core {

using namespace replay;

namespace {

using N = Number;

constexpr VgEntry kEntries[] = {
    creating<&Context::createPaint>("vgCreatePaint"),
    destroying<&Context::destroyPaint>("vgDestroyPaint"),
    forward<&Context::setPaint, Handle, N>("vgSetPaint"),
    plain<&Context::getPaint>("vgGetPaint"),
    forward<&Context::setColor, Handle, N>("vgSetColor"),
    forward<&Context::getColor, Handle>("vgGetColor"),
    forward<&Context::paintPattern, Handle, Handle>("vgPaintPattern"),
};

} // namespace

std::span<const VgEntry> vgPaintEntries()
{
    return kEntries;
}

} // namespace vitrine::core
