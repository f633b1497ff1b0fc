// SPDX-License-Identifier: Apache-2.0
#include "captures/record/driver/model/window_size.h"

#include "captures/record/driver/model/gl_call.h"
#include "captures/record/driver/model/gl_calls.h"

namespace vitrine::captures::model {

namespace {

/// Programs that draw only when something has changed learn of a new size, set the viewport and draw one frame: it has
/// to fit already. One question a frame is enough, and drawing to textures needs none.
void GL_APIENTRY viewport(GLint x, GLint y, GLsizei width, GLsizei height)
{
    const GlCall call;
    if (!call)
        return;
    Surface* surface = thisThread().gl.draw.get();
    if (surface && !surface->isFrameBegun && !call.gl().state().framebuffer) {
        followWindowSize(Machine::get(), *surface);
        surface->isFrameBegun = true;
    }
    call.gl().viewport(x, y, width, height);
}

} // namespace

bool followWindowSize(Machine& machine, Surface& surface)
{
    if (!surface.native)
        return true;
    const auto size = surface.native->size();
    if (!size)
        return false;
    machine.system().resizeWindow(surface.window, size->width, size->height);
    surface.width = static_cast<EGLint>(size->width);
    surface.height = static_cast<EGLint>(size->height);
    return true;
}

void addWindowCalls(GlFunctions& table)
{
    table.glViewport = &viewport;
}

} // namespace vitrine::captures::model
