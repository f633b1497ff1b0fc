// SPDX-License-Identifier: Apache-2.0
#include "captures/record/driver/model/egl_call.h"

namespace vitrine::captures::model {

EglCall::EglCall() : m_machine(Machine::get()), m_lock(m_machine.mutex()), m_thread(thisThread())
{
    m_thread.error = EGL_SUCCESS;
}

Failure EglCall::fail(EGLint error)
{
    m_thread.error = error;
    return {};
}

Display* EglCall::anyDisplay(EGLDisplay handle)
{
    Display* found = m_machine.findDisplay(handle);
    if (!found)
        fail(EGL_BAD_DISPLAY);
    return found;
}

Display* EglCall::display(EGLDisplay handle)
{
    Display* found = anyDisplay(handle);
    if (found && !found->isInitialized)
        return fail(EGL_NOT_INITIALIZED);
    return found;
}

const Config* EglCall::config(const Display& display, EGLConfig handle)
{
    const auto id = reinterpret_cast<std::uintptr_t>(handle);
    if (id == 0 || id > display.configs.size())
        return fail(EGL_BAD_CONFIG);
    return &display.configs[id - 1];
}

std::shared_ptr<Surface> EglCall::surface(const Display& display, EGLSurface handle)
{
    const auto found = display.surfaces.find(handle);
    if (found != display.surfaces.end())
        return found->second;
    fail(EGL_BAD_SURFACE);
    return nullptr;
}

std::shared_ptr<Context> EglCall::context(const Display& display, EGLContext handle)
{
    const auto found = display.contexts.find(handle);
    if (found != display.contexts.end())
        return found->second;
    fail(EGL_BAD_CONTEXT);
    return nullptr;
}

} // namespace vitrine::captures::model
