// SPDX-License-Identifier: Apache-2.0
// OpenVG and its part of EGL through the drop-in libraries. What is drawn is not looked at here.
#include "tests/captures/record/driver/egl_bench.h"
#include "tests/captures/record/driver/guarded_memory.h"
#include "tests/captures/record/programs/openvg_screen.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <array>
#include <dlfcn.h>
#include <fstream>
#include <functional>
#include <regex>
#include <thread>

using namespace vitrine::testing;

class DropInOpenVg : public QObject {
    Q_OBJECT

private slots:
    void programsReachEveryFunction();
    void contextsAreOfTheBoundApi();
    void configsTellWhatOpenVgDrawsTo();
    void surfacesHaveAColorspaceAndAnAlphaFormat();
    void EGL14_3_5_3_aPbufferDrawsIntoAnImage();
    void EGL14_3_5_3_imagesThatAreDrawnIntoAreInUse();
    void EGL14_3_5_3_whatIsNoImageOrIsInUseIsRefused();
    void EGL14_3_5_3_anImageLivesAsLongAsItsPbuffer();
    void ONE_07_contextsOfBothApisAreCurrentAtOnce();
    void contextsOfDifferentApisShareNothing();
    void whatIsCurrentElsewhereIsRefused();
    void aThreadThatEndsReleasesBothContexts();
    void VG11_4_1_errorsBelongToContexts();
    void VG11_8_6_dataIsReadAsFarAsItGoes();
    void handlesOfOtherContextsAreBad();
};

/// What programs are linked with is what eglGetProcAddress finds, and it is the drop-in library's.
void DropInOpenVg::programsReachEveryFunction()
{
    int functions = 0;
    for (const char* name : {"openvg.h", "vgu.h", "vitrine2d.h"}) {
        std::ifstream header(std::string(VITRINE_VG_FOLDER "/") + name);
        const std::string text{std::istreambuf_iterator<char>(header), {}};
        static const std::regex kFunction("VGU?_API_CALL [^;(]*\\b((?:vgu?|v2d)[A-Z]\\w*)\\(");
        for (std::sregex_iterator match(text.begin(), text.end(), kFunction), end; match != end; ++match) {
            const std::string function = (*match)[1];
            void* linked = dlsym(RTLD_DEFAULT, function.c_str());
            Dl_info info{};
            QVERIFY2(linked && dladdr(linked, &info) != 0, function.c_str());
            QVERIFY2(std::string(info.dli_fname).ends_with("libvitrine-drop-in.so"), info.dli_fname);
            QVERIFY2(reinterpret_cast<void*>(eglGetProcAddress(function.c_str())) == linked, function.c_str());
            ++functions;
        }
    }
    QCOMPARE(functions, 96 + 22);
    QVERIFY(!eglGetProcAddress("vgNoSuchFunction"));
}

void DropInOpenVg::contextsAreOfTheBoundApi()
{
    const EGLDisplay display = initializedDisplay();
    const EGLConfig config = openVgConfig(display);
    QVERIFY(config);
    QVERIFY(eglBindAPI(EGL_OPENVG_API));
    QCOMPARE(eglQueryAPI(), static_cast<EGLenum>(EGL_OPENVG_API));
    std::thread([] { QCOMPARE(eglQueryAPI(), static_cast<EGLenum>(EGL_OPENGL_ES_API)); }).join();
    const EGLint version[] = {EGL_CONTEXT_CLIENT_VERSION, 2, EGL_NONE};
    QCOMPARE(eglCreateContext(display, config, EGL_NO_CONTEXT, version), EGL_NO_CONTEXT);
    QCOMPARE(eglGetError(), EGL_BAD_ATTRIBUTE); // they have none
    const EGLContext context = eglCreateContext(display, config, EGL_NO_CONTEXT, nullptr);
    EGLint type = 0;
    QVERIFY(eglQueryContext(display, context, EGL_CONTEXT_CLIENT_TYPE, &type));
    QCOMPARE(type, EGL_OPENVG_API);
    QVERIFY(eglDestroyContext(display, context));
    QVERIFY(eglReleaseThread());
    QCOMPARE(eglQueryAPI(), static_cast<EGLenum>(EGL_OPENGL_ES_API));
}

