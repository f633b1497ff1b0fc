// SPDX-License-Identifier: Apache-2.0
#include "tests/api/replay/replay_bench.h"
#include "tests/harness/test_class.h"

#include <QtTest>

using namespace vitrine::core;
using calls::number;

class TestReplayEgl : public QObject {
    Q_OBJECT

private slots:
    void windowsGrowWithTheViewport()
    {
        ReplayBench bench;
        QCOMPARE(bench.createContext(ReplayBench::kContext), std::string());
        QCOMPARE(bench.createWindow(ReplayBench::kSurface), std::string());
        QCOMPARE(bench.makeCurrent(ReplayBench::kSurface, ReplayBench::kContext), std::string());
        QCOMPARE(bench.window()->targets.width, 1u);
        const auto size = [&] { return std::pair(bench.window()->targets.width, bench.window()->targets.height); };
        QCOMPARE(bench.viewport(0, 0, 320, 240), std::string());
        QCOMPARE(size(), std::pair(320u, 240u));
        QCOMPARE(bench.viewport(10, 10, 100, 100), std::string());
        QCOMPARE(size(), std::pair(320u, 240u));
        QCOMPARE(bench.viewport(20, -5, 400, 100), std::string());
        QCOMPARE(size(), std::pair(420u, 240u));
        QCOMPARE(bench.state().raster.viewport.width, 400);
        // A framebuffer of the program is no window.
        QCOMPARE(bench.run("glBindFramebuffer", {number(0x8D40), number(1)}), std::string());
        QCOMPARE(bench.viewport(0, 0, 1000, 1000), std::string());
        QCOMPARE(size(), std::pair(420u, 240u));
    }

    void aRecorderTellsTheSizeOfAWindow()
    {
        ReplayBench bench;
        QCOMPARE(bench.createContext(ReplayBench::kContext), std::string());
        QCOMPARE(bench.createWindow(ReplayBench::kSurface), std::string());
        QCOMPARE(bench.makeCurrent(ReplayBench::kSurface, ReplayBench::kContext), std::string());
        const auto size = [&] { return std::pair(bench.window()->targets.width, bench.window()->targets.height); };
        const auto ask = [&](int attribute, int answer, CallFlags flags) {
            auto call = calls::make(
                "eglQuerySurface",
                {calls::pointer(1), calls::pointer(ReplayBench::kSurface), number(attribute), calls::names({answer})},
                number(1));
            call.flags = flags;
            return bench.replayer.execute(call).hasValue();
        };
        // What the program asks changes nothing: captures of apitrace replay as ever.
        QVERIFY(ask(0x3057, 300, CallFlags::None));
        QCOMPARE(size(), std::pair(1u, 1u));
        QVERIFY(ask(0x3057, 300, CallFlags::Fake)); // EGL_WIDTH
        QVERIFY(ask(0x3056, 200, CallFlags::Fake)); // EGL_HEIGHT
        QCOMPARE(size(), std::pair(300u, 200u));
        QCOMPARE(bench.viewport(0, 0, 500, 500), std::string()); // larger than the window, which stays
        QCOMPARE(size(), std::pair(300u, 200u));
        QVERIFY(ask(0x3056, 100, CallFlags::Fake));
        QCOMPARE(size(), std::pair(300u, 100u));
    }

    void aRecorderTellsTheFormatOfAWindow()
    {
        ReplayBench bench;
        const auto tell = [&](int attribute, int answer) {
            auto call = calls::make(
                "eglGetConfigAttrib",
                {calls::pointer(1), calls::pointer(0x77), number(attribute), calls::names({answer})}, number(1));
            call.flags = CallFlags::Fake;
            return bench.replayer.execute(call).hasValue();
        };
        for (const auto& [attribute, value] :
             {std::pair(0x3024, 5), std::pair(0x3023, 6), std::pair(0x3022, 5), std::pair(0x3021, 0),
              std::pair(0x3025, 16), std::pair(0x3026, 0), std::pair(0x3031, 4)})
            QVERIFY(tell(attribute, value));
        QCOMPARE(bench.run("eglCreateWindowSurface", {calls::pointer(1), calls::pointer(0x77), number(9), {}},
                           calls::pointer(0x51)),
                 std::string());
        QCOMPARE(bench.createContext(ReplayBench::kContext), std::string());
        QCOMPARE(bench.makeCurrent(0x51, ReplayBench::kContext), std::string());
        QVERIFY(bench.window()->color == PixelFormat::Rgb565);
        QVERIFY(bench.window()->depth == PixelFormat::Depth16);
        QVERIFY(!bench.window()->hasStencil);
        QCOMPARE(bench.window()->targets.samples, 4u);
    }

