// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/x11/pixel_layout.h"

#include <xcb/xcb.h>

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>

namespace vitrine::captures {

struct FreeReply {
    void operator()(void* reply) const { std::free(reply); }
};
/// What XCB hands out and the caller frees: replies, errors and events.
template <typename T>
using XcbPointer = std::unique_ptr<T, FreeReply>;

/// A connection of our own to an X server: errors about windows that have gone come to us, not to the program.
class X11Connection {
public:
    /// Empty: the environment variable DISPLAY. Null when the server can't be reached.
    [[nodiscard]] static std::shared_ptr<X11Connection> open(const std::string& displayName);
    ~X11Connection();
    X11Connection(const X11Connection&) = delete;
    X11Connection& operator=(const X11Connection&) = delete;

    [[nodiscard]] xcb_connection_t* get() const { return m_connection; }
    /// The default screen's true-color visual of this depth; the root's own when it has the depth. Null: none.
    [[nodiscard]] const xcb_visualtype_t* trueColorVisual(int depth) const;
    /// The layout of a window's pixels; none unless they are of 2, 3 or 4 bytes of true color.
    [[nodiscard]] std::optional<PixelLayout> layout(int depth, xcb_visualid_t visual) const;
    /// The largest request, in bytes.
    [[nodiscard]] std::size_t maxRequestBytes() const;

    [[nodiscard]] bool canShareMemory() const { return m_canShareMemory; }
    /// A server on another machine offers shared memory too, and refuses every segment.
    void giveUpSharedMemory() { m_canShareMemory = false; }

    /// Waits for a request; false when it failed.
    bool succeeded(xcb_void_cookie_t checkedRequest);
    /// Servers send some events to everyone, asked or not.
    void dropEvents();

private:
    X11Connection(xcb_connection_t* connection, xcb_screen_t* screen);
    [[nodiscard]] const xcb_visualtype_t* findVisual(int depth, xcb_visualid_t visual) const;

    xcb_connection_t* m_connection;
    xcb_screen_t* m_screen;
    bool m_canShareMemory;
};

} // namespace vitrine::captures