void DropInOpenVg::configsTellWhatOpenVgDrawsTo()
{
    const EGLDisplay display = initializedDisplay();
    const auto found = chooseConfigs(display, {EGL_RENDERABLE_TYPE, EGL_OPENVG_BIT, EGL_SURFACE_TYPE, EGL_PBUFFER_BIT});
    QCOMPARE(found.size(), std::size_t{4}); // with as many depths
    for (const EGLConfig config : found) {
        QCOMPARE(configAttribute(display, config, EGL_ALPHA_MASK_SIZE), 8);
        QCOMPARE(configAttribute(display, config, EGL_BUFFER_SIZE), 32);
        QCOMPARE(configAttribute(display, config, EGL_SAMPLES), 0);
        QVERIFY((configAttribute(display, config, EGL_RENDERABLE_TYPE) & EGL_OPENGL_ES2_BIT) != 0);
    }
    const EGLConfig multisampled =
        chooseConfigs(display, {EGL_SAMPLES, 4, EGL_SURFACE_TYPE, EGL_PBUFFER_BIT, EGL_ALPHA_SIZE, 8}).at(0);
    QCOMPARE(configAttribute(display, multisampled, EGL_ALPHA_MASK_SIZE), 0);
    QCOMPARE(makeContextOf(EGL_OPENVG_API, display, multisampled), EGL_NO_CONTEXT);
    QCOMPARE(eglGetError(), EGL_BAD_CONFIG);
    // A context without a config learns it when it meets the surface.
    const EGLContext context = eglCreateContext(display, nullptr, EGL_NO_CONTEXT, nullptr);
    const EGLSurface surface = makePbuffer(display, multisampled, 8, 8);
    QVERIFY(context != EGL_NO_CONTEXT && surface != EGL_NO_SURFACE);
    QVERIFY(!eglMakeCurrent(display, surface, surface, context));
    QCOMPARE(eglGetError(), EGL_BAD_MATCH);
    eglDestroySurface(display, surface);
    eglDestroyContext(display, context);
    eglReleaseThread();
}

void DropInOpenVg::surfacesHaveAColorspaceAndAnAlphaFormat()
{
    const EGLDisplay display = initializedDisplay();
    const EGLint wanted[] = {EGL_WIDTH,
                             8,
                             EGL_HEIGHT,
                             8,
                             EGL_VG_COLORSPACE,
                             EGL_VG_COLORSPACE_LINEAR,
                             EGL_VG_ALPHA_FORMAT,
                             EGL_VG_ALPHA_FORMAT_PRE,
                             EGL_NONE};
    const EGLSurface surface = eglCreatePbufferSurface(display, openVgConfig(display), wanted);
    QVERIFY(surface != EGL_NO_SURFACE);
    EGLint value = 0;
    QVERIFY(eglQuerySurface(display, surface, EGL_VG_COLORSPACE, &value));
    QCOMPARE(value, EGL_VG_COLORSPACE_LINEAR);
    QVERIFY(eglQuerySurface(display, surface, EGL_VG_ALPHA_FORMAT, &value));
    QCOMPARE(value, EGL_VG_ALPHA_FORMAT_PRE);
    eglDestroySurface(display, surface);
    const EGLConfig other =
        chooseConfigs(display, {EGL_SAMPLES, 4, EGL_SURFACE_TYPE, EGL_PBUFFER_BIT, EGL_ALPHA_SIZE, 8}).at(0);
    QCOMPARE(eglCreatePbufferSurface(display, other, wanted), EGL_NO_SURFACE);
    QCOMPARE(eglGetError(), EGL_BAD_MATCH);
}

namespace {

EGLClientBuffer bufferOf(VGImage image)
{
    return reinterpret_cast<EGLClientBuffer>(static_cast<std::uintptr_t>(image));
}

VGImage makeImage(VGImageFormat format = VG_sRGBA_8888)
{
    return vgCreateImage(format, 6, 4, VG_IMAGE_QUALITY_FASTER);
}

EGLSurface makePbufferOf(const OpenVgScreen& screen, VGImage image, const EGLint* list = nullptr)
{
    return eglCreatePbufferFromClientBuffer(screen.display(), EGL_OPENVG_IMAGE, bufferOf(image), screen.config(), list);
}

void clearTo(const std::array<VGfloat, 4>& color, VGint x, VGint y, VGint width, VGint height)
{
    vgSetfv(VG_CLEAR_COLOR, 4, color.data());
    vgClear(x, y, width, height);
}

VGuint pixelOf(VGImage image, VGint x, VGint y)
{
    VGuint pixel = 0;
    vgGetImageSubData(image, &pixel, 4, VG_sRGBA_8888, x, y, 1, 1);
    return pixel;
}

} // namespace

