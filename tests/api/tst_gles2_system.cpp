// SPDX-License-Identifier: Apache-2.0
#include "tests/api/gles2_bench.h"
#include "tests/harness/test_class.h"

using namespace vitrine::core::gles2;
using vitrine::core::PixelFormat;
using vitrine::core::SurfaceId;

class Gles2SystemTest : public QObject {
    Q_OBJECT

private slots:
    void onlyClientVersionTwoExists()
    {
        Bench bench;
        QVERIFY(!bench.system.createContext({3}));
        QVERIFY(!bench.system.createContext({}, ContextId{99}));
        QVERIFY(!bench.system.makeCurrent(ContextId{99}, {}, {}));
        QVERIFY(!bench.system.makeCurrent(bench.id, WindowId{99}, {}));
        QVERIFY(bench.system.currentId() == bench.id);
    }

    void windowsStoreTheSmallestFittingFormat()
    {
        struct Case {
            WindowConfig config;
            PixelFormat color, depth;
        };
        const Case cases[] = {
            {{8, 8, 8, 8, 24, 8, 0}, PixelFormat::Rgba8, PixelFormat::Depth24},
            {{8, 8, 8, 0, 16, 0, 0}, PixelFormat::Rgb8, PixelFormat::Depth16},
            {{5, 6, 5, 0, 0, 0, 0}, PixelFormat::Rgb565, PixelFormat::None},
            {{4, 4, 4, 4, 32, 0, 0}, PixelFormat::Rgba4444, PixelFormat::Depth24},
            {{5, 5, 5, 1, 1, 0, 0}, PixelFormat::Rgba5551, PixelFormat::Depth16},
        };
        for (const Case& c : cases) {
            Bench bench(c.config);
            const Window& window = *bench.system.window(bench.window);
            QVERIFY(window.color == c.color && window.depth == c.depth);
            QVERIFY(bench.sink.surfaces.surface(window.targets.color).format() == c.color);
        }
    }

    void theFirstWindowSetsViewportAndScissor()
    {
        Bench bench;
        const WindowId other = bench.system.createWindow({}, 10, 20);
        bench.system.makeCurrent(bench.id, other, other);
        QCOMPARE(bench.gl().state().raster.viewport.width, 64);
        bench.system.resizeWindow(other, 12, 22);
        QCOMPARE(bench.system.visibleTargets().width, 12u);
    }

    void surfacelessContextsHaveNoFramebuffer()
    {
        Bench bench;
        QVERIFY(bench.system.makeCurrent(bench.id, {}, {}));
        QCOMPARE(bench.gl().checkFramebufferStatus(GL_FRAMEBUFFER), GLenum{0x8219});
        bench.gl().clear(GL_COLOR_BUFFER_BIT);
        QCOMPARE(bench.gl().getError(), GLenum{GL_INVALID_FRAMEBUFFER_OPERATION});
        QVERIFY(!bench.system.visibleTargets().color);
        QVERIFY(bench.system.makeCurrent({}, {}, {}));
        QVERIFY(bench.system.current() == nullptr);
    }

    void whatIsCurrentIsDestroyedLater()
    {
        Bench bench;
        bench.system.destroyWindow(bench.window);
        bench.system.destroyContext(bench.id);
        bench.gl().clear(GL_COLOR_BUFFER_BIT);
        QCOMPARE(bench.gl().getError(), GLenum{GL_NO_ERROR});
        bench.system.makeCurrent({}, {}, {});
        QVERIFY(!bench.system.context(bench.id) && !bench.system.window(bench.window));
    }

