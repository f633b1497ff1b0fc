// SPDX-License-Identifier: Apache-2.0
#include "tests/captures/record/x11/virtual_display.h"
#include "tests/captures/record/x11/window_program.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <EGL/egl.h>
#include <EGL/eglext.h>
#include <GLES2/gl2.h>

#include <optional>
#include <utility>
#include <vector>

using namespace vitrine;
using test::WindowProgram;

namespace {

constexpr EGLint kWindowConfig[] = {EGL_SURFACE_TYPE, EGL_WINDOW_BIT, EGL_RENDERABLE_TYPE, EGL_OPENGL_ES2_BIT,
                                    EGL_NONE};

/// Red and green in steps of 1/255, as a pixel of the server: 0xRRGG00.
void clearTo(int red, int green)
{
    glClearColor(static_cast<float>(red) / 255.0f, static_cast<float>(green) / 255.0f, 0.0f, 1.0f);
    glClear(GL_COLOR_BUFFER_BIT);
}

} // namespace

/// Window surfaces of the drop-in library's EGL, which this test is linked to as programs are.
class EglWindowTest : public QObject {
    Q_OBJECT

    std::unique_ptr<test::VirtualDisplay> m_server;
    std::optional<WindowProgram> m_program;
    EGLDisplay m_display = EGL_NO_DISPLAY;
    EGLContext m_context = EGL_NO_CONTEXT;

