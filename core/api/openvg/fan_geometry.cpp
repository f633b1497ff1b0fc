// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/fan_geometry.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace vitrine::core::openvg {

namespace {

bool isOnSurface(const FanVertex& vertex, const Matrix& userToSurface)
{
    const Point p = userToSurface.apply({vertex.x, vertex.y});
    return std::isfinite(static_cast<float>(p.x)) && std::isfinite(static_cast<float>(p.y));
}

template <typename T>
Blob blobOf(const std::vector<T>& values)
{
    const auto bytes = std::as_bytes(std::span(values));
    return std::make_shared<const std::vector<std::byte>>(bytes.begin(), bytes.end());
}

std::vector<std::uint32_t> triangleIndices(const FanGeometry& geometry)
{
    std::vector<std::uint32_t> indices;
    indices.reserve(3 * geometry.triangleCount());
    for (const Fan& fan : geometry.fans)
        for (std::uint32_t k = 1; k + 1 < fan.count; ++k)
            indices.insert(indices.end(), {fan.first, fan.first + k, fan.first + k + 1});
    return indices;
}

} // namespace

std::size_t FanGeometry::triangleCount() const
{
    std::size_t count = 0;
    for (const Fan& fan : fans)
        count += fan.count - 2;
    return count;
}

Bounds boundsOf(const FanGeometry& geometry, const Matrix& userToSurface)
{
    Bounds bounds;
    for (const FanVertex& vertex : geometry.vertices) {
        const Point p = userToSurface.apply({vertex.x, vertex.y});
        if (bounds.isEmpty())
            bounds = {p, p};
        bounds.minimum = {std::min(bounds.minimum.x, p.x), std::min(bounds.minimum.y, p.y)};
        bounds.maximum = {std::max(bounds.maximum.x, p.x), std::max(bounds.maximum.y, p.y)};
    }
    return bounds;
}

void FanBuilder::add(Point user, std::uint32_t segment)
{
    std::vector<FanVertex>& vertices = m_geometry.vertices;
    if (m_isFull || vertices.size() >= kMaxFanVertices || ++m_points > kMaxFanPoints) {
        m_isFull = true;
        return;
    }
    const FanVertex vertex{static_cast<float>(user.x), static_cast<float>(user.y), segment};
    if (vertices.size() > m_first && vertices.back().x == vertex.x && vertices.back().y == vertex.y)
        return; // Its triangle would have no area.
    if (vertices.size() - m_first > kMaxEdgesOfFan) {
        const FanVertex center = vertices[m_first], last = vertices.back();
        end();
        vertices.push_back(center);
        vertices.push_back(last);
    }
    vertices.push_back(vertex);
}

void FanBuilder::end()
{
    std::vector<FanVertex>& vertices = m_geometry.vertices;
    const auto count = static_cast<std::uint32_t>(vertices.size()) - m_first;
    if (count < 3)
        vertices.resize(m_first);
    else
        m_geometry.fans.push_back({m_first, count, m_kind});
    m_first = static_cast<std::uint32_t>(vertices.size());
}

std::optional<FanGeometry> FanBuilder::take(const Matrix& userToSurface)
{
    if (m_isFull)
        return std::nullopt;
    const bool fits = std::ranges::all_of(m_geometry.vertices,
                                          [&](const FanVertex& vertex) { return isOnSurface(vertex, userToSurface); });
    if (!fits) {
        m_geometry = {};
        m_geometry.note = FanNote::BeyondFloats;
    }
    m_geometry.box = boundsOf(m_geometry, userToSurface);
    m_geometry.bytes = blobOf(m_geometry.vertices);
    if (m_geometry.fans.size() > 1)
        m_geometry.triangles = blobOf(triangleIndices(m_geometry));
    return std::move(m_geometry);
}

} // namespace vitrine::core::openvg