    void theLastContextFreesItsShareGroup()
    {
        Bench bench;
        const ContextId other = bench.system.createContext({}, bench.id);
        const GLuint name = bench.texture();
        bench.gl().texImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 4, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, {});
        const SurfaceId surface = bench.gl().shareGroup().textures.findByName(name)->level(0, 0)->surface;
        bench.system.makeCurrent({}, {}, {});
        bench.system.destroyContext(bench.id);
        QVERIFY(bench.sink.surfaces.contains(surface));
        QVERIFY(bench.system.context(other)->isTexture(name));
        bench.system.destroyContext(other);
        QVERIFY(!bench.sink.surfaces.contains(surface));
    }

    void sharedObjectsAreSeenByBothContexts()
    {
        Bench bench;
        Context& second = *bench.system.context(bench.system.createContext({}, bench.id));
        const GLuint buffer = bench.buffer();
        const GLuint framebuffer = bench.framebuffer();
        QVERIFY(second.isBuffer(buffer));
        QVERIFY(!second.isFramebuffer(framebuffer)); // containers are not shared
        QVERIFY(!bench.system.context(bench.system.createContext({}))->isBuffer(buffer));
    }

    void aChangeInOneContextReachesTheDrawsOfAnother()
    {
        Bench bench;
        bench.program(kPlainVertex, kPlainFragment);
        const GLuint name = bench.buffer();
        bench.gl().vertexAttribPointer(0, 1, GL_BYTE, GL_FALSE, 0, {});
        bench.gl().enableVertexAttribArray(0);
        bench.gl().drawArrays(GL_POINTS, 0, 1);
        Context& second = *bench.system.context(bench.system.createContext({}, bench.id));
        second.bindBuffer(GL_ARRAY_BUFFER, name);
        second.bufferData(GL_ARRAY_BUFFER, 1, bytesOf({3}), GL_STATIC_DRAW);
        bench.gl().drawArrays(GL_POINTS, 0, 1);
        QVERIFY(*bench.sink.draws.at(1).state->attributes[0].data == bytesOf({3}));
    }

    void aCloneGoesItsOwnWay()
    {
        Bench bench;
        const GLuint texture = bench.texture();
        bench.gl().pixelStorei(GL_UNPACK_ALIGNMENT, 1);
        bench.gl().texImage2D(GL_TEXTURE_2D, 0, GL_ALPHA, 1, 1, 0, GL_ALPHA, GL_UNSIGNED_BYTE, bytesOf({5}));
        bench.program(kPlainVertex, kPlainFragment);
        bench.gl().drawArrays(GL_POINTS, 0, 1);

        RecordingSink otherSink;
        otherSink.surfaces = bench.sink.surfaces;
        System clone = bench.system.cloneFor(otherSink);
        Context& copy = *clone.current();
        QVERIFY(&copy != &bench.gl() && &copy.shareGroup() != &bench.gl().shareGroup());
        copy.enable(GL_BLEND);
        copy.texSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 1, 1, GL_ALPHA, GL_UNSIGNED_BYTE, bytesOf({6}));
        copy.drawArrays(GL_POINTS, 0, 1);
        QCOMPARE(otherSink.draws.size(), std::size_t{1});
        QCOMPARE(otherSink.draws[0].drawSeq, 1u);
        QCOMPARE(bench.sink.draws.size(), std::size_t{1});
        QVERIFY(!bench.gl().isEnabled(GL_BLEND));
        const SurfaceId surface = bench.gl().shareGroup().textures.findByName(texture)->level(0, 0)->surface;
        QCOMPARE(int(*bench.sink.surfaces.surface(surface).pixel(0, 0)), 5);
        QCOMPARE(int(*otherSink.surfaces.surface(surface).pixel(0, 0)), 6);
        copy.deleteTextures(1, {&texture, 1});
        QVERIFY(bench.gl().isTexture(texture) && bench.sink.surfaces.contains(surface));
        bench.system = clone;
        QVERIFY(bench.system.current()->isEnabled(GL_BLEND) && !bench.system.current()->isTexture(texture));
    }

    void RUN_13_theSinkKnowsWhatTheHostDoesWithMemory()
    {
        Bench bench;
        bench.gl().clear(GL_COLOR_BUFFER_BIT);
        const SurfaceId window = bench.system.window(bench.window)->targets.color;
        std::vector<std::byte> pixel(4);
        bench.gl().readPixels(0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixel);
        QCOMPARE(bench.sink.hostReads, std::vector{window});
        const GLuint texture = bench.texture();
        bench.gl().texImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixel);
        const SurfaceId level = bench.gl().shareGroup().textures.findByName(texture)->level(0, 0)->surface;
        bench.gl().copyTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 0, 0, 1, 1);
        const std::vector<std::pair<SurfaceId, SurfaceId>> writes{{level, {}}, {level, window}};
        QVERIFY(bench.sink.hostWrites == writes);
        QCOMPARE(bench.sink.finishes, 0);
        bench.gl().finish();
        QCOMPARE(bench.sink.finishes, 1);
        bench.gl().finish();
        QCOMPARE(bench.sink.finishes, 1); // nothing new to wait for
    }
};

VITRINE_TEST(Gles2SystemTest)
#include "tst_gles2_system.moc"
