// SPDX-License-Identifier: Apache-2.0
#include "core/api/replay/egl_call.h"

#include "core/api/openvg/pixel_values.h"

#include <algorithm>
#include <optional>

namespace vitrine::core {

namespace {

constexpr std::int64_t kEglNone = 0x3038;
constexpr std::int64_t kEglSamples = 0x3031;
constexpr std::int64_t kEglHeight = 0x3056;
constexpr std::int64_t kEglWidth = 0x3057;
constexpr std::int64_t kEglContextMajorVersion = 0x3098;
constexpr std::int64_t kEglVgColorspace = 0x3087, kEglVgColorspaceLinear = 0x308A;
constexpr std::int64_t kEglVgAlphaFormat = 0x3088, kEglVgAlphaFormatPre = 0x308C;
constexpr std::int64_t kEglOpenVgApi = 0x30A1;

std::int64_t attribute(EglCall& call, std::size_t index, std::int64_t wanted, std::int64_t otherwise)
{
    const Value& list = call.arguments.value(index);
    const Array* attributes = list.array();
    if (!attributes) {
        if (!list.isNull())
            call.arguments.fail(index, textOf("is no array"));
        return otherwise;
    }
    for (std::size_t i = 0; i + 1 < attributes->size() && (*attributes)[i].asInteger() != kEglNone; i += 2)
        if ((*attributes)[i].asInteger() == wanted)
            return (*attributes)[i + 1].asInteger();
    return otherwise;
}

std::uint64_t resultHandle(const EglCall& call)
{
    return static_cast<std::uint64_t>(call.call.result.asInteger());
}

// A recorded EGL_FALSE: the call had no effect.
bool hasFailed(const EglCall& call)
{
    return !call.call.result.isNull() && call.call.result.asInteger() == 0;
}

void ignore(EglCall&) {}

void chooseConfig(EglCall& call)
{
    const auto samples = static_cast<int>(std::clamp<std::int64_t>(attribute(call, 1, kEglSamples, 0), 0, 4));
    const Array* configs = call.arguments.value(2).array();
    if (!configs || call.arguments.failed())
        return;
    for (const Value& config : *configs)
        call.objects.noteSamples(static_cast<std::uint64_t>(config.asInteger()), samples);
}

void bindApi(EglCall& call)
{
    const std::int64_t api = call.arguments.integer(0);
    if (!call.arguments.failed() && !hasFailed(call))
        call.objects.bindApi(call.call.thread, api == kEglOpenVgApi ? ClientApi::OpenVg : ClientApi::OpenGlEs);
}

/// Of the same API as the context that is made. None without a handle.
template <typename Id>
Id knownSibling(EglCall& call, const HandleTable<Id>& contexts)
{
    const std::uint64_t share = call.arguments.handle(2);
    const Id sibling = contexts.find(share);
    if (share != 0 && !sibling)
        call.arguments.fail(2, textOf("is no context"));
    return sibling;
}

void createVgContext(EglCall& call)
{
    const std::uint64_t display = call.arguments.handle(0);
    const openvg::ContextId sibling = knownSibling(call, call.objects.vgContexts());
    if (!call.arguments.failed())
        call.objects.vgContexts().add(resultHandle(call), display, call.apis.vg.system().createContext(sibling));
}

void createContext(EglCall& call)
{
    if (resultHandle(call) == 0)
        return;
    if (call.objects.boundApi(call.call.thread) == ClientApi::OpenVg)
        return createVgContext(call);
    const std::uint64_t display = call.arguments.handle(0);
    const auto version =
        static_cast<int>(std::clamp<std::int64_t>(attribute(call, 3, kEglContextMajorVersion, 1), 0, 99));
    if (call.arguments.failed())
        return;
    if (version != 2)
        return call.arguments.fail(3, textOf("asks for version {}, only OpenGL ES 2.0 is known", version));
    const gles2::ContextId sibling = knownSibling(call, call.objects.contexts());
    if (!call.arguments.failed())
        call.objects.contexts().add(resultHandle(call), display, call.apis.gl.createContext({version}, sibling));
}

struct SurfacePlan {
    EglObjects::SurfaceKind kind = EglObjects::SurfaceKind::Window;
    std::size_t attributes = 3; ///< the argument that has them
    // Until the recorder says how large a window is, and apitrace never does, it is a pixel and grows with the
    // viewport.
    std::uint32_t width = 1, height = 1;
};

void createSurface(EglCall& call, const SurfacePlan& plan)
{
    const std::uint64_t display = call.arguments.handle(0);
    const std::uint64_t config = call.arguments.handle(1);
    openvg::WindowTraits traits;
    traits.maskBits = call.objects.maskBits(config);
    if (call.arguments.value(plan.attributes).array()) {
        traits.isLinear = attribute(call, plan.attributes, kEglVgColorspace, 0) == kEglVgColorspaceLinear;
        traits.isPremultiplied = attribute(call, plan.attributes, kEglVgAlphaFormat, 0) == kEglVgAlphaFormatPre;
    }
    if (call.arguments.failed() || resultHandle(call) == 0)
        return;
    const gles2::WindowId window = call.apis.gl.createWindow(call.objects.config(config), plan.width, plan.height);
    call.objects.addSurface(resultHandle(call), display, window, plan.kind, traits);
}

void createWindowSurface(EglCall& call)
{
    createSurface(call, {});
}

void createPbufferSurface(EglCall& call)
{
    constexpr std::int64_t kLimit = 1 << 16;
    const auto width = std::clamp<std::int64_t>(attribute(call, 2, kEglWidth, 0), 0, kLimit);
    const auto height = std::clamp<std::int64_t>(attribute(call, 2, kEglHeight, 0), 0, kLimit);
    createSurface(call, {EglObjects::SurfaceKind::Pbuffer, 2, static_cast<std::uint32_t>(width),
                         static_cast<std::uint32_t>(height)});
}

std::optional<openvg::System::TargetImage> knownImage(EglCall& call, std::size_t index)
{
    const auto recorded = static_cast<GLuint>(call.arguments.handle(index));
    const openvg::ContextId context = call.objects.currentVg(call.call.thread).context;
    const VGImage handle = call.vgHandles ? call.vgHandles->find(recorded) : VG_INVALID_HANDLE;
    auto image = call.apis.vg.system().targetImage(context, handle);
    if (!image)
        call.arguments.fail(index, textOf("is no image of a current context of OpenVG"));
    return image;
}

/// Whatever the config says: OpenVG draws to images of eight bits a channel.
void createPbufferOfImage(EglCall& call)
{
    const std::uint64_t display = call.arguments.handle(0);
    const std::uint64_t config = call.arguments.handle(3);
    if (call.arguments.failed() || resultHandle(call) == 0)
        return;
    const auto image = knownImage(call, 2);
    if (!image)
        return;
    const ColorEncoding encoding = openvg::encodingOf(image->format);
    call.objects.addSurface(resultHandle(call), display,
                            call.apis.vg.createPbuffer(call.objects.config(config), *image),
                            EglObjects::SurfaceKind::Pbuffer,
                            {call.objects.maskBits(config), !encoding.isNonLinear, encoding.isPremultiplied});
}

gles2::WindowId knownSurface(EglCall& call, std::size_t index)
{
    const std::uint64_t handle = call.arguments.handle(index);
    const gles2::WindowId id = call.objects.surface(handle);
    if (handle != 0 && !id)
        call.arguments.fail(index, textOf("is no surface"));
    return id;
}

void makeVgCurrent(EglCall& call, const CurrentVgContext& current)
{
    if (current.window && !call.apis.vg.canDrawTo(current.window))
        call.arguments.fail(1, textOf("is no surface that OpenVG can draw to"));
    if (!call.arguments.failed())
        call.objects.setCurrentVg(call.apis, call.call.thread, current);
}

void makeCurrent(EglCall& call)
{
    if (hasFailed(call))
        return;
    const gles2::WindowId draw = knownSurface(call, 1);
    const gles2::WindowId read = knownSurface(call, 2);
    const std::uint64_t handle = call.arguments.handle(3);
    if (call.arguments.failed())
        return;
    const openvg::ContextId vg = call.objects.vgContexts().find(handle);
    const bool releasesVg = handle == 0 && call.objects.boundApi(call.call.thread) == ClientApi::OpenVg;
    if (vg || releasesVg)
        return makeVgCurrent(call, {vg, draw});
    const gles2::ContextId context = call.objects.contexts().find(handle);
    if (handle != 0 && !context)
        return call.arguments.fail(3, textOf("is no context"));
    call.objects.setCurrent(call.apis, call.call.thread, {context, draw, read});
}

void releaseThread(EglCall& call)
{
    call.objects.forgetThread(call.apis, call.call.thread);
}

void destroyContext(EglCall& call)
{
    const std::uint64_t handle = call.arguments.handle(1);
    if (!call.arguments.failed() && !hasFailed(call))
        call.objects.dropContext(call.apis, handle);
}

void destroySurface(EglCall& call)
{
    const std::uint64_t handle = call.arguments.handle(1);
    if (!call.arguments.failed() && !hasFailed(call))
        call.objects.dropSurface(call.apis, handle);
}

void terminate(EglCall& call)
{
    const std::uint64_t display = call.arguments.handle(0);
    if (!call.arguments.failed() && !hasFailed(call))
        call.objects.dropDisplay(call.apis, display);
}

void swapBuffers(EglCall& call)
{
    const gles2::WindowId shown = knownSurface(call, 1);
    if (!shown)
        call.arguments.fail(1, textOf("is no surface"));
    if (!call.arguments.failed())
        call.presented = shown;
}

/// The answer to a question that the recorder itself has asked; nothing for those of the program, which change nothing.
std::optional<std::int64_t> recordersAnswer(EglCall& call)
{
    const Array* answer = call.arguments.value(3).array();
    if (!hasFlag(call.call.flags, CallFlags::Fake) || hasFailed(call) || !answer || answer->empty())
        return std::nullopt;
    return std::clamp<std::int64_t>(answer->front().asInteger(), 0, 1 << 16);
}

void getConfigAttribute(EglCall& call)
{
    const std::uint64_t config = call.arguments.handle(1);
    const std::int64_t attribute = call.arguments.integer(2);
    const auto answer = recordersAnswer(call);
    if (answer && !call.arguments.failed())
        call.objects.noteConfig(config, attribute, static_cast<int>(*answer));
}

void querySurface(EglCall& call)
{
    const std::int64_t attribute = call.arguments.integer(2);
    const auto answer = recordersAnswer(call);
    const bool isSize = attribute == kEglWidth || attribute == kEglHeight;
    if (!answer || !isSize || call.arguments.failed())
        return;
    const gles2::WindowId id = knownSurface(call, 1);
    const gles2::Window* window = call.apis.gl.window(id);
    if (!window || !call.objects.isWindow(id))
        return;
    const auto size = static_cast<std::uint32_t>(*answer);
    const RenderTargets& targets = window->targets;
    call.objects.setSizeKnown(id);
    call.apis.gl.resizeWindow(id, attribute == kEglWidth ? size : targets.width,
                              attribute == kEglHeight ? size : targets.height);
}

constexpr EglEntry kEntries[] = {
    {"eglBindAPI", 1, &bindApi},
    {"eglChooseConfig", 5, &chooseConfig},
    {"eglCreateContext", 4, &createContext},
    {"eglCreatePbufferFromClientBuffer", 5, &createPbufferOfImage},
    {"eglCreatePbufferSurface", 3, &createPbufferSurface},
    {"eglCreatePixmapSurface", 4, &createWindowSurface},
    {"eglCreatePlatformPixmapSurface", 4, &createWindowSurface},
    {"eglCreatePlatformPixmapSurfaceEXT", 4, &createWindowSurface},
    {"eglCreatePlatformWindowSurface", 4, &createWindowSurface},
    {"eglCreatePlatformWindowSurfaceEXT", 4, &createWindowSurface},
    {"eglCreateWindowSurface", 4, &createWindowSurface},
    {"eglDestroyContext", 2, &destroyContext},
    {"eglDestroySurface", 2, &destroySurface},
    {"eglGetConfigAttrib", 4, &getConfigAttribute},
    {"eglGetConfigs", 4, &ignore},
    {"eglGetCurrentContext", 0, &ignore},
    {"eglGetCurrentDisplay", 0, &ignore},
    {"eglGetCurrentSurface", 1, &ignore},
    {"eglGetDisplay", 1, &ignore},
    {"eglGetError", 0, &ignore},
    {"eglGetPlatformDisplay", 3, &ignore},
    {"eglGetPlatformDisplayEXT", 3, &ignore},
    {"eglGetProcAddress", 1, &ignore},
    {"eglInitialize", 3, &ignore},
    {"eglMakeCurrent", 4, &makeCurrent},
    {"eglQueryAPI", 0, &ignore},
    {"eglQueryContext", 4, &ignore},
    {"eglQueryString", 2, &ignore},
    {"eglQuerySurface", 4, &querySurface},
    {"eglReleaseThread", 0, &releaseThread},
    {"eglSetDamageRegionKHR", 4, &ignore},
    {"eglSurfaceAttrib", 4, &ignore},
    {"eglSwapBuffers", 2, &swapBuffers},
    {"eglSwapBuffersWithDamageEXT", 4, &swapBuffers},
    {"eglSwapBuffersWithDamageKHR", 4, &swapBuffers},
    {"eglSwapInterval", 2, &ignore},
    {"eglTerminate", 1, &terminate},
    {"eglWaitClient", 0, &ignore},
    {"eglWaitGL", 0, &ignore},
    {"eglWaitNative", 1, &ignore},
};

} // namespace

const EglEntry* findEglEntry(std::string_view name)
{
    return findEntry<EglCall>(kEntries, name);
}

} // namespace vitrine::core
