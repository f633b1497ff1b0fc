// SPDX-License-Identifier: Apache-2.0
#include "captures/record/tap/recording_layer.h"
#include "core/api/calls/call_table.h"

#include <QtTest>

#include <set>
#include <string>

using namespace vitrine::captures;

namespace {

int glCalls = 0;
int eglCalls = 0;

// A driver that does nothing but count.
#define VITRINE_COUNT_GL(result, name, parameters, arguments)                                                          \
    auto GL_APIENTRY count_##name parameters->result                                                                   \
    {                                                                                                                  \
        ++glCalls;                                                                                                     \
        using Result = result;                                                                                         \
        return Result();                                                                                               \
    }
#define VITRINE_COUNT_EGL(result, name, parameters, arguments)                                                         \
    auto EGLAPIENTRY count_##name parameters->result                                                                   \
    {                                                                                                                  \
        ++eglCalls;                                                                                                    \
        using Result = result;                                                                                         \
        return Result();                                                                                               \
    }
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"
VITRINE_GL_FUNCTIONS(VITRINE_COUNT_GL)
VITRINE_EGL_FUNCTIONS(VITRINE_COUNT_EGL)
#pragma GCC diagnostic pop

} // namespace

class TestRecordingLayer : public QObject {
    Q_OBJECT

private slots:
    // One layer per process, so everything about it is one test.
    void everyFunctionOfTheCallTableIsRecordedAndReachesTheDriver()
    {
        GlFunctions gl;
        EglFunctions egl;
#define VITRINE_SET_GL(result, name, parameters, arguments) gl.name = &count_##name;
#define VITRINE_SET_EGL(result, name, parameters, arguments) egl.name = &count_##name;
        VITRINE_GL_FUNCTIONS(VITRINE_SET_GL)
        VITRINE_EGL_FUNCTIONS(VITRINE_SET_EGL)
        gl.glDrawBuffersNV = nullptr;
        const GlFunctions plainGl = gl;
        const EglFunctions plainEgl = egl;
        RecordingLayerOptions options;
        options.socketPath = "/nowhere/socket"; // the program runs on without its recorder
        addRecordingLayer(gl, egl, options);

        std::set<std::string> unrecorded;
#define VITRINE_CHECK_GL(result, name, parameters, arguments)                                                          \
    if (gl.name == plainGl.name)                                                                                       \
        unrecorded.insert(#name);
#define VITRINE_CHECK_EGL(result, name, parameters, arguments)                                                         \
    if (egl.name == plainEgl.name && vitrine::core::findFunction(#name))                                               \
        unrecorded.insert(#name);
        VITRINE_GL_FUNCTIONS(VITRINE_CHECK_GL)
        VITRINE_EGL_FUNCTIONS(VITRINE_CHECK_EGL)
        QCOMPARE(unrecorded, (std::set<std::string>{"glDrawBuffersNV"})); // there is none to call

        egl.eglGetDisplay(EGL_DEFAULT_DISPLAY);
        QCOMPARE(eglCalls, 1);
        gl.glEnable(GL_BLEND);
        gl.glDeleteBuffers(0, nullptr);
        gl.glUniform4fv(0, 1, nullptr);
        gl.glDrawElements(GL_TRIANGLES, 3, GL_UNSIGNED_BYTE, nullptr);
        QCOMPARE(glCalls, 4);
        egl.eglSwapBuffers(nullptr, nullptr);
        QCOMPARE(eglCalls, 2);
    }
};

QTEST_GUILESS_MAIN(TestRecordingLayer)
#include "tst_recording_layer.moc"
