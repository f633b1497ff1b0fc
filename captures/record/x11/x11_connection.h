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
/// For what XCB returns and the caller has to free: replies, errors and events.
template <typename T>
using XcbPointer = std::unique_ptr<T, FreeReply>;

/// Our own connection to an X server. So errors about windows that are gone come to us, and not to the program.
class X11Connection {
public:
    /// An empty name stands for the environment variable DISPLAY. Returns null when the server can't be reached.
    [[nodiscard]] static std::shared_ptr<X11Connection> open(const std::string& displayName);
    ~X11Connection();
    X11Connection(const X11Connection&) = delete;
    X11Connection& operator=(const X11Connection&) = delete;

    [[nodiscard]] xcb_connection_t* get() const { return m_connection; }
    /// The true-color visual of this depth on the default screen; that of the root window if it has the depth. Null
    /// when there is none.
    [[nodiscard]] const xcb_visualtype_t* trueColorVisual(int depth) const;
    /// The layout of a window's pixels. Nothing unless they are of true color and have 2, 3 or 4 bytes.
    [[nodiscard]] std::optional<PixelLayout> layout(int depth, xcb_visualid_t visual) const;
    /// The largest request, in bytes.
    [[nodiscard]] std::size_t maxRequestBytes() const;

    [[nodiscard]] bool canShareMemory() const { return m_canShareMemory; }
    /// A server on another machine offers shared memory, too, but refuses every segment.
    void giveUpSharedMemory() { m_canShareMemory = false; }

    /// Waits for a request. Returns false when it failed.
    bool succeeded(xcb_void_cookie_t checkedRequest);
    /// Drops the events that have come: servers send some to everyone, whether they are asked for or not.
    void dropEvents();

private:
    X11Connection(xcb_connection_t* connection, xcb_screen_t* screen);
    [[nodiscard]] const xcb_visualtype_t* findVisual(int depth, xcb_visualid_t visual) const;

    xcb_connection_t* m_connection;
    xcb_screen_t* m_screen;
    bool m_canShareMemory;
};

} // namespace vitrine::captures
