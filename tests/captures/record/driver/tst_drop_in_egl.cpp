// SPDX-License-Identifier: Apache-2.0
#include "tests/captures/record/driver/egl_bench.h"
#include "tests/harness/test_class.h"

#include <GLES3/gl32.h>

#include <QTest>

#include <fstream>
#include <map>
#include <string>

#include <dlfcn.h>

using namespace vitrine::testing;

namespace {

const EGLDisplay kNoSuchDisplay = reinterpret_cast<EGLDisplay>(0x4242);
const EGLSurface kNoSuchSurface = reinterpret_cast<EGLSurface>(0x4243);
const EGLContext kNoSuchContext = reinterpret_cast<EGLContext>(0x4244);

EGLint querySurface(EGLDisplay display, EGLSurface surface, EGLint attribute)
{
    EGLint value = -1;
    eglQuerySurface(display, surface, attribute, &value);
    return value;
}

EGLint contextError(EGLDisplay display, std::vector<EGLint> attributes)
{
    attributes.push_back(EGL_NONE);
    const EGLContext context = eglCreateContext(display, usualConfig(display), EGL_NO_CONTEXT, attributes.data());
    const EGLint error = eglGetError();
    if (context != EGL_NO_CONTEXT)
        eglDestroyContext(display, context);
    return (context == EGL_NO_CONTEXT) == (error != EGL_SUCCESS) ? error : -1;
}

} // namespace

class DropInEgl : public QObject {
    Q_OBJECT

private slots:
    void displaysAreTheSameForTheSameArguments();
    void nothingWorksBeforeInitialization();
    void stringsSayWhatIsThere();
    void everyExportIsFoundByName();
    void extensionsComeWithTheirFunctions();
    void functionsOfNewerVersionsAreRefused();
    void everyFunctionOfTheSystemIsOursOrRefused_data();
    void everyFunctionOfTheSystemIsOursOrRefused();
    void desktopOpenGlCannotBeBound();
    void versionsOfContexts_data();
    void versionsOfContexts();
    void pbuffersKeepTheirSize();
    void pbuffersTooLargeAreRefusedOrCut();
    void surfacesRefuseWhatTheyCannotBe();
    void currentThingsAreReported();
    void makeCurrentRefusesWhatDoesNotGoTogether();
    void contextsWorkWithoutSurfaces();
    void destroyedThingsLiveWhileCurrent();
    void terminationLeavesWhatIsCurrent();
    void staleHandlesAreRefused();
    void fencesHavePassed();
    void imagesAreRefused();
    void swappingAPbufferShowsNothing();
    void attributesOfSurfacesCanBeSet();
};

void DropInEgl::displaysAreTheSameForTheSameArguments()
{
    QCOMPARE(eglGetDisplay(EGL_DEFAULT_DISPLAY), eglGetDisplay(EGL_DEFAULT_DISPLAY));
    const EGLDisplay surfaceless = eglGetPlatformDisplay(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, nullptr);
    QVERIFY(surfaceless != EGL_NO_DISPLAY);
    QVERIFY(surfaceless != eglGetDisplay(EGL_DEFAULT_DISPLAY));
    QCOMPARE(eglGetPlatformDisplay(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, nullptr), surfaceless);
    QCOMPARE(eglGetPlatformDisplay(EGL_PLATFORM_WAYLAND_KHR, nullptr, nullptr), EGL_NO_DISPLAY);
    QCOMPARE(eglGetError(), EGL_BAD_PARAMETER);
    const EGLAttrib list[] = {EGL_WIDTH, 1, EGL_NONE};
    QCOMPARE(eglGetPlatformDisplay(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, list), EGL_NO_DISPLAY);
    QCOMPARE(eglGetError(), EGL_BAD_ATTRIBUTE);
}

