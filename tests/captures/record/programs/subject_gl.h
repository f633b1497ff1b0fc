// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <EGL/egl.h>
#include <GLES2/gl2.h>
// gl2ext.h builds on the types of gl2.h.
#include <GLES2/gl2ext.h>

#include <cstdint>
#include <vector>

namespace vitrine::testing {

/// A pbuffer with a context, current on this thread. Ends the program when EGL refuses.
class Screen {
public:
    Screen(int width, int height);
    ~Screen();
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;
    void present() const { eglSwapBuffers(m_display, m_surface); }

private:
    EGLDisplay m_display;
    EGLSurface m_surface;
    EGLContext m_context;
};

/// position (0), coordinate (1), color (2) → color · tint · texture.
struct Program {
    Program();
    GLuint name = 0;
    GLint tint = -1, transform = -1, image = -1;
};

/// A frame that uses client-side arrays (also beside buffers), client-side indices of every type, indices in a buffer,
/// mapped buffers, textures whose rows are padded, and vertex array objects.
class SceneObjects {
public:
    SceneObjects();
    void draw(int frame) const;

private:
    void uploadTexture(int frame) const;
    void fillMapped(int frame) const;

    Program m_program;
    GLuint m_texture = 0;
    GLuint m_vertices = 0; ///< positions and coordinates of a square
    GLuint m_indices = 0;
    GLuint m_mapped = 0;
    GLuint m_array = 0;
    PFNGLMAPBUFFEROESPROC m_map = nullptr;
    PFNGLUNMAPBUFFEROESPROC m_unmap = nullptr;
    PFNGLBINDVERTEXARRAYOESPROC m_bindArray = nullptr;
};

} // namespace vitrine::testing
