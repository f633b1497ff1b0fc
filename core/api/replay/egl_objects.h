// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/system.h"

#include <cstdint>
#include <map>

namespace vitrine::core {

/// What is current on a recorded thread.
struct CurrentContext {
    gles2::ContextId context;
    gles2::WindowId draw, read;
    friend bool operator==(const CurrentContext&, const CurrentContext&) = default;
};

/// Whether windows have as many samples as the config that the recorded program chose. Single is how apitrace's own
/// replay shows a capture, and so how reference pictures look that were made with it.
enum class WindowSamples : std::uint8_t { Single, AsRecorded };

/// What the EGL handles of the recorded program stand for here. A handle can come back for another object. So objects
/// are known by our ids, and live on without a handle as long as a thread has them current.
class EglObjects {
public:
    explicit EglObjects(WindowSamples windowSamples) : m_windowSamples(windowSamples) {}

    void addContext(std::uint64_t handle, std::uint64_t display, gles2::ContextId id);
    /// A pbuffer keeps the size that it was made with; a window grows with the viewport.
    enum class SurfaceKind : std::uint8_t { Window, Pbuffer };
    void addSurface(std::uint64_t handle, std::uint64_t display, gles2::WindowId id, SurfaceKind kind);
    void noteSamples(std::uint64_t config, int samples)
    {
        m_samples[config] = m_windowSamples == WindowSamples::AsRecorded ? samples : 0;
    }

    /// Notes one attribute of a config of the recorded program. Windows with this config that are made from now on have
    /// the same.
    void noteConfig(std::uint64_t config, std::int64_t attribute, int value);
    [[nodiscard]] gles2::WindowConfig config(std::uint64_t config) const;

    /// None for an unknown handle.
    [[nodiscard]] gles2::ContextId context(std::uint64_t handle) const;
    [[nodiscard]] gles2::WindowId surface(std::uint64_t handle) const;
    [[nodiscard]] bool isWindow(gles2::WindowId id) const;
    /// From now on the window's size is what the recorder tells, and the viewport does not change it.
    void setSizeKnown(gles2::WindowId id);
    [[nodiscard]] bool growsWithViewport(gles2::WindowId id) const;

    /// Drops the handle at once, and the object when no thread has it current any more.
    void dropContext(gles2::System& system, std::uint64_t handle);
    void dropSurface(gles2::System& system, std::uint64_t handle);
    void dropDisplay(gles2::System& system, std::uint64_t display);

    [[nodiscard]] CurrentContext current(std::uint32_t thread) const;
    void setCurrent(gles2::System& system, std::uint32_t thread, const CurrentContext& current);

private:
    struct ContextInfo {
        std::uint64_t display = 0;
        bool isDropped = false;
    };
    struct SurfaceInfo {
        std::uint64_t display = 0;
        SurfaceKind kind = SurfaceKind::Window;
        bool isDropped = false;
        bool hasKnownSize = false;
    };
    void collect(gles2::System& system);

    std::map<std::uint64_t, gles2::ContextId> m_contextHandles;
    std::map<std::uint64_t, gles2::WindowId> m_surfaceHandles;
    std::map<gles2::ContextId, ContextInfo> m_contexts;
    std::map<gles2::WindowId, SurfaceInfo> m_surfaces;
    WindowSamples m_windowSamples = WindowSamples::Single;
    std::map<std::uint64_t, int> m_samples;                 ///< samples by config
    std::map<std::uint64_t, gles2::WindowConfig> m_configs; ///< configs that the recorder has told about
    std::map<std::uint32_t, CurrentContext> m_threads;
};

} // namespace vitrine::core