void DropInEgl::nothingWorksBeforeInitialization()
{
    EGLint count = 0;
    const EGLDisplay display = eglGetPlatformDisplay(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, nullptr);
    QVERIFY(!eglGetConfigs(display, nullptr, 0, &count));
    QCOMPARE(eglGetError(), EGL_NOT_INITIALIZED);
    QVERIFY(!eglInitialize(kNoSuchDisplay, nullptr, nullptr));
    QCOMPARE(eglGetError(), EGL_BAD_DISPLAY);
    EGLint major = 0, minor = 0;
    QVERIFY(eglInitialize(display, &major, &minor));
    QCOMPARE(major, 1);
    QCOMPARE(minor, 5);
    QVERIFY(eglGetConfigs(display, nullptr, 0, &count));
    QVERIFY(count > 0);
    // There are no windows without a window system.
    QCOMPARE(chooseConfigs(display, {EGL_RENDERABLE_TYPE, EGL_OPENGL_ES2_BIT, EGL_SURFACE_TYPE, EGL_WINDOW_BIT}).size(),
             std::size_t{0});
    QVERIFY(eglTerminate(display));
}

void DropInEgl::stringsSayWhatIsThere()
{
    const Bench bench;
    QVERIFY(bench.isCurrent());
    QCOMPARE(std::string(eglQueryString(bench.display(), EGL_VERSION)).substr(0, 4), "1.5 ");
    QCOMPARE(std::string(eglQueryString(bench.display(), EGL_CLIENT_APIS)), "OpenGL_ES OpenVG");
    QVERIFY(std::string(eglQueryString(EGL_NO_DISPLAY, EGL_EXTENSIONS)).find("EGL_EXT_platform_base") !=
            std::string::npos);
    QVERIFY(!eglQueryString(bench.display(), EGL_RED_SIZE));
    QCOMPARE(eglGetError(), EGL_BAD_PARAMETER);
    const auto* version = reinterpret_cast<const char*>(glGetString(GL_VERSION));
    QCOMPARE(std::string(version).substr(0, 14), "OpenGL ES 2.0 ");
    QVERIFY(glGetString(GL_VERSION) == reinterpret_cast<const GLubyte*>(version)); // the pointer stays good
}

void DropInEgl::everyExportIsFoundByName()
{
    QCOMPARE(reinterpret_cast<void*>(eglGetProcAddress("glDrawArrays")), reinterpret_cast<void*>(&glDrawArrays));
    QCOMPARE(reinterpret_cast<void*>(eglGetProcAddress("eglSwapBuffers")), reinterpret_cast<void*>(&eglSwapBuffers));
    for (const char* name : {"glBindVertexArrayOES", "glMapBufferOES", "glTexImage3DOES", "glDrawBuffersEXT",
                             "glDiscardFramebufferEXT", "glPushGroupMarkerEXT", "eglCreateSyncKHR"})
        QVERIFY2(eglGetProcAddress(name), name);
    for (const char* name : {"glBlendEquationiEXT", "glNoSuchFunction", "glDrawArray", "malloc", ""})
        QVERIFY2(!eglGetProcAddress(name), name);
}

void DropInEgl::extensionsComeWithTheirFunctions()
{
    const Bench bench;
    // As their specifications say.
    const std::map<std::string, std::vector<const char*>> functions{
        {"EGL_EXT_platform_base",
         {"eglGetPlatformDisplayEXT", "eglCreatePlatformWindowSurfaceEXT", "eglCreatePlatformPixmapSurfaceEXT"}},
        {"EGL_EXT_swap_buffers_with_damage", {"eglSwapBuffersWithDamageEXT"}},
        {"EGL_KHR_fence_sync",
         {"eglCreateSyncKHR", "eglDestroySyncKHR", "eglClientWaitSyncKHR", "eglGetSyncAttribKHR"}},
        {"EGL_KHR_swap_buffers_with_damage", {"eglSwapBuffersWithDamageKHR"}},
        {"EGL_KHR_image_base", {"eglCreateImageKHR", "eglDestroyImageKHR"}},
        {"EGL_KHR_wait_sync", {"eglWaitSyncKHR"}},
        {"GL_EXT_clip_control", {"glClipControlEXT"}},
        {"GL_EXT_debug_marker", {"glInsertEventMarkerEXT", "glPushGroupMarkerEXT", "glPopGroupMarkerEXT"}},
        {"GL_EXT_discard_framebuffer", {"glDiscardFramebufferEXT"}},
        {"GL_EXT_draw_buffers", {"glDrawBuffersEXT"}},
        {"GL_EXT_map_buffer_range", {"glMapBufferRangeEXT", "glFlushMappedBufferRangeEXT"}},
        {"GL_EXT_multi_draw_arrays", {"glMultiDrawArraysEXT", "glMultiDrawElementsEXT"}},
        {"GL_KHR_debug", {"glDebugMessageInsertKHR", "glPushDebugGroupKHR"}},
        {"GL_NV_draw_buffers", {"glDrawBuffersNV"}},
        {"GL_OES_EGL_image", {"glEGLImageTargetTexture2DOES"}},
        {"GL_OES_mapbuffer", {"glMapBufferOES", "glUnmapBufferOES", "glGetBufferPointervOES"}},
        {"GL_OES_texture_3D",
         {"glTexImage3DOES", "glTexSubImage3DOES", "glCopyTexSubImage3DOES", "glCompressedTexImage3DOES",
          "glCompressedTexSubImage3DOES", "glFramebufferTexture3DOES"}},
        {"GL_OES_vertex_array_object",
         {"glBindVertexArrayOES", "glDeleteVertexArraysOES", "glGenVertexArraysOES", "glIsVertexArrayOES"}},
    };
    const std::string named = " " + std::string(eglQueryString(EGL_NO_DISPLAY, EGL_EXTENSIONS)) + " " +
                              eglQueryString(bench.display(), EGL_EXTENSIONS) + " " +
                              reinterpret_cast<const char*>(glGetString(GL_EXTENSIONS)) + " ";
    int found = 0;
    for (const auto& [extension, names] : functions) {
        const bool isNamed = named.find(" " + extension + " ") != std::string::npos;
        found += isNamed ? 1 : 0;
        for (const char* name : names)
            QVERIFY2((eglGetProcAddress(name) != nullptr) == isNamed, name);
    }
    QCOMPARE(found, 12);
}

