// SPDX-License-Identifier: Apache-2.0
#include "captures/record/tap/egl_table.h"
#include "captures/record/tap/pictures.h"
#include "captures/record/tap/rules.h"
#include "captures/record/tap/surfaces.h"

namespace vitrine::captures {

using namespace rules;
using E = EglFunctions;
using N = Plain;

namespace {

constexpr std::size_t kMostAttributes = 128; // numbers of one list

/// A list of attributes and values that ends with EGL_NONE.
struct Attributes {
    template <typename T>
    static void put(Note& note, const T* list, const auto&)
    {
        if (!list)
            return note.out().null();
        std::array<std::int64_t, kMostAttributes + 1> numbers{};
        std::size_t count = 0;
        for (; count < kMostAttributes && list[count] != EGL_NONE; count += 2) {
            numbers[count] = list[count];
            numbers[count + 1] = list[count + 1];
        }
        numbers[count++] = EGL_NONE;
        note.out().attributes(std::span(numbers).first(count));
    }
};

/// As many configs as argument `kCount` points to, where there is room for that many.
template <std::size_t kRoom, std::size_t kCount>
struct Configs {
    static void put(Note& note, EGLConfig* configs, const auto& arguments)
    {
        const EGLint* count = std::get<kCount>(arguments);
        if (configs && count)
            note.out().pointers({configs, std::min(countOf(*count), countOf(std::get<kRoom>(arguments)))});
        else
            note.out().null();
    }
};

template <auto kMember, typename... Rules, typename... Args>
EGLDisplay openDisplay(Args... args)
{
    layer().tap.open();
    const EGLDisplay display = (layer().egl.*kMember)(args...);
    if (Note note; note)
        note.write<kMember, Rules...>(std::tuple<Args...>(args...), Plain(), display);
    return display;
}

EGLDisplay EGLAPIENTRY getDisplay(EGLNativeDisplayType native)
{
    return openDisplay<&E::eglGetDisplay, N>(native);
}

EGLDisplay EGLAPIENTRY getPlatformDisplay(EGLenum platform, void* native, const EGLAttrib* attributes)
{
    return openDisplay<&E::eglGetPlatformDisplay, N, N, Attributes>(platform, native, attributes);
}

EGLDisplay EGLAPIENTRY getPlatformDisplayExt(EGLenum platform, void* native, const EGLint* attributes)
{
    return openDisplay<&E::eglGetPlatformDisplayEXT, N, N, Attributes>(platform, native, attributes);
}

enum class SurfaceKind : std::uint8_t { Window, Pbuffer };

/// The handle is known to nobody else until it is returned.
template <auto kMember, SurfaceKind kKind, typename... Rules>
struct CreateSurface {
    template <typename Signature>
    struct With;
    template <typename... Args>
    struct With<EGLSurface (*)(Args...)> {
        static EGLSurface call(Args... args)
        {
            const EGLSurface surface = (layer().egl.*kMember)(args...);
            Note note;
            if (!note)
                return surface;
            const std::tuple<Args...> arguments(args...);
            if (surface != EGL_NO_SURFACE)
                recordConfig(note, std::get<0>(arguments), std::get<1>(arguments));
            note.write<kMember, Rules...>(arguments, Plain(), surface);
            if (surface == EGL_NO_SURFACE)
                return surface;
            note.all().contexts.surfaces[surface] = {std::get<0>(arguments), kKind == SurfaceKind::Window, 0, 0, 0};
            recordWindowSize(note, std::get<0>(arguments), surface);
            return surface;
        }
    };
    static constexpr auto function = &With<typename Parts<decltype(kMember)>::Function>::call;
};

template <auto kMember, SurfaceKind kKind, typename... Rules>
constexpr auto createSurface = CreateSurface<kMember, kKind, Rules...>::function;

EGLContext EGLAPIENTRY createContext(EGLDisplay display, EGLConfig config, EGLContext share, const EGLint* attributes)
{
    const EGLContext context = layer().egl.eglCreateContext(display, config, share, attributes);
    Note note;
    if (!note)
        return context;
    if (context != EGL_NO_CONTEXT)
        note.all().contexts.add(context, share);
    note.write<&E::eglCreateContext, N, N, N, Attributes>(std::tuple(display, config, share, attributes), Plain(),
                                                          context);
    return context;
}

EGLBoolean EGLAPIENTRY makeCurrent(EGLDisplay display, EGLSurface draw, EGLSurface read, EGLContext handle)
{
    const EGLBoolean done = layer().egl.eglMakeCurrent(display, draw, read, handle);
    Note note;
    if (!note)
        return done;
    note.write<&E::eglMakeCurrent, N, N, N, N>(std::tuple(display, draw, read, handle), Plain(), done);
    if (!done)
        return done;
    ContextShadow* context = note.all().contexts.find(handle);
    note.all().contexts.setCurrent(context, draw);
    recordWindowSize(note, display, draw);
    if (context && draw != EGL_NO_SURFACE)
        recordFirstViewport(note, *context);
    return done;
}

EGLBoolean EGLAPIENTRY releaseThread()
{
    const EGLBoolean done = layer().egl.eglReleaseThread();
    Note note;
    if (!note)
        return done;
    note.all().contexts.setCurrent(nullptr, EGL_NO_SURFACE);
    note.write<&E::eglReleaseThread>(std::tuple(), Plain(), done);
    return done;
}

// The mutex is held over calls that free a handle: another thread may get the same one at once.
EGLBoolean EGLAPIENTRY destroyContext(EGLDisplay display, EGLContext context)
{
    Note note;
    const EGLBoolean done = layer().egl.eglDestroyContext(display, context);
    if (!note)
        return done;
    if (done)
        note.all().contexts.remove(context);
    note.write<&E::eglDestroyContext, N, N>(std::tuple(display, context), Plain(), done);
    note.all().tap.flush();
    return done;
}

EGLBoolean EGLAPIENTRY destroySurface(EGLDisplay display, EGLSurface surface)
{
    Note note;
    const EGLBoolean done = layer().egl.eglDestroySurface(display, surface);
    if (!note)
        return done;
    if (done)
        note.all().contexts.surfaces.erase(surface);
    note.write<&E::eglDestroySurface, N, N>(std::tuple(display, surface), Plain(), done);
    note.all().tap.flush();
    return done;
}

EGLBoolean EGLAPIENTRY terminate(EGLDisplay display)
{
    Note note;
    const EGLBoolean done = layer().egl.eglTerminate(display);
    if (!note)
        return done;
    std::erase_if(note.all().contexts.surfaces,
                  [display](const auto& entry) { return entry.second.display == display; });
    note.write<&E::eglTerminate, N>(std::tuple(display), Plain(), done);
    note.all().tap.flush();
    return done;
}

/// What is presented is read before, and written behind, the call that presents it.
template <auto kMember, typename... Rules, typename... Args>
EGLBoolean swap(EGLDisplay display, EGLSurface surface, Args... args)
{
    Layer& all = layer();
    bool wantsPicture = false;
    if (all.tap.isOn()) {
        const Note note;
        wantsPicture = note && wantsShot(all);
    }
    const auto shot = wantsPicture ? takeShot(all, display, surface) : std::nullopt;
    const EGLBoolean done = (all.egl.*kMember)(display, surface, args...);
    Note note;
    if (!note) {
        all.tap.presented();
        return done;
    }
    note.write<kMember, N, N, Rules...>(std::tuple(display, surface, args...), Plain(), done);
    if (shot && done)
        recordShot(note, *shot);
    all.frames += done ? 1 : 0;
    recordPresentedSize(note, display, surface);
    all.tap.flush();
    all.tap.presented();
    return done;
}

EGLBoolean EGLAPIENTRY swapBuffers(EGLDisplay display, EGLSurface surface)
{
    return swap<&E::eglSwapBuffers>(display, surface);
}

EGLBoolean EGLAPIENTRY swapWithDamageExt(EGLDisplay display, EGLSurface surface, const EGLint* rects, EGLint count)
{
    return swap<&E::eglSwapBuffersWithDamageEXT, Elements<3, 4>, N>(display, surface, rects, count);
}

EGLBoolean EGLAPIENTRY swapWithDamageKhr(EGLDisplay display, EGLSurface surface, const EGLint* rects, EGLint count)
{
    return swap<&E::eglSwapBuffersWithDamageKHR, Elements<3, 4>, N>(display, surface, rects, count);
}

void addSurfaces(E& table)
{
    table.eglCreateWindowSurface = createSurface<&E::eglCreateWindowSurface, SurfaceKind::Window, N, N, N, Attributes>;
    table.eglCreatePlatformWindowSurface =
        createSurface<&E::eglCreatePlatformWindowSurface, SurfaceKind::Window, N, N, N, Attributes>;
    table.eglCreatePlatformWindowSurfaceEXT =
        createSurface<&E::eglCreatePlatformWindowSurfaceEXT, SurfaceKind::Window, N, N, N, Attributes>;
    // The replay knows how large a pixmap is as little as it knows windows.
    table.eglCreatePixmapSurface = createSurface<&E::eglCreatePixmapSurface, SurfaceKind::Window, N, N, N, Attributes>;
    table.eglCreatePlatformPixmapSurface =
        createSurface<&E::eglCreatePlatformPixmapSurface, SurfaceKind::Window, N, N, N, Attributes>;
    table.eglCreatePlatformPixmapSurfaceEXT =
        createSurface<&E::eglCreatePlatformPixmapSurfaceEXT, SurfaceKind::Window, N, N, N, Attributes>;
    table.eglCreatePbufferSurface = createSurface<&E::eglCreatePbufferSurface, SurfaceKind::Pbuffer, N, N, Attributes>;
    table.eglDestroySurface = &destroySurface;
    table.eglQuerySurface = record<&E::eglQuerySurface, N, N, N, Fixed<1>>;
    table.eglSwapBuffers = &swapBuffers;
    table.eglSwapBuffersWithDamageEXT = &swapWithDamageExt;
    table.eglSwapBuffersWithDamageKHR = &swapWithDamageKhr;
}

} // namespace

void addRecordedEgl(EglFunctions& table)
{
    addSurfaces(table);
    table.eglGetDisplay = &getDisplay;
    table.eglGetPlatformDisplay = &getPlatformDisplay;
    table.eglGetPlatformDisplayEXT = &getPlatformDisplayExt;
    table.eglInitialize = record<&E::eglInitialize, N, Fixed<1>, Fixed<1>>;
    table.eglTerminate = &terminate;
    table.eglQueryString = recordResult<&E::eglQueryString, Text, N, N>;
    table.eglGetConfigs = record<&E::eglGetConfigs, N, Configs<2, 3>, N, Fixed<1>>;
    table.eglChooseConfig = record<&E::eglChooseConfig, N, Attributes, Configs<3, 4>, N, Fixed<1>>;
    table.eglGetConfigAttrib = record<&E::eglGetConfigAttrib, N, N, N, Fixed<1>>;
    table.eglCreateContext = &createContext;
    table.eglDestroyContext = &destroyContext;
    table.eglQueryContext = record<&E::eglQueryContext, N, N, N, Fixed<1>>;
    table.eglMakeCurrent = &makeCurrent;
    table.eglReleaseThread = &releaseThread;
    table.eglGetProcAddress = record<&E::eglGetProcAddress, Text>;
}

} // namespace vitrine::captures
