// SPDX-License-Identifier: Apache-2.0
// Slices of volumes as render targets (OES_texture_3D). A render target starts at the first row of its surface and a
// volume stacks its slices in one, so a slice is drawn to in a surface of its own: copied in before and back after.
#include "core/api/gles2/context.h"
#include "core/api/gles2/device.h"
#include "core/api/gles2/framebuffer_status.h"
#include "core/api/gles2/share_group.h"
#include "core/command/copy_ops.h"

namespace vitrine::core::gles2 {

void Context::loadSlice()
{
    Framebuffer* framebuffer = m_state.framebuffers.find(m_state.framebuffer);
    const TextureLevel* volume = framebuffer ? attachedVolume(*m_share, framebuffer->color) : nullptr;
    if (!volume)
        return;
    const Surface::Description wanted{volume->storage, volume->width, volume->height, 1};
    SurfaceId& slice = framebuffer->slice;
    if (!slice || device().memory().surface(slice).description() != wanted) {
        device().destroySurface(slice);
        slice = device().createSurface(wanted);
        touch();
        if (!slice)
            return fail(GL_OUT_OF_MEMORY);
    }
    const auto row = static_cast<std::uint32_t>(framebuffer->color.slice) * volume->height;
    executeCopy({volume->surface, slice, 0, row, 0, 0, volume->width, volume->height},
                device().memoryToWrite(slice, volume->surface));
}

void Context::storeSlice()
{
    const Framebuffer* framebuffer = m_state.framebuffers.find(m_state.framebuffer);
    const TextureLevel* volume = framebuffer ? attachedVolume(*m_share, framebuffer->color) : nullptr;
    if (!volume || !framebuffer->slice)
        return;
    const auto row = static_cast<std::uint32_t>(framebuffer->color.slice) * volume->height;
    executeCopy({framebuffer->slice, volume->surface, 0, 0, 0, row, volume->width, volume->height},
                device().memoryToWrite(volume->surface, framebuffer->slice));
}

} // namespace vitrine::core::gles2