void DropInEgl::functionsOfNewerVersionsAreRefused()
{
    const Bench bench; // this program is linked with "-z now", and so were these functions when it started
    QCOMPARE(glGetError(), GLenum{GL_NO_ERROR});
    GLuint array = 77;
    glGenVertexArrays(1, &array);
    QCOMPARE(glGetError(), GLenum{GL_INVALID_OPERATION});
    QCOMPARE(glGetError(), GLenum{GL_NO_ERROR});
    QCOMPARE(array, GLuint{77});
    QVERIFY(!glMapBufferRange(GL_ARRAY_BUFFER, 0, 4, 1) && !glGetStringi(GL_EXTENSIONS, 0));
    QVERIFY(!glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0) && !glIsSync(nullptr) && glIsVertexArray(77) == GL_FALSE);
    glEnable(0); // §2.5: the first error stays until it is asked for
    QCOMPARE(glGetError(), GLenum{GL_INVALID_OPERATION});
    QCOMPARE(glGetError(), GLenum{GL_NO_ERROR});
    QCOMPARE(eglGetError(), EGL_SUCCESS);
    QVERIFY(!eglGetProcAddress("glGenVertexArrays"));
    // The error is the context's; without one, nothing happens.
    glBindVertexArray(1);
    QVERIFY(eglMakeCurrent(bench.display(), EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT));
    glBindVertexArray(1);
    {
        const Bench other;
        QCOMPARE(glGetError(), GLenum{GL_NO_ERROR});
    }
    QVERIFY(eglMakeCurrent(bench.display(), bench.surface(), bench.surface(), bench.context()));
    QCOMPARE(glGetError(), GLenum{GL_INVALID_OPERATION});
    QCOMPARE(glGetError(), GLenum{GL_NO_ERROR});
}

void DropInEgl::everyFunctionOfTheSystemIsOursOrRefused_data()
{
    QTest::addColumn<QString>("library");
    QTest::addColumn<int>("oursCount");
    QTest::addColumn<int>("refusedCount");
    QTest::newRow("EGL 1.5") << "libEGL.so.1" << 44 << 0;
    QTest::newRow("OpenGL ES 2.0 of 3.2") << "libGLESv2.so.2" << 142 << 216;
}

