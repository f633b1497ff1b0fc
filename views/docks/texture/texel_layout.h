// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QRect>
#include <QSize>

#include <array>
#include <cstdint>
#include <optional>

namespace vitrine::views {

/// A texel of what is shown. `face` is 0 unless six are shown at once.
struct TexelPlace {
    std::uint32_t face = 0;
    std::uint32_t x = 0, y = 0; ///< as GL counts: y 0 is the row at t = 0
    friend bool operator==(const TexelPlace&, const TexelPlace&) = default;
};

/// Where texels stand in the picture, whose points count from the top left: one image, or the six faces of a cube as
/// a cross. Cubes are seen from inside, where the rows of a face count downwards:
///
///         +y
///     −x  +z  +x  −z
///         −y
class TexelLayout {
public:
    enum class Kind : std::uint8_t { Single, Cross };
    enum class FirstRow : std::uint8_t { AtBottom, OnTop };

    TexelLayout() = default;
    /// Of one image, or of one face. In a cross the first row is always on top.
    TexelLayout(Kind kind, std::uint32_t width, std::uint32_t height, FirstRow firstRow)
        : m_kind(kind), m_width(width), m_height(height), m_firstRow(firstRow)
    {
    }

    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] QSize size() const;
    [[nodiscard]] std::uint32_t width() const { return m_width; }
    [[nodiscard]] std::uint32_t height() const { return m_height; }
    /// Nothing: the picture is empty there.
    [[nodiscard]] std::optional<TexelPlace> texelAt(QPoint point) const;
    [[nodiscard]] QPoint pointOf(const TexelPlace& texel) const;
    /// Of a cross: where the picture shows a face.
    [[nodiscard]] QRect faceRect(std::uint32_t face) const;

private:
    Kind m_kind = Kind::Single;
    std::uint32_t m_width = 0, m_height = 0;
    FirstRow m_firstRow = FirstRow::AtBottom;
};

} // namespace vitrine::views
