// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

/// What EGL needs from a window system: the windows that programs make there, their sizes, and a way to show a picture.
///
/// All functions are called by one thread at a time, though not always by the same one, and never throw. When a window
/// was destroyed by somebody else, or the connection is lost, they return nothing or false, and never end the program.

namespace vitrine::captures {

struct WindowSize {
    std::uint32_t width = 0, height = 0;
    friend bool operator==(const WindowSize&, const WindowSize&) = default;
};

/// `size.width · size.height` pixels of 4 bytes, R G B A in this order in memory, top row first, rows without padding.
/// Alpha is what the program left in the color buffer (255 for configs without alpha).
struct WindowPicture {
    WindowSize size;
    std::span<const std::byte> rgba;
};

/// A window of the program that has a window surface.
class NativeWindow {
public:
    virtual ~NativeWindow() = default;

    /// The size of the window's inside at this moment. Nothing when the window is gone.
    [[nodiscard]] virtual std::optional<WindowSize> size() = 0;
    /// Shows the picture at the top left corner of the window, cut to the window. When it returns, the picture has
    /// reached the window system. Returns false when the window is gone.
    virtual bool show(const WindowPicture& picture) = 0;
};

/// One connection to a window system.
class NativeWindowSystem {
public:
    virtual ~NativeWindowSystem() = default;

    /// EGL_NATIVE_VISUAL_ID: the true-color visual of this depth (16, 24 or 32 bits) on the default screen; 0 when
    /// there is none.
    [[nodiscard]] virtual std::int32_t visualId(int depth) = 0;
    /// Null when there is no such window. `id` is that of the X11 window, even where EGL passes a pointer to it.
    [[nodiscard]] virtual std::unique_ptr<NativeWindow> window(std::uint64_t id) = 0;
};

/// What the program's native display pointer points to.
enum class NativeDisplayKind : std::uint8_t {
    X11, ///< a Display* of Xlib
    Xcb  ///< an xcb_connection_t*
};

/// Opens the window system of `nativeDisplay`; when it is null, of the environment variable DISPLAY. Returns null when
/// it can't be reached. The program's own connection is only asked which display it belongs to, so it may be closed
/// later.
using OpenWindowSystem = std::unique_ptr<NativeWindowSystem> (*)(NativeDisplayKind kind, void* nativeDisplay);

} // namespace vitrine::captures