void DropInEgl::everyFunctionOfTheSystemIsOursOrRefused()
{
    QFETCH(QString, library);
    QFETCH(int, oursCount);
    QFETCH(int, refusedCount);
    const Bench bench;
    std::ifstream list(VITRINE_EXPORTS_FOLDER "/" + library.toStdString() + ".txt");
    int ours = 0, refused = 0;
    for (std::string name; std::getline(list, name);) {
        if (name.starts_with("#"))
            continue;
        void* linked = dlsym(RTLD_DEFAULT, name.c_str());
        QVERIFY2(linked, name.c_str());
        if (void* found = reinterpret_cast<void*>(eglGetProcAddress(name.c_str()))) {
            QVERIFY2(found == linked, name.c_str());
            ++ours;
            continue;
        }
        reinterpret_cast<void (*)()>(linked)(); // they read no arguments
        QCOMPARE(glGetError(), GLenum{GL_INVALID_OPERATION});
        QCOMPARE(glGetError(), GLenum{GL_NO_ERROR});
        ++refused;
    }
    QCOMPARE(ours, oursCount);
    QCOMPARE(refused, refusedCount);
}

void DropInEgl::desktopOpenGlCannotBeBound()
{
    QVERIFY(eglBindAPI(EGL_OPENGL_ES_API));
    QVERIFY(!eglBindAPI(EGL_OPENGL_API));
    QCOMPARE(eglGetError(), EGL_BAD_PARAMETER);
    QCOMPARE(eglQueryAPI(), static_cast<EGLenum>(EGL_OPENGL_ES_API));
}

void DropInEgl::versionsOfContexts_data()
{
    QTest::addColumn<QList<int>>("attributes");
    QTest::addColumn<int>("error");
    const QList<int> conformance{EGL_CONTEXT_MAJOR_VERSION, 2, EGL_CONTEXT_MINOR_VERSION, 0, EGL_CONTEXT_FLAGS_KHR, 0};
    QTest::newRow("the conformance suite's") << conformance << EGL_SUCCESS;
    QTest::newRow("2 for debugging") << QList<int>{EGL_CONTEXT_CLIENT_VERSION, 2, EGL_CONTEXT_OPENGL_DEBUG, EGL_TRUE}
                                     << EGL_SUCCESS;
    QTest::newRow("1 by default") << QList<int>{} << EGL_BAD_CONFIG;
    QTest::newRow("3") << QList<int>{EGL_CONTEXT_MAJOR_VERSION, 3} << EGL_BAD_CONFIG;
    QTest::newRow("2.1 never was") << QList<int>{EGL_CONTEXT_MAJOR_VERSION, 2, EGL_CONTEXT_MINOR_VERSION, 1}
                                   << EGL_BAD_MATCH;
    QTest::newRow("4 never was") << QList<int>{EGL_CONTEXT_MAJOR_VERSION, 4} << EGL_BAD_MATCH;
    QTest::newRow("profiles are for OpenGL")
        << QList<int>{EGL_CONTEXT_MAJOR_VERSION, 2, EGL_CONTEXT_OPENGL_PROFILE_MASK, 1} << EGL_BAD_ATTRIBUTE;
    QTest::newRow("unknown flags") << QList<int>{EGL_CONTEXT_MAJOR_VERSION, 2, EGL_CONTEXT_FLAGS_KHR, 0x80}
                                   << EGL_BAD_ATTRIBUTE;
    QTest::newRow("not an attribute") << QList<int>{EGL_WIDTH, 2} << EGL_BAD_ATTRIBUTE;
}

void DropInEgl::versionsOfContexts()
{
    QFETCH(QList<int>, attributes);
    QFETCH(int, error);
    QCOMPARE(contextError(initializedDisplay(), {attributes.begin(), attributes.end()}), error);
}

void DropInEgl::pbuffersKeepTheirSize()
{
    const EGLDisplay display = initializedDisplay();
    const EGLSurface surface = makePbuffer(display, usualConfig(display), 37, 5);
    QCOMPARE(querySurface(display, surface, EGL_WIDTH), 37);
    QCOMPARE(querySurface(display, surface, EGL_HEIGHT), 5);
    QCOMPARE(querySurface(display, surface, EGL_CONFIG_ID),
             configAttribute(display, usualConfig(display), EGL_CONFIG_ID));
    QCOMPARE(querySurface(display, surface, EGL_TEXTURE_FORMAT), EGL_NO_TEXTURE);
    EGLint value = 0;
    QVERIFY(!eglQuerySurface(display, surface, EGL_RED_SIZE, &value));
    QCOMPARE(eglGetError(), EGL_BAD_ATTRIBUTE);
    QVERIFY(eglDestroySurface(display, surface));
}

