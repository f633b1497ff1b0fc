// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/tap/shadow.h"

#include <map>
#include <memory>

namespace vitrine::captures {

/// A surface as the recorder was told about it last.
struct SurfaceShadow {
    EGLDisplay display = EGL_NO_DISPLAY;
    bool isWindow = false;
    EGLint width = 0, height = 0;
};

/// What a thread has current. Plain values: programs call GL from exit handlers, after the destructors of a thread.
struct CurrentShadow {
    ContextShadow* context = nullptr;
    EGLSurface draw = EGL_NO_SURFACE;
};

/// The program's contexts and surfaces by handle.
class Contexts {
public:
    void add(EGLContext handle, EGLContext shareWith);
    /// A context that a thread has current lives until it is released.
    void remove(EGLContext handle);
    [[nodiscard]] ContextShadow* find(EGLContext handle) const;
    void setCurrent(ContextShadow* context, EGLSurface draw);
    /// Of the calling thread.
    [[nodiscard]] static const CurrentShadow& current();

    std::map<EGLSurface, SurfaceShadow> surfaces;

private:
    static CurrentShadow& ofThread();

    std::map<EGLContext, std::unique_ptr<ContextShadow>> m_contexts;
    std::map<ContextShadow*, std::unique_ptr<ContextShadow>> m_destroyed;
};

} // namespace vitrine::captures
