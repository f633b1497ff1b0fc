// SPDX-License-Identifier: Apache-2.0
// Masks, clearing and images.
#include "captures/record/driver/model/vg_call.h"
#include "captures/record/driver/model/vg_calls.h"
#include "core/api/openvg/pixel_rows.h"
#include "core/memory/surface_ops.h"

#include <cstring>

namespace vitrine::captures::model {

using namespace vg_rules;
using C = core::openvg::Context;
using V = VgFunctions;
using N = Plain;

namespace {

/// Rows in the program's memory: stride and format stand behind the pointer, width and height in arguments from
/// `kWidth` on.
template <std::size_t kWidth>
struct Pixels {
    template <typename T>
    static auto read(const VgCall&, T* data, const auto& arguments)
    {
        constexpr std::size_t kStride = kWidth - 4;
        const core::openvg::PixelRows rows{std::get<kStride>(arguments), std::get<kStride + 1>(arguments),
                                           std::get<kWidth>(arguments), std::get<kWidth + 1>(arguments)};
        return memoryAt(core::openvg::lowestByteOf(rows, data), core::openvg::bytesOf(rows).value_or(0));
    }
};

bool readSurface(VGint width, VGint height, void* rgba)
{
    const VgCall call(VgCall::Effect::Other);
    const Surface* surface = call ? thisThread().vg.draw.get() : nullptr;
    if (!surface)
        return false;
    Machine& machine = Machine::get();
    const core::RenderTargets targets = machine.system().visibleTargets(surface->window);
    if (!targets.color || static_cast<VGint>(targets.width) != width || static_cast<VGint>(targets.height) != height)
        return false;
    const std::vector<std::byte> rows = core::toRgba8TopDown(machine.memory().surface(targets.color));
    const std::size_t bytes = std::size_t{targets.width} * 4;
    auto* to = static_cast<std::byte*>(rgba);
    for (std::size_t row = targets.height; row-- > 0; to += bytes)
        std::memcpy(to, rows.data() + row * bytes, bytes);
    return true;
}

} // namespace

void addVgPixelCalls(VgFunctions& table)
{
    table.vgMask = plainDraw<&C::mask, &V::vgMask>;
    table.vgRenderToMask = plainDraw<&C::renderToMask, &V::vgRenderToMask>;
    table.vgCreateMaskLayer = plain<&C::createMaskLayer, &V::vgCreateMaskLayer>;
    table.vgDestroyMaskLayer = plain<&C::destroyMaskLayer, &V::vgDestroyMaskLayer>;
    table.vgFillMaskLayer = plainDraw<&C::fillMaskLayer, &V::vgFillMaskLayer>;
    table.vgCopyMask = plainDraw<&C::copyMask, &V::vgCopyMask>;
    table.vgClear = plainDraw<&C::clear, &V::vgClear>;
    table.vgCreateImage = plain<&C::createImage, &V::vgCreateImage>;
    table.vgDestroyImage = plain<&C::destroyImage, &V::vgDestroyImage>;
    table.vgClearImage = plainDraw<&C::clearImage, &V::vgClearImage>;
    table.vgImageSubData = forward<&C::imageSubData, &V::vgImageSubData, N, Pixels<6>, N, N, N, N, N, N>;
    table.vgGetImageSubData = forward<&C::getImageSubData, &V::vgGetImageSubData, N, Pixels<6>, N, N, N, N, N, N>;
    table.vgChildImage = plain<&C::childImage, &V::vgChildImage>;
    table.vgGetParent = plain<&C::getParent, &V::vgGetParent>;
    table.vgCopyImage = plainDraw<&C::copyImage, &V::vgCopyImage>;
    table.vgDrawImage = plainDraw<&C::drawImage, &V::vgDrawImage>;
    table.vgSetPixels = plainDraw<&C::setPixels, &V::vgSetPixels>;
    table.vgWritePixels = draw<&C::writePixels, &V::vgWritePixels, Pixels<5>, N, N, N, N, N, N>;
    table.vgGetPixels = plainDraw<&C::getPixels, &V::vgGetPixels>;
    table.vgReadPixels = forward<&C::readPixels, &V::vgReadPixels, Pixels<5>, N, N, N, N, N, N>;
    table.vgCopyPixels = plainDraw<&C::copyPixels, &V::vgCopyPixels>;
    table.readSurface = &readSurface;
}

} // namespace vitrine::captures::model