void DropInEgl::pbuffersTooLargeAreRefusedOrCut()
{
    const EGLDisplay display = initializedDisplay();
    const EGLConfig config = usualConfig(display);
    const EGLint longest = configAttribute(display, config, EGL_MAX_PBUFFER_WIDTH);
    QCOMPARE(makePbuffer(display, config, longest + 1, 1), EGL_NO_SURFACE);
    QCOMPARE(eglGetError(), EGL_BAD_ALLOC);
    QCOMPARE(makePbuffer(display, config, -1, 1), EGL_NO_SURFACE);
    QCOMPARE(eglGetError(), EGL_BAD_PARAMETER);
    const EGLint list[] = {EGL_WIDTH, longest + 1, EGL_HEIGHT, 2, EGL_LARGEST_PBUFFER, EGL_TRUE, EGL_NONE};
    const EGLSurface surface = eglCreatePbufferSurface(display, config, list);
    QVERIFY(surface != EGL_NO_SURFACE);
    QCOMPARE(querySurface(display, surface, EGL_WIDTH), longest);
    QCOMPARE(querySurface(display, surface, EGL_HEIGHT), 2);
    QVERIFY(eglDestroySurface(display, surface));
}

void DropInEgl::surfacesRefuseWhatTheyCannotBe()
{
    const EGLDisplay display = initializedDisplay();
    const EGLConfig config = usualConfig(display);
    const EGLint texture[] = {EGL_TEXTURE_FORMAT, EGL_TEXTURE_RGBA, EGL_NONE};
    QCOMPARE(eglCreatePbufferSurface(display, config, texture), EGL_NO_SURFACE);
    QCOMPARE(eglGetError(), EGL_BAD_MATCH);
    const EGLint unknown[] = {EGL_RED_SIZE, 8, EGL_NONE};
    QCOMPARE(eglCreatePbufferSurface(display, config, unknown), EGL_NO_SURFACE);
    QCOMPARE(eglGetError(), EGL_BAD_ATTRIBUTE);
    QCOMPARE(eglCreatePbufferSurface(display, nullptr, nullptr), EGL_NO_SURFACE);
    QCOMPARE(eglGetError(), EGL_BAD_CONFIG);
    QCOMPARE(eglCreatePbufferSurface(kNoSuchDisplay, config, nullptr), EGL_NO_SURFACE);
    QCOMPARE(eglGetError(), EGL_BAD_DISPLAY);
    QCOMPARE(eglCreateWindowSurface(display, config, EGLNativeWindowType{}, nullptr), EGL_NO_SURFACE);
    QCOMPARE(eglGetError(), EGL_BAD_NATIVE_WINDOW);
    QCOMPARE(eglCreatePixmapSurface(display, config, EGLNativePixmapType{}, nullptr), EGL_NO_SURFACE);
    QCOMPARE(eglGetError(), EGL_BAD_MATCH);
}

void DropInEgl::currentThingsAreReported()
{
    QCOMPARE(eglGetCurrentContext(), EGL_NO_CONTEXT);
    QCOMPARE(eglGetCurrentDisplay(), EGL_NO_DISPLAY);
    const Bench bench;
    QCOMPARE(eglGetCurrentContext(), bench.context());
    QCOMPARE(eglGetCurrentDisplay(), bench.display());
    QCOMPARE(eglGetCurrentSurface(EGL_DRAW), bench.surface());
    QCOMPARE(eglGetCurrentSurface(EGL_READ), bench.surface());
    QCOMPARE(eglGetCurrentSurface(EGL_WIDTH), EGL_NO_SURFACE);
    QCOMPARE(eglGetError(), EGL_BAD_PARAMETER);
    EGLint value = 0;
    QVERIFY(eglQueryContext(bench.display(), bench.context(), EGL_CONTEXT_CLIENT_VERSION, &value));
    QCOMPARE(value, 2);
    QVERIFY(eglQueryContext(bench.display(), bench.context(), EGL_RENDER_BUFFER, &value));
    QCOMPARE(value, EGL_BACK_BUFFER);
    std::array<GLint, 4> viewport{};
    glGetIntegerv(GL_VIEWPORT, viewport.data());
    QCOMPARE(viewport, (std::array<GLint, 4>{0, 0, 16, 16}));
    QVERIFY(eglReleaseThread());
    QCOMPARE(eglGetCurrentContext(), EGL_NO_CONTEXT);
}

