// SPDX-License-Identifier: Apache-2.0
// A program whose exit handler still draws with what its main thread has current. Ends with 0 when the picture is
// right.
#include "tests/captures/record/driver/egl_bench.h"

#include <cstdlib>

#include <unistd.h>

using namespace vitrine::testing;

namespace {

void drawAtTheEnd()
{
    glClearColor(0.0f, 0.0f, 1.0f, 1.0f);
    glClear(GL_COLOR_BUFFER_BIT);
    if (readPixel(1, 1) != Pixel{0, 0, 255, 255})
        _exit(1);
}

} // namespace

int main()
{
    std::atexit(&drawAtTheEnd);
    const EGLDisplay display = initializedDisplay();
    const EGLConfig config = usualConfig(display);
    const EGLSurface surface = makePbuffer(display, config, 4, 4);
    return eglMakeCurrent(display, surface, surface, makeContext(display, config)) ? 0 : 2;
}
