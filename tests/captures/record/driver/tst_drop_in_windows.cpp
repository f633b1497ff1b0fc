// SPDX-License-Identifier: Apache-2.0
#include "tests/captures/record/driver/egl_bench.h"
#include "tests/captures/record/x11/virtual_display.h"
#include "tests/harness/test_class.h"

#include <QTest>

#include <cstdlib>
#include <cstring>

#include <xcb/xcb.h>

using namespace vitrine::testing;

/// Window surfaces as programs on XCB make them.
class DropInWindows : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void configsNameTheScreensVisual();
    void swapsShowThePictureUpright();
    void surfacesTakeTheWindowsSizeWhenSwapped();
    void windowsThatAreNoneAreRefused();
    void aWindowHasOneSurface();
    void goneWindowsAreNoticed();
    void pictureSurvivesTheEndOfItsDisplay();

private:
    std::uint32_t pixel(std::int16_t x, std::int16_t y) const;
    void wait() const
    {
        std::free(xcb_get_input_focus_reply(m_connection, xcb_get_input_focus(m_connection), nullptr));
    }

    std::unique_ptr<vitrine::test::VirtualDisplay> m_server;
    xcb_connection_t* m_connection = nullptr;
    xcb_screen_t* m_screen = nullptr;
    xcb_window_t m_window = 0;
    EGLDisplay m_display = EGL_NO_DISPLAY;
    EGLConfig m_config = nullptr;
    EGLSurface m_surface = EGL_NO_SURFACE;
    EGLContext m_context = EGL_NO_CONTEXT;
};

void DropInWindows::initTestCase()
{
    m_server = vitrine::test::VirtualDisplay::start("320x240x24");
    if (!m_server)
        QSKIP("Xvfb is not there");
}

void DropInWindows::init()
{
    m_connection = xcb_connect(m_server->name().constData(), nullptr);
    m_screen = xcb_setup_roots_iterator(xcb_get_setup(m_connection)).data;
    m_window = xcb_generate_id(m_connection);
    xcb_create_window(m_connection, XCB_COPY_FROM_PARENT, m_window, m_screen->root, 0, 0, 64, 32, 0,
                      XCB_WINDOW_CLASS_INPUT_OUTPUT, XCB_COPY_FROM_PARENT, 0, nullptr);
    xcb_map_window(m_connection, m_window);
    wait();
    m_display = eglGetPlatformDisplay(EGL_PLATFORM_XCB_EXT, m_connection, nullptr);
    QVERIFY(eglInitialize(m_display, nullptr, nullptr));
    m_config = chooseConfigs(m_display, {EGL_RENDERABLE_TYPE, EGL_OPENGL_ES2_BIT, EGL_ALPHA_SIZE, 8}).at(0);
    m_surface = eglCreatePlatformWindowSurface(m_display, m_config, &m_window, nullptr);
    m_context = makeContext(m_display, m_config);
    QVERIFY(eglMakeCurrent(m_display, m_surface, m_surface, m_context));
}

