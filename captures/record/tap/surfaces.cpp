// SPDX-License-Identifier: Apache-2.0
#include "captures/record/tap/surfaces.h"

#include "captures/record/tap/gl_tables.h"
#include "captures/record/tap/recorded.h"

namespace vitrine::captures {

using namespace rules;
using core::CallFlags;
using N = Plain;

namespace {

void recordExtent(Note& note, EGLDisplay display, EGLSurface surface, EGLint attribute, EGLint value)
{
    const std::tuple arguments(display, surface, attribute, static_cast<const EGLint*>(&value));
    note.write<&EglFunctions::eglQuerySurface, N, N, N, Fixed<1>>(arguments, Plain(), EGLBoolean{EGL_TRUE},
                                                                  CallFlags::Fake);
}

template <auto kMember>
void recordBox(Note& note, GLenum name)
{
    GLint box[4] = {};
    OwnCalls().gl().glGetIntegerv(name, box);
    note.write<kMember, N, N, N, N>(std::tuple(box[0], box[1], box[2], box[3]), Nothing(), 0, CallFlags::Fake);
}

/// A window surface may take its window's new size here: the frame that follows is drawn in that size.
struct SetsViewport : Effect {
    static void accepted(Note& note, const auto&...)
    {
        const EGLSurface surface = Contexts::current().draw;
        const auto& surfaces = note.all().contexts.surfaces;
        if (const auto found = surfaces.find(surface); found != surfaces.end())
            recordWindowSize(note, found->second.display, surface);
    }
};

} // namespace

void recordConfig(Note& note, EGLDisplay display, EGLConfig config)
{
    constexpr EGLint kAttributes[] = {EGL_RED_SIZE,   EGL_GREEN_SIZE,   EGL_BLUE_SIZE, EGL_ALPHA_SIZE,
                                      EGL_DEPTH_SIZE, EGL_STENCIL_SIZE, EGL_SAMPLES,   EGL_ALPHA_MASK_SIZE};
    const OwnCalls own;
    for (const EGLint attribute : kAttributes) {
        EGLint value = 0;
        if (!own.egl().eglGetConfigAttrib(display, config, attribute, &value))
            continue;
        const std::tuple arguments(display, config, attribute, static_cast<const EGLint*>(&value));
        note.write<&EglFunctions::eglGetConfigAttrib, N, N, N, Fixed<1>>(arguments, Plain(), EGLBoolean{EGL_TRUE},
                                                                         CallFlags::Fake);
    }
}

void recordWindowSize(Note& note, EGLDisplay display, EGLSurface surface)
{
    auto& surfaces = note.all().contexts.surfaces;
    const auto found = surfaces.find(surface);
    if (found == surfaces.end() || !found->second.isWindow)
        return;
    SurfaceShadow& shadow = found->second;
    const OwnCalls own;
    EGLint width = 0;
    EGLint height = 0;
    if (!own.egl().eglQuerySurface(display, surface, EGL_WIDTH, &width) ||
        !own.egl().eglQuerySurface(display, surface, EGL_HEIGHT, &height))
        return;
    if (width != shadow.width)
        recordExtent(note, display, surface, EGL_WIDTH, width);
    if (height != shadow.height)
        recordExtent(note, display, surface, EGL_HEIGHT, height);
    shadow.width = width;
    shadow.height = height;
}

void recordPresentedSize(Note& note, EGLDisplay display, EGLSurface surface)
{
    constexpr std::uint64_t kEverySystemFrame = 32;
    if (note.all().tap.driver() != stream::DriverKind::System || note.all().frames % kEverySystemFrame == 0)
        recordWindowSize(note, display, surface);
}

void addRecordedViewport(GlFunctions& table)
{
    table.glViewport = recordWith<SetsViewport, &GlFunctions::glViewport, N, N, N, N>;
}

void recordFirstViewport(Note& note, ContextShadow& context)
{
    if (context.hasMetASurface)
        return;
    context.hasMetASurface = true;
    recordBox<&GlFunctions::glViewport>(note, GL_VIEWPORT);
    recordBox<&GlFunctions::glScissor>(note, GL_SCISSOR_BOX);
}

} // namespace vitrine::captures
