// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/model/egl_objects.h"
#include "captures/record/driver/model/model_tables.h"
#include "core/api/gles2/system.h"
#include "core/api/openvg/windowed_system.h"
#include "core/gpu/gpu.h"

#include <array>
#include <map>
#include <memory>
#include <mutex>

namespace vitrine::core {
struct MachineConfig;
}

namespace vitrine::captures::model {

/// What of one API is current on a thread. Without a context the surfaces are null, too.
struct CurrentObjects {
    std::shared_ptr<Context> context;
    std::shared_ptr<Surface> draw, read;
};

/// What is current on a thread, the API that is bound, and the thread's last error of EGL.
struct ThreadState {
    EGLint error = EGL_SUCCESS;
    EGLenum api = EGL_OPENGL_ES_API;
    CurrentObjects gl, vg;

    [[nodiscard]] CurrentObjects& of(EGLenum wanted) { return wanted == EGL_OPENVG_API ? vg : gl; }
    [[nodiscard]] const CurrentObjects& of(EGLenum wanted) const { return wanted == EGL_OPENVG_API ? vg : gl; }
    [[nodiscard]] CurrentObjects& bound() { return of(api); }
    [[nodiscard]] bool hasCurrent(const Surface* surface) const;
};

/// The state of the calling thread. It ends with the thread, except for the thread that ends the process, so that exit
/// handlers still find what it had current.
[[nodiscard]] ThreadState& thisThread();

/// The one machine of the process: our own GPU, the OpenGL ES and OpenVG that drive it, and EGL's displays. It is never
/// destroyed. Every member but mutex() may be used only while the mutex is held. The mutex is held across a fork, so
/// that the child finds the machine in a valid state.
class Machine {
public:
    /// Call it once, before get(). `units` includes those of plugins; null stands for the built-in units.
    static void start(Clock clock, std::shared_ptr<const core::UnitCatalog> units);
    [[nodiscard]] static Machine& get();

    [[nodiscard]] std::mutex& mutex() { return m_mutex; }
    [[nodiscard]] core::gles2::System& system() { return m_system; }
    [[nodiscard]] core::openvg::WindowedSystem& vg() { return m_vg; }
    [[nodiscard]] const core::Memory& memory() const { return m_memory; }

    /// Makes the thread's context current in system() and returns it. The thread must have one.
    [[nodiscard]] core::gles2::Context& bind(const ThreadState& thread);
    /// The same in vg(), before each call.
    [[nodiscard]] core::openvg::Context& bindVg(const ThreadState& thread, core::openvg::WindowedSystem::Effect effect);
    /// Afterwards nothing is current in system() and vg(). Calls that change or end contexts and windows need this.
    void unbind();
    /// Gives the thread these objects of an API in place of what it had. None release.
    void setCurrent(ThreadState& thread, EGLenum api, CurrentObjects objects);
    /// Of both APIs.
    void releaseAll(ThreadState& thread);

    /// The display of a platform and a native display. The same arguments give the same display.
    [[nodiscard]] Display& display(Platform platform, void* native);
    /// Null when there is no such handle.
    [[nodiscard]] Display* findDisplay(EGLDisplay handle);
    /// Handles are numbers that are never used again, so that an old handle is never taken for another object.
    [[nodiscard]] void* newHandle() { return reinterpret_cast<void*>(++m_lastHandle); }

    /// After a draw: tells the user about the first draw that the machine could not execute, once per process, and what
    /// units had to say.
    void reportDraw();

private:
    struct Bound {
        core::gles2::ContextId context;
        core::gles2::WindowId draw, read;
        friend bool operator==(const Bound&, const Bound&) = default;
    };
    struct VgBound {
        core::openvg::ContextId context;
        core::gles2::WindowId window;
        friend bool operator==(const VgBound&, const VgBound&) = default;
    };
    Machine(Clock clock, const core::MachineConfig& config);
    static void holdForFork();
    static void releaseAfterFork();
    void reportUnits();

    std::mutex m_mutex;
    core::Memory m_memory;
    std::unique_ptr<core::Gpu> m_gpu;
    core::gles2::System m_system;
    core::openvg::WindowedSystem m_vg;
    Bound m_bound;     ///< what m_system has current
    VgBound m_vgBound; ///< what m_vg has current
    std::map<EGLDisplay, std::unique_ptr<Display>> m_displays;
    std::uintptr_t m_lastHandle = 0x1000; ///< begins above everything that could be taken for an index or a flag
    bool m_hasReported = false;
    std::size_t m_reportedUnits = 0; ///< how many sentences were written
};

} // namespace vitrine::captures::model