    EGLConfig chosen(const EGLint* attributes) const
    {
        EGLConfig config = nullptr;
        EGLint count = 0;
        return eglChooseConfig(m_display, attributes, &config, 1, &count) && count == 1 ? config : nullptr;
    }
    std::vector<EGLConfig> allChosen(const EGLint* attributes) const
    {
        std::vector<EGLConfig> configs(256);
        EGLint count = 0;
        eglChooseConfig(m_display, attributes, configs.data(), static_cast<EGLint>(configs.size()), &count);
        configs.resize(static_cast<std::size_t>(count));
        return configs;
    }
    EGLint attribute(EGLConfig config, EGLint name) const
    {
        EGLint value = -1;
        eglGetConfigAttrib(m_display, config, name, &value);
        return value;
    }
    EGLSurface makeSurface(xcb_window_t window) const
    {
        return eglCreatePlatformWindowSurface(m_display, chosen(kWindowConfig), &window, nullptr);
    }
    std::pair<EGLint, EGLint> size(EGLSurface surface) const
    {
        EGLint width = -1, height = -1;
        eglQuerySurface(m_display, surface, EGL_WIDTH, &width);
        eglQuerySurface(m_display, surface, EGL_HEIGHT, &height);
        return {width, height};
    }
    /// Of the window's pixel; 0xRRGGBB.
    std::uint32_t pixel(xcb_window_t window, int x, int y) const
    {
        const QByteArray image =
            m_program->read(window, static_cast<std::uint16_t>(x + 1), static_cast<std::uint16_t>(y + 1));
        std::uint32_t value = 0;
        if (image.size() >= 4)
            std::memcpy(&value, image.constData() + image.size() - 4, 4);
        return value & 0xffffff;
    }
    void release(EGLSurface surface, xcb_window_t window) const
    {
        eglMakeCurrent(m_display, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
        QVERIFY(eglDestroySurface(m_display, surface));
        m_program->destroy(window);
    }

private slots:
    void initTestCase();

    void whatIsDrawnAppearsInTheWindow();
    void everyWayToNameAWindowWorks();
    void aWindowHasOneSurfaceAtATime();
    void whatIsNoWindowIsRefused();
    void theFrameAfterAResizeFits();
    void theSizeFollowsAtASwap();
    void theSizeFollowsWhenMadeCurrent();
    void drawingToATextureLeavesTheSizeAlone();
    void aWindowThatHasGoneIsNotFatal();

    void opaqueWindowsComeFirst();
    void configsForArgbWindowsExist();
    void noWindowHas16Bits();
    void whoAsksForOtherApisGetsThisOne();
};

void EglWindowTest::initTestCase()
{
    m_server = test::VirtualDisplay::start("320x240x24");
    if (!m_server)
        QSKIP("Xvfb is not installed, so there is no X server to test with");
    m_program.emplace(m_server->name());
    m_display = eglGetPlatformDisplay(EGL_PLATFORM_XCB_EXT, m_program->connection(), nullptr);
    QVERIFY(eglInitialize(m_display, nullptr, nullptr));
    const EGLint version[] = {EGL_CONTEXT_CLIENT_VERSION, 2, EGL_NONE};
    m_context = eglCreateContext(m_display, chosen(kWindowConfig), EGL_NO_CONTEXT, version);
    QVERIFY(m_context);
}

void EglWindowTest::whatIsDrawnAppearsInTheWindow()
{
    const auto window = m_program->makeWindow(40, 30);
    const EGLSurface surface = makeSurface(window);
    QVERIFY(eglMakeCurrent(m_display, surface, surface, m_context));
    clearTo(10, 20);
    glEnable(GL_SCISSOR_TEST);
    glScissor(0, 0, 40, 10); // the lowest ten rows
    clearTo(30, 40);
    glDisable(GL_SCISSOR_TEST);
    QVERIFY(eglSwapBuffers(m_display, surface));
    QCOMPARE(pixel(window, 0, 0), 0x0a1400u);
    QCOMPARE(pixel(window, 39, 19), 0x0a1400u);
    QCOMPARE(pixel(window, 0, 20), 0x1e2800u);
    QCOMPARE(pixel(window, 39, 29), 0x1e2800u);
    release(surface, window);
}

void EglWindowTest::everyWayToNameAWindowWorks()
{
    const auto window = m_program->makeWindow(40, 30);
    const EGLConfig config = chosen(kWindowConfig);
    std::uint32_t id = window;
    const std::vector<EGLSurface (*)(EGLDisplay, EGLConfig, std::uint32_t&)> ways{
        [](EGLDisplay d, EGLConfig c, std::uint32_t& w) { return eglCreateWindowSurface(d, c, w, nullptr); },
        [](EGLDisplay d, EGLConfig c, std::uint32_t& w) { return eglCreatePlatformWindowSurface(d, c, &w, nullptr); },
    };
    for (const auto way : ways) {
        const EGLSurface surface = way(m_display, config, id);
        QVERIFY(surface);
        QCOMPARE(size(surface), std::pair(40, 30));
        QVERIFY(eglDestroySurface(m_display, surface));
    }
    m_program->destroy(window);
}

void EglWindowTest::aWindowHasOneSurfaceAtATime()
{
    const auto window = m_program->makeWindow(40, 30);
    const EGLSurface surface = makeSurface(window);
    QVERIFY(surface);
    QVERIFY(!makeSurface(window));
    QCOMPARE(eglGetError(), EGL_BAD_ALLOC);
    QVERIFY(eglDestroySurface(m_display, surface));
    const EGLSurface next = makeSurface(window);
    QVERIFY(next);
    release(next, window);
}

void EglWindowTest::whatIsNoWindowIsRefused()
{
    QVERIFY(!makeSurface(xcb_generate_id(m_program->connection())));
    QCOMPARE(eglGetError(), EGL_BAD_NATIVE_WINDOW);
}

void EglWindowTest::theFrameAfterAResizeFits()
{
    const auto window = m_program->makeWindow(40, 30);
    const EGLSurface surface = makeSurface(window);
    QVERIFY(eglMakeCurrent(m_display, surface, surface, m_context));
    clearTo(1, 1);
    QVERIFY(eglSwapBuffers(m_display, surface));
    m_program->resize(window, 100, 70);
    // A program that draws only when something has changed draws this frame and no other.
    glViewport(0, 0, 100, 70);
    clearTo(50, 60);
    QVERIFY(eglSwapBuffers(m_display, surface));
    QCOMPARE(pixel(window, 0, 0), 0x323c00u);
    QCOMPARE(pixel(window, 99, 69), 0x323c00u);
    release(surface, window);
}

void EglWindowTest::theSizeFollowsAtASwap()
{
    const auto window = m_program->makeWindow(40, 30);
    const EGLSurface surface = makeSurface(window);
    QVERIFY(eglMakeCurrent(m_display, surface, surface, m_context));
    m_program->resize(window, 20, 50);
    QCOMPARE(size(surface), std::pair(40, 30));
    QVERIFY(eglSwapBuffers(m_display, surface));
    QCOMPARE(size(surface), std::pair(20, 50));
    clearTo(70, 80);
    QVERIFY(eglSwapBuffers(m_display, surface));
    QCOMPARE(pixel(window, 19, 49), 0x465000u);
    release(surface, window);
}

void EglWindowTest::theSizeFollowsWhenMadeCurrent()
{
    const auto window = m_program->makeWindow(40, 30);
    const EGLSurface surface = makeSurface(window);
    m_program->resize(window, 60, 10);
    QVERIFY(eglMakeCurrent(m_display, surface, surface, m_context));
    QCOMPARE(size(surface), std::pair(60, 10));
    release(surface, window);
}

void EglWindowTest::drawingToATextureLeavesTheSizeAlone()
{
    const auto window = m_program->makeWindow(40, 30);
    const EGLSurface surface = makeSurface(window);
    QVERIFY(eglMakeCurrent(m_display, surface, surface, m_context));
    GLuint framebuffer = 0;
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    m_program->resize(window, 60, 10);
    glViewport(0, 0, 8, 8);
    QCOMPARE(size(surface), std::pair(40, 30));
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glViewport(0, 0, 60, 10);
    QCOMPARE(size(surface), std::pair(60, 10));
    glDeleteFramebuffers(1, &framebuffer);
    release(surface, window);
}

void EglWindowTest::aWindowThatHasGoneIsNotFatal()
{
    const auto window = m_program->makeWindow(40, 30);
    const EGLSurface surface = makeSurface(window);
    QVERIFY(eglMakeCurrent(m_display, surface, surface, m_context));
    m_program->destroy(window);
    glViewport(0, 0, 40, 30);
    clearTo(90, 100);
    QVERIFY(!eglSwapBuffers(m_display, surface));
    QCOMPARE(eglGetError(), EGL_BAD_NATIVE_WINDOW);
    // What is drawn is still there to be read.
    std::array<std::uint8_t, 4> pixel{};
    glReadPixels(0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixel.data());
    QCOMPARE(pixel, (std::array<std::uint8_t, 4>{90, 100, 0, 255}));
    eglMakeCurrent(m_display, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
    QVERIFY(eglDestroySurface(m_display, surface));
}

void EglWindowTest::opaqueWindowsComeFirst()
{
    const EGLint withAlpha[] = {EGL_ALPHA_SIZE, 8, EGL_RENDERABLE_TYPE, EGL_OPENGL_ES2_BIT, EGL_NONE};
    const auto root = static_cast<EGLint>(m_program->screen()->root_visual);
    for (const EGLint* attributes : {kWindowConfig, withAlpha}) {
        const EGLConfig config = chosen(attributes);
        QCOMPARE(attribute(config, EGL_NATIVE_VISUAL_ID), root);
        QCOMPARE(attribute(config, EGL_NATIVE_VISUAL_TYPE), XCB_VISUAL_CLASS_TRUE_COLOR);
    }
}

void EglWindowTest::configsForArgbWindowsExist()
{
    const EGLint withAlpha[] = {EGL_ALPHA_SIZE, 8, EGL_RENDERABLE_TYPE, EGL_OPENGL_ES2_BIT, EGL_NONE};
    const auto configs = allChosen(withAlpha);
    const auto argb = std::find_if(configs.begin(), configs.end(), [this](EGLConfig config) {
        return attribute(config, EGL_NATIVE_VISUAL_ID) != static_cast<EGLint>(m_program->screen()->root_visual);
    });
    QVERIFY(argb != configs.end());
    const auto window =
        m_program->makeArgbWindow(static_cast<std::uint32_t>(attribute(*argb, EGL_NATIVE_VISUAL_ID)), 8, 8);
    const EGLSurface surface = eglCreateWindowSurface(m_display, *argb, window, nullptr);
    const EGLint version[] = {EGL_CONTEXT_CLIENT_VERSION, 2, EGL_NONE};
    const EGLContext context = eglCreateContext(m_display, *argb, EGL_NO_CONTEXT, version);
    QVERIFY(eglMakeCurrent(m_display, surface, surface, context));
    glClearColor(0.0f, 0.0f, 1.0f, 51.0f / 255.0f);
    glClear(GL_COLOR_BUFFER_BIT);
    QVERIFY(eglSwapBuffers(m_display, surface));
    QCOMPARE(m_program->read(window, 1, 1).toHex(), QByteArray("ff000033"));
    release(surface, window);
    QVERIFY(eglDestroyContext(m_display, context));
}

void EglWindowTest::noWindowHas16Bits()
{
    for (const EGLConfig config : allChosen(kWindowConfig))
        QVERIFY(attribute(config, EGL_BUFFER_SIZE) >= 24);
    const EGLint small[] = {EGL_SURFACE_TYPE,    EGL_PBUFFER_BIT,    EGL_BUFFER_SIZE, 16,
                            EGL_RENDERABLE_TYPE, EGL_OPENGL_ES2_BIT, EGL_NONE};
    QCOMPARE(attribute(chosen(small), EGL_BUFFER_SIZE), 16);
}

void EglWindowTest::whoAsksForOtherApisGetsThisOne()
{
    const EGLint desktopAlone[] = {EGL_RENDERABLE_TYPE, EGL_OPENGL_BIT, EGL_NONE};
    const EGLint nothing[] = {EGL_NONE};
    for (const EGLint* attributes : {desktopAlone, nothing}) {
        const EGLConfig config = chosen(attributes);
        QVERIFY(config);
        QCOMPARE(attribute(config, EGL_RENDERABLE_TYPE), EGL_OPENGL_ES2_BIT);
    }
    const EGLint both[] = {EGL_RENDERABLE_TYPE, EGL_OPENGL_BIT | EGL_OPENGL_ES2_BIT, EGL_NONE};
    QVERIFY(!chosen(both));
    QVERIFY(!eglBindAPI(EGL_OPENGL_API));
}

VITRINE_TEST(EglWindowTest, QCoreApplication)
#include "tst_egl_window.moc"