void DropInEgl::makeCurrentRefusesWhatDoesNotGoTogether()
{
    const Bench bench;
    const EGLDisplay display = bench.display();
    const EGLSurface none = EGL_NO_SURFACE;
    const auto error = [display](EGLSurface draw, EGLSurface read, EGLContext context) {
        return eglMakeCurrent(display, draw, read, context) ? EGL_SUCCESS : eglGetError();
    };
    QCOMPARE(error(bench.surface(), none, bench.context()), EGL_BAD_MATCH);
    QCOMPARE(error(bench.surface(), bench.surface(), EGL_NO_CONTEXT), EGL_BAD_MATCH);
    QCOMPARE(error(kNoSuchSurface, kNoSuchSurface, bench.context()), EGL_BAD_SURFACE);
    QCOMPARE(error(bench.surface(), bench.surface(), kNoSuchContext), EGL_BAD_CONTEXT);
    const EGLConfig other = chooseConfigs(display, {EGL_RENDERABLE_TYPE, EGL_OPENGL_ES2_BIT, EGL_SAMPLES, 4}).at(0);
    const EGLSurface multisampled = makePbuffer(display, other, 4, 4);
    QCOMPARE(error(multisampled, multisampled, bench.context()), EGL_BAD_MATCH);
    QCOMPARE(eglGetCurrentContext(), bench.context()); // a call that fails changes nothing
    QCOMPARE(eglGetCurrentSurface(EGL_DRAW), bench.surface());
    QVERIFY(eglDestroySurface(display, multisampled));
}

void DropInEgl::contextsWorkWithoutSurfaces()
{
    const Bench bench;
    QVERIFY(eglMakeCurrent(bench.display(), EGL_NO_SURFACE, EGL_NO_SURFACE, bench.context()));
    QCOMPARE(glCheckFramebufferStatus(GL_FRAMEBUFFER), static_cast<GLenum>(GL_FRAMEBUFFER_UNDEFINED_OES));
    glClear(GL_COLOR_BUFFER_BIT);
    QCOMPARE(glGetError(), static_cast<GLenum>(GL_INVALID_FRAMEBUFFER_OPERATION));
    GLuint texture = 0;
    glGenTextures(1, &texture);
    QVERIFY(texture != 0);
}

void DropInEgl::destroyedThingsLiveWhileCurrent()
{
    const Bench bench;
    QVERIFY(eglDestroyContext(bench.display(), bench.context()));
    QVERIFY(eglDestroySurface(bench.display(), bench.surface()));
    glClearColor(0.0f, 1.0f, 0.0f, 1.0f);
    glClear(GL_COLOR_BUFFER_BIT);
    QCOMPARE(readPixel(3, 3), (Pixel{0, 255, 0, 255}));
    QVERIFY(!eglQuerySurface(bench.display(), bench.surface(), EGL_WIDTH, nullptr));
    QCOMPARE(eglGetError(), EGL_BAD_SURFACE);
    QVERIFY(eglMakeCurrent(bench.display(), EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT));
    QVERIFY(!eglMakeCurrent(bench.display(), EGL_NO_SURFACE, EGL_NO_SURFACE, bench.context()));
    QCOMPARE(eglGetError(), EGL_BAD_CONTEXT);
}

void DropInEgl::terminationLeavesWhatIsCurrent()
{
    const Bench bench;
    QVERIFY(eglTerminate(bench.display()));
    glClearColor(1.0f, 0.0f, 0.0f, 1.0f);
    glClear(GL_COLOR_BUFFER_BIT);
    QCOMPARE(readPixel(0, 0), (Pixel{255, 0, 0, 255}));
    QVERIFY(!eglSwapBuffers(bench.display(), bench.surface()));
    QCOMPARE(eglGetError(), EGL_NOT_INITIALIZED);
    QVERIFY(eglMakeCurrent(bench.display(), EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT));
    QVERIFY(eglInitialize(bench.display(), nullptr, nullptr));
    QVERIFY(!eglDestroyContext(bench.display(), bench.context())); // its handle went with the termination
    QCOMPARE(eglGetError(), EGL_BAD_CONTEXT);
}

