// SPDX-License-Identifier: Apache-2.0
#include "captures/record/tap/recording_layer.h"
#include "core/api/calls/call_table.h"
#include "tests/captures/record/driver/guarded_memory.h"
#include "tests/harness/test_class.h"

#include <QTemporaryDir>
#include <QtTest>

#include <set>
#include <string>
#include <sys/socket.h>
#include <sys/un.h>
#include <thread>

using namespace vitrine::captures;
using vitrine::testing::GuardedMemory;

namespace {

/// What the driver below does with each call: it counts, sets the errors that it is told to, and follows no pointer but
/// those of a surface's size.
struct Below {
    int glCalls = 0;
    int eglCalls = 0;
    int vgCalls = 0;
    GLenum glRefusal = GL_NO_ERROR; ///< of every call
    VGErrorCode vgRefusal = VG_NO_ERROR;
    std::string_view name;             ///< of a function of EGL ...
    EGLint eglRefusal = EGL_SUCCESS;   ///< ... what its calls fail with
    EGLint otherRefusal = EGL_SUCCESS; ///< the same of all other functions
    GLenum glPending = GL_NO_ERROR;    ///< as a GL with one flag has it
    EGLint eglPending = EGL_SUCCESS;
    VGErrorCode vgPending = VG_NO_ERROR;
    EGLenum api = EGL_OPENGL_ES_API; ///< that is bound
} below;

template <typename Result>
Result success()
{
    if constexpr (std::is_same_v<Result, const char*>)
        return "text";
    else if constexpr (std::is_pointer_v<Result>)
        return reinterpret_cast<Result>(std::uintptr_t{0x40});
    else if constexpr (!std::is_void_v<Result>)
        return static_cast<Result>(1);
}

template <typename Result>
Result callGl()
{
    ++below.glCalls;
    if (below.glPending == GL_NO_ERROR)
        below.glPending = below.glRefusal;
    if constexpr (!std::is_void_v<Result>)
        return Result();
}

template <typename Result>
Result callVg()
{
    ++below.vgCalls;
    if (below.vgPending == VG_NO_ERROR)
        below.vgPending = below.vgRefusal;
    if constexpr (std::is_same_v<Result, VGUErrorCode>)
        return below.vgRefusal == VG_NO_ERROR ? VGU_NO_ERROR : VGU_BAD_HANDLE_ERROR;
    else if constexpr (!std::is_void_v<Result>)
        return Result();
}

template <typename Result>
Result callEgl(std::string_view name)
{
    ++below.eglCalls;
    below.eglPending = name == below.name ? below.eglRefusal : below.otherRefusal;
    return below.eglPending == EGL_SUCCESS ? success<Result>() : Result();
}

#define VITRINE_COUNT_GL(result, name, parameters, arguments)                                                          \
    auto GL_APIENTRY count_##name parameters->result                                                                   \
    {                                                                                                                  \
        return callGl<result>();                                                                                       \
    }
#define VITRINE_COUNT_EGL(result, name, parameters, arguments)                                                         \
    auto EGLAPIENTRY count_##name parameters->result                                                                   \
    {                                                                                                                  \
        return callEgl<result>(#name);                                                                                 \
    }
#define VITRINE_COUNT_VG(result, name, parameters, arguments)                                                          \
    auto count_##name parameters->result                                                                               \
    {                                                                                                                  \
        return callVg<result>();                                                                                       \
    }
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"
VITRINE_GL_FUNCTIONS(VITRINE_COUNT_GL)
VITRINE_EGL_FUNCTIONS(VITRINE_COUNT_EGL)
VITRINE_VG_FUNCTIONS(VITRINE_COUNT_VG)
#pragma GCC diagnostic pop

GLenum GL_APIENTRY takeGlError()
{
    return std::exchange(below.glPending, GLenum{GL_NO_ERROR});
}

EGLint EGLAPIENTRY takeEglError()
{
    return std::exchange(below.eglPending, EGL_SUCCESS);
}

VGErrorCode takeVgError()
{
    return std::exchange(below.vgPending, VG_NO_ERROR);
}

EGLenum EGLAPIENTRY queryApi()
{
    return callEgl<EGLenum>("eglQueryAPI") ? below.api : EGL_NONE;
}

EGLBoolean EGLAPIENTRY querySurface(EGLDisplay, EGLSurface, EGLint attribute, EGLint* value)
{
    const auto done = callEgl<EGLBoolean>("eglQuerySurface");
    if (done && (attribute == EGL_WIDTH || attribute == EGL_HEIGHT))
        *value = 4;
    return done;
}

void refuse(std::string_view name, EGLint error)
{
    below.name = name;
    below.eglRefusal = error;
}

/// A recorder that takes everything and looks at nothing.
class Listener {
public:
    Listener() : m_socket(::socket(AF_UNIX, SOCK_STREAM, 0))
    {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        path().copy(address.sun_path, sizeof address.sun_path - 1);
        bind(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof address);
        listen(m_socket, 4);
        std::thread([socket = m_socket] {
            const int end = accept(socket, nullptr, nullptr);
            char piece[65536];
            while (read(end, piece, sizeof piece) > 0)
                ;
        }).detach();
    }
    [[nodiscard]] std::string path() const { return m_folder.path().toStdString() + "/socket"; }

private:
    QTemporaryDir m_folder;
    int m_socket;
};

// Of every handle, so that what one call makes another one finds.
void* const kHandle = success<void*>();

/// An argument: `pointer` where the function takes one to data.
template <typename T>
T argument(const void* pointer)
{
    if constexpr (std::is_same_v<T, void*>)
        return kHandle;
    else if constexpr (std::is_pointer_v<T>)
        return reinterpret_cast<T>(reinterpret_cast<std::uintptr_t>(pointer));
    else
        return static_cast<T>(1);
}

template <typename R, typename... Args>
void callWith(R (*function)(Args...), [[maybe_unused]] const void* pointer)
{
    (void)function(argument<Args>(pointer)...);
}

} // namespace

class TestRecordingLayer : public QObject {
    Q_OBJECT

private slots:
    // One layer per process.
    void initTestCase();
    void init();
    void everyFunctionOfTheCallTableIsRecorded();
    void everyCallReachesTheDriverOnce();
    void ES20_2_5_aRefusedCallIsAskedForNothing();
    void ES20_2_5_theFirstErrorStaysUntilItIsAskedFor();
    void ES20_2_5_errorsBelongToContexts();
    void VG11_4_1_aRefusedCallIsAskedForNothing();
    void VG11_4_1_errorsBelongToContexts();
    void EGL15_3_1_errorsAreThoseOfTheProgramsLastCall_data();
    void EGL15_3_1_errorsAreThoseOfTheProgramsLastCall();
    void makeVgCurrent(EGLContext context);

private:
    Listener m_listener;
    Tables m_plain, m_all;
    GlFunctions& m_gl = m_all.gl;
    EglFunctions& m_egl = m_all.egl;
    VgFunctions& m_vg = m_all.vg;
};

void TestRecordingLayer::initTestCase()
{
#define VITRINE_SET_GL(result, name, parameters, arguments) m_gl.name = &count_##name;
#define VITRINE_SET_EGL(result, name, parameters, arguments) m_egl.name = &count_##name;
#define VITRINE_SET_VG(result, name, parameters, arguments) m_vg.name = &count_##name;
    VITRINE_GL_FUNCTIONS(VITRINE_SET_GL)
    VITRINE_EGL_FUNCTIONS(VITRINE_SET_EGL)
    VITRINE_VG_FUNCTIONS(VITRINE_SET_VG)
    m_gl.glDrawBuffersNV = nullptr;
    m_gl.glGetError = &takeGlError;
    m_egl.eglGetError = &takeEglError;
    m_egl.eglQuerySurface = &querySurface;
    m_egl.eglQueryAPI = &queryApi;
    m_vg.vgGetError = &takeVgError;
    m_vg.readSurface = [](VGint, VGint, void*) { return false; };
    m_plain = m_all;
    RecordingLayerOptions options;
    options.socketPath = m_listener.path();
    options.pictures.ofEveryFrame = TapPictures::Checksums; // asks GL and EGL in every frame
    addRecordingLayer(m_all, options);
    m_egl.eglGetDisplay(EGL_DEFAULT_DISPLAY);
    m_egl.eglCreateContext(kHandle, kHandle, EGL_NO_CONTEXT, nullptr);
}

void TestRecordingLayer::makeVgCurrent(EGLContext context)
{
    below.api = EGL_OPENVG_API;
    m_egl.eglCreateContext(kHandle, kHandle, EGL_NO_CONTEXT, nullptr); // the handle is that of OpenVG from here on
    m_egl.eglMakeCurrent(kHandle, EGL_NO_SURFACE, EGL_NO_SURFACE, context);
}

// As for OpenGL ES: whatever the layer read of these arguments would end the test.
void TestRecordingLayer::VG11_4_1_aRefusedCallIsAskedForNothing()
{
    const GuardedMemory memory;
    makeVgCurrent(kHandle);
#define VITRINE_REFUSE_VG(result, name, parameters, arguments)                                                         \
    if (std::string_view(#name) != "vgGetError") {                                                                     \
        below.vgRefusal = VG_ILLEGAL_ARGUMENT_ERROR;                                                                   \
        callWith(m_vg.name, memory.forbidden());                                                                       \
        below.vgRefusal = VG_NO_ERROR;                                                                                 \
        (void)m_vg.vgGetError();                                                                                       \
        QVERIFY2(m_vg.vgGetError() == VG_NO_ERROR, #name);                                                             \
    }
    VITRINE_VG_FUNCTIONS(VITRINE_REFUSE_VG)
    makeVgCurrent(EGL_NO_CONTEXT);
#define VITRINE_IGNORE_VG(result, name, parameters, arguments)                                                         \
    if (!std::is_same_v<result, VGUErrorCode>)                                                                         \
        callWith(m_vg.name, memory.forbidden());
    VITRINE_VG_FUNCTIONS(VITRINE_IGNORE_VG)
    below.api = EGL_OPENGL_ES_API;
    m_egl.eglCreateContext(kHandle, kHandle, EGL_NO_CONTEXT, nullptr);
}

void TestRecordingLayer::VG11_4_1_errorsBelongToContexts()
{
    makeVgCurrent(kHandle);
    below.vgCalls = 0;
    below.vgRefusal = VG_BAD_HANDLE_ERROR;
    m_vg.vgClear(0, 0, 1, 1);
    below.vgRefusal = VG_ILLEGAL_ARGUMENT_ERROR;
    m_vg.vgDrawPath(1, 1);
    below.vgRefusal = VG_NO_ERROR;
    QCOMPARE(below.vgCalls, 2);
    m_egl.eglMakeCurrent(kHandle, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
    QCOMPARE(m_vg.vgGetError(), VG_NO_ERROR); // what the driver below says without a context
    m_egl.eglMakeCurrent(kHandle, EGL_NO_SURFACE, EGL_NO_SURFACE, kHandle);
    QCOMPARE(m_vg.vgGetError(), VG_BAD_HANDLE_ERROR); // the oldest
    QCOMPARE(m_vg.vgGetError(), VG_NO_ERROR);
    m_egl.eglMakeCurrent(kHandle, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
    below.api = EGL_OPENGL_ES_API;
    m_egl.eglCreateContext(kHandle, kHandle, EGL_NO_CONTEXT, nullptr);
}

void TestRecordingLayer::init()
{
    below = {};
    m_egl.eglMakeCurrent(kHandle, EGL_NO_SURFACE, EGL_NO_SURFACE, kHandle);
    (void)m_gl.glGetError();
    below = {};
}

void TestRecordingLayer::everyFunctionOfTheCallTableIsRecorded()
{
    std::set<std::string> unrecorded;
#define VITRINE_CHECK_GL(result, name, parameters, arguments)                                                          \
    if (m_gl.name == m_plain.gl.name)                                                                                  \
        unrecorded.insert(#name);
#define VITRINE_CHECK_EGL(result, name, parameters, arguments)                                                         \
    if (m_egl.name == m_plain.egl.name)                                                                                \
        unrecorded.insert(#name);
    VITRINE_GL_FUNCTIONS(VITRINE_CHECK_GL)
    VITRINE_EGL_FUNCTIONS(VITRINE_CHECK_EGL)
#define VITRINE_CHECK_VG(result, name, parameters, arguments)                                                          \
    if (m_vg.name == m_plain.vg.name)                                                                                  \
        unrecorded.insert(#name);
    VITRINE_VG_FUNCTIONS(VITRINE_CHECK_VG)
    QCOMPARE(unrecorded, (std::set<std::string>{"glDrawBuffersNV"})); // there is none to call
}

void TestRecordingLayer::everyCallReachesTheDriverOnce()
{
    m_egl.eglGetDisplay(EGL_DEFAULT_DISPLAY);
    QCOMPARE(below.eglCalls, 1);
    m_gl.glEnable(GL_BLEND);
    m_gl.glDeleteBuffers(0, nullptr);
    m_gl.glUniform4fv(0, 1, nullptr);
    m_gl.glDrawElements(GL_TRIANGLES, 3, GL_UNSIGNED_BYTE, nullptr);
    QCOMPARE(below.glCalls, 4);
    m_egl.eglSwapBuffers(kHandle, kHandle);
    QCOMPARE(below.eglCalls, 2);
}

// Whatever the layer read of these arguments, or of what the driver should have written there, would end the test.
void TestRecordingLayer::ES20_2_5_aRefusedCallIsAskedForNothing()
{
    const GuardedMemory memory;
#define VITRINE_REFUSE_GL(result, name, parameters, arguments)                                                         \
    if (m_gl.name && std::string_view(#name) != "glGetError") {                                                        \
        below.glRefusal = GL_INVALID_OPERATION;                                                                        \
        callWith(m_gl.name, memory.forbidden());                                                                       \
        below.glRefusal = GL_NO_ERROR;                                                                                 \
        QVERIFY2(m_gl.glGetError() == GL_INVALID_OPERATION, #name);                                                    \
        QVERIFY2(m_gl.glGetError() == GL_NO_ERROR, #name);                                                             \
    }
    VITRINE_GL_FUNCTIONS(VITRINE_REFUSE_GL)
    // Without a context, no call has an effect, and there is nobody to say so.
    m_egl.eglMakeCurrent(kHandle, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
#define VITRINE_IGNORE_GL(result, name, parameters, arguments)                                                         \
    if (m_gl.name)                                                                                                     \
        callWith(m_gl.name, memory.forbidden());
    VITRINE_GL_FUNCTIONS(VITRINE_IGNORE_GL)
#define VITRINE_REFUSE_EGL(result, name, parameters, arguments)                                                        \
    if (std::string_view(#name) != "eglGetError") {                                                                    \
        refuse(#name, EGL_BAD_ATTRIBUTE);                                                                              \
        callWith(m_egl.name, memory.forbidden());                                                                      \
        QVERIFY2(m_egl.eglGetError() == EGL_BAD_ATTRIBUTE, #name);                                                     \
        QVERIFY2(m_egl.eglGetError() == EGL_SUCCESS, #name);                                                           \
    }
    VITRINE_EGL_FUNCTIONS(VITRINE_REFUSE_EGL)
}

void TestRecordingLayer::ES20_2_5_theFirstErrorStaysUntilItIsAskedFor()
{
    below.glRefusal = GL_INVALID_ENUM;
    m_gl.glEnable(GL_BLEND);
    below.glRefusal = GL_INVALID_VALUE;
    m_gl.glEnable(GL_BLEND);
    below.glRefusal = GL_NO_ERROR;
    m_gl.glEnable(GL_BLEND);
    QCOMPARE(m_gl.glGetError(), GLenum{GL_INVALID_ENUM});
    QCOMPARE(m_gl.glGetError(), GLenum{GL_NO_ERROR});
    below.glPending = GL_INVALID_VALUE; // of a call that did not come through the layer
    const GLuint name = 7;
    m_gl.glDeleteBuffers(1, &name);
    QCOMPARE(m_gl.glGetError(), GLenum{GL_INVALID_VALUE});
}

void TestRecordingLayer::ES20_2_5_errorsBelongToContexts()
{
    below.glRefusal = GL_INVALID_ENUM;
    m_gl.glEnable(GL_BLEND);
    below.glRefusal = GL_NO_ERROR;
    m_egl.eglMakeCurrent(kHandle, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
    QCOMPARE(m_gl.glGetError(), GLenum{GL_NO_ERROR});
    m_egl.eglMakeCurrent(kHandle, EGL_NO_SURFACE, EGL_NO_SURFACE, kHandle);
    QCOMPARE(m_gl.glGetError(), GLenum{GL_INVALID_ENUM});
}

void TestRecordingLayer::EGL15_3_1_errorsAreThoseOfTheProgramsLastCall_data()
{
    QTest::addColumn<bool>("hasSurface");
    QTest::addColumn<bool>("isWindow");
    QTest::addRow("window") << true << true;
    QTest::addRow("pbuffer") << true << false;
    QTest::addRow("surfaceless") << false << false;
}

// What the layer asks on its own, with or without success, must not be heard of, nor end what the program has still to
// ask for.
void TestRecordingLayer::EGL15_3_1_errorsAreThoseOfTheProgramsLastCall()
{
    QFETCH(const bool, hasSurface);
    QFETCH(const bool, isWindow);
    std::vector<EGLint> memory(1024, EGL_NONE);
    const EGLSurface surface = hasSurface ? kHandle : EGL_NO_SURFACE;
    const auto prepare = [&] {
        below = {};
        m_egl.eglCreateContext(kHandle, kHandle, EGL_NO_CONTEXT, nullptr);
        if (isWindow)
            m_egl.eglCreateWindowSurface(kHandle, kHandle, 1, nullptr);
        else
            m_egl.eglCreatePbufferSurface(kHandle, kHandle, nullptr);
        m_egl.eglMakeCurrent(kHandle, surface, surface, kHandle);
        below.glPending = GL_INVALID_ENUM;  // the program's
        below.glRefusal = GL_OUT_OF_MEMORY; // the layer's
    };
#define VITRINE_ASK_EGL(result, name, parameters, arguments)                                                           \
    for (const EGLint error : {EGL_SUCCESS, EGL_BAD_MATCH}) {                                                          \
        for (const EGLint layersError : {EGL_SUCCESS, EGL_BAD_ALLOC}) {                                                \
            if (std::string_view(#name) == "eglGetError")                                                              \
                continue;                                                                                              \
            prepare();                                                                                                 \
            refuse(#name, error);                                                                                      \
            below.otherRefusal = layersError;                                                                          \
            callWith(m_egl.name, memory.data());                                                                       \
            if (std::string_view(#name) == "eglSwapBuffers" && layersError == EGL_SUCCESS)                             \
                QCOMPARE(below.glCalls > 0, hasSurface); /* for the picture: the layer is at work */                   \
            QVERIFY2(m_egl.eglGetError() == error, #name);                                                             \
            QVERIFY2(m_egl.eglGetError() == EGL_SUCCESS, #name);                                                       \
            below.otherRefusal = EGL_SUCCESS;                                                                          \
            m_egl.eglMakeCurrent(kHandle, surface, surface, kHandle);                                                  \
            QVERIFY2(m_gl.glGetError() == GL_INVALID_ENUM, #name);                                                     \
        }                                                                                                              \
    }
    VITRINE_EGL_FUNCTIONS(VITRINE_ASK_EGL)
}

VITRINE_TEST(TestRecordingLayer, QCoreApplication)
#include "tst_recording_layer.moc"
