// SPDX-License-Identifier: Apache-2.0
#include "captures/record/tap/egl_table.h"
#include "captures/record/tap/pictures.h"
#include "captures/record/tap/recorded.h"
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

/// The first thing of EGL that a program which draws asks for.
struct OpensDisplay : Effect {
    static void before(const auto&...) { layer().tap.open(); }
};

enum class SurfaceKind : std::uint8_t { Window, Pbuffer };

/// The handle is known to nobody else until it is returned.
template <SurfaceKind kKind>
struct CreatesSurface : Effect {
    static void accepted(Note& note, EGLDisplay display, EGLConfig config, const auto&...)
    {
        recordConfig(note, display, config);
    }
    static void written(Note& note, EGLDisplay display, const auto&... all)
    {
        const EGLSurface surface = std::get<sizeof...(all) - 1>(std::tie(all...));
        note.all().contexts.surfaces[surface] = {display, kKind == SurfaceKind::Window, 0, 0};
        recordWindowSize(note, display, surface);
    }
};

struct CreatesPbufferOfImage : Effect {
    static void accepted(Note& note, EGLDisplay display, EGLenum, EGLClientBuffer, EGLConfig config, const auto&...)
    {
        recordConfig(note, display, config);
    }
    static void written(Note& note, EGLDisplay display, const auto&... all)
    {
        note.all().contexts.surfaces[std::get<sizeof...(all) - 1>(std::tie(all...))] = {display, false, 0, 0};
    }
};

/// For an Effect of a call that changes what is current: also unrecorded, because errors belong to contexts.
struct Follows : Effect {
    static constexpr bool isFollowed = true;
};

/// For calls that have succeeded: the program's error has been taken, and that of this question is nobody's.
bool isVgBound()
{
    const EGLenum api = layer().egl.eglQueryAPI();
    (void)layer().egl.eglGetError();
    return api == EGL_OPENVG_API;
}

struct CreatesContext : Follows {
    static void follow(EGLDisplay, EGLConfig, EGLContext share, const EGLint*, EGLContext context)
    {
        if (isVgBound())
            layer().contexts.addVg(context);
        else
            layer().contexts.add(context, share);
    }
};

struct MakesCurrent : Follows {
    static void follow(EGLDisplay, EGLSurface draw, EGLSurface, EGLContext handle, EGLBoolean)
    {
        Contexts& contexts = layer().contexts;
        VgContextShadow* vg = contexts.findVg(handle);
        if (vg || (handle == EGL_NO_CONTEXT && isVgBound()))
            contexts.setCurrentVg(vg, draw);
        else
            contexts.setCurrent(contexts.find(handle), draw);
    }
    static void written(Note& note, EGLDisplay display, EGLSurface draw, EGLSurface, EGLContext handle, EGLBoolean)
    {
        recordWindowSize(note, display, draw);
        if (ContextShadow* context = note.all().contexts.find(handle); context && draw != EGL_NO_SURFACE)
            recordFirstViewport(note, *context);
    }
};

struct ReleasesThread : Follows {
    static void follow(EGLBoolean)
    {
        layer().contexts.setCurrent(nullptr, EGL_NO_SURFACE);
        layer().contexts.setCurrentVg(nullptr, EGL_NO_SURFACE);
    }
};

struct DestroysContext : Follows {
    static constexpr bool frees = true;
    static void follow(EGLDisplay, EGLContext context, EGLBoolean) { layer().contexts.remove(context); }
    static void written(Note& note, const auto&...) { note.all().tap.flush(); }
};

struct DestroysSurface : Effect {
    static constexpr bool frees = true;
    static void written(Note& note, EGLDisplay, EGLSurface surface, EGLBoolean)
    {
        note.all().contexts.surfaces.erase(surface);
        note.all().tap.flush();
    }
};

struct Terminates : Effect {
    static constexpr bool frees = true;
    static void written(Note& note, EGLDisplay display, EGLBoolean)
    {
        std::erase_if(note.all().contexts.surfaces,
                      [display](const auto& entry) { return entry.second.display == display; });
        note.all().tap.flush();
    }
};

/// What is presented is read before, and written behind, the call that presents it.
struct Presents : Follows {
    void before(EGLDisplay display, EGLSurface surface, const auto&...)
    {
        bool wantsPicture = false;
        if (layer().tap.isOn()) {
            const Note note;
            wantsPicture = note && wantsShot(layer());
        }
        if (wantsPicture)
            m_shot = takeShot(display, surface);
    }
    static void follow(const auto&...) { layer().tap.presented(); }
    void written(Note& note, EGLDisplay display, EGLSurface surface, const auto&...)
    {
        if (m_shot)
            recordShot(note, *m_shot);
        ++note.all().frames;
        recordPresentedSize(note, display, surface);
        note.all().tap.flush();
    }

private:
    std::optional<WindowShot> m_shot;
};