    void windowsHaveTheAgreedFormatAndTheSamplesAskedFor()
    {
        ReplayBench bench;
        QCOMPARE(bench.run("eglChooseConfig", {calls::pointer(1), calls::names({0x3031, 4, 0x3038}),
                                               calls::list({calls::pointer(0x77)}), number(1), calls::names({1})}),
                 std::string());
        QCOMPARE(bench.run("eglCreateWindowSurface", {calls::pointer(1), calls::pointer(0x77), number(9), {}},
                           calls::pointer(0x51)),
                 std::string());
        QCOMPARE(bench.createContext(ReplayBench::kContext), std::string());
        QCOMPARE(bench.makeCurrent(0x51, ReplayBench::kContext), std::string());
        QCOMPARE(bench.window()->targets.samples, 4u);
        QVERIFY(bench.window()->color == PixelFormat::Rgba8);
        QVERIFY(bench.window()->depth == PixelFormat::Depth24);
        QVERIFY(bench.window()->hasStencil);
        QCOMPARE(bench.createWindow(0x52), std::string()); // of another config
        QCOMPARE(bench.makeCurrent(0x52, ReplayBench::kContext), std::string());
        QCOMPARE(bench.window()->targets.samples, 1u);
    }

    void pbuffersKeepTheirSize()
    {
        ReplayBench bench;
        QCOMPARE(bench.createContext(ReplayBench::kContext), std::string());
        QCOMPARE(bench.run("eglCreatePbufferSurface",
                           {calls::pointer(1), calls::pointer(2), calls::names({0x3057, 64, 0x3056, 48, 0x3038})},
                           calls::pointer(0x60)),
                 std::string());
        QCOMPARE(bench.makeCurrent(0x60, ReplayBench::kContext), std::string());
        QCOMPARE(bench.viewport(0, 0, 1000, 1000), std::string());
        QCOMPARE(bench.window()->targets.width, 64u);
        QCOMPARE(bench.window()->targets.height, 48u);
    }

    void swapsPresentTheWindow()
    {
        ReplayBench bench;
        QCOMPARE(bench.setUp(), std::string());
        QCOMPARE(bench.run("eglSwapBuffers", {calls::pointer(1), calls::pointer(ReplayBench::kSurface)}, number(1)),
                 std::string());
        QVERIFY(bench.last.kind == CallClass::Present);
        QCOMPARE(bench.last.window, bench.state().drawWindow);
        const Surface& shown = bench.sink.memory().surface(bench.last.presented);
        QCOMPARE(shown.width(), 32u);
        QCOMPARE(shown.height(), 16u);
    }

    void everyThreadHasItsOwnContext()
    {
        ReplayBench bench;
        QCOMPARE(bench.setUp(), std::string());
        bench.thread = 1;
        QCOMPARE(bench.run("glFlush"), std::string("call 4 glFlush: no context is current on thread 1"));
        QCOMPARE(bench.createContext(0xA1, ReplayBench::kContext), std::string());
        QCOMPARE(bench.makeCurrent(0, 0xA1), std::string());
        QCOMPARE(bench.run("glEnable", {number(0x0BE2)}), std::string());
        QVERIFY(bench.state().capabilities.blend);
        QCOMPARE(bench.run("glBindTexture", {number(0x0DE1), number(5)}), std::string());
        bench.thread = 0;
        QCOMPARE(bench.run("glDisable", {number(0x0B71)}), std::string());
        QVERIFY(!bench.state().capabilities.blend);
        QVERIFY(bench.group().textures.findByName(1)); // shared
    }

