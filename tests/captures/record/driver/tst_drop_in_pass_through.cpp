// SPDX-License-Identifier: Apache-2.0
#include "tests/captures/record/driver/egl_bench.h"
#include "tests/harness/test_class.h"

#include <GLES3/gl32.h>

#include <QTest>

#include <string>

#include <dlfcn.h>

using namespace vitrine::testing;

/// The system's driver behind the drop-in libraries (VITRINE_DRIVER=system).
class DropInPassThrough : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void anotherDriverDraws();
    void stringsSayOpenGlEs2();
    void newerContextsAreRefused();
    void refusalsAreForgottenWithTheNextCall();
    void otherClientApisAreRefused();
    void configsOfferNothingNewer();
    void ES20_4_3_1_pixelsLieAsTheExtensionsAllow();
    void onlyWhatIsExportedIsFoundByName();
    void functionsOfNewerVersionsAreRefused();

private:
    EGLDisplay m_display = EGL_NO_DISPLAY;
};

void DropInPassThrough::initTestCase()
{
    m_display = eglGetPlatformDisplay(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, nullptr);
    if (m_display == EGL_NO_DISPLAY || !eglInitialize(m_display, nullptr, nullptr))
        QSKIP("this system has no driver that works without a screen");
}

void DropInPassThrough::anotherDriverDraws()
{
    const EGLConfig config = usualConfig(m_display);
    const EGLContext context = makeContext(m_display, config);
    const EGLSurface surface = makePbuffer(m_display, config, 16, 16);
    QVERIFY(eglMakeCurrent(m_display, surface, surface, context));
    const auto* renderer = reinterpret_cast<const char*>(glGetString(GL_RENDERER));
    QVERIFY(std::string(renderer) != "Vitrine model");
    constexpr float kStrip[] = {-1, -1, 1, -1, -1, 1, 1, 1};
    glUseProgram(colorProgram());
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 0, kStrip);
    glEnableVertexAttribArray(0);
    glVertexAttrib4f(1, 1.0f, 0.0f, 1.0f, 1.0f);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    QCOMPARE(readPixel(7, 7), (Pixel{255, 0, 255, 255}));
    EGLint version = 0;
    QVERIFY(eglQueryContext(m_display, context, EGL_CONTEXT_CLIENT_VERSION, &version));
    QCOMPARE(version, 2);
}

void DropInPassThrough::stringsSayOpenGlEs2()
{
    const auto* version = reinterpret_cast<const char*>(glGetString(GL_VERSION));
    QCOMPARE(std::string(version).substr(0, 14), "OpenGL ES 2.0 ");
    const auto* shading = reinterpret_cast<const char*>(glGetString(GL_SHADING_LANGUAGE_VERSION));
    QCOMPARE(std::string(shading).substr(0, 22), "OpenGL ES GLSL ES 1.00");
    const auto* extensions = reinterpret_cast<const char*>(glGetString(GL_EXTENSIONS));
    QVERIFY(glGetString(GL_EXTENSIONS) == reinterpret_cast<const GLubyte*>(extensions)); // the pointer stays good
    QCOMPARE(std::string(extensions).find("GL_KHR_debug"), std::string::npos);
    QCOMPARE(std::string(eglQueryString(m_display, EGL_EXTENSIONS)).find("EGL_KHR_image_base"), std::string::npos);
    QCOMPARE(std::string(eglQueryString(m_display, EGL_CLIENT_APIS)), "OpenGL_ES");
}

void DropInPassThrough::newerContextsAreRefused()
{
    const EGLint three[] = {EGL_CONTEXT_MAJOR_VERSION, 3, EGL_NONE};
    QCOMPARE(eglCreateContext(m_display, usualConfig(m_display), EGL_NO_CONTEXT, three), EGL_NO_CONTEXT);
    QCOMPARE(eglGetError(), EGL_BAD_CONFIG);
    QCOMPARE(eglGetError(), EGL_SUCCESS);
    const EGLint twoOne[] = {EGL_CONTEXT_MAJOR_VERSION, 2, EGL_CONTEXT_MINOR_VERSION, 1, EGL_NONE};
    QCOMPARE(eglCreateContext(m_display, usualConfig(m_display), EGL_NO_CONTEXT, twoOne), EGL_NO_CONTEXT);
    QCOMPARE(eglGetError(), EGL_BAD_MATCH);
}

void DropInPassThrough::refusalsAreForgottenWithTheNextCall()
{
    QVERIFY(!eglBindAPI(EGL_OPENGL_API));
    QVERIFY(eglBindAPI(EGL_OPENGL_ES_API));
    QCOMPARE(eglGetError(), EGL_SUCCESS);
    EGLint count = 0;
    QVERIFY(!eglGetConfigs(m_display, nullptr, 0, nullptr)); // the driver's own error …
    QVERIFY(!eglBindAPI(EGL_OPENGL_API));                    // … is not the last one
    QCOMPARE(eglGetError(), EGL_BAD_PARAMETER);
    QVERIFY(eglGetConfigs(m_display, nullptr, 0, &count));
    QCOMPARE(eglGetError(), EGL_SUCCESS);
}

