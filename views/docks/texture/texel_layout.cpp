// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/texture/texel_layout.h"

namespace vitrine::views {

namespace {

constexpr QPoint kCrossPlaces[] = {{2, 1}, {0, 1}, {1, 0}, {1, 2}, {1, 1}, {3, 1}}; // +x −x +y −y +z −z
constexpr QSize kCrossSize{4, 3};

} // namespace

QSize TexelLayout::size() const
{
    const QSize one(static_cast<int>(m_width), static_cast<int>(m_height));
    return m_kind == Kind::Single ? one : QSize(one.width() * kCrossSize.width(), one.height() * kCrossSize.height());
}

QRect TexelLayout::faceRect(std::uint32_t face) const
{
    const QPoint place = kCrossPlaces[face];
    const QSize one(static_cast<int>(m_width), static_cast<int>(m_height));
    return {QPoint(place.x() * one.width(), place.y() * one.height()), one};
}

std::optional<TexelPlace> TexelLayout::texelAt(QPoint point) const
{
    if (!QRect(QPoint(), size()).contains(point))
        return std::nullopt;
    const auto x = static_cast<std::uint32_t>(point.x());
    const auto y = static_cast<std::uint32_t>(point.y());
    if (m_kind == Kind::Single)
        return TexelPlace{0, x, m_firstRow == FirstRow::OnTop ? y : m_height - 1 - y};
    for (std::uint32_t face = 0; face < std::size(kCrossPlaces); ++face)
        if (faceRect(face).contains(point))
            return TexelPlace{face, x % m_width, y % m_height};
    return std::nullopt;
}

QPoint TexelLayout::pointOf(const TexelPlace& texel) const
{
    const QPoint inside(static_cast<int>(texel.x), static_cast<int>(texel.y));
    if (m_kind == Kind::Cross)
        return faceRect(texel.face).topLeft() + inside;
    return m_firstRow == FirstRow::OnTop ? inside : QPoint(inside.x(), static_cast<int>(m_height) - 1 - inside.y());
}

} // namespace vitrine::views
