// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <EGL/egl.h>
// eglext.h builds on the types of egl.h.
#include <EGL/eglext.h>
#include <GLES2/gl2.h>
// gl2ext.h builds on the types of gl2.h.
#include <GLES2/gl2ext.h>

#include <array>
#include <cstdint>
#include <vector>

/// What programs need before they can draw, through nothing but EGL's and OpenGL ES' C functions.

namespace vitrine::testing {

using Pixel = std::array<std::uint8_t, 4>;

/// A function by its name, as programs of newer versions find it.
template <typename Function>
[[nodiscard]] Function proc(const char* name)
{
    return reinterpret_cast<Function>(eglGetProcAddress(name));
}

inline EGLDisplay initializedDisplay()
{
    const EGLDisplay display = eglGetDisplay(EGL_DEFAULT_DISPLAY);
    eglInitialize(display, nullptr, nullptr);
    return display;
}

inline std::vector<EGLConfig> chooseConfigs(EGLDisplay display, std::vector<EGLint> attributes)
{
    attributes.push_back(EGL_NONE);
    std::vector<EGLConfig> configs(100);
    EGLint count = -1;
    if (!eglChooseConfig(display, attributes.data(), configs.data(), static_cast<EGLint>(configs.size()), &count))
        return {};
    configs.resize(static_cast<std::size_t>(count));
    return configs;
}

inline EGLint configAttribute(EGLDisplay display, EGLConfig config, EGLint attribute)
{
    EGLint value = -1;
    eglGetConfigAttrib(display, config, attribute, &value);
    return value;
}

/// 8888 with depth 24 and stencil 8, one sample.
inline EGLConfig usualConfig(EGLDisplay display)
{
    return chooseConfigs(display, {EGL_RENDERABLE_TYPE, EGL_OPENGL_ES2_BIT, EGL_SURFACE_TYPE, EGL_PBUFFER_BIT,
                                   EGL_ALPHA_SIZE, 8, EGL_STENCIL_SIZE, 8})
        .at(0);
}

inline EGLContext makeContext(EGLDisplay display, EGLConfig config, EGLContext share = EGL_NO_CONTEXT)
{
    const EGLint attributes[] = {EGL_CONTEXT_CLIENT_VERSION, 2, EGL_NONE};
    return eglCreateContext(display, config, share, attributes);
}

inline EGLSurface makePbuffer(EGLDisplay display, EGLConfig config, EGLint width, EGLint height)
{
    const EGLint attributes[] = {EGL_WIDTH, width, EGL_HEIGHT, height, EGL_NONE};
    return eglCreatePbufferSurface(display, config, attributes);
}

inline GLuint compile(GLenum type, const char* source)
{
    const GLuint shader = glCreateShader(type);
    glShaderSource(shader, 1, &source, nullptr);
    glCompileShader(shader);
    return shader;
}

/// Attribute 0 is `position`, attribute 1 is `color`.
inline GLuint linkProgram(const char* vertexSource, const char* fragmentSource)
{
    const GLuint program = glCreateProgram();
    glAttachShader(program, compile(GL_VERTEX_SHADER, vertexSource));
    glAttachShader(program, compile(GL_FRAGMENT_SHADER, fragmentSource));
    glBindAttribLocation(program, 0, "position");
    glBindAttribLocation(program, 1, "color");
    glLinkProgram(program);
    return program;
}

inline GLuint colorProgram()
{
    return linkProgram("attribute vec4 position; attribute vec4 color; varying vec4 shade;"
                       "void main() { gl_Position = position; shade = color; }",
                       "precision mediump float; varying vec4 shade; void main() { gl_FragColor = shade; }");
}

inline Pixel readPixel(GLint x, GLint y)
{
    Pixel pixel{1, 2, 3, 4};
    glReadPixels(x, y, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixel.data());
    return pixel;
}

/// A display, a context and a pbuffer of 16 × 16 pixels, current on the thread that made it.
class Bench {
public:
    explicit Bench(EGLContext share = EGL_NO_CONTEXT)
        : m_display(initializedDisplay()), m_config(usualConfig(m_display)),
          m_context(makeContext(m_display, m_config, share)), m_surface(makePbuffer(m_display, m_config, 16, 16))
    {
        m_isCurrent = eglMakeCurrent(m_display, m_surface, m_surface, m_context) == EGL_TRUE;
    }
    Bench(const Bench&) = delete;
    Bench& operator=(const Bench&) = delete;
    ~Bench()
    {
        eglMakeCurrent(m_display, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
        eglDestroySurface(m_display, m_surface);
        eglDestroyContext(m_display, m_context);
    }

    [[nodiscard]] bool isCurrent() const { return m_isCurrent; }
    [[nodiscard]] EGLDisplay display() const { return m_display; }
    [[nodiscard]] EGLConfig config() const { return m_config; }
    [[nodiscard]] EGLContext context() const { return m_context; }
    [[nodiscard]] EGLSurface surface() const { return m_surface; }

private:
    EGLDisplay m_display;
    EGLConfig m_config;
    EGLContext m_context;
    EGLSurface m_surface;
    bool m_isCurrent = false;
};

} // namespace vitrine::testing
