// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/system.h"
#include "core/api/openvg/windowed_system.h"
#include "core/api/replay/handle_table.h"

#include <cstdint>
#include <map>

namespace vitrine::core {

/// What contexts are of. A thread has a current context of each, and one of them is bound: that of eglCreateContext and
/// eglMakeCurrent.
enum class ClientApi : std::uint8_t { OpenGlEs, OpenVg };

/// What of OpenGL ES is current on a recorded thread.
struct CurrentContext {
    gles2::ContextId context;
    gles2::WindowId draw, read;
    friend bool operator==(const CurrentContext&, const CurrentContext&) = default;
};

/// What of OpenVG is current there.
struct CurrentVgContext {
    openvg::ContextId context;
    gles2::WindowId window;
    friend bool operator==(const CurrentVgContext&, const CurrentVgContext&) = default;
};

/// The APIs that EGL's objects belong to.
struct ClientApis {
    gles2::System& gl;
    openvg::WindowedSystem& vg;
};

/// Whether windows have as many samples as the config that the recorded program chose. Single is how apitrace's own
/// replay shows a capture, and so how reference pictures look that were made with it.
enum class WindowSamples : std::uint8_t { Single, AsRecorded };

/// What the EGL handles of the recorded program stand for here.
class EglObjects {
public:
    explicit EglObjects(WindowSamples windowSamples) : m_windowSamples(windowSamples) {}

    /// A pbuffer keeps the size that it was made with; a window grows with the viewport.
    enum class SurfaceKind : std::uint8_t { Window, Pbuffer };
    void addSurface(std::uint64_t handle, std::uint64_t display, gles2::WindowId id, SurfaceKind kind,
                    const openvg::WindowTraits& traits);
    void noteSamples(std::uint64_t config, int samples)
    {
        m_samples[config] = m_windowSamples == WindowSamples::AsRecorded ? samples : 0;
    }

    /// Notes one attribute of a config of the recorded program. Windows with this config that are made from now on have
    /// the same.
    void noteConfig(std::uint64_t config, std::int64_t attribute, int value);
    [[nodiscard]] gles2::WindowConfig config(std::uint64_t config) const;
    [[nodiscard]] int maskBits(std::uint64_t config) const;

    [[nodiscard]] HandleTable<gles2::ContextId>& contexts() { return m_contexts; }
    [[nodiscard]] HandleTable<openvg::ContextId>& vgContexts() { return m_vgContexts; }

    /// None for an unknown handle.
    [[nodiscard]] gles2::WindowId surface(std::uint64_t handle) const { return m_surfaces.find(handle); }
    [[nodiscard]] bool isWindow(gles2::WindowId id) const;
    /// From now on the window's size is what the recorder tells, and the viewport does not change it.
    void setSizeKnown(gles2::WindowId id);
    [[nodiscard]] bool growsWithViewport(gles2::WindowId id) const;
    [[nodiscard]] openvg::WindowTraits traits(gles2::WindowId id) const;

    // These drop the handle at once, and the object when no thread has it current any more.
    void dropContext(const ClientApis& apis, std::uint64_t handle);
    void dropSurface(const ClientApis& apis, std::uint64_t handle);
    void dropDisplay(const ClientApis& apis, std::uint64_t display);

    [[nodiscard]] ClientApi boundApi(std::uint32_t thread) const { return thisThread(thread).api; }
    void bindApi(std::uint32_t thread, ClientApi api) { m_threads[thread].api = api; }
    [[nodiscard]] CurrentContext current(std::uint32_t thread) const { return thisThread(thread).gl; }
    void setCurrent(const ClientApis& apis, std::uint32_t thread, const CurrentContext& current);
    [[nodiscard]] CurrentVgContext currentVg(std::uint32_t thread) const { return thisThread(thread).vg; }
    void setCurrentVg(const ClientApis& apis, std::uint32_t thread, const CurrentVgContext& current);
    /// eglReleaseThread.
    void forgetThread(const ClientApis& apis, std::uint32_t thread);

private:
    struct SurfaceInfo {
        SurfaceKind kind = SurfaceKind::Window;
        openvg::WindowTraits traits;
        bool hasKnownSize = false;
    };
    struct Thread {
        ClientApi api = ClientApi::OpenGlEs;
        CurrentContext gl;
        CurrentVgContext vg;
    };
    [[nodiscard]] Thread thisThread(std::uint32_t thread) const;
    void collect(const ClientApis& apis);

    HandleTable<gles2::ContextId> m_contexts;
    HandleTable<openvg::ContextId> m_vgContexts;
    HandleTable<gles2::WindowId> m_surfaces;
    std::map<gles2::WindowId, SurfaceInfo> m_surfaceInfos;
    WindowSamples m_windowSamples = WindowSamples::Single;
    std::map<std::uint64_t, int> m_samples;                 ///< samples by config
    std::map<std::uint64_t, gles2::WindowConfig> m_configs; ///< configs that the recorder has told about
    std::map<std::uint64_t, int> m_maskBits;                ///< by config
    std::map<std::uint32_t, Thread> m_threads;
};

} // namespace vitrine::core
