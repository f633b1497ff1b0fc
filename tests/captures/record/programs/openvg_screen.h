// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <EGL/egl.h>
#include <VG/openvg.h>
#include <VG/vgu.h>

#include <cstdlib>
#include <initializer_list>

/// What programs need before they can draw with OpenVG, through nothing but EGL's C functions.

namespace vitrine::testing {

/// A config for OpenVG and OpenGL ES with pbuffers; null when there is none.
inline EGLConfig openVgConfig(EGLDisplay display)
{
    const EGLint wanted[] = {EGL_RENDERABLE_TYPE,
                             EGL_OPENVG_BIT | EGL_OPENGL_ES2_BIT,
                             EGL_SURFACE_TYPE,
                             EGL_PBUFFER_BIT,
                             EGL_ALPHA_MASK_SIZE,
                             8,
                             EGL_NONE};
    EGLConfig config = nullptr;
    EGLint count = 0;
    return eglChooseConfig(display, wanted, &config, 1, &count) && count == 1 ? config : nullptr;
}

inline EGLContext makeContextOf(EGLenum api, EGLDisplay display, EGLConfig config, EGLContext share = EGL_NO_CONTEXT)
{
    const EGLint version[] = {EGL_CONTEXT_CLIENT_VERSION, 2, EGL_NONE};
    eglBindAPI(api);
    return eglCreateContext(display, config, share, api == EGL_OPENGL_ES_API ? version : nullptr);
}

/// A pbuffer with a context of OpenVG, and one of OpenGL ES, both current on this thread with OpenVG bound.
class OpenVgScreen {
public:
    OpenVgScreen(EGLint width, EGLint height) : m_display(eglGetDisplay(EGL_DEFAULT_DISPLAY))
    {
        const EGLint size[] = {EGL_WIDTH, width, EGL_HEIGHT, height, EGL_NONE};
        eglInitialize(m_display, nullptr, nullptr);
        m_config = openVgConfig(m_display);
        m_surface = eglCreatePbufferSurface(m_display, m_config, size);
        m_gl = makeContextOf(EGL_OPENGL_ES_API, m_display, m_config);
        m_vg = makeContextOf(EGL_OPENVG_API, m_display, m_config);
        m_isCurrent = eglMakeCurrent(m_display, m_surface, m_surface, m_gl) &&
                      eglMakeCurrent(m_display, m_surface, m_surface, m_vg);
    }
    ~OpenVgScreen()
    {
        for (const EGLenum api : {EGL_OPENVG_API, EGL_OPENGL_ES_API}) {
            eglBindAPI(api);
            eglMakeCurrent(m_display, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
        }
        eglDestroySurface(m_display, m_surface);
        eglDestroyContext(m_display, m_vg);
        eglDestroyContext(m_display, m_gl);
    }
    OpenVgScreen(const OpenVgScreen&) = delete;
    OpenVgScreen& operator=(const OpenVgScreen&) = delete;

    [[nodiscard]] bool isCurrent() const { return m_isCurrent; }
    [[nodiscard]] EGLDisplay display() const { return m_display; }
    [[nodiscard]] EGLConfig config() const { return m_config; }
    [[nodiscard]] EGLSurface surface() const { return m_surface; }
    [[nodiscard]] EGLContext gl() const { return m_gl; }
    [[nodiscard]] EGLContext vg() const { return m_vg; }
    bool present() const { return eglSwapBuffers(m_display, m_surface); }

private:
    EGLDisplay m_display;
    EGLConfig m_config = nullptr;
    EGLSurface m_surface = EGL_NO_SURFACE;
    EGLContext m_gl = EGL_NO_CONTEXT, m_vg = EGL_NO_CONTEXT;
    bool m_isCurrent = false;
};

/// A path of this data type with all capabilities.
inline VGPath makePath(VGPathDatatype datatype, VGbitfield capabilities = VG_PATH_CAPABILITY_ALL)
{
    return vgCreatePath(VG_PATH_FORMAT_STANDARD, datatype, 1.0f, 0.0f, 0, 0, capabilities);
}

} // namespace vitrine::testing