void DropInWindows::cleanup()
{
    eglMakeCurrent(m_display, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
    eglTerminate(m_display);
    xcb_disconnect(m_connection);
}

/// Of the window, as 0xRRGGBB.
std::uint32_t DropInWindows::pixel(std::int16_t x, std::int16_t y) const
{
    auto* reply = xcb_get_image_reply(
        m_connection, xcb_get_image(m_connection, XCB_IMAGE_FORMAT_Z_PIXMAP, m_window, x, y, 1, 1, ~0u), nullptr);
    std::uint32_t value = 0xDEADBEEF;
    if (reply)
        std::memcpy(&value, xcb_get_image_data(reply), sizeof value);
    std::free(reply);
    return value & 0xFFFFFF;
}

void DropInWindows::configsNameTheScreensVisual()
{
    QCOMPARE(configAttribute(m_display, m_config, EGL_NATIVE_VISUAL_ID), static_cast<EGLint>(m_screen->root_visual));
}

void DropInWindows::swapsShowThePictureUpright()
{
    glClearColor(1.0f, 0.0f, 0.0f, 1.0f);
    glClear(GL_COLOR_BUFFER_BIT);
    glEnable(GL_SCISSOR_TEST);
    glScissor(0, 31, 64, 1); // the uppermost row
    glClearColor(0.0f, 0.0f, 1.0f, 1.0f);
    glClear(GL_COLOR_BUFFER_BIT);
    QVERIFY(eglSwapBuffers(m_display, m_surface));
    QCOMPARE(pixel(5, 0), 0x0000FFu);
    QCOMPARE(pixel(5, 1), 0xFF0000u);
    QCOMPARE(pixel(63, 31), 0xFF0000u);
}

void DropInWindows::surfacesTakeTheWindowsSizeWhenSwapped()
{
    const std::uint32_t size[] = {100, 80};
    xcb_configure_window(m_connection, m_window, XCB_CONFIG_WINDOW_WIDTH | XCB_CONFIG_WINDOW_HEIGHT, size);
    wait();
    EGLint width = 0;
    QVERIFY(eglQuerySurface(m_display, m_surface, EGL_WIDTH, &width));
    QCOMPARE(width, 64);
    QVERIFY(eglSwapBuffers(m_display, m_surface));
    QVERIFY(eglQuerySurface(m_display, m_surface, EGL_WIDTH, &width));
    QCOMPARE(width, 100);
    glClearColor(0.0f, 1.0f, 0.0f, 1.0f);
    glClear(GL_COLOR_BUFFER_BIT);
    QCOMPARE(readPixel(99, 79), (Pixel{0, 255, 0, 255}));
    QVERIFY(eglSwapBuffers(m_display, m_surface));
    QCOMPARE(pixel(99, 79), 0x00FF00u);
    GLint viewport[4] = {};
    glGetIntegerv(GL_VIEWPORT, viewport);
    QCOMPARE(viewport[2], 64); // the program's affair
}

void DropInWindows::windowsThatAreNoneAreRefused()
{
    QCOMPARE(eglCreateWindowSurface(m_display, m_config, EGLNativeWindowType{0x7654321}, nullptr), EGL_NO_SURFACE);
    QCOMPARE(eglGetError(), EGL_BAD_NATIVE_WINDOW);
    QCOMPARE(eglCreatePlatformWindowSurface(m_display, m_config, nullptr, nullptr), EGL_NO_SURFACE);
    QCOMPARE(eglGetError(), EGL_BAD_NATIVE_WINDOW);
    const EGLint srgb[] = {EGL_GL_COLORSPACE, EGL_GL_COLORSPACE_SRGB, EGL_NONE};
    QCOMPARE(eglCreateWindowSurface(m_display, m_config, m_window, srgb), EGL_NO_SURFACE);
    QCOMPARE(eglGetError(), EGL_BAD_MATCH);
}

void DropInWindows::aWindowHasOneSurface()
{
    QCOMPARE(eglCreateWindowSurface(m_display, m_config, m_window, nullptr), EGL_NO_SURFACE);
    QCOMPARE(eglGetError(), EGL_BAD_ALLOC);
}

void DropInWindows::goneWindowsAreNoticed()
{
    xcb_destroy_window(m_connection, m_window);
    wait();
    QVERIFY(!eglSwapBuffers(m_display, m_surface));
    QCOMPARE(eglGetError(), EGL_BAD_NATIVE_WINDOW);
    QVERIFY(!eglMakeCurrent(m_display, m_surface, m_surface, m_context));
    QCOMPARE(eglGetError(), EGL_BAD_NATIVE_WINDOW);
}

void DropInWindows::pictureSurvivesTheEndOfItsDisplay()
{
    QVERIFY(eglTerminate(m_display));
    glClearColor(0.0f, 1.0f, 1.0f, 1.0f);
    glClear(GL_COLOR_BUFFER_BIT);
    QCOMPARE(readPixel(1, 1), (Pixel{0, 255, 255, 255}));
    QVERIFY(eglInitialize(m_display, nullptr, nullptr)); // again, with another connection
    QVERIFY(eglMakeCurrent(m_display, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT));
}

VITRINE_TEST(DropInWindows, QCoreApplication)
#include "tst_drop_in_windows.moc"