EGLint EGLAPIENTRY getError()
{
    const EGLint error = errors::answerEgl();
    if (Note note; note)
        note.write<&E::eglGetError>(std::tuple(), Plain(), error);
    return error;
}

using CreatesWindow = CreatesSurface<SurfaceKind::Window>;
using CreatesPbuffer = CreatesSurface<SurfaceKind::Pbuffer>;

void addSurfaces(E& table)
{
    table.eglCreateWindowSurface = recordWith<CreatesWindow, &E::eglCreateWindowSurface, N, N, N, Attributes>;
    table.eglCreatePlatformWindowSurface =
        recordWith<CreatesWindow, &E::eglCreatePlatformWindowSurface, N, N, N, Attributes>;
    table.eglCreatePlatformWindowSurfaceEXT =
        recordWith<CreatesWindow, &E::eglCreatePlatformWindowSurfaceEXT, N, N, N, Attributes>;
    // The replay knows how large a pixmap is as little as it knows windows.
    table.eglCreatePixmapSurface = recordWith<CreatesWindow, &E::eglCreatePixmapSurface, N, N, N, Attributes>;
    table.eglCreatePlatformPixmapSurface =
        recordWith<CreatesWindow, &E::eglCreatePlatformPixmapSurface, N, N, N, Attributes>;
    table.eglCreatePlatformPixmapSurfaceEXT =
        recordWith<CreatesWindow, &E::eglCreatePlatformPixmapSurfaceEXT, N, N, N, Attributes>;
    table.eglCreatePbufferSurface = recordWith<CreatesPbuffer, &E::eglCreatePbufferSurface, N, N, Attributes>;
    table.eglCreatePbufferFromClientBuffer =
        recordWith<CreatesPbufferOfImage, &E::eglCreatePbufferFromClientBuffer, N, N, N, N, Attributes>;
    table.eglDestroySurface = recordWith<DestroysSurface, &E::eglDestroySurface, N, N>;
    table.eglQuerySurface = record<&E::eglQuerySurface, N, N, N, Fixed<1>>;
    table.eglSwapBuffers = recordWith<Presents, &E::eglSwapBuffers, N, N>;
    table.eglSwapBuffersWithDamageEXT = recordWith<Presents, &E::eglSwapBuffersWithDamageEXT, N, N, Elements<3, 4>, N>;
    table.eglSwapBuffersWithDamageKHR = recordWith<Presents, &E::eglSwapBuffersWithDamageKHR, N, N, Elements<3, 4>, N>;
}

} // namespace

void addRecordedEgl(EglFunctions& table)
{
    addSurfaces(table);
    table.eglGetError = &getError;
    table.eglGetDisplay = recordWith<OpensDisplay, &E::eglGetDisplay, N>;
    table.eglGetPlatformDisplay = recordWith<OpensDisplay, &E::eglGetPlatformDisplay, N, N, Attributes>;
    table.eglGetPlatformDisplayEXT = recordWith<OpensDisplay, &E::eglGetPlatformDisplayEXT, N, N, Attributes>;
    table.eglInitialize = record<&E::eglInitialize, N, Fixed<1>, Fixed<1>>;
    table.eglTerminate = recordWith<Terminates, &E::eglTerminate, N>;
    table.eglQueryString = recordResult<&E::eglQueryString, Text, N, N>;
    table.eglGetConfigs = record<&E::eglGetConfigs, N, Configs<2, 3>, N, Fixed<1>>;
    table.eglChooseConfig = record<&E::eglChooseConfig, N, Attributes, Configs<3, 4>, N, Fixed<1>>;
    table.eglGetConfigAttrib = record<&E::eglGetConfigAttrib, N, N, N, Fixed<1>>;
    table.eglCreateContext = recordWith<CreatesContext, &E::eglCreateContext, N, N, N, Attributes>;
    table.eglDestroyContext = recordWith<DestroysContext, &E::eglDestroyContext, N, N>;
    table.eglQueryContext = record<&E::eglQueryContext, N, N, N, Fixed<1>>;
    table.eglMakeCurrent = recordWith<MakesCurrent, &E::eglMakeCurrent, N, N, N, N>;
    table.eglReleaseThread = recordWith<ReleasesThread, &E::eglReleaseThread>;
    table.eglGetProcAddress = record<&E::eglGetProcAddress, Text>;
}

} // namespace vitrine::captures
