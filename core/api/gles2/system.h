// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/context.h"
#include "core/api/gles2/device.h"
#include "core/api/gles2/draw_use.h"
#include "core/api/gles2/share_group.h"
#include "core/api/gles2/types.h"
#include "core/api/gles2/window.h"
#include "core/base/result.h"
#include "core/command/command_sink.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>

namespace vitrine::core::gles2 {

/// Everything that OpenGL ES 2.0, and the part of EGL that it needs, know: share groups, contexts and window surfaces.
///
/// All state consists of plain values. cloneFor() makes a second System that behaves the same from here on; big
/// immutable data is shared. Surfaces live in the sink's Memory under the ids that are kept here, so the sink of a
/// clone must offer a copy of that Memory taken at the same moment. Ids of contexts and windows count from 1 and are
/// never used again.
class System {
public:
    /// `units` is what programs can ask of the machine; null stands for what preset PAR has.
    explicit System(CommandSink& sink, std::shared_ptr<const ReachableUnits> units = nullptr,
                    ShaderOrigin shaderOrigin = ShaderOrigin::Program);
    System(const System& other); ///< uses the same sink
    System& operator=(const System& other);

    [[nodiscard]] System cloneFor(CommandSink& sink) const;
    /// Never null.
    [[nodiscard]] const std::shared_ptr<const ReachableUnits>& units() const { return m_units; }
    [[nodiscard]] ShaderOrigin shaderOrigin() const { return m_shaderOrigin; }

    /// With no `shareWith` the context gets a share group of its own. None when the client version is not 2 or
    /// `shareWith` is unknown.
    [[nodiscard]] ContextId createContext(const ContextConfig& config, ContextId shareWith = {});
    /// Frees the context's own objects and, with the last context of a share group, those of the group. An unknown id
    /// does nothing.
    void destroyContext(ContextId id);

    /// Sizes are clamped to 1 … the largest viewport. The buffers begin as zeros. Colors may be lent: a surface of
    /// Rgba8 of that size with one sample a pixel, which stays its owner's.
    [[nodiscard]] WindowId createWindow(const WindowConfig& config, std::uint32_t width, std::uint32_t height,
                                        SurfaceId lentColor = {});
    /// Makes new buffers of zeros when the size differs.
    void resizeWindow(WindowId id, std::uint32_t width, std::uint32_t height);
    void destroyWindow(WindowId id);

    /// A context of none releases the current one. Windows may be none (surfaceless): the framebuffer is then
    /// undefined. When a context meets a window for the first time, viewport and scissor become those of the window.
    /// Returns false for an unknown id.
    bool makeCurrent(ContextId id, WindowId draw, WindowId read);
    /// Null when no context is current.
    [[nodiscard]] Context* current();
    [[nodiscard]] ContextId currentId() const { return m_current; }
    [[nodiscard]] Context* context(ContextId id);
    [[nodiscard]] const Context* context(ContextId id) const;
    [[nodiscard]] const std::map<ContextId, Context>& contexts() const { return m_contexts; }
    [[nodiscard]] const Window* window(WindowId id) const;

    /// eglSwapBuffers: waits for the sink, and returns the image that is shown. It has one sample per pixel, and its
    /// bottom row comes first. It stays the color buffer of the window, with its contents. None when the window is
    /// unknown.
    [[nodiscard]] SurfaceId present(WindowId id);
    /// The surfaces that draws of the current context go to, resolved to one sample per pixel, so that one can look at
    /// them at any time. An id is none for what is missing, and for an incomplete framebuffer.
    [[nodiscard]] RenderTargets visibleTargets();
    /// The same of a window.
    [[nodiscard]] RenderTargets visibleTargets(WindowId id);

    /// Tells the capture's number of the API call that follows, for events and the pixel history.
    void beginCall(std::uint64_t callNumber)
    {
        m_callNumber = callNumber;
        m_device.beginCall(callNumber);
    }
    /// The number of draws so far, with the faulty ones: of glDraw* calls, and of what countDraw() was told.
    [[nodiscard]] std::uint32_t drawCount() const { return m_drawCount; }
    /// A draw of another API on the same machine, which uses no objects of this one. The answer is its number.
    std::uint32_t countDraw();
    /// For other APIs that draw on the same machine.
    [[nodiscard]] Device& device() { return m_device; }
    /// What the last draw that went to the sink has used, in whatever context.
    [[nodiscard]] const DrawUse& lastDrawUse() const { return m_lastDrawUse; }
    /// The last draw of the frame so far that had vertices and was executed (RUN-14).
    [[nodiscard]] const std::optional<DrawCommand>& drawBefore() const { return m_device.drawBefore(); }
    [[nodiscard]] const RegisterImage& image() const { return m_device.image(); }
    /// What is known about textures that discards depend on (HIZ-13).
    [[nodiscard]] const TextureScans& textureScans() const { return m_device.textureScans(); }
    /// Returns once why the machine could not do what the last call wanted: the sink's words about a draw, or the
    /// functions of fixed-function units that a shader calls and that this machine does not have.
    [[nodiscard]] std::optional<Error> takeFailure() { return m_device.takeFailure(); }

private:
    friend class Context;

    void bindContexts();
    bool isInUse(WindowId id);
    void freeWhatIsDoomed(ContextId previous);
    void createSurfaces(Window& window, std::uint32_t width, std::uint32_t height);
    void destroySurfaces(Window& window);
    const RenderTargets& resolved(const Window& window);

    Device m_device;
    std::shared_ptr<const ReachableUnits> m_units;
    ShaderOrigin m_shaderOrigin;
    std::map<std::uint32_t, ShareGroup> m_groups; // a map, because contexts point to its nodes, which must not move
    std::map<ContextId, Context> m_contexts;
    std::map<WindowId, Window> m_windows;
    ContextId m_current;
    bool m_isCurrentDoomed = false;
    std::uint32_t m_lastGroup = 0, m_lastContext = 0, m_lastWindow = 0;
    std::uint64_t m_callNumber = 0;
    std::uint32_t m_drawCount = 0;
    DrawUse m_lastDrawUse;
};

} // namespace vitrine::core::gles2
