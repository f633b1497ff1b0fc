// SPDX-License-Identifier: Apache-2.0
#include "captures/record/driver/model/egl_call.h"
#include "captures/record/driver/model/egl_calls.h"

#include <algorithm>

namespace vitrine::captures::model {

namespace {

EGLConfig handleOf(const Config& config)
{
    return reinterpret_cast<EGLConfig>(static_cast<std::uintptr_t>(config.id));
}

/// Fills in as many as there is room for; without an array only the number.
EGLBoolean answer(std::span<const Config> found, EGLConfig* configs, EGLint configSize, EGLint* count)
{
    std::size_t shown = found.size();
    if (configs) {
        shown = std::min(shown, static_cast<std::size_t>(std::max(configSize, 0)));
        std::transform(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(shown), configs, &handleOf);
    }
    *count = static_cast<EGLint>(shown);
    return EGL_TRUE;
}

EGLBoolean EGLAPIENTRY getConfigs(EGLDisplay dpy, EGLConfig* configs, EGLint configSize, EGLint* count)
{
    EglCall call;
    const Display* display = call.display(dpy);
    if (!display)
        return EGL_FALSE;
    if (!count)
        return call.fail(EGL_BAD_PARAMETER);
    return answer(display->configs, configs, configSize, count);
}

EGLBoolean EGLAPIENTRY chooseConfig(EGLDisplay dpy, const EGLint* attributes, EGLConfig* configs, EGLint configSize,
                                    EGLint* count)
{
    EglCall call;
    const Display* display = call.display(dpy);
    if (!display)
        return EGL_FALSE;
    if (!count)
        return call.fail(EGL_BAD_PARAMETER);
    const auto chosen = chooseConfigs(display->configs, attributes);
    if (!chosen)
        return call.fail(EGL_BAD_ATTRIBUTE);
    return answer(*chosen, configs, configSize, count);
}

EGLBoolean EGLAPIENTRY getConfigAttrib(EGLDisplay dpy, EGLConfig handle, EGLint attribute, EGLint* value)
{
    EglCall call;
    const Display* display = call.display(dpy);
    const Config* config = display ? call.config(*display, handle) : nullptr;
    if (!config)
        return EGL_FALSE;
    const auto found = configAttribute(*config, attribute);
    if (!found)
        return call.fail(EGL_BAD_ATTRIBUTE);
    if (!value)
        return call.fail(EGL_BAD_PARAMETER);
    *value = *found;
    return EGL_TRUE;
}

} // namespace

void addConfigCalls(EglFunctions& table)
{
    table.eglGetConfigs = &getConfigs;
    table.eglChooseConfig = &chooseConfig;
    table.eglGetConfigAttrib = &getConfigAttrib;
}

} // namespace vitrine::captures::model
