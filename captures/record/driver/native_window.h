// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

/// What EGL needs of a window system: the windows that programs make there, their sizes, and a way to show a picture.
///
/// All functions are called by one thread at a time, though not always by the same one, and never throw. A window that
/// has been destroyed behind our back, or a lost connection, makes them return nothing or false, never end the program.

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

    /// Of the window's inside, now. Nothing when the window has gone.
    [[nodiscard]] virtual std::optional<WindowSize> size() = 0;
    /// Puts the picture at the window's top left corner, cut to the window; has reached the window system when it
    /// returns. False when the window has gone.
    virtual bool show(const WindowPicture& picture) = 0;
};

/// One connection to a window system.
class NativeWindowSystem {
public:
    virtual ~NativeWindowSystem() = default;

    /// EGL_NATIVE_VISUAL_ID: the default screen's true-color visual of this depth (16, 24 or 32 bits); 0 when there is
    /// none.
    [[nodiscard]] virtual std::int32_t visualId(int depth) = 0;
    /// Null when there is no such window. `id` is the X11 window, also where EGL passes a pointer to it.
    [[nodiscard]] virtual std::unique_ptr<NativeWindow> window(std::uint64_t id) = 0;
};

/// What the native display pointer of the program is.
enum class NativeDisplayKind : std::uint8_t {
    X11, ///< a Display* of Xlib
    Xcb  ///< an xcb_connection_t*
};

/// Opens the window system of `nativeDisplay`, or of the environment variable DISPLAY when it is null. Null when it
/// can't be reached. The program's own connection is only asked which display it belongs to; it may be closed later.
using OpenWindowSystem = std::unique_ptr<NativeWindowSystem> (*)(NativeDisplayKind kind, void* nativeDisplay);

} // namespace vitrine::captures
