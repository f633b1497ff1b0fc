// SPDX-License-Identifier: Apache-2.0
#include "tests/captures/record/programs/screen_watcher.h"

#include <xcb/damage.h>
#include <xcb/xcb.h>

#include <poll.h>

#include <cstdlib>
#include <cstring>
#include <memory>

namespace vitrine::test {

namespace {

template <typename T>
std::unique_ptr<T, decltype(&std::free)> owned(T* reply)
{
    return {reply, &std::free};
}

} // namespace

ScreenWatcher::ScreenWatcher(const QByteArray& display) : m_connection(xcb_connect(display.constData(), nullptr))
{
    if (xcb_connection_has_error(m_connection))
        return;
    const auto* damage = xcb_get_extension_data(m_connection, &xcb_damage_id);
    if (!damage || !damage->present)
        return;
    const auto version = owned(xcb_damage_query_version_reply(
        m_connection, xcb_damage_query_version(m_connection, XCB_DAMAGE_MAJOR_VERSION, XCB_DAMAGE_MINOR_VERSION),
        nullptr));
    const xcb_window_t root = xcb_setup_roots_iterator(xcb_get_setup(m_connection)).data->root;
    const std::uint32_t events = XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY;
    xcb_change_window_attributes(m_connection, root, XCB_CW_EVENT_MASK, &events);
    m_damageEvent = damage->first_event + XCB_DAMAGE_NOTIFY;
    owned(xcb_get_input_focus_reply(m_connection, xcb_get_input_focus(m_connection), nullptr));
}

ScreenWatcher::~ScreenWatcher()
{
    xcb_disconnect(m_connection);
}

void ScreenWatcher::look(std::chrono::milliseconds patience)
{
    xcb_flush(m_connection);
    auto event = owned(xcb_poll_for_event(m_connection));
    if (!event) {
        pollfd readable{xcb_get_file_descriptor(m_connection), POLLIN, 0};
        poll(&readable, 1, static_cast<int>(patience.count()));
        event = owned(xcb_poll_for_event(m_connection));
    }
    for (; event; event = owned(xcb_poll_for_event(m_connection))) {
        const int kind = event->response_type & 0x7f;
        if (kind == XCB_MAP_NOTIFY)
            watch(reinterpret_cast<const xcb_map_notify_event_t*>(event.get())->window);
        else if (kind == m_damageEvent)
            keepPicture(reinterpret_cast<const xcb_damage_notify_event_t*>(event.get())->drawable);
    }
}

void ScreenWatcher::watch(std::uint32_t window)
{
    if (!m_windows.insert(window).second)
        return;
    const xcb_damage_damage_t damage = xcb_generate_id(m_connection);
    xcb_damage_create(m_connection, damage, window, XCB_DAMAGE_REPORT_LEVEL_RAW_RECTANGLES);
    keepPicture(window);
}

void ScreenWatcher::keepPicture(std::uint32_t window)
{
    const auto geometry = owned(xcb_get_geometry_reply(m_connection, xcb_get_geometry(m_connection, window), nullptr));
    if (!geometry)
        return;
    const auto reply = owned(xcb_get_image_reply(
        m_connection,
        xcb_get_image(m_connection, XCB_IMAGE_FORMAT_Z_PIXMAP, window, 0, 0, geometry->width, geometry->height, ~0u),
        nullptr));
    const int bytes = reply ? xcb_get_image_data_length(reply.get()) : 0;
    QImage image(geometry->width, geometry->height, QImage::Format_RGB32);
    if (bytes != image.sizeInBytes())
        return;
    std::memcpy(image.bits(), xcb_get_image_data(reply.get()), static_cast<std::size_t>(bytes));
    // The fourth byte of a pixel means nothing on the server.
    image = image.convertToFormat(QImage::Format_RGB888).convertToFormat(QImage::Format_RGB32);
    if (m_pictures.isEmpty() || m_pictures.back() != image)
        m_pictures.push_back(image);
}

} // namespace vitrine::test
