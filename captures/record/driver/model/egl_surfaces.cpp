// SPDX-License-Identifier: Apache-2.0
// Pbuffers and window surfaces.
#include "captures/record/driver/attributes.h"
#include "captures/record/driver/model/egl_call.h"
#include "captures/record/driver/model/egl_calls.h"
#include "captures/record/driver/model/surface_attributes.h"
#include "core/api/openvg/image_formats.h"
#include "core/api/openvg/pixel_values.h"

#include <algorithm>

namespace vitrine::captures::model {

namespace {

/// What a surface is going to be.
struct Plan {
    SurfaceKind kind = SurfaceKind::Pbuffer;
    EGLint width = 0, height = 0;
    std::map<EGLint, EGLint> attributes;
    std::shared_ptr<NativeWindowSystem> windows;
    std::unique_ptr<NativeWindow> native;
    std::uint64_t nativeId = 0;
    std::optional<core::openvg::System::TargetImage> image = std::nullopt; ///< whose pixels are the colors
};

core::gles2::WindowId windowOf(Machine& machine, const Config& config, const Plan& plan)
{
    return plan.image ? machine.vg().createPbuffer(config.bits, *plan.image)
                      : machine.system().createWindow(config.bits, static_cast<std::uint32_t>(plan.width),
                                                      static_cast<std::uint32_t>(plan.height));
}

bool isWhole(const core::gles2::Window& window)
{
    using core::PixelFormat;
    const bool isShort =
        (window.depth != PixelFormat::None && !window.targets.depth) || (window.hasStencil && !window.targets.stencil);
    return window.targets.color && window.resolved.color && !isShort;
}

EGLSurface make(EglCall& call, Display& display, const Config& config, Plan plan)
{
    core::gles2::System& system = call.machine().system();
    const core::gles2::WindowId window = windowOf(call.machine(), config, plan);
    if (!isWhole(*system.window(window))) {
        call.machine().vg().forget(window);
        system.destroyWindow(window);
        return call.fail(EGL_BAD_ALLOC);
    }
    auto surface = std::make_shared<Surface>();
    surface->handle = call.machine().newHandle();
    surface->display = &display;
    surface->config = config;
    surface->kind = plan.kind;
    surface->window = window;
    surface->width = plan.width;
    surface->height = plan.height;
    surface->windows = std::move(plan.windows);
    surface->native = std::move(plan.native);
    surface->nativeId = plan.nativeId;
    surface->attributes = std::move(plan.attributes);
    display.surfaces[surface->handle] = surface;
    return surface->handle;
}

EGLSurface EGLAPIENTRY createPbufferSurface(EGLDisplay dpy, EGLConfig handle, const EGLint* list)
{
    EglCall call;
    Display* display = call.display(dpy);
    const Config* config = display ? call.config(*display, handle) : nullptr;
    if (!config)
        return EGL_NO_SURFACE;
    Plan plan;
    if (const EGLint error = readSurfaceAttributes(plan.attributes, readAttributes(list), {plan.kind, *config});
        error != EGL_SUCCESS)
        return call.fail(error);
    plan.width = plan.attributes[EGL_WIDTH];
    plan.height = plan.attributes[EGL_HEIGHT];
    if (plan.width < 0 || plan.height < 0)
        return call.fail(EGL_BAD_PARAMETER);
    if (plan.attributes[EGL_LARGEST_PBUFFER] != EGL_FALSE) {
        plan.width = std::min(plan.width, kMaxPbufferSize);
        plan.height = std::min({plan.height, kMaxPbufferSize, kMaxPbufferPixels / std::max(plan.width, 1)});
    }
    if (std::max(plan.width, plan.height) > kMaxPbufferSize || plan.width * plan.height > kMaxPbufferPixels)
        return call.fail(EGL_BAD_ALLOC);
    return make(call, *display, *config, std::move(plan));
}

bool hasSurface(const Display& display, std::uint64_t nativeId)
{
    return std::any_of(display.surfaces.begin(), display.surfaces.end(), [nativeId](const auto& entry) {
        return entry.second->kind == SurfaceKind::Window && entry.second->nativeId == nativeId;
    });
}

/// `nativeOf` tells the window's number; it and the list are asked when display and config are known to be right.
template <typename NativeOf, typename T>
EGLSurface createWindow(EGLDisplay dpy, EGLConfig handle, const NativeOf& nativeOf, const T* list)
{
    EglCall call;
    Display* display = call.display(dpy);
    const Config* config = display ? call.config(*display, handle) : nullptr;
    if (!config)
        return EGL_NO_SURFACE;
    if ((config->surfaceTypes & EGL_WINDOW_BIT) == 0)
        return call.fail(EGL_BAD_MATCH);
    Plan plan;
    plan.kind = SurfaceKind::Window;
    if (const EGLint error = readSurfaceAttributes(plan.attributes, readAttributes(list), {plan.kind, *config});
        error != EGL_SUCCESS)
        return call.fail(error);
    const std::uint64_t nativeId = nativeOf(*display);
    if (hasSurface(*display, nativeId))
        return call.fail(EGL_BAD_ALLOC);
    plan.windows = display->windows;
    plan.native = plan.windows ? plan.windows->window(nativeId) : nullptr;
    plan.nativeId = nativeId;
    const auto size = plan.native ? plan.native->size() : std::nullopt;
    if (!size)
        return call.fail(EGL_BAD_NATIVE_WINDOW);
    plan.width = static_cast<EGLint>(size->width);
    plan.height = static_cast<EGLint>(size->height);
    return make(call, *display, *config, std::move(plan));
}

EGLSurface EGLAPIENTRY createWindowSurface(EGLDisplay dpy, EGLConfig config, EGLNativeWindowType window,
                                           const EGLint* list)
{
    return createWindow(
        dpy, config, [window](const Display&) { return static_cast<std::uint64_t>(window); }, list);
}

/// The native window of eglCreatePlatformWindowSurface is a pointer to the window's number, which is an unsigned long
/// for Xlib and 32 bits wide for XCB.
std::uint64_t nativeIdAt(const Display& display, const void* window)
{
    if (!window)
        return 0;
    return display.platform == Platform::Xcb ? *static_cast<const std::uint32_t*>(window)
                                             : *static_cast<const unsigned long*>(window);
}

template <typename T>
EGLSurface EGLAPIENTRY createPlatformWindowSurface(EGLDisplay dpy, EGLConfig config, void* window, const T* list)
{
    return createWindow(
        dpy, config, [window](const Display& display) { return nativeIdAt(display, window); }, list);
}

/// No config goes with pixmaps.
EGLSurface failToCreate(EGLDisplay dpy, EGLConfig config, EGLint error)
{
    EglCall call;
    const Display* display = call.display(dpy);
    return display && call.config(*display, config) ? call.fail(error) : Failure{};
}

EGLSurface EGLAPIENTRY createPixmapSurface(EGLDisplay dpy, EGLConfig config, EGLNativePixmapType, const EGLint*)
{
    return failToCreate(dpy, config, EGL_BAD_MATCH);
}

template <typename T>
EGLSurface EGLAPIENTRY createPlatformPixmapSurface(EGLDisplay dpy, EGLConfig config, void*, const T*)
{
    return failToCreate(dpy, config, EGL_BAD_MATCH);
}

/// As the configs have that OpenVG draws with.
bool hasEightBitsEach(VGImageFormat format)
{
    return core::openvg::bitsOf(format) == 32 && core::openvg::hasAlpha(format);
}

/// EGL_SUCCESS, or why there is no pbuffer of an image with these attributes. The image decides all others.
EGLint readImageAttributes(Plan& plan, Attributes list, const Config& config)
{
    const auto isOwn = [](const auto& attribute) {
        return attribute.first != EGL_TEXTURE_FORMAT && attribute.first != EGL_TEXTURE_TARGET &&
               attribute.first != EGL_MIPMAP_TEXTURE;
    };
    if (std::ranges::any_of(list, isOwn))
        return EGL_BAD_ATTRIBUTE;
    const core::ColorEncoding encoding = core::openvg::encodingOf(plan.image->format);
    list.emplace_back(EGL_WIDTH, plan.width);
    list.emplace_back(EGL_HEIGHT, plan.height);
    list.emplace_back(EGL_VG_COLORSPACE, encoding.isNonLinear ? EGL_VG_COLORSPACE_sRGB : EGL_VG_COLORSPACE_LINEAR);
    list.emplace_back(EGL_VG_ALPHA_FORMAT,
                      encoding.isPremultiplied ? EGL_VG_ALPHA_FORMAT_PRE : EGL_VG_ALPHA_FORMAT_NONPRE);
    return readSurfaceAttributes(plan.attributes, list, {plan.kind, config});
}

/// EGL 1.4 §3.5.3.
EGLSurface EGLAPIENTRY createPbufferFromClientBuffer(EGLDisplay dpy, EGLenum type, EGLClientBuffer buffer,
                                                     EGLConfig handle, const EGLint* list)
{
    EglCall call;
    Display* display = call.display(dpy);
    const Config* config = display ? call.config(*display, handle) : nullptr;
    if (!config)
        return EGL_NO_SURFACE;
    if (type != EGL_OPENVG_IMAGE)
        return call.fail(EGL_BAD_PARAMETER);
    const auto& context = call.thread().vg.context;
    if (!context)
        return call.fail(EGL_BAD_ACCESS);
    Plan plan;
    plan.image = call.machine().vg().system().targetImage(
        context->vgId, static_cast<VGImage>(reinterpret_cast<std::uintptr_t>(buffer)));
    if (!plan.image)
        return call.fail(EGL_BAD_PARAMETER);
    if (plan.image->isInUse)
        return call.fail(EGL_BAD_ACCESS);
    if (!rendersWith(*config, EGL_OPENVG_API) || !hasEightBitsEach(plan.image->format))
        return call.fail(EGL_BAD_MATCH);
    plan.width = plan.image->width;
    plan.height = plan.image->height;
    if (const EGLint error = readImageAttributes(plan, readAttributes(list), *config); error != EGL_SUCCESS)
        return call.fail(error);
    return make(call, *display, *config, std::move(plan));
}

EGLBoolean EGLAPIENTRY destroySurface(EGLDisplay dpy, EGLSurface handle)
{
    EglCall call;
    Display* display = call.display(dpy);
    if (!display || !call.surface(*display, handle))
        return EGL_FALSE;
    display->surfaces.erase(handle);
    return EGL_TRUE;
}

/// Pbuffers that are no textures: no config of ours offers them.
EGLBoolean EGLAPIENTRY texImage(EGLDisplay dpy, EGLSurface handle, EGLint buffer)
{
    EglCall call;
    const Display* display = call.display(dpy);
    const auto surface = display ? call.surface(*display, handle) : nullptr;
    if (!surface)
        return EGL_FALSE;
    if (surface->kind != SurfaceKind::Pbuffer)
        return call.fail(EGL_BAD_SURFACE);
    return call.fail(buffer == EGL_BACK_BUFFER ? EGL_BAD_MATCH : EGL_BAD_PARAMETER);
}

} // namespace

void addSurfaceCalls(EglFunctions& table)
{
    table.eglCreatePbufferSurface = &createPbufferSurface;
    table.eglCreateWindowSurface = &createWindowSurface;
    table.eglCreatePlatformWindowSurface = &createPlatformWindowSurface<EGLAttrib>;
    table.eglCreatePlatformWindowSurfaceEXT = &createPlatformWindowSurface<EGLint>;
    table.eglCreatePixmapSurface = &createPixmapSurface;
    table.eglCreatePlatformPixmapSurface = &createPlatformPixmapSurface<EGLAttrib>;
    table.eglCreatePlatformPixmapSurfaceEXT = &createPlatformPixmapSurface<EGLint>;
    table.eglCreatePbufferFromClientBuffer = &createPbufferFromClientBuffer;
    table.eglDestroySurface = &destroySurface;
    table.eglBindTexImage = &texImage;
    table.eglReleaseTexImage = &texImage;
}

} // namespace vitrine::captures::model
