// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/native_window.h"
#include "captures/record/x11/pixel_layout.h"
#include "captures/record/x11/shared_segment.h"
#include "captures/record/x11/x11_connection.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace vitrine::captures {

/// The window of a program on an X server. Pictures go there through shared memory (MIT-SHM), or in pieces where the
/// server refuses that.
class X11Window final : public NativeWindow {
public:
    /// Null when there is no such window, or when it can't show pictures (it is for input only, or not of true color).
    [[nodiscard]] static std::unique_ptr<X11Window> find(std::shared_ptr<X11Connection> connection, xcb_window_t id);
    ~X11Window() override;
    X11Window(const X11Window&) = delete;
    X11Window& operator=(const X11Window&) = delete;

    [[nodiscard]] std::optional<WindowSize> size() override;
    bool show(const WindowPicture& picture) override;

private:
    X11Window(std::shared_ptr<X11Connection> connection, xcb_window_t id, int depth, const PixelLayout& layout);

    [[nodiscard]] bool makeSegment(std::size_t bytes);
    bool showBySegment(const WindowPicture& picture);
    bool showInPieces(const WindowPicture& picture);
    void convertRows(const WindowPicture& picture, std::uint32_t first, std::uint32_t count, std::byte* out) const;

    std::shared_ptr<X11Connection> m_connection;
    xcb_window_t m_id;
    std::uint8_t m_depth;
    PixelLayout m_layout;
    xcb_gcontext_t m_graphics;
    std::unique_ptr<SharedSegment> m_segment; ///< made for the first picture, and again when the size changes
    std::vector<std::byte> m_piece;
};

} // namespace vitrine::captures
