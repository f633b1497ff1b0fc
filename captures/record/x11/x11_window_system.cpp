// SPDX-License-Identifier: Apache-2.0
#include "captures/record/x11/x11_window_system.h"

#include "captures/record/x11/program_display.h"
#include "captures/record/x11/x11_connection.h"
#include "captures/record/x11/x11_window.h"

#include <limits>
#include <utility>

namespace vitrine::captures {

namespace {

class X11WindowSystem final : public NativeWindowSystem {
public:
    X11WindowSystem(std::shared_ptr<X11Connection> connection, NativeDisplayKind kind, void* nativeDisplay)
        : m_connection(std::move(connection)), m_kind(kind), m_nativeDisplay(nativeDisplay)
    {
    }

    std::int32_t visualId(int depth) override
    {
        const xcb_visualtype_t* visual = m_connection->trueColorVisual(depth);
        return visual ? static_cast<std::int32_t>(visual->visual_id) : 0;
    }

    std::unique_ptr<NativeWindow> window(std::uint64_t id) override
    {
        if (id == 0 || id > std::numeric_limits<xcb_window_t>::max())
            return nullptr;
        waitForProgram(m_kind, m_nativeDisplay);
        return X11Window::find(m_connection, static_cast<xcb_window_t>(id));
    }

private:
    std::shared_ptr<X11Connection> m_connection; ///< shared with the windows, which may outlive this
    NativeDisplayKind m_kind;
    void* m_nativeDisplay;
};

} // namespace

std::unique_ptr<NativeWindowSystem> openX11(NativeDisplayKind kind, void* nativeDisplay)
{
    auto connection = X11Connection::open(displayName(kind, nativeDisplay));
    if (!connection)
        return nullptr;
    return std::make_unique<X11WindowSystem>(std::move(connection), kind, nativeDisplay);
}

} // namespace vitrine::captures
