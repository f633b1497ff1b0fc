// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/model/egl_objects.h"
#include "captures/record/driver/model/model_tables.h"
#include "core/api/gles2/system.h"
#include "core/gpu/gpu.h"
#include "core/gpu/machine_config.h"

#include <array>
#include <map>
#include <memory>
#include <mutex>

namespace vitrine::captures::model {

/// What a thread has current, and its last error of EGL.
struct ThreadState {
    EGLint error = EGL_SUCCESS;
    std::shared_ptr<Context> context; ///< null: none current; then the surfaces are null, too
    std::shared_ptr<Surface> draw, read;
};

/// The calling thread's. Ends with the thread, except for the thread that ends the process: exit handlers still find
/// what it had current.
[[nodiscard]] ThreadState& thisThread();

/// The one machine of the process: our own GPU, the OpenGL ES system that drives it, and EGL's displays. Never
/// destroyed. Everything but mutex() needs the mutex to be held; it is held across a fork, so that the child finds the
/// machine whole.
class Machine {
public:
    /// Once, before get(). `units`: with those of plugins; null: the built-in ones.
    static void start(Clock clock, std::shared_ptr<const core::UnitCatalog> units);
    [[nodiscard]] static Machine& get();

    [[nodiscard]] std::mutex& mutex() { return m_mutex; }
    [[nodiscard]] core::gles2::System& system() { return m_system; }
    [[nodiscard]] const core::Memory& memory() const { return m_memory; }

    /// The context of the thread, made current in system(); the thread has one.
    [[nodiscard]] core::gles2::Context& bind(const ThreadState& thread);
    /// system() has nothing current afterwards: for calls that change or end contexts and windows.
    void unbind();
    /// The thread gets these in place of what it had. Nulls release.
    void setCurrent(ThreadState& thread, std::shared_ptr<Context> context, std::shared_ptr<Surface> draw,
                    std::shared_ptr<Surface> read);

    /// The display of a platform and a native display: the same one for the same arguments.
    [[nodiscard]] Display& display(Platform platform, void* native);
    /// Null when the handle is none.
    [[nodiscard]] Display* findDisplay(EGLDisplay handle);
    /// Handles are numbers that never come back, so that a stale one is never taken for another object.
    [[nodiscard]] void* newHandle() { return reinterpret_cast<void*>(++m_lastHandle); }

    /// After a draw: tells the user, once per process, about the first one that the machine could not execute, and what
    /// units had to say.
    void reportDraw();

private:
    struct Bound {
        core::gles2::ContextId context;
        core::gles2::WindowId draw, read;
        friend bool operator==(const Bound&, const Bound&) = default;
    };
    Machine(Clock clock, const core::MachineConfig& config);
    static void holdForFork();
    static void releaseAfterFork();
    void reportUnits();

    std::mutex m_mutex;
    core::Memory m_memory;
    std::unique_ptr<core::Gpu> m_gpu;
    core::gles2::System m_system;
    Bound m_bound; ///< what m_system has current
    std::map<EGLDisplay, std::unique_ptr<Display>> m_displays;
    std::uintptr_t m_lastHandle = 0x1000; ///< above what could be taken for an index or a flag
    bool m_hasReported = false;
    std::size_t m_reportedUnits = 0; ///< sentences
};

} // namespace vitrine::captures::model
