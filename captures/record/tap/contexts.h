// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/tap/shadow.h"

#include <map>
#include <memory>

namespace vitrine::captures {

/// What the recorder was told last about a surface.
struct SurfaceShadow {
    EGLDisplay display = EGL_NO_DISPLAY;
    bool isWindow = false;
    EGLint width = 0, height = 0;
};

/// What is current on a thread. It is a plain value, because programs call GL from exit handlers, after the destructors
/// of a thread.
struct CurrentShadow {
    ContextShadow* context = nullptr;
    EGLSurface draw = EGL_NO_SURFACE;
};

/// The program's contexts and surfaces by handle.
class Contexts {
public:
    void add(EGLContext handle, EGLContext shareWith);
    /// A context that is current on a thread lives until the thread releases it.
    void remove(EGLContext handle);
    [[nodiscard]] ContextShadow* find(EGLContext handle) const;
    void setCurrent(ContextShadow* context, EGLSurface draw);
    /// What is current on the calling thread.
    [[nodiscard]] static const CurrentShadow& current();

    std::map<EGLSurface, SurfaceShadow> surfaces;

private:
    static CurrentShadow& ofThread();

    std::map<EGLContext, std::unique_ptr<ContextShadow>> m_contexts;
    std::map<ContextShadow*, std::unique_ptr<ContextShadow>> m_destroyed;
};

} // namespace vitrine::captures
