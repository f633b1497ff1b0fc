// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/system.h"
#include "core/api/openvg/machine_target.h"
#include "core/api/openvg/system.h"

#include <cstdint>
#include <map>
#include <optional>

namespace vitrine::core::openvg {

/// What EGL knows of a window beside its size and its colors.
struct WindowTraits {
    int maskBits = 8;
    bool isLinear = false, isPremultiplied = false;
    friend bool operator==(const WindowTraits&, const WindowTraits&) = default;
};

/// OpenVG beside an OpenGL ES, on the same machine and for the same windows: what replays and live programs have of it.
/// A window is given to OpenVG when it is first made current, and its color buffer is followed from then on.
class WindowedSystem {
public:
    WindowedSystem(gles2::System& windows, const VectorConfig& config);
    /// The same for a clone of its windows that was made at the same moment.
    WindowedSystem(gles2::System& windows, const WindowedSystem& other);
    WindowedSystem(const WindowedSystem&) = delete;
    WindowedSystem& operator=(const WindowedSystem&) = delete;

    [[nodiscard]] System& system() { return m_system; }
    [[nodiscard]] const System& system() const { return m_system; }
    /// Null when no context is current.
    [[nodiscard]] Context* current() { return m_system.current(); }

    /// Whether OpenVG can draw to a window: it has 8 bits for each of red, green, blue and alpha, and one sample a
    /// pixel.
    [[nodiscard]] bool canDrawTo(gles2::WindowId window) const;
    /// A context of none releases the current one. The window may be none; to one that OpenVG can't draw to nothing is
    /// drawn. The traits of a window that was current before stay. False for an unknown context.
    bool makeCurrent(ContextId context, gles2::WindowId window, const WindowTraits& traits);
    /// What follows is drawn as a machine with these knobs does.
    void setConfig(const VectorConfig& config);
    /// Before a window is destroyed; it is current no more.
    void forget(gles2::WindowId window);

    /// A pbuffer whose colors are those of an image, which it holds until it is forgotten (EGL 1.4 §3.5.3).
    [[nodiscard]] gles2::WindowId createPbuffer(const gles2::WindowConfig& config, const System::TargetImage& image);
    /// Whether OpenVG needs the image of such a pbuffer for something else as well.
    [[nodiscard]] bool isImageInUse(gles2::WindowId window) const;
    /// Whether a window is current on any thread: the image of a pbuffer then is a rendering target.
    void setCurrent(gles2::WindowId window, bool isCurrent);

    enum class Effect : std::uint8_t { Draws, Other };
    /// Before each call of the current context. What draws gets the next number of all draws.
    void beginCall(std::uint64_t callNumber, Effect effect);

private:
    struct Drawable {
        DrawableId id;   ///< none while the window has no color buffer to draw to
        SurfaceId color; ///< that buffer, as it was attached
        DrawableConfig config;
    };

    void follow(gles2::WindowId window, Drawable& drawable);
    void release(Drawable& drawable);

    gles2::System* m_windows;
    MachineTarget m_target;
    System m_system;
    std::map<gles2::WindowId, Drawable> m_drawables;
    std::map<gles2::WindowId, ImageId> m_images; ///< of pbuffers that have the colors of one
    gles2::WindowId m_window;                    ///< that of the current context
};

} // namespace vitrine::core::openvg