void DropInPassThrough::otherClientApisAreRefused()
{
    QVERIFY(!eglBindAPI(EGL_OPENGL_API));
    QCOMPARE(eglGetError(), EGL_BAD_PARAMETER);
    QCOMPARE(eglQueryAPI(), static_cast<EGLenum>(EGL_OPENGL_ES_API));
}

void DropInPassThrough::configsOfferNothingNewer()
{
    QCOMPARE(
        chooseConfigs(m_display, {EGL_RENDERABLE_TYPE, EGL_OPENGL_ES3_BIT, EGL_SURFACE_TYPE, EGL_PBUFFER_BIT}).size(),
        std::size_t{0});
    QCOMPARE(configAttribute(m_display, usualConfig(m_display), EGL_RENDERABLE_TYPE), EGL_OPENGL_ES2_BIT);
    const auto desktop = chooseConfigs(
        m_display, {EGL_RENDERABLE_TYPE, EGL_OPENGL_BIT, EGL_SURFACE_TYPE, EGL_PBUFFER_BIT, EGL_ALPHA_SIZE, 8});
    QVERIFY(!desktop.empty());
    QCOMPARE(configAttribute(m_display, desktop.at(0), EGL_RENDERABLE_TYPE), EGL_OPENGL_ES2_BIT);
}

void DropInPassThrough::ES20_4_3_1_pixelsLieAsTheExtensionsAllow()
{
    constexpr GLenum kPackRowLength = 0x0D02; // of NV_pack_subimage, which no program is told of
    glPixelStorei(kPackRowLength, 1024);
    QCOMPARE(glGetError(), static_cast<GLenum>(GL_INVALID_ENUM));
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    QCOMPARE(glGetError(), static_cast<GLenum>(GL_NO_ERROR));
}

void DropInPassThrough::onlyWhatIsExportedIsFoundByName()
{
    QCOMPARE(reinterpret_cast<void*>(eglGetProcAddress("glClear")), reinterpret_cast<void*>(&glClear));
    QVERIFY(!eglGetProcAddress("glDrawArraysInstanced"));
    QVERIFY(!eglGetProcAddress("glDebugMessageInsertKHR"));
    QVERIFY(dlsym(RTLD_DEFAULT, "glDrawArraysInstanced")); // but a program may be linked with it
}

/// Most drivers have them, but no context of version 2.0 does.
void DropInPassThrough::functionsOfNewerVersionsAreRefused()
{
    const EGLConfig config = usualConfig(m_display);
    const EGLContext context = makeContext(m_display, config), other = makeContext(m_display, config);
    const EGLSurface surface = makePbuffer(m_display, config, 16, 16);
    QVERIFY(eglMakeCurrent(m_display, surface, surface, context));
    QCOMPARE(glGetError(), GLenum{GL_NO_ERROR});
    GLuint array = 77, texture = 0;
    glGenTextures(1, &texture);
    glBindTexture(GL_TEXTURE_2D, texture);
    constexpr Pixel kBlue{0, 0, 255, 255};
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, kBlue.data());
    glGenVertexArrays(1, &array);
    QCOMPARE(glGetError(), GLenum{GL_INVALID_OPERATION});
    QCOMPARE(glGetError(), GLenum{GL_NO_ERROR});
    QCOMPARE(array, GLuint{77});
    glEnable(0); // the driver's own error came first, and stays until it is asked for
    QVERIFY(!glMapBufferRange(GL_ARRAY_BUFFER, 0, 4, GL_MAP_READ_BIT) && !glFenceSync(0, 0));
    QCOMPARE(glGetError(), GLenum{GL_INVALID_ENUM});
    QCOMPARE(glGetError(), GLenum{GL_NO_ERROR});
    // The error is the context's, whatever becomes current meanwhile.
    glBindVertexArray(0);
    QVERIFY(eglMakeCurrent(m_display, surface, surface, other));
    QCOMPARE(glGetError(), GLenum{GL_NO_ERROR});
    QVERIFY(eglMakeCurrent(m_display, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT));
    glBindVertexArray(0);
    QVERIFY(eglMakeCurrent(m_display, surface, surface, context));
    QCOMPARE(glGetError(), GLenum{GL_INVALID_OPERATION});
    QCOMPARE(glGetError(), GLenum{GL_NO_ERROR});
    // Nothing else has happened.
    GLuint framebuffer = 0;
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
    QCOMPARE(readPixel(0, 0), kBlue);
}

VITRINE_TEST(DropInPassThrough, QCoreApplication)
#include "tst_drop_in_pass_through.moc"
