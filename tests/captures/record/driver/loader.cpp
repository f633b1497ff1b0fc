// SPDX-License-Identifier: Apache-2.0
// A program that loads EGL and OpenGL ES by name, as most do, and lets go of them while a thread that has used them
// goes on. Ends with 0 when all went well.
#include <EGL/egl.h>
#include <GLES2/gl2.h>

#include <thread>

#include <dlfcn.h>

namespace {

template <typename Function>
Function find(void* library, const char* name)
{
    return reinterpret_cast<Function>(dlsym(library, name));
}

int useAndDrop()
{
    void* egl = dlopen("libEGL.so.1", RTLD_NOW | RTLD_LOCAL);
    void* gles = dlopen("libGLESv2.so.2", RTLD_NOW | RTLD_LOCAL);
    if (!egl || !gles)
        return 1;
    const auto getDisplay = find<decltype(&eglGetDisplay)>(egl, "eglGetDisplay");
    const auto initialize = find<decltype(&eglInitialize)>(egl, "eglInitialize");
    const auto getProcAddress = find<decltype(&eglGetProcAddress)>(egl, "eglGetProcAddress");
    const auto flush = find<decltype(&glFlush)>(gles, "glFlush");
    if (!getDisplay || !initialize || !getProcAddress || !flush)
        return 2;
    if (!initialize(getDisplay(EGL_DEFAULT_DISPLAY), nullptr, nullptr))
        return 3;
    flush();
    const bool isSame = reinterpret_cast<void*>(getProcAddress("glFlush")) == reinterpret_cast<void*>(flush);
    dlclose(gles);
    dlclose(egl);
    return isSame ? 0 : 4;
}

} // namespace

int main()
{
    int result = -1;
    std::thread([&result] { result = useAndDrop(); }).join();
    return result;
}
