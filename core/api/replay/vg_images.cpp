// SPDX-License-Identifier: Apache-2.0
#include "core/api/replay/vg_forward.h"

namespace vitrine::core {

using namespace replay;

namespace {

using N = Number;

constexpr VgEntry kEntries[] = {
    creating<&Context::createImage, N, N, N, N>("vgCreateImage"),
    destroying<&Context::destroyImage>("vgDestroyImage"),
    forward<&Context::clearImage, Handle, N, N, N, N>("vgClearImage"),
    forward<&Context::imageSubData, Handle, PixelData<6>, N, N, N, N, N, N>("vgImageSubData"),
    forward<&Context::getImageSubData, Handle, PixelRoom, N, N, N, N, N, N>("vgGetImageSubData"),
    creating<&Context::childImage, Handle, N, N, N, N>("vgChildImage"),
    forward<&Context::getParent, Handle>("vgGetParent"),
    forward<&Context::copyImage, Handle, N, N, Handle, N, N, N, N, N>("vgCopyImage"),
    forward<&Context::drawImage, Handle>("vgDrawImage"),
    forward<&Context::setPixels, N, N, Handle, N, N, N, N>("vgSetPixels"),
    forward<&Context::writePixels, PixelData<5>, N, N, N, N, N, N>("vgWritePixels"),
    forward<&Context::getPixels, Handle, N, N, N, N, N, N>("vgGetPixels"),
    forward<&Context::readPixels, PixelRoom, N, N, N, N, N, N>("vgReadPixels"),
    plain<&Context::copyPixels>("vgCopyPixels"),
};

} // namespace

std::span<const VgEntry> vgImageEntries()
{
    return kEntries;
}

} // namespace vitrine::core
