// SPDX-License-Identifier: Apache-2.0
#include "captures/record/driver/model/machine.h"

#include "core/command/vector_config.h"
#include "core/fixed_function/foreign_code.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "core/gpu/reachable_units.h"
#include "core/gpu/timed_gpu.h"
#include "core/gpu/untimed_gpu.h"

#include <cstdio>
#include <pthread.h>
#include <utility>

namespace vitrine::captures::model {

namespace {

Machine* theMachine = nullptr;
thread_local ThreadState* theThread = nullptr;
pthread_key_t threadEnd;

// A key of pthreads, not a thread_local object: those of the main thread end before the exit handlers run.
void endThread(void* state)
{
    const std::unique_ptr<ThreadState> thread(static_cast<ThreadState*>(state));
    theThread = nullptr;
    const std::lock_guard lock(theMachine->mutex());
    theMachine->releaseAll(*thread);
}

constexpr std::size_t kMostReports = 20;

core::gles2::WindowId windowOf(const std::shared_ptr<Surface>& surface)
{
    return surface ? surface->window : core::gles2::WindowId{};
}

core::openvg::WindowTraits traitsOf(const std::shared_ptr<Surface>& surface)
{
    if (!surface)
        return {};
    return {configAttribute(surface->config, EGL_ALPHA_MASK_SIZE).value_or(0),
            surface->attributes.at(EGL_VG_COLORSPACE) == EGL_VG_COLORSPACE_LINEAR,
            surface->attributes.at(EGL_VG_ALPHA_FORMAT) == EGL_VG_ALPHA_FORMAT_PRE};
}

std::unique_ptr<core::Gpu> makeGpu(core::Memory& memory, Clock clock, const core::MachineConfig& config)
{
    if (clock == Clock::Timed)
        return std::make_unique<core::TimedGpu>(memory, config);
    return std::make_unique<core::UntimedGpu>(memory, core::reachableUnits(config), *config.colorEngine, *config.hiz);
}

} // namespace

ThreadState& thisThread()
{
    if (!theThread) {
        theThread = new ThreadState;
        pthread_setspecific(threadEnd, theThread);
    }
    return *theThread;
}

void Machine::start(Clock clock, std::shared_ptr<const core::UnitCatalog> units)
{
    theMachine = new Machine(clock, core::presetConfig(core::Preset::Par, std::move(units)));
    pthread_key_create(&threadEnd, &endThread);
    pthread_atfork(&Machine::holdForFork, &Machine::releaseAfterFork, &Machine::releaseAfterFork);
}

// A unit that forks is called by a thread that holds the mutex already.
void Machine::holdForFork()
{
    if (!core::isInsideForeignCode())
        theMachine->m_mutex.lock();
}

void Machine::releaseAfterFork()
{
    if (!core::isInsideForeignCode())
        theMachine->m_mutex.unlock();
}

Machine& Machine::get()
{
    return *theMachine;
}

Machine::Machine(Clock clock, const core::MachineConfig& config)
    : m_gpu(makeGpu(m_memory, clock, config)), m_system(*m_gpu, core::reachableUnits(config)),
      m_vg(m_system, *config.vector)
{
}

core::gles2::Context& Machine::bind(const ThreadState& thread)
{
    const Bound wanted{thread.gl.context->id, windowOf(thread.gl.draw), windowOf(thread.gl.read)};
    if (wanted != m_bound) {
        m_system.makeCurrent(wanted.context, wanted.draw, wanted.read);
        m_bound = wanted;
    }
    return *m_system.current();
}

core::openvg::Context& Machine::bindVg(const ThreadState& thread, core::openvg::WindowedSystem::Effect effect)
{
    const VgBound wanted{thread.vg.context->vgId, windowOf(thread.vg.draw)};
    if (wanted != m_vgBound) {
        m_vg.makeCurrent(wanted.context, wanted.window, traitsOf(thread.vg.draw));
        m_vgBound = wanted;
    }
    m_vg.beginCall(0, effect);
    return *m_vg.current();
}

void Machine::unbind()
{
    m_system.makeCurrent({}, {}, {});
    m_bound = {};
    m_vg.makeCurrent({}, {}, {});
    m_vgBound = {};
}

bool ThreadState::hasCurrent(const Surface* surface) const
{
    return surface && (gl.draw.get() == surface || gl.read.get() == surface || vg.draw.get() == surface);
}

void Machine::setCurrent(ThreadState& thread, EGLenum api, CurrentObjects objects)
{
    unbind();
    CurrentObjects& current = thread.of(api);
    const CurrentObjects before = std::exchange(current, std::move(objects));
    if (before.context)
        before.context->owner = nullptr;
    if (current.context)
        current.context->owner = &thread;
    for (const CurrentObjects* side : {&before, &std::as_const(current)})
        for (const auto& surface : {side->draw, side->read})
            if (surface) {
                surface->owner = thread.hasCurrent(surface.get()) ? &thread : nullptr; // of the other API, perhaps
                m_vg.setCurrent(surface->window, surface->owner != nullptr);
            }
}

void Machine::releaseAll(ThreadState& thread)
{
    setCurrent(thread, EGL_OPENGL_ES_API, {});
    setCurrent(thread, EGL_OPENVG_API, {});
}

Display& Machine::display(Platform platform, void* native)
{
    for (const auto& [handle, display] : m_displays)
        if (display->platform == platform && display->native == native)
            return *display;
    auto display = std::make_unique<Display>();
    display->handle = newHandle();
    display->platform = platform;
    display->native = native;
    return *m_displays.emplace(display->handle, std::move(display)).first->second;
}

Display* Machine::findDisplay(EGLDisplay handle)
{
    const auto found = m_displays.find(handle);
    return found == m_displays.end() ? nullptr : found->second.get();
}

void Machine::reportUnits()
{
    for (const core::UnitReport& report : m_gpu->takeUnitReports()) {
        if (m_reportedUnits < kMostReports)
            std::fprintf(stderr, "vitrine: draw %u: %s\n", report.draw, text(report).english().c_str());
        else if (m_reportedUnits == kMostReports)
            std::fprintf(stderr, "vitrine: and more of units, which a replay of the capture tells\n");
        ++m_reportedUnits;
    }
}

void Machine::reportDraw()
{
    reportUnits();
    for (const auto& failure : {m_system.takeFailure(), m_vg.system().takeFailure()})
        if (failure && !std::exchange(m_hasReported, true))
            std::fprintf(stderr, "vitrine: not executed: %s\n", failure->message.english().c_str());
}

Surface::~Surface()
{
    Machine::get().unbind();
    Machine::get().vg().forget(window);
    Machine::get().system().destroyWindow(window);
}

Context::~Context()
{
    Machine::get().unbind();
    Machine::get().system().destroyContext(id);
    Machine::get().vg().system().destroyContext(vgId);
}

} // namespace vitrine::captures::model