    void handlesCanComeBack()
    {
        ReplayBench bench;
        QCOMPARE(bench.setUp(), std::string());
        const auto first = bench.state().id;
        const auto firstWindow = bench.state().drawWindow;
        const auto destroy = [&](const char* function, std::uint64_t handle) {
            return bench.run(function, {calls::pointer(ReplayBench::kDisplay), calls::pointer(handle)}, number(1));
        };
        // Destroyed while current: both live on until they are released.
        QCOMPARE(destroy("eglDestroyContext", ReplayBench::kContext), std::string());
        QCOMPARE(destroy("eglDestroySurface", ReplayBench::kSurface), std::string());
        QCOMPARE(bench.run("glFlush"), std::string());
        QCOMPARE(bench.state().id, first);
        QCOMPARE(bench.createContext(ReplayBench::kContext), std::string());
        QCOMPARE(bench.createWindow(ReplayBench::kSurface), std::string());
        QCOMPARE(bench.makeCurrent(ReplayBench::kSurface, ReplayBench::kContext), std::string());
        QVERIFY(bench.state().id != first);
        QVERIFY(!bench.replayer.system().context(first));
        QVERIFY(!bench.replayer.system().window(firstWindow));
    }

    void terminateTakesEverythingOfTheDisplay()
    {
        ReplayBench bench;
        QCOMPARE(bench.setUp(), std::string());
        const auto first = bench.state().id;
        QCOMPARE(bench.run("eglTerminate", {calls::pointer(ReplayBench::kDisplay)}, number(1)), std::string());
        QCOMPARE(bench.run("glFlush"), std::string()); // still current
        QCOMPARE(bench.run("eglReleaseThread"), std::string());
        QVERIFY(!bench.replayer.system().context(first));
        QVERIFY(!bench.replayer.current());
        QCOMPARE(bench.run("glFlush"), std::string("call 7 glFlush: no context is current on thread 0"));
        QCOMPARE(bench.makeCurrent(ReplayBench::kSurface, ReplayBench::kContext),
                 std::string("call 8 eglMakeCurrent: draw is no surface"));
    }

    void failedMakeCurrentChangesNothing()
    {
        ReplayBench bench;
        QCOMPARE(bench.setUp(), std::string());
        QCOMPARE(bench.run("eglMakeCurrent", {calls::pointer(1), {}, {}, {}}, {false}), std::string());
        QVERIFY(bench.replayer.current());
    }

    void onlyVersion2IsKnown()
    {
        ReplayBench bench;
        QCOMPARE(bench.run("eglCreateContext",
                           {calls::pointer(1), calls::pointer(2), {}, calls::names({0x3098, 3, 0x3038})},
                           calls::pointer(0xA0)),
                 std::string("call 0 eglCreateContext: attrib_list asks for version 3, only OpenGL ES 2.0 is known"));
    }

    void clonesGoTheirOwnWay()
    {
        ReplayBench bench;
        QCOMPARE(bench.setUp(), std::string());
        QCOMPARE(bench.run("glGenBuffers", {number(1), calls::names({9})}), std::string());
        NotingSink copyOfMemory(bench.sink.memory());
        Replayer copy = bench.replayer.cloneFor(copyOfMemory);
        QCOMPARE(bench.run("glDeleteBuffers", {number(1), calls::names({9})}), std::string());
        QCOMPARE(bench.viewport(0, 0, 100, 100), std::string());

        QVERIFY(copy.execute(calls::make("glBindBuffer", {number(0x8892), number(9)})).hasValue());
        QCOMPARE(copy.current()->shareGroup().buffers.find(copy.current()->state().arrayBuffer)->name, 1u);
        QCOMPARE(copy.system().window(copy.current()->state().drawWindow)->targets.width, 32u);
        QVERIFY(copy.execute(calls::make("glClear", {number(0x4000)})).hasValue());
        QCOMPARE(copyOfMemory.clears.size(), 1u);
        QCOMPARE(bench.sink.clears.size(), 0u);
    }
};

VITRINE_TEST(TestReplayEgl, QCoreApplication)
#include "tst_replay_egl.moc"
