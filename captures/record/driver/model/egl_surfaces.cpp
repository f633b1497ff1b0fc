// SPDX-License-Identifier: Apache-2.0
// Pbuffers and window surfaces.
#include "captures/record/driver/model/attributes.h"
#include "captures/record/driver/model/egl_call.h"
#include "captures/record/driver/model/egl_calls.h"

#include <algorithm>
#include <iterator>

namespace vitrine::captures::model {

namespace {

/// An attribute of surfaces with its first value.
struct SurfaceAttribute {
    EGLint name;
    EGLint standard;
    bool isForWindows, isForPbuffers; ///< may stand in the list that makes one
};

constexpr SurfaceAttribute kAttributes[] = {
    {EGL_WIDTH, 0, false, true},
    {EGL_HEIGHT, 0, false, true},
    {EGL_LARGEST_PBUFFER, EGL_FALSE, false, true},
    {EGL_TEXTURE_FORMAT, EGL_NO_TEXTURE, false, true},
    {EGL_TEXTURE_TARGET, EGL_NO_TEXTURE, false, true},
    {EGL_MIPMAP_TEXTURE, EGL_FALSE, false, true},
    {EGL_MIPMAP_LEVEL, 0, false, false},
    {EGL_RENDER_BUFFER, EGL_BACK_BUFFER, true, false},
    {EGL_GL_COLORSPACE, EGL_GL_COLORSPACE_LINEAR, true, true},
    {EGL_VG_COLORSPACE, EGL_VG_COLORSPACE_sRGB, true, true},
    {EGL_VG_ALPHA_FORMAT, EGL_VG_ALPHA_FORMAT_NONPRE, true, true},
    {EGL_MULTISAMPLE_RESOLVE, EGL_MULTISAMPLE_RESOLVE_DEFAULT, false, false},
    {EGL_SWAP_BEHAVIOR, EGL_BUFFER_DESTROYED, false, false},
    {EGL_HORIZONTAL_RESOLUTION, EGL_UNKNOWN, false, false},
    {EGL_VERTICAL_RESOLUTION, EGL_UNKNOWN, false, false},
    {EGL_PIXEL_ASPECT_RATIO, EGL_UNKNOWN, false, false},
};

/// The values that programs may give to attributes with a few values only.
struct Choice {
    EGLint attribute;
    EGLint supported, unsupported; ///< unsupported: EGL knows it, we don't offer it
};

constexpr Choice kChoices[] = {
    {EGL_TEXTURE_FORMAT, EGL_NO_TEXTURE, EGL_TEXTURE_RGB},
    {EGL_TEXTURE_FORMAT, EGL_NO_TEXTURE, EGL_TEXTURE_RGBA},
    {EGL_TEXTURE_TARGET, EGL_NO_TEXTURE, EGL_TEXTURE_2D},
    {EGL_GL_COLORSPACE, EGL_GL_COLORSPACE_LINEAR, EGL_GL_COLORSPACE_SRGB},
    {EGL_VG_COLORSPACE, EGL_VG_COLORSPACE_sRGB, EGL_VG_COLORSPACE_LINEAR},
    {EGL_VG_ALPHA_FORMAT, EGL_VG_ALPHA_FORMAT_NONPRE, EGL_VG_ALPHA_FORMAT_PRE},
    {EGL_RENDER_BUFFER, EGL_BACK_BUFFER, EGL_BACK_BUFFER},
    {EGL_RENDER_BUFFER, EGL_SINGLE_BUFFER, EGL_SINGLE_BUFFER}, // a hint
};

const SurfaceAttribute* findAttribute(EGLint name)
{
    const auto* found = std::find_if(std::begin(kAttributes), std::end(kAttributes),
                                     [name](const SurfaceAttribute& row) { return row.name == name; });
    return found == std::end(kAttributes) ? nullptr : found;
}

/// EGL_SUCCESS, or what is wrong with giving that value.
EGLint valueError(EGLint attribute, EGLint value)
{
    bool hasChoices = false;
    for (const Choice& choice : kChoices) {
        if (choice.attribute != attribute)
            continue;
        hasChoices = true;
        if (value == choice.supported)
            return EGL_SUCCESS;
        if (value == choice.unsupported)
            return EGL_BAD_MATCH;
    }
    return hasChoices ? EGL_BAD_ATTRIBUTE : EGL_SUCCESS;
}

EGLint readInto(std::map<EGLint, EGLint>& all, const Attributes& list, SurfaceKind kind)
{
    for (const SurfaceAttribute& attribute : kAttributes)
        all[attribute.name] = attribute.standard;
    for (const auto& [name, value] : list) {
        const SurfaceAttribute* known = findAttribute(name);
        if (!known || !(kind == SurfaceKind::Window ? known->isForWindows : known->isForPbuffers))
            return EGL_BAD_ATTRIBUTE;
        if (const EGLint error = valueError(name, value); error != EGL_SUCCESS)
            return error;
        all[name] = value;
    }
    return EGL_SUCCESS;
}

/// What a surface is going to be.
struct Plan {
    SurfaceKind kind = SurfaceKind::Pbuffer;
    EGLint width = 0, height = 0;
    std::map<EGLint, EGLint> attributes;
    std::unique_ptr<NativeWindow> native;
    std::uint64_t nativeId = 0;
};

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
    const core::gles2::WindowId window = system.createWindow(config.bits, static_cast<std::uint32_t>(plan.width),
                                                             static_cast<std::uint32_t>(plan.height));
    if (!isWhole(*system.window(window))) {
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
    if (const EGLint error = readInto(plan.attributes, readAttributes(list), plan.kind); error != EGL_SUCCESS)
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

EGLSurface createWindow(EGLDisplay dpy, EGLConfig handle, std::uint64_t nativeId, const Attributes& list)
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
    if (const EGLint error = readInto(plan.attributes, list, plan.kind); error != EGL_SUCCESS)
        return call.fail(error);
    if (hasSurface(*display, nativeId))
        return call.fail(EGL_BAD_ALLOC);
    plan.native = display->windows ? display->windows->window(nativeId) : nullptr;
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
    return createWindow(dpy, config, static_cast<std::uint64_t>(window), readAttributes(list));
}

/// The native window of eglCreatePlatformWindowSurface is a pointer to the window's number, which is an unsigned long
/// for Xlib and 32 bits wide for XCB.
std::uint64_t nativeIdAt(EGLDisplay dpy, const void* window)
{
    const std::lock_guard lock(Machine::get().mutex());
    const Display* display = Machine::get().findDisplay(dpy);
    if (!window || !display)
        return 0;
    return display->platform == Platform::Xcb ? *static_cast<const std::uint32_t*>(window)
                                              : *static_cast<const unsigned long*>(window);
}

template <typename T>
EGLSurface EGLAPIENTRY createPlatformWindowSurface(EGLDisplay dpy, EGLConfig config, void* window, const T* list)
{
    return createWindow(dpy, config, nativeIdAt(dpy, window), readAttributes(list));
}

/// No config goes with pixmaps, and none with buffers of OpenVG.
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

EGLSurface EGLAPIENTRY createPbufferFromClientBuffer(EGLDisplay dpy, EGLenum, EGLClientBuffer, EGLConfig config,
                                                     const EGLint*)
{
    return failToCreate(dpy, config, EGL_BAD_PARAMETER);
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

EGLBoolean EGLAPIENTRY querySurface(EGLDisplay dpy, EGLSurface handle, EGLint attribute, EGLint* value)
{
    EglCall call;
    const Display* display = call.display(dpy);
    const auto surface = display ? call.surface(*display, handle) : nullptr;
    if (!surface)
        return EGL_FALSE;
    const auto found = surface->attributes.find(attribute);
    if (found == surface->attributes.end() && attribute != EGL_CONFIG_ID)
        return call.fail(EGL_BAD_ATTRIBUTE);
    if (!value)
        return call.fail(EGL_BAD_PARAMETER);
    const bool isPbuffer = surface->kind == SurfaceKind::Pbuffer;
    switch (attribute) {
    case EGL_CONFIG_ID: *value = surface->config.id; break;
    case EGL_WIDTH: *value = surface->width; break;
    case EGL_HEIGHT: *value = surface->height; break;
    case EGL_LARGEST_PBUFFER:
    case EGL_TEXTURE_FORMAT:
    case EGL_TEXTURE_TARGET:
    case EGL_MIPMAP_TEXTURE:
    case EGL_MIPMAP_LEVEL:
        if (isPbuffer) // asked of a window they are no error, but have no answer
            *value = found->second;
        break;
    default: *value = found->second; break;
    }
    return EGL_TRUE;
}

EGLBoolean EGLAPIENTRY surfaceAttrib(EGLDisplay dpy, EGLSurface handle, EGLint attribute, EGLint value)
{
    EglCall call;
    const Display* display = call.display(dpy);
    const auto surface = display ? call.surface(*display, handle) : nullptr;
    if (!surface)
        return EGL_FALSE;
    switch (attribute) {
    case EGL_MIPMAP_LEVEL: break;
    case EGL_MULTISAMPLE_RESOLVE:
        if (value != EGL_MULTISAMPLE_RESOLVE_DEFAULT)
            return call.fail(value == EGL_MULTISAMPLE_RESOLVE_BOX ? EGL_BAD_MATCH : EGL_BAD_ATTRIBUTE);
        break;
    case EGL_SWAP_BEHAVIOR:
        if (value != EGL_BUFFER_PRESERVED && value != EGL_BUFFER_DESTROYED)
            return call.fail(EGL_BAD_ATTRIBUTE);
        if (value == EGL_BUFFER_PRESERVED && (surface->config.surfaceTypes & EGL_SWAP_BEHAVIOR_PRESERVED_BIT) == 0)
            return call.fail(EGL_BAD_MATCH);
        break;
    default: return call.fail(EGL_BAD_ATTRIBUTE);
    }
    surface->attributes[attribute] = value;
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
    table.eglQuerySurface = &querySurface;
    table.eglSurfaceAttrib = &surfaceAttrib;
    table.eglBindTexImage = &texImage;
    table.eglReleaseTexImage = &texImage;
}

} // namespace vitrine::captures::model