/// OpenVG and OpenGL ES draw into it, both with row 0 at the bottom.
void DropInOpenVg::EGL14_3_5_3_aPbufferDrawsIntoAnImage()
{
    const OpenVgScreen screen(16, 16);
    const VGImage image = makeImage();
    const EGLSurface target = makePbufferOf(screen, image);
    QVERIFY(target != EGL_NO_SURFACE);
    EGLint value = 0;
    QVERIFY(eglQuerySurface(screen.display(), target, EGL_WIDTH, &value));
    QCOMPARE(value, 6);
    QVERIFY(eglQuerySurface(screen.display(), target, EGL_HEIGHT, &value));
    QCOMPARE(value, 4);
    QVERIFY(eglQuerySurface(screen.display(), target, EGL_VG_COLORSPACE, &value));
    QCOMPARE(value, EGL_VG_COLORSPACE_sRGB);
    QVERIFY(eglMakeCurrent(screen.display(), target, target, screen.vg()));
    clearTo({1, 0, 0, 1}, 0, 0, 6, 1);
    QVERIFY(eglMakeCurrent(screen.display(), screen.surface(), screen.surface(), screen.vg()));
    QCOMPARE(pixelOf(image, 5, 0), 0xFF0000FFu);
    QCOMPARE(pixelOf(image, 5, 1), 0u);
    QVERIFY(eglBindAPI(EGL_OPENGL_ES_API));
    QVERIFY(eglMakeCurrent(screen.display(), target, target, screen.gl()));
    glEnable(GL_SCISSOR_TEST);
    glScissor(0, 1, 6, 1);
    glClearColor(0, 1, 0, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    QVERIFY(eglMakeCurrent(screen.display(), screen.surface(), screen.surface(), screen.gl()));
    QCOMPARE(pixelOf(image, 5, 0), 0xFF0000FFu);
    QCOMPARE(pixelOf(image, 5, 1), 0x00FF00FFu);
    QCOMPARE(vgGetError(), VG_NO_ERROR);
    eglDestroySurface(screen.display(), target);
    vgDestroyImage(image);
}

void DropInOpenVg::EGL14_3_5_3_imagesThatAreDrawnIntoAreInUse()
{
    const OpenVgScreen screen(16, 16);
    const VGImage image = makeImage(VG_lRGBA_8888_PRE), other = makeImage();
    const VGPaint paint = vgCreatePaint();
    const VGFont font = vgCreateFont(1);
    const EGLSurface target = makePbufferOf(screen, image);
    EGLint value = 0;
    QVERIFY(eglQuerySurface(screen.display(), target, EGL_VG_COLORSPACE, &value));
    QCOMPARE(value, EGL_VG_COLORSPACE_LINEAR);
    QVERIFY(eglQuerySurface(screen.display(), target, EGL_VG_ALPHA_FORMAT, &value));
    QCOMPARE(value, EGL_VG_ALPHA_FORMAT_PRE);
    vgClearImage(image, 0, 0, 1, 1); // it is not current yet
    QCOMPARE(vgGetError(), VG_NO_ERROR);
    QVERIFY(eglMakeCurrent(screen.display(), target, target, screen.vg()));
    const std::array<VGfloat, 20> matrix{};
    const std::array<VGfloat, 2> nowhere{};
    VGuint pixel = 0;
    const std::function<void()> calls[] = {
        [&] { vgClearImage(image, 0, 0, 1, 1); },
        [&] { vgImageSubData(image, &pixel, 4, VG_sRGBA_8888, 0, 0, 1, 1); },
        [&] { vgGetImageSubData(image, &pixel, 4, VG_sRGBA_8888, 0, 0, 1, 1); },
        [&] { vgChildImage(image, 0, 0, 1, 1); },
        [&] { vgGetParent(image); },
        [&] { vgCopyImage(image, 0, 0, other, 0, 0, 1, 1, VG_FALSE); },
        [&] { vgCopyImage(other, 0, 0, image, 0, 0, 1, 1, VG_FALSE); },
        [&] { vgDrawImage(image); },
        [&] { vgSetPixels(0, 0, image, 0, 0, 1, 1); },
        [&] { vgGetPixels(image, 0, 0, 0, 0, 1, 1); },
        [&] { vgColorMatrix(image, other, matrix.data()); },
        [&] { vgColorMatrix(other, image, matrix.data()); },
        [&] { vgPaintPattern(paint, image); },
        [&] { vgSetGlyphToImage(font, 1, image, nowhere.data(), nowhere.data()); },
        [&] { vgMask(image, VG_SET_MASK, 0, 0, 1, 1); },
    };
    for (std::size_t i = 0; i < std::size(calls); ++i) {
        calls[i]();
        QVERIFY2(vgGetError() == VG_IMAGE_IN_USE_ERROR, std::to_string(i).c_str());
    }
    QVERIFY(eglMakeCurrent(screen.display(), screen.surface(), screen.surface(), screen.vg()));
    vgPaintPattern(paint, image);
    QCOMPARE(vgGetError(), VG_NO_ERROR);
    QVERIFY(!eglMakeCurrent(screen.display(), target, target, screen.vg())); // now OpenVG needs it
    QCOMPARE(eglGetError(), EGL_BAD_ACCESS);
    vgPaintPattern(paint, VG_INVALID_HANDLE);
    QVERIFY(eglMakeCurrent(screen.display(), target, target, screen.vg()));
    QVERIFY(eglMakeCurrent(screen.display(), screen.surface(), screen.surface(), screen.vg()));
    eglDestroySurface(screen.display(), target);
}

void DropInOpenVg::EGL14_3_5_3_whatIsNoImageOrIsInUseIsRefused()
{
    const OpenVgScreen screen(16, 16);
    const VGImage image = makeImage();
    const auto errorOf = [&](VGImage of, const EGLint* list = nullptr) {
        return makePbufferOf(screen, of, list) == EGL_NO_SURFACE ? eglGetError() : EGL_SUCCESS;
    };
    QCOMPARE(errorOf(image + 77), EGL_BAD_PARAMETER);
    QCOMPARE(
        eglCreatePbufferFromClientBuffer(screen.display(), EGL_OPENVG_BIT, bufferOf(image), screen.config(), nullptr),
        EGL_NO_SURFACE);
    QCOMPARE(eglGetError(), EGL_BAD_PARAMETER);
    QCOMPARE(eglCreatePbufferFromClientBuffer(screen.display(), EGL_OPENVG_IMAGE, bufferOf(image), nullptr, nullptr),
             EGL_NO_SURFACE);
    QCOMPARE(eglGetError(), EGL_BAD_CONFIG);
    const EGLint size[] = {EGL_WIDTH, 6, EGL_NONE};
    QCOMPARE(errorOf(image, size), EGL_BAD_ATTRIBUTE);
    QCOMPARE(errorOf(makeImage(VG_sRGBX_8888)), EGL_BAD_MATCH);
    QCOMPARE(errorOf(makeImage(VG_sRGB_565)), EGL_BAD_MATCH);
    const VGImage child = vgChildImage(image, 0, 0, 2, 2);
    QCOMPARE(errorOf(image), EGL_BAD_ACCESS);
    QCOMPARE(errorOf(child), EGL_BAD_ACCESS);
    vgDestroyImage(child);
    const EGLSurface target = makePbufferOf(screen, image);
    QVERIFY(target != EGL_NO_SURFACE);
    QCOMPARE(errorOf(image), EGL_BAD_ACCESS); // it has one
    eglDestroySurface(screen.display(), target);
    QVERIFY(eglMakeCurrent(screen.display(), EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT));
    QCOMPARE(errorOf(image), EGL_BAD_ACCESS); // there is no context
}

/// Without its handle, and without the context that made it.
void DropInOpenVg::EGL14_3_5_3_anImageLivesAsLongAsItsPbuffer()
{
    EGLSurface target = EGL_NO_SURFACE;
    {
        const OpenVgScreen screen(16, 16);
        const VGImage image = makeImage();
        target = makePbufferOf(screen, image);
        QVERIFY(eglMakeCurrent(screen.display(), target, target, screen.vg()));
        vgDestroyImage(image);
        clearTo({0, 0, 1, 1}, 0, 0, 6, 4);
        QCOMPARE(vgGetError(), VG_NO_ERROR);
    }
    const OpenVgScreen screen(16, 16);
    QVERIFY(eglBindAPI(EGL_OPENGL_ES_API));
    QVERIFY(eglMakeCurrent(screen.display(), target, target, screen.gl()));
    QCOMPARE(readPixel(5, 3), (Pixel{0, 0, 255, 255}));
    QVERIFY(eglMakeCurrent(screen.display(), screen.surface(), screen.surface(), screen.gl()));
    QVERIFY(eglDestroySurface(screen.display(), target));
}

void DropInOpenVg::ONE_07_contextsOfBothApisAreCurrentAtOnce()
{
    const OpenVgScreen screen(16, 16);
    QVERIFY(screen.isCurrent());
    QCOMPARE(eglGetCurrentContext(), screen.vg());
    QVERIFY(eglBindAPI(EGL_OPENGL_ES_API));
    QCOMPARE(eglGetCurrentContext(), screen.gl());
    QCOMPARE(eglGetCurrentSurface(EGL_DRAW), screen.surface());
    glClearColor(1.0f, 0.0f, 0.0f, 1.0f);
    glClear(GL_COLOR_BUFFER_BIT);
    vgSeti(VG_FILL_RULE, VG_NON_ZERO);
    QCOMPARE(readPixel(3, 3), (Pixel{255, 0, 0, 255}));
    QCOMPARE(vgGeti(VG_FILL_RULE), static_cast<VGint>(VG_NON_ZERO));
    QVERIFY(screen.present());
    // The bound API's goes, and the other one's surface stays this thread's.
    QVERIFY(eglMakeCurrent(screen.display(), EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT));
    QCOMPARE(glGetError(), GLenum{GL_NO_ERROR});
    QCOMPARE(readPixel(3, 3), (Pixel{1, 2, 3, 4})); // nothing is read
    QCOMPARE(vgGeti(VG_FILL_RULE), static_cast<VGint>(VG_NON_ZERO));
    QVERIFY(screen.present());
    QVERIFY(eglMakeCurrent(screen.display(), screen.surface(), screen.surface(), screen.gl()));
    QCOMPARE(readPixel(3, 3), (Pixel{255, 0, 0, 255}));
    const EGLSurface other = makePbuffer(screen.display(), screen.config(), 4, 4);
    QVERIFY(!eglMakeCurrent(screen.display(), screen.surface(), other, screen.vg())); // OpenVG reads where it draws
    QCOMPARE(eglGetError(), EGL_BAD_MATCH);
    QVERIFY(!eglSwapBuffers(screen.display(), other));
    QCOMPARE(eglGetError(), EGL_BAD_SURFACE);
    eglDestroySurface(screen.display(), other);
}

void DropInOpenVg::contextsOfDifferentApisShareNothing()
{
    const OpenVgScreen screen(8, 8);
    QCOMPARE(makeContextOf(EGL_OPENVG_API, screen.display(), screen.config(), screen.gl()), EGL_NO_CONTEXT);
    QCOMPARE(eglGetError(), EGL_BAD_CONTEXT);
    QCOMPARE(makeContextOf(EGL_OPENGL_ES_API, screen.display(), screen.config(), screen.vg()), EGL_NO_CONTEXT);
    QCOMPARE(eglGetError(), EGL_BAD_CONTEXT);
}

void DropInOpenVg::whatIsCurrentElsewhereIsRefused()
{
    const OpenVgScreen screen(8, 8);
    EGLint error = EGL_SUCCESS;
    std::thread([&] {
        eglBindAPI(EGL_OPENVG_API);
        const EGLContext own = makeContextOf(EGL_OPENVG_API, screen.display(), screen.config());
        if (!eglMakeCurrent(screen.display(), screen.surface(), screen.surface(), own)) // the surface
            error = eglGetError();
        eglDestroyContext(screen.display(), own);
    }).join();
    QCOMPARE(error, EGL_BAD_ACCESS);
    // Also when only OpenGL ES has it.
    QVERIFY(eglMakeCurrent(screen.display(), EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT));
    error = EGL_SUCCESS;
    std::thread([&] {
        if (!eglMakeCurrent(screen.display(), screen.surface(), screen.surface(), screen.vg()))
            error = eglGetError();
    }).join();
    QCOMPARE(error, EGL_BAD_ACCESS);
}

void DropInOpenVg::aThreadThatEndsReleasesBothContexts()
{
    const OpenVgScreen screen(8, 8);
    for (const EGLenum api : {EGL_OPENGL_ES_API, EGL_OPENVG_API}) {
        QVERIFY(eglBindAPI(api));
        QVERIFY(eglMakeCurrent(screen.display(), EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT));
    }
    std::thread([&] {
        eglMakeCurrent(screen.display(), screen.surface(), screen.surface(), screen.gl());
        eglMakeCurrent(screen.display(), screen.surface(), screen.surface(), screen.vg());
    }).join();
    QVERIFY(eglMakeCurrent(screen.display(), screen.surface(), screen.surface(), screen.gl()));
    QVERIFY(eglMakeCurrent(screen.display(), screen.surface(), screen.surface(), screen.vg()));
}

void DropInOpenVg::VG11_4_1_errorsBelongToContexts()
{
    QCOMPARE(vgGetError(), VG_NO_CONTEXT_ERROR);
    const OpenVgScreen screen(8, 8);
    vgClear(0, 0, 0, 8);
    vgDestroyPaint(77);
    QVERIFY(eglMakeCurrent(screen.display(), EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT));
    QCOMPARE(vgGetError(), VG_NO_CONTEXT_ERROR);
    QCOMPARE(vgCreatePaint(), VG_INVALID_HANDLE);
    QCOMPARE(vguLine(1, 0.0f, 0.0f, 1.0f, 1.0f), VGU_BAD_HANDLE_ERROR);
    QVERIFY(eglMakeCurrent(screen.display(), screen.surface(), screen.surface(), screen.vg()));
    QCOMPARE(vgGetError(), VG_ILLEGAL_ARGUMENT_ERROR); // the older one
    QCOMPARE(vgGetError(), VG_NO_ERROR);
    QCOMPARE(std::string(reinterpret_cast<const char*>(vgGetString(VG_VERSION))), "1.1");
}

void DropInOpenVg::VG11_8_6_dataIsReadAsFarAsItGoes()
{
    const OpenVgScreen screen(8, 8);
    const GuardedMemory commandMemory, dataMemory;
    auto* commands = commandMemory.last<VGubyte>(3);
    commands[0] = VG_MOVE_TO_ABS;
    commands[1] = VG_LINE_TO_ABS;
    commands[2] = VG_HLINE_TO_ABS;
    auto* data = dataMemory.last<VGshort>(5);
    for (const int i : {0, 1, 2, 3, 4})
        data[i] = static_cast<VGshort>(10 * i);
    const VGPath path = makePath(VG_PATH_DATATYPE_S_16);
    vgAppendPathData(path, 3, commands, data);
    QCOMPARE(vgGetError(), VG_NO_ERROR);
    QCOMPARE(vgGetParameteri(path, VG_PATH_NUM_COORDS), 5);
    // (0, 10), (20, 30), (40, 30)
    VGfloat box[4] = {};
    vgPathBounds(path, box, box + 1, box + 2, box + 3);
    QCOMPARE(box[2], 40.0f);
    QCOMPARE(box[3], 20.0f);
    *dataMemory.last<VGshort>(1) = 50;
    vgModifyPathCoords(path, 2, 1, dataMemory.last<VGshort>(1));
    vgPathBounds(path, box, box + 1, box + 2, box + 3);
    QCOMPARE(box[2], 50.0f);
    vgAppendPathData(path, 1, commands, dataMemory.first<std::byte>() + 1);
    QCOMPARE(vgGetError(), VG_ILLEGAL_ARGUMENT_ERROR); // not aligned (§4.1)
}

void DropInOpenVg::handlesOfOtherContextsAreBad()
{
    const OpenVgScreen screen(8, 8);
    const VGPath path = makePath(VG_PATH_DATATYPE_F);
    const EGLContext shared = makeContextOf(EGL_OPENVG_API, screen.display(), screen.config(), screen.vg());
    const EGLContext stranger = makeContextOf(EGL_OPENVG_API, screen.display(), screen.config());
    QVERIFY(eglMakeCurrent(screen.display(), screen.surface(), screen.surface(), shared));
    vgClearPath(path, VG_PATH_CAPABILITY_ALL);
    QCOMPARE(vgGetError(), VG_NO_ERROR);
    QVERIFY(eglMakeCurrent(screen.display(), screen.surface(), screen.surface(), stranger));
    vgClearPath(path, VG_PATH_CAPABILITY_ALL);
    QCOMPARE(vgGetError(), VG_BAD_HANDLE_ERROR);
    eglDestroyContext(screen.display(), shared);
    eglDestroyContext(screen.display(), stranger);
}

VITRINE_TEST(DropInOpenVg, QCoreApplication)
#include "tst_drop_in_openvg.moc"
