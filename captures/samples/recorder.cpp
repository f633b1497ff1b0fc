// SPDX-License-Identifier: Apache-2.0
#include "captures/samples/recorder.h"

#include <cstring>

namespace vitrine::captures::samples {
namespace {

constexpr std::uint64_t kDisplay = 0x100, kConfig = 0x200, kSurface = 0x300, kContext = 0x400, kVectorContext = 0x500;

Argument names(std::initializer_list<int> values)
{
    return listOf(std::span(values.begin(), values.size()));
}

} // namespace

void Recorder::call(const std::string& function, std::initializer_list<Argument> arguments, const Argument& result)
{
    const core::Call recorded = makeCall(m_number++, function, arguments, result);
    if (m_result)
        m_result = m_writer.addCall(recorded);
    const bool isBefore = function == "eglSwapBuffers" && m_presents++ < m_pictured;
    if (!isBefore) // each frame begins with a clear: without its end it is part of the next one
        m_thumbnail.see(recorded);
}

void Recorder::openWindow(int width, int height)
{
    constexpr int kEnd = 0x3038;                              // EGL_NONE
    constexpr int kDepthSize = 0x3025, kStencilSize = 0x3026; // EGL_DEPTH_SIZE, EGL_STENCIL_SIZE
    constexpr int kClientVersion = 0x3098;                    // EGL_CONTEXT_CLIENT_VERSION
    constexpr int kOpenGlEs = 0x30A0;                         // EGL_OPENGL_ES_API
    const Argument config = listOfOne({core::Pointer{kConfig}});
    call("eglGetDisplay", {Argument()}, address(kDisplay));
    call("eglInitialize", {address(kDisplay), names({1}), names({5})}, 1);
    call("eglBindAPI", {kOpenGlEs}, 1);
    call("eglChooseConfig", {address(kDisplay), names({kDepthSize, 24, kStencilSize, 8, kEnd}), config, 1, names({1})},
         1);
    call("eglCreateContext", {address(kDisplay), address(kConfig), Argument(), names({kClientVersion, 2, kEnd})},
         address(kContext));
    call("eglCreateWindowSurface", {address(kDisplay), address(kConfig), address(1), names({kEnd})}, address(kSurface));
    call("eglMakeCurrent", {address(kDisplay), address(kSurface), address(kSurface), address(kContext)}, 1);
    call("glViewport", {0, 0, width, height});
}

void Recorder::addVectorContext()
{
    constexpr int kOpenVg = 0x30A1; // EGL_OPENVG_API
    call("eglBindAPI", {kOpenVg}, 1);
    call("eglCreateContext", {address(kDisplay), address(kConfig), Argument(), Argument()}, address(kVectorContext));
    call("eglMakeCurrent", {address(kDisplay), address(kSurface), address(kSurface), address(kVectorContext)}, 1);
}

void Recorder::present()
{
    call("eglSwapBuffers", {address(kDisplay), address(kSurface)}, 1);
}

void Recorder::pushMarker(const char* label)
{
    call("glPushGroupMarkerEXT", {static_cast<int>(std::strlen(label)), label});
}

void Recorder::popMarker()
{
    call("glPopGroupMarkerEXT");
}

int Recorder::makeShader(const char* type, const char* source)
{
    const int shader = ++m_lastName;
    call("glCreateShader", {type}, shader);
    call("glShaderSource", {shader, 1, listOfOne({std::string(source)}), Argument()});
    call("glCompileShader", {shader});
    return shader;
}

int Recorder::makeProgram(const char* vertex, const char* fragment, std::initializer_list<const char*> attributes)
{
    const int vertexShader = makeShader("GL_VERTEX_SHADER", vertex);
    const int fragmentShader = fragment ? makeShader("GL_FRAGMENT_SHADER", fragment) : 0;
    const int program = ++m_lastName;
    call("glCreateProgram", {}, program);
    call("glAttachShader", {program, vertexShader});
    if (fragment)
        call("glAttachShader", {program, fragmentShader});
    for (int location = 0; const char* attribute : attributes)
        call("glBindAttribLocation", {program, location++, attribute});
    call("glLinkProgram", {program});
    return program;
}

int Recorder::uniform(int program, const char* name)
{
    const int location = m_lastLocation++;
    call("glGetUniformLocation", {program, name}, location);
    return location;
}

int Recorder::makeBuffer(const std::vector<float>& numbers)
{
    return makeStaticBuffer("GL_ARRAY_BUFFER", bytesOf(numbers), numbers.size() * sizeof(float));
}

int Recorder::makeIndexBuffer(const std::vector<std::uint16_t>& indices)
{
    return makeStaticBuffer("GL_ELEMENT_ARRAY_BUFFER", bytesOf(indices), indices.size() * sizeof(std::uint16_t));
}

int Recorder::makeStaticBuffer(const char* target, const Argument& content, std::size_t bytes)
{
    const int buffer = ++m_lastName;
    call("glGenBuffers", {1, names({buffer})});
    call("glBindBuffer", {target, buffer});
    call("glBufferData", {target, static_cast<int>(bytes), content, "GL_STATIC_DRAW"});
    return buffer;
}

int Recorder::makeTexture(const char* minFilter, const char* magFilter)
{
    const int texture = ++m_lastName;
    call("glGenTextures", {1, names({texture})});
    call("glBindTexture", {"GL_TEXTURE_2D", texture});
    call("glTexParameteri", {"GL_TEXTURE_2D", "GL_TEXTURE_MIN_FILTER", minFilter});
    call("glTexParameteri", {"GL_TEXTURE_2D", "GL_TEXTURE_MAG_FILTER", magFilter});
    call("glTexParameteri", {"GL_TEXTURE_2D", "GL_TEXTURE_WRAP_S", "GL_CLAMP_TO_EDGE"});
    call("glTexParameteri", {"GL_TEXTURE_2D", "GL_TEXTURE_WRAP_T", "GL_CLAMP_TO_EDGE"});
    return texture;
}

} // namespace vitrine::captures::samples