void DropInEgl::staleHandlesAreRefused()
{
    const EGLDisplay display = initializedDisplay();
    const EGLSurface stale = makePbuffer(display, usualConfig(display), 4, 4);
    QVERIFY(eglDestroySurface(display, stale));
    const EGLSurface fresh = makePbuffer(display, usualConfig(display), 4, 4);
    QVERIFY(fresh != stale);
    QVERIFY(!eglDestroySurface(display, stale));
    QCOMPARE(eglGetError(), EGL_BAD_SURFACE);
    QVERIFY(!eglDestroyContext(display, fresh)); // a surface is no context
    QCOMPARE(eglGetError(), EGL_BAD_CONTEXT);
    QVERIFY(eglDestroySurface(display, fresh));
}

void DropInEgl::fencesHavePassed()
{
    QCOMPARE(eglCreateSync(initializedDisplay(), EGL_SYNC_FENCE, nullptr), EGL_NO_SYNC);
    QCOMPARE(eglGetError(), EGL_BAD_MATCH); // no context
    const Bench bench;
    const EGLSync sync = eglCreateSync(bench.display(), EGL_SYNC_FENCE, nullptr);
    QVERIFY(sync != EGL_NO_SYNC);
    QCOMPARE(eglClientWaitSync(bench.display(), sync, EGL_SYNC_FLUSH_COMMANDS_BIT, EGL_FOREVER),
             EGL_CONDITION_SATISFIED);
    EGLAttrib value = 0;
    QVERIFY(eglGetSyncAttrib(bench.display(), sync, EGL_SYNC_STATUS, &value));
    QCOMPARE(value, EGLAttrib{EGL_SIGNALED});
    QVERIFY(eglWaitSync(bench.display(), sync, 0));
    QVERIFY(eglDestroySync(bench.display(), sync));
    QVERIFY(!eglDestroySync(bench.display(), sync));
    QCOMPARE(eglGetError(), EGL_BAD_PARAMETER);
}

void DropInEgl::imagesAreRefused()
{
    const Bench bench;
    QCOMPARE(eglCreateImage(bench.display(), bench.context(), EGL_GL_TEXTURE_2D, nullptr, nullptr), EGL_NO_IMAGE);
    QCOMPARE(eglGetError(), EGL_BAD_PARAMETER);
}

void DropInEgl::swappingAPbufferShowsNothing()
{
    const Bench bench;
    QVERIFY(eglSwapBuffers(bench.display(), bench.surface()));
    QVERIFY(eglSwapInterval(bench.display(), 0));
    const EGLSurface other = makePbuffer(bench.display(), bench.config(), 4, 4);
    QVERIFY(!eglSwapBuffers(bench.display(), other)); // not the thread's
    QCOMPARE(eglGetError(), EGL_BAD_SURFACE);
    QVERIFY(eglDestroySurface(bench.display(), other));
    QVERIFY(!eglCopyBuffers(bench.display(), bench.surface(), EGLNativePixmapType{}));
    QCOMPARE(eglGetError(), EGL_BAD_NATIVE_PIXMAP);
}

void DropInEgl::attributesOfSurfacesCanBeSet()
{
    const Bench bench;
    QCOMPARE(querySurface(bench.display(), bench.surface(), EGL_SWAP_BEHAVIOR), EGL_BUFFER_DESTROYED);
    QVERIFY(eglSurfaceAttrib(bench.display(), bench.surface(), EGL_SWAP_BEHAVIOR, EGL_BUFFER_PRESERVED));
    QCOMPARE(querySurface(bench.display(), bench.surface(), EGL_SWAP_BEHAVIOR), EGL_BUFFER_PRESERVED);
    QVERIFY(!eglSurfaceAttrib(bench.display(), bench.surface(), EGL_WIDTH, 3));
    QCOMPARE(eglGetError(), EGL_BAD_ATTRIBUTE);
    QVERIFY(!eglSurfaceAttrib(bench.display(), bench.surface(), EGL_MULTISAMPLE_RESOLVE, EGL_MULTISAMPLE_RESOLVE_BOX));
    QCOMPARE(eglGetError(), EGL_BAD_MATCH);
    QVERIFY(!eglBindTexImage(bench.display(), bench.surface(), EGL_BACK_BUFFER));
    QCOMPARE(eglGetError(), EGL_BAD_MATCH);
}

VITRINE_TEST(DropInEgl, QCoreApplication)
#include "tst_drop_in_egl.moc"
