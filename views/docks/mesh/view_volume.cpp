// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/mesh/view_volume.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace vitrine::views {

namespace {

using core::ClipDepth;
using Part = MeshFrameLine::Part;

constexpr double kExact = 1e-4; // of the coordinates' size: what float arithmetic leaves of a straight line

/// z = slope · w + offset.
struct DepthLine {
    double slope = 0.0, offset = 0.0;
};

/// Through the nearest and the farthest vertex, if all others lie on it.
std::optional<DepthLine> depthLine(const core::Mesh& mesh)
{
    const auto [low, high] = std::minmax_element(mesh.vertices.begin(), mesh.vertices.end(),
                                                 [](const auto& a, const auto& b) { return a.clip.w < b.clip.w; });
    if (low == mesh.vertices.end())
        return std::nullopt;
    const double span = double{high->clip.w} - low->clip.w;
    if (!(span > kExact * std::max(std::abs(low->clip.w), std::abs(high->clip.w))))
        return std::nullopt;
    DepthLine line;
    line.slope = (double{high->clip.z} - low->clip.z) / span;
    line.offset = low->clip.z - line.slope * low->clip.w;
    for (const core::MeshVertex& vertex : mesh.vertices) {
        const double error = std::abs(line.slope * vertex.clip.w + line.offset - vertex.clip.z);
        if (!(error <= kExact * (std::abs(vertex.clip.z) + std::abs(vertex.clip.w) + std::abs(line.offset))))
            return std::nullopt;
    }
    return line;
}

using FrameCorners = std::array<QVector3D, 4>;

FrameCorners corners(float extent, float z)
{
    return {QVector3D(-extent, -extent, z), QVector3D(extent, -extent, z), QVector3D(extent, extent, z),
            QVector3D(-extent, extent, z)};
}

void addSquare(std::vector<MeshFrameLine>& lines, const FrameCorners& square, Part part)
{
    for (std::size_t i = 0; i < 4; ++i)
        lines.push_back({part, square[i], square[(i + 1) % 4]});
}

} // namespace

ViewVolume viewVolumeOf(const core::Mesh& mesh)
{
    float farthest = 0.0f;
    for (const core::MeshVertex& vertex : mesh.vertices)
        if (std::isfinite(vertex.clip.w))
            farthest = std::max(farthest, vertex.clip.w);
    ViewVolume volume;
    volume.end = farthest > 0.0f ? farthest * 1.1f : 1.0f;
    const auto line = depthLine(mesh);
    if (!line)
        return volume;
    const bool isWhole = mesh.raster.clipDepth == ClipDepth::ZeroToOne;
    const double nearest = isWhole ? -line->offset / line->slope : -line->offset / (1.0 + line->slope);
    const double far = line->offset / (1.0 - line->slope);
    if (std::isfinite(nearest) && nearest > 0.0 && nearest < volume.end)
        volume.nearest = static_cast<float>(nearest);
    if (volume.nearest && std::isfinite(far) && far > nearest && far <= volume.end) {
        volume.end = static_cast<float>(far);
        volume.endsFar = true;
    }
    return volume;
}

std::vector<MeshFrameLine> cubeFrame(ClipDepth depth)
{
    const FrameCorners nearest = corners(1.0f, depth == ClipDepth::ZeroToOne ? 0.0f : 1.0f);
    const FrameCorners far = corners(1.0f, -1.0f);
    std::vector<MeshFrameLine> lines;
    addSquare(lines, nearest, Part::Near);
    addSquare(lines, far, Part::Far);
    for (std::size_t i = 0; i < 4; ++i)
        lines.push_back({Part::Side, nearest[i], far[i]});
    return lines;
}

std::vector<MeshFrameLine> pyramidFrame(const ViewVolume& volume)
{
    const FrameCorners end = corners(volume.end, -volume.end);
    std::vector<MeshFrameLine> lines;
    addSquare(lines, end, volume.endsFar ? Part::Far : Part::Side);
    for (const QVector3D& corner : end)
        lines.push_back({Part::Side, {}, corner});
    if (volume.nearest)
        addSquare(lines, corners(*volume.nearest, -*volume.nearest), Part::Near);
    return lines;
}

} // namespace vitrine::views
