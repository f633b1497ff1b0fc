// SPDX-License-Identifier: Apache-2.0
#include "tests/captures/record/programs/subject_gl.h"

#include <cstdio>
#include <cstdlib>

namespace vitrine::testing {

namespace {

[[noreturn]] void giveUp(const char* what)
{
    std::fprintf(stderr, "%s failed\n", what);
    std::exit(1);
}

GLuint compiled(GLenum type, const char* source)
{
    const GLuint shader = glCreateShader(type);
    glShaderSource(shader, 1, &source, nullptr);
    glCompileShader(shader);
    GLint isDone = 0;
    glGetShaderiv(shader, GL_COMPILE_STATUS, &isDone);
    if (!isDone)
        giveUp("glCompileShader");
    return shader;
}

template <typename Function>
Function extension(const char* name)
{
    return reinterpret_cast<Function>(eglGetProcAddress(name));
}

} // namespace

Screen::Screen(int width, int height) : m_display(eglGetDisplay(EGL_DEFAULT_DISPLAY))
{
    const EGLint wanted[] = {EGL_RENDERABLE_TYPE,
                             EGL_OPENGL_ES2_BIT,
                             EGL_SURFACE_TYPE,
                             EGL_PBUFFER_BIT,
                             EGL_RED_SIZE,
                             8,
                             EGL_ALPHA_SIZE,
                             8,
                             EGL_DEPTH_SIZE,
                             16,
                             EGL_NONE};
    const EGLint size[] = {EGL_WIDTH, width, EGL_HEIGHT, height, EGL_NONE};
    const EGLint version[] = {EGL_CONTEXT_CLIENT_VERSION, 2, EGL_NONE};
    EGLConfig config = nullptr;
    EGLint count = 0;
    if (!eglInitialize(m_display, nullptr, nullptr) || !eglChooseConfig(m_display, wanted, &config, 1, &count) ||
        count < 1)
        giveUp("EGL");
    m_surface = eglCreatePbufferSurface(m_display, config, size);
    m_context = eglCreateContext(m_display, config, EGL_NO_CONTEXT, version);
    if (!eglMakeCurrent(m_display, m_surface, m_surface, m_context))
        giveUp("eglMakeCurrent");
}

Screen::~Screen()
{
    eglMakeCurrent(m_display, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
    eglDestroyContext(m_display, m_context);
    eglDestroySurface(m_display, m_surface);
    eglTerminate(m_display);
}

Program::Program() : name(glCreateProgram())
{
    glAttachShader(name, compiled(GL_VERTEX_SHADER, "attribute vec2 position, coordinate;\n"
                                                    "attribute vec4 color;\n"
                                                    "uniform mat4 transform;\n"
                                                    "varying vec2 place;\n"
                                                    "varying vec4 shade;\n"
                                                    "void main() {\n"
                                                    "  place = coordinate;\n"
                                                    "  shade = color;\n"
                                                    "  gl_Position = transform * vec4(position, 0.0, 1.0);\n"
                                                    "}\n"));
    glAttachShader(name, compiled(GL_FRAGMENT_SHADER, "precision mediump float;\n"
                                                      "uniform vec4 tint;\n"
                                                      "uniform sampler2D image;\n"
                                                      "varying vec2 place;\n"
                                                      "varying vec4 shade;\n"
                                                      "void main() {\n"
                                                      "  gl_FragColor = tint * shade + texture2D(image, place);\n"
                                                      "}\n"));
    glBindAttribLocation(name, 0, "position");
    glBindAttribLocation(name, 1, "coordinate");
    glBindAttribLocation(name, 2, "color");
    glLinkProgram(name);
    glUseProgram(name);
    tint = glGetUniformLocation(name, "tint");
    transform = glGetUniformLocation(name, "transform");
    image = glGetUniformLocation(name, "image");
    const float identity[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
    glUniformMatrix4fv(transform, 1, GL_FALSE, identity);
    glVertexAttrib4f(2, 1.0f, 1.0f, 1.0f, 1.0f);
}

SceneObjects::SceneObjects()
    : m_map(extension<PFNGLMAPBUFFEROESPROC>("glMapBufferOES")),
      m_unmap(extension<PFNGLUNMAPBUFFEROESPROC>("glUnmapBufferOES")),
      m_bindArray(extension<PFNGLBINDVERTEXARRAYOESPROC>("glBindVertexArrayOES"))
{
    const float square[] = {-1, -1, 0, 0, 0, -1, 1, 0, -1, 0, 0, 1, 0, 0, 1, 1}; // position, coordinate by turns
    const std::uint16_t order[] = {9, 9, 0, 1, 2, 2, 1, 3};                      // the first two are skipped
    glGenTextures(1, &m_texture);
    glGenBuffers(1, &m_vertices);
    glGenBuffers(1, &m_indices);
    glGenBuffers(1, &m_mapped);
    extension<PFNGLGENVERTEXARRAYSOESPROC>("glGenVertexArraysOES")(1, &m_array);
    glBindBuffer(GL_ARRAY_BUFFER, m_vertices);
    glBufferData(GL_ARRAY_BUFFER, sizeof square, square, GL_STATIC_DRAW);
    // An index buffer may be filled as if it were for vertices.
    glBindBuffer(GL_ARRAY_BUFFER, m_indices);
    glBufferData(GL_ARRAY_BUFFER, sizeof order, nullptr, GL_STATIC_DRAW);
    glBufferSubData(GL_ARRAY_BUFFER, 0, sizeof order, order);
    glBindBuffer(GL_ARRAY_BUFFER, 0);
}

void SceneObjects::uploadTexture(int frame) const
{
    // 3 texels of 3 bytes a row, padded to 12 bytes by the default alignment, then not at all, then to 16.
    const GLint alignment = frame % 3 == 0 ? 4 : frame % 3 == 1 ? 1 : 8;
    const std::size_t stride = alignment == 1 ? 9 : alignment == 4 ? 12 : 16;
    std::vector<std::uint8_t> texels(stride + 9); // not a byte more than GL reads
    for (std::size_t i = 0; i < texels.size(); ++i)
        texels[i] = static_cast<std::uint8_t>(20 * i + static_cast<std::size_t>(40 * frame));
    glBindTexture(GL_TEXTURE_2D, m_texture);
    glPixelStorei(GL_UNPACK_ALIGNMENT, alignment);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGB, 3, 2, 0, GL_RGB, GL_UNSIGNED_BYTE, texels.data());
    const std::uint8_t one[] = {255, 0, 255};
    glTexSubImage2D(GL_TEXTURE_2D, 0, frame % 3, 1, 1, 1, GL_RGB, GL_UNSIGNED_BYTE, one);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
}

void SceneObjects::fillMapped(int frame) const
{
    constexpr GLsizeiptr kBytes = 6 * sizeof(float);
    glBindBuffer(GL_ARRAY_BUFFER, m_mapped);
    glBufferData(GL_ARRAY_BUFFER, kBytes, nullptr, GL_DYNAMIC_DRAW);
    auto* vertices = static_cast<float*>(m_map(GL_ARRAY_BUFFER, GL_WRITE_ONLY_OES));
    const float shift = static_cast<float>(frame) * 0.1f;
    const float wanted[] = {0.1f + shift, -0.9f, 0.9f, -0.9f, 0.5f, -0.1f - shift};
    for (int i = 0; i < 6; ++i)
        vertices[i] = wanted[i];
    m_unmap(GL_ARRAY_BUFFER);
}

void SceneObjects::draw(int frame) const
{
    glClearColor(0.1f, 0.2f, static_cast<float>(frame) * 0.15f, 1.0f);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    uploadTexture(frame);
    glUniform4f(m_program.tint, 0.3f, 0.1f * static_cast<float>(frame), 0.2f, 1.0f);
    glEnableVertexAttribArray(0);

    // Positions and coordinates from a buffer, colors from memory, indices from a buffer: only they tell that four
    // colors are read.
    const std::vector<std::uint8_t> colors{255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 9, 200, 90, 255};
    glBindBuffer(GL_ARRAY_BUFFER, 0);
    glVertexAttribPointer(2, 4, GL_UNSIGNED_BYTE, GL_TRUE, 0, colors.data());
    glBindBuffer(GL_ARRAY_BUFFER, m_vertices); // stays bound over the draw
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 16, nullptr);
    glVertexAttribPointer(1, 2, GL_FLOAT, GL_FALSE, 16, reinterpret_cast<const void*>(8));
    glEnableVertexAttribArray(1);
    glEnableVertexAttribArray(2);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, m_indices);
    glDrawElements(GL_TRIANGLES, 6, GL_UNSIGNED_SHORT, reinterpret_cast<const void*>(4));
    glDisableVertexAttribArray(1);
    glDisableVertexAttribArray(2);

    // Indices from memory, bytes this time, into an interleaved array in memory.
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, 0);
    glBindBuffer(GL_ARRAY_BUFFER, 0);
    const std::vector<float> corners{7, 7, 7, -0.9f, 0.1f, 7, -0.1f, 0.1f, 7, -0.5f, 0.9f};
    const std::uint8_t order[] = {1, 2, 3};
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 12, corners.data());
    glDrawElements(GL_TRIANGLES, 3, GL_UNSIGNED_BYTE, order);

    fillMapped(frame);
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 0, nullptr);
    glDrawArrays(GL_TRIANGLES, 0, 3);
    glBindBuffer(GL_ARRAY_BUFFER, 0);

    // A vertex array object with a client-side array of its own; bytes do for corners.
    const std::vector<std::int8_t> points{1, 1, 100, 20, 110, 120, 40, 100};
    m_bindArray(m_array);
    glEnableVertexAttribArray(0);
    glVertexAttribPointer(0, 2, GL_BYTE, GL_TRUE, 0, points.data());
    glDrawArrays(GL_TRIANGLE_STRIP, 1, 3);
    m_bindArray(0);
}

} // namespace vitrine::testing
