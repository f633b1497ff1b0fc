// SPDX-License-Identifier: Apache-2.0
#include "captures/record/x11/x11_window.h"

#include <xcb/shm.h>

#include <algorithm>
#include <limits>
#include <utility>

namespace vitrine::captures {

namespace {

constexpr std::size_t kPieceBytes = std::size_t{256} << 10;
constexpr std::size_t kPutImageHeader = 28; // with the length word of big requests
constexpr std::uint32_t kMaxExtent = std::numeric_limits<std::int16_t>::max();

std::size_t pictureBytes(const WindowPicture& picture)
{
    return std::size_t{picture.size.width} * picture.size.height * 4;
}

} // namespace

std::unique_ptr<X11Window> X11Window::find(std::shared_ptr<X11Connection> connection, xcb_window_t id)
{
    xcb_connection_t* server = connection->get();
    const auto askAttributes = xcb_get_window_attributes(server, id);
    const auto askGeometry = xcb_get_geometry(server, id);
    xcb_generic_error_t* errors[2] = {};
    const XcbPointer<xcb_get_window_attributes_reply_t> attributes(
        xcb_get_window_attributes_reply(server, askAttributes, &errors[0]));
    const XcbPointer<xcb_get_geometry_reply_t> geometry(xcb_get_geometry_reply(server, askGeometry, &errors[1]));
    const XcbPointer<xcb_generic_error_t> noWindow(errors[0]), noGeometry(errors[1]);
    if (!attributes || !geometry || attributes->_class == XCB_WINDOW_CLASS_INPUT_ONLY)
        return nullptr;
    const auto layout = connection->layout(geometry->depth, attributes->visual);
    if (!layout)
        return nullptr;
    return std::unique_ptr<X11Window>(new X11Window(std::move(connection), id, geometry->depth, *layout));
}

X11Window::X11Window(std::shared_ptr<X11Connection> connection, xcb_window_t id, int depth, const PixelLayout& layout)
    : m_connection(std::move(connection)), m_id(id), m_depth(static_cast<std::uint8_t>(depth)), m_layout(layout),
      m_graphics(xcb_generate_id(m_connection->get()))
{
    constexpr std::uint32_t kNoExposures = 0;
    m_connection->succeeded(
        xcb_create_gc_checked(m_connection->get(), m_graphics, m_id, XCB_GC_GRAPHICS_EXPOSURES, &kNoExposures));
}

X11Window::~X11Window()
{
    m_connection->succeeded(xcb_free_gc_checked(m_connection->get(), m_graphics));
}

std::optional<WindowSize> X11Window::size()
{
    xcb_generic_error_t* error = nullptr;
    const XcbPointer<xcb_get_geometry_reply_t> geometry(
        xcb_get_geometry_reply(m_connection->get(), xcb_get_geometry(m_connection->get(), m_id), &error));
    const XcbPointer<xcb_generic_error_t> gone(error);
    if (!geometry)
        return std::nullopt;
    return WindowSize{geometry->width, geometry->height};
}

bool X11Window::show(const WindowPicture& picture)
{
    m_connection->dropEvents();
    const auto [width, height] = picture.size;
    if (width == 0 || height == 0 || width > kMaxExtent || height > kMaxExtent ||
        picture.rgba.size() < pictureBytes(picture))
        return false;
    return makeSegment(m_layout.rowBytes(width) * height) ? showBySegment(picture) : showInPieces(picture);
}

// A segment that is far too large, as after a window shrinks, is given back.
bool X11Window::makeSegment(std::size_t bytes)
{
    if (!m_connection->canShareMemory())
        return false;
    if (m_segment && m_segment->size() >= bytes && m_segment->size() / 4 <= bytes)
        return true;
    m_segment.reset();
    m_segment = SharedSegment::create(m_connection, bytes);
    if (!m_segment)
        m_connection->giveUpSharedMemory();
    return m_segment != nullptr;
}

void X11Window::convertRows(const WindowPicture& picture, std::uint32_t first, std::uint32_t count,
                            std::byte* out) const
{
    const std::size_t sourceBytes = std::size_t{picture.size.width} * 4;
    const std::size_t rowBytes = m_layout.rowBytes(picture.size.width);
    for (std::uint32_t row = 0; row < count; ++row)
        m_layout.convertRow(picture.rgba.subspan((first + row) * sourceBytes, sourceBytes), out + row * rowBytes);
}

// Waits for the server, which has then read the segment: the next picture can't overwrite it too early.
bool X11Window::showBySegment(const WindowPicture& picture)
{
    const auto width = static_cast<std::uint16_t>(picture.size.width);
    const auto height = static_cast<std::uint16_t>(picture.size.height);
    convertRows(picture, 0, height, m_segment->data());
    return m_connection->succeeded(xcb_shm_put_image_checked(m_connection->get(), m_id, m_graphics, width, height, 0, 0,
                                                             width, height, 0, 0, m_depth, XCB_IMAGE_FORMAT_Z_PIXMAP, 0,
                                                             m_segment->id(), 0));
}

bool X11Window::showInPieces(const WindowPicture& picture)
{
    const auto [width, height] = picture.size;
    const std::size_t rowBytes = m_layout.rowBytes(width);
    const std::size_t room = std::min(kPieceBytes, m_connection->maxRequestBytes() - kPutImageHeader);
    const auto rows = static_cast<std::uint32_t>(std::max<std::size_t>(room / rowBytes, 1));
    m_piece.resize(rowBytes * std::min(rows, height));
    std::vector<xcb_void_cookie_t> requests;
    for (std::uint32_t first = 0; first < height; first += rows) {
        const std::uint32_t count = std::min(rows, height - first);
        convertRows(picture, first, count, m_piece.data());
        requests.push_back(xcb_put_image_checked(
            m_connection->get(), XCB_IMAGE_FORMAT_Z_PIXMAP, m_id, m_graphics, static_cast<std::uint16_t>(width),
            static_cast<std::uint16_t>(count), 0, static_cast<std::int16_t>(first), 0, m_depth,
            static_cast<std::uint32_t>(rowBytes * count), reinterpret_cast<const std::uint8_t*>(m_piece.data())));
    }
    bool isShown = true;
    for (const xcb_void_cookie_t request : requests)
        isShown = m_connection->succeeded(request) && isShown;
    return isShown;
}

} // namespace vitrine::captures
