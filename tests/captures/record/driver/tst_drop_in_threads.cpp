// SPDX-License-Identifier: Apache-2.0
#include "tests/captures/record/driver/egl_bench.h"
#include "tests/harness/test_class.h"

#include <QTest>

#include <atomic>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

using namespace vitrine::testing;

namespace {

Pixel colorOf(int number)
{
    return {static_cast<std::uint8_t>(number * 40 % 256), static_cast<std::uint8_t>(number * 7 % 256), 255, 255};
}

/// Clears and draws with a context of its own; how often the picture was wrong.
int drawForAWhile(int number)
{
    const Bench bench;
    if (!bench.isCurrent())
        return -1;
    const Pixel color = colorOf(number);
    constexpr float kStrip[] = {-1, -1, 1, -1, -1, 1, 1, 1};
    glUseProgram(colorProgram());
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 0, kStrip);
    glEnableVertexAttribArray(0);
    int faults = 0;
    for (int round = 0; round < 25; ++round) {
        glClear(GL_COLOR_BUFFER_BIT);
        glVertexAttrib4f(1, static_cast<float>(color[0]) / 255.0f, static_cast<float>(color[1]) / 255.0f, 1.0f, 1.0f);
        glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
        faults += readPixel(round % 16, round / 2) == color ? 0 : 1;
    }
    return faults;
}

} // namespace

class DropInThreads : public QObject {
    Q_OBJECT

private slots:
    void contextsOfSeveralThreadsDoNotMix();
    void texturesOfOneThreadAreDrawnByAnother();
    void whatIsCurrentElsewhereIsRefused();
    void aThreadThatEndsReleasesItsContext();
    void errorsBelongToTheirThread();
    void aForkedChildCanCallOn();
};

void DropInThreads::contextsOfSeveralThreadsDoNotMix()
{
    std::array<int, 4> faults{-1, -1, -1, -1};
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([i, &faults] { faults[static_cast<std::size_t>(i)] = drawForAWhile(i + 1); });
    for (std::thread& thread : threads)
        thread.join();
    QCOMPARE(faults, (std::array<int, 4>{0, 0, 0, 0}));
}

void DropInThreads::texturesOfOneThreadAreDrawnByAnother()
{
    const Bench bench;
    GLuint texture = 0;
    std::thread([&bench, &texture] {
        const Bench loader(bench.context());
        constexpr Pixel kTexel{12, 200, 34, 255};
        glGenTextures(1, &texture);
        glBindTexture(GL_TEXTURE_2D, texture);
        glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, kTexel.data());
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        glFinish();
    }).join();
    QVERIFY(glIsTexture(texture));
    glBindTexture(GL_TEXTURE_2D, texture);
    glUseProgram(linkProgram("attribute vec4 position; void main() { gl_Position = position; }",
                             "precision mediump float; uniform sampler2D image;"
                             "void main() { gl_FragColor = texture2D(image, vec2(0.5)); }"));
    constexpr float kStrip[] = {-1, -1, 1, -1, -1, 1, 1, 1};
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 0, kStrip);
    glEnableVertexAttribArray(0);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    QCOMPARE(readPixel(5, 5), (Pixel{12, 200, 34, 255}));
    const Bench stranger;
    QVERIFY(!glIsTexture(texture)); // not of its share group
}

void DropInThreads::whatIsCurrentElsewhereIsRefused()
{
    const Bench bench;
    EGLint forContext = EGL_SUCCESS, forSurface = EGL_SUCCESS;
    std::thread([&] {
        const EGLSurface surface = makePbuffer(bench.display(), bench.config(), 4, 4);
        eglMakeCurrent(bench.display(), surface, surface, bench.context());
        forContext = eglGetError();
        const EGLContext context = makeContext(bench.display(), bench.config());
        eglMakeCurrent(bench.display(), bench.surface(), bench.surface(), context);
        forSurface = eglGetError();
        eglDestroySurface(bench.display(), surface);
        eglDestroyContext(bench.display(), context);
    }).join();
    QCOMPARE(forContext, EGL_BAD_ACCESS);
    QCOMPARE(forSurface, EGL_BAD_ACCESS);
}

void DropInThreads::aThreadThatEndsReleasesItsContext()
{
    const EGLDisplay display = initializedDisplay();
    const EGLConfig config = usualConfig(display);
    const EGLContext context = makeContext(display, config);
    const EGLSurface surface = makePbuffer(display, config, 4, 4);
    bool wasCurrent = false;
    std::thread([&] { wasCurrent = eglMakeCurrent(display, surface, surface, context) == EGL_TRUE; }).join();
    QVERIFY(wasCurrent);
    QVERIFY(eglMakeCurrent(display, surface, surface, context));
    QVERIFY(eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT));
    QVERIFY(eglDestroySurface(display, surface));
    QVERIFY(eglDestroyContext(display, context));
}

void DropInThreads::errorsBelongToTheirThread()
{
    EGLint other = -1;
    QVERIFY(!eglInitialize(reinterpret_cast<EGLDisplay>(0x4242), nullptr, nullptr));
    std::thread([&other] { other = eglGetError(); }).join();
    QCOMPARE(other, EGL_SUCCESS);
    QCOMPARE(eglGetError(), EGL_BAD_DISPLAY);
}

void DropInThreads::aForkedChildCanCallOn()
{
    const Bench bench;
    std::atomic<bool> isOver = false;
    std::thread busy([&isOver] {
        while (!isOver)
            drawForAWhile(1);
    });
    int failures = 0;
    for (int i = 0; i < 10; ++i) {
        const pid_t child = fork();
        if (child == 0) {
            alarm(20);
            glClearColor(0.0f, 1.0f, 0.0f, 1.0f);
            glClear(GL_COLOR_BUFFER_BIT);
            _exit(readPixel(2, 2) == Pixel{0, 255, 0, 255} ? 0 : 1);
        }
        int status = 1;
        failures += waitpid(child, &status, 0) == child && status == 0 ? 0 : 1;
    }
    isOver = true;
    busy.join();
    QCOMPARE(failures, 0);
}

VITRINE_TEST(DropInThreads, QCoreApplication)
#include "tst_drop_in_threads.moc"
