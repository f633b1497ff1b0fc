// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

#include <xcb/xcb.h>

#include <cstdint>
#include <cstdlib>

namespace vitrine::test {

/// A program that makes windows and reads the screen.
class WindowProgram {
public:
    explicit WindowProgram(const QByteArray& display) : m_connection(xcb_connect(display.constData(), nullptr)) {}
    ~WindowProgram() { xcb_disconnect(m_connection); }
    WindowProgram(const WindowProgram&) = delete;
    WindowProgram& operator=(const WindowProgram&) = delete;

    xcb_connection_t* connection() const { return m_connection; }
    xcb_screen_t* screen() const { return xcb_setup_roots_iterator(xcb_get_setup(m_connection)).data; }

    xcb_window_t makeWindow(std::uint16_t width, std::uint16_t height,
                            std::uint16_t windowClass = XCB_WINDOW_CLASS_INPUT_OUTPUT) const
    {
        const xcb_window_t id = xcb_generate_id(m_connection);
        xcb_create_window(m_connection, XCB_COPY_FROM_PARENT, id, screen()->root, 0, 0, width, height, 0, windowClass,
                          XCB_COPY_FROM_PARENT, 0, nullptr);
        xcb_map_window(m_connection, id);
        return id;
    }
    xcb_window_t makeArgbWindow(std::uint32_t visual, std::uint16_t width, std::uint16_t height) const
    {
        const xcb_colormap_t colors = xcb_generate_id(m_connection);
        xcb_create_colormap(m_connection, XCB_COLORMAP_ALLOC_NONE, colors, screen()->root, visual);
        const xcb_window_t id = xcb_generate_id(m_connection);
        const std::uint32_t values[] = {0, 0, colors};
        xcb_create_window(m_connection, 32, id, screen()->root, 0, 0, width, height, 0, XCB_WINDOW_CLASS_INPUT_OUTPUT,
                          visual, XCB_CW_BACK_PIXEL | XCB_CW_BORDER_PIXEL | XCB_CW_COLORMAP, values);
        xcb_map_window(m_connection, id);
        return id;
    }
    void resize(xcb_window_t id, std::uint32_t width, std::uint32_t height) const
    {
        const std::uint32_t size[] = {width, height};
        xcb_configure_window(m_connection, id, XCB_CONFIG_WINDOW_WIDTH | XCB_CONFIG_WINDOW_HEIGHT, size);
        wait();
    }
    void destroy(xcb_window_t id) const
    {
        xcb_destroy_window(m_connection, id);
        wait();
    }
    void wait() const
    {
        std::free(xcb_get_input_focus_reply(m_connection, xcb_get_input_focus(m_connection), nullptr));
    }
    /// The drawable's pixels as the server keeps them.
    QByteArray read(xcb_drawable_t id, std::uint16_t width, std::uint16_t height) const
    {
        auto* reply = xcb_get_image_reply(
            m_connection, xcb_get_image(m_connection, XCB_IMAGE_FORMAT_Z_PIXMAP, id, 0, 0, width, height, ~0u),
            nullptr);
        if (!reply)
            return {};
        const QByteArray bytes(reinterpret_cast<const char*>(xcb_get_image_data(reply)),
                               xcb_get_image_data_length(reply));
        std::free(reply);
        return bytes;
    }

private:
    xcb_connection_t* m_connection;
};

} // namespace vitrine::test
