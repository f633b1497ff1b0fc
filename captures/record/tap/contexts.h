// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/tap/shadow.h"

#include <VG/openvg.h>

#include <map>
#include <memory>

namespace vitrine::captures {

/// What the recorder was told last about a surface.
struct SurfaceShadow {
    EGLDisplay display = EGL_NO_DISPLAY;
    bool isWindow = false;
    EGLint width = 0, height = 0;
};

/// What is known of a context of OpenVG, whose data tells its own size.
struct VgContextShadow {
    VGErrorCode error = VG_NO_ERROR; ///< the program's error, which it has not asked for yet
    int threads = 0;                 ///< how many threads have it current
};

/// What is current on a thread. It is a plain value, because programs call GL from exit handlers, after the destructors
/// of a thread.
struct CurrentShadow {
    ContextShadow* context = nullptr;
    EGLSurface draw = EGL_NO_SURFACE;
    VgContextShadow* vg = nullptr;
    EGLSurface vgDraw = EGL_NO_SURFACE;
};

/// The program's contexts and surfaces by handle.
class Contexts {
public:
    void add(EGLContext handle, EGLContext shareWith);
    void addVg(EGLContext handle);
    /// A context that is current on a thread lives until the thread releases it.
    void remove(EGLContext handle);
    [[nodiscard]] ContextShadow* find(EGLContext handle) const;
    [[nodiscard]] VgContextShadow* findVg(EGLContext handle) const;
    void setCurrent(ContextShadow* context, EGLSurface draw);
    void setCurrentVg(VgContextShadow* context, EGLSurface draw);
    /// What is current on the calling thread.
    [[nodiscard]] static const CurrentShadow& current();

    std::map<EGLSurface, SurfaceShadow> surfaces;

private:
    /// The contexts of one API.
    template <typename Shadow>
    struct Table {
        void remove(EGLContext handle);
        [[nodiscard]] Shadow* find(EGLContext handle) const;
        void exchange(Shadow*& current, Shadow* context);

        std::map<EGLContext, std::unique_ptr<Shadow>> living;
        std::map<Shadow*, std::unique_ptr<Shadow>> destroyed; ///< those that are current on a thread
    };
    static CurrentShadow& ofThread();

    Table<ContextShadow> m_gl;
    Table<VgContextShadow> m_vg;
};

} // namespace vitrine::captures
