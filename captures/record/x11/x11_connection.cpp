// SPDX-License-Identifier: Apache-2.0
#include "captures/record/x11/x11_connection.h"

#include <xcb/shm.h>

namespace vitrine::captures {

namespace {

xcb_screen_t* screenNumber(xcb_connection_t* connection, int number)
{
    for (auto it = xcb_setup_roots_iterator(xcb_get_setup(connection)); it.rem != 0; xcb_screen_next(&it))
        if (number-- == 0)
            return it.data;
    return nullptr;
}

bool offersSharedMemory(xcb_connection_t* connection)
{
    const xcb_query_extension_reply_t* extension = xcb_get_extension_data(connection, &xcb_shm_id);
    return extension && extension->present;
}

bool hasTrueColor(const xcb_visualtype_t& visual)
{
    return visual._class == XCB_VISUAL_CLASS_TRUE_COLOR || visual._class == XCB_VISUAL_CLASS_DIRECT_COLOR;
}

/// What no color claims of the depth's bits is alpha.
ChannelMasks masksOf(const xcb_visualtype_t& visual, int depth)
{
    const std::uint32_t all = depth >= 32 ? ~0u : (1u << depth) - 1;
    const std::uint32_t colors = visual.red_mask | visual.green_mask | visual.blue_mask;
    return {visual.red_mask, visual.green_mask, visual.blue_mask, all & ~colors};
}

} // namespace

std::shared_ptr<X11Connection> X11Connection::open(const std::string& displayName)
{
    int number = 0;
    xcb_connection_t* connection = xcb_connect(displayName.empty() ? nullptr : displayName.c_str(), &number);
    xcb_screen_t* screen = xcb_connection_has_error(connection) ? nullptr : screenNumber(connection, number);
    if (!screen) {
        xcb_disconnect(connection);
        return nullptr;
    }
    return std::shared_ptr<X11Connection>(new X11Connection(connection, screen));
}

X11Connection::X11Connection(xcb_connection_t* connection, xcb_screen_t* screen)
    : m_connection(connection), m_screen(screen), m_canShareMemory(offersSharedMemory(connection))
{
}

X11Connection::~X11Connection()
{
    xcb_disconnect(m_connection);
}

const xcb_visualtype_t* X11Connection::findVisual(int depth, xcb_visualid_t visual) const
{
    for (auto it = xcb_screen_allowed_depths_iterator(m_screen); it.rem != 0; xcb_depth_next(&it)) {
        if (it.data->depth != depth)
            continue;
        for (auto v = xcb_depth_visuals_iterator(it.data); v.rem != 0; xcb_visualtype_next(&v))
            if (visual == XCB_NONE ? v.data->_class == XCB_VISUAL_CLASS_TRUE_COLOR : v.data->visual_id == visual)
                return v.data;
    }
    return nullptr;
}

const xcb_visualtype_t* X11Connection::trueColorVisual(int depth) const
{
    const xcb_visualtype_t* root = findVisual(depth, m_screen->root_visual);
    return root && root->_class == XCB_VISUAL_CLASS_TRUE_COLOR ? root : findVisual(depth, XCB_NONE);
}

std::optional<PixelLayout> X11Connection::layout(int depth, xcb_visualid_t visual) const
{
    const xcb_visualtype_t* type = findVisual(depth, visual);
    if (!type || !hasTrueColor(*type))
        return std::nullopt;
    const xcb_setup_t* setup = xcb_get_setup(m_connection);
    const auto order =
        setup->image_byte_order == XCB_IMAGE_ORDER_LSB_FIRST ? ByteOrder::LittleEndian : ByteOrder::BigEndian;
    for (auto it = xcb_setup_pixmap_formats_iterator(setup); it.rem != 0; xcb_format_next(&it)) {
        const std::uint32_t bytes = it.data->bits_per_pixel / 8;
        if (it.data->depth == depth && bytes >= 2 && bytes <= 4)
            return PixelLayout({bytes, it.data->scanline_pad / 8u, order}, masksOf(*type, depth));
    }
    return std::nullopt;
}

std::size_t X11Connection::maxRequestBytes() const
{
    return std::size_t{xcb_get_maximum_request_length(m_connection)} * 4;
}

bool X11Connection::succeeded(xcb_void_cookie_t checkedRequest)
{
    const XcbPointer<xcb_generic_error_t> error(xcb_request_check(m_connection, checkedRequest));
    return !error && !xcb_connection_has_error(m_connection);
}

void X11Connection::dropEvents()
{
    while (XcbPointer<xcb_generic_event_t>(xcb_poll_for_queued_event(m_connection))) {
    }
}

} // namespace vitrine::captures
