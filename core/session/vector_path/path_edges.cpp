// SPDX-License-Identifier: Apache-2.0
#include "core/session/vector_path/path_edges.h"

#include <cstddef>

namespace vitrine::core {

namespace {

using openvg::Fan;
using openvg::FanGeometry;
using openvg::FanKind;
using openvg::FanVertex;
using openvg::SegmentKind;

bool isSamePlace(const FanVertex& a, const FanVertex& b)
{
    return a.x == b.x && a.y == b.y;
}

/// Whether the fan goes on with the subpath of the one before.
bool continues(const FanGeometry& geometry, std::size_t fan)
{
    if (fan == 0)
        return false;
    const Fan &before = geometry.fans[fan - 1], &here = geometry.fans[fan];
    return here.kind == FanKind::Fill && before.count > openvg::kMaxEdgesOfFan &&
           isSamePlace(geometry.vertices[before.first], geometry.vertices[here.first]) &&
           isSamePlace(geometry.vertices[before.first + before.count - 1], geometry.vertices[here.first + 1]);
}

/// The command that closes the subpath of a segment.
std::optional<std::uint32_t> closingOf(const PathAnatomy& anatomy, std::uint32_t segment)
{
    for (std::uint32_t next = segment + 1; next < anatomy.segments.size(); ++next) {
        if (anatomy.segments[next].kind == SegmentKind::Close)
            return next;
        if (anatomy.segments[next].kind == SegmentKind::Move)
            break;
    }
    return std::nullopt;
}

void addFill(PathAnatomy& anatomy, const FanGeometry& geometry)
{
    std::uint32_t center = 0;
    for (std::size_t number = 0; number < geometry.fans.size(); ++number) {
        const Fan& fan = geometry.fans[number];
        std::uint32_t place = fan.first;
        if (continues(geometry, number))
            place = fan.first + 1;
        else
            center = fan.first;
        for (; place + 1 < fan.first + fan.count; ++place)
            anatomy.edges.push_back({place, place + 1, geometry.vertices[place + 1].segment});
        const bool isLast = number + 1 == geometry.fans.size() || !continues(geometry, number + 1);
        if (isLast && !isSamePlace(geometry.vertices[place], geometry.vertices[center]))
            anatomy.edges.push_back({place, center, closingOf(anatomy, geometry.vertices[place].segment)});
    }
    for (const PathEdge& edge : anatomy.edges)
        if (edge.segment)
            ++anatomy.segments[*edge.segment].edges;
}

void addStroke(PathAnatomy& anatomy, const FanGeometry& geometry)
{
    for (const Fan& fan : geometry.fans) {
        for (std::uint32_t k = 0; k < fan.count; ++k) {
            const std::uint32_t to = fan.first + (k + 1) % fan.count;
            anatomy.edges.push_back({fan.first + k, to, geometry.vertices[to].segment});
        }
        PathSegment& segment = anatomy.segments[geometry.segmentOf(fan, 1)];
        ++(fan.kind == FanKind::Body ? segment.bodies : fan.kind == FanKind::Join ? segment.joins : segment.caps);
        if (fan.kind == FanKind::Body)
            ++segment.edges;
    }
}

void addTriangles(PathAnatomy& anatomy, const FanGeometry& geometry)
{
    for (std::uint32_t number = 0; number < geometry.fans.size(); ++number) {
        const Fan& fan = geometry.fans[number];
        for (std::uint32_t k = 1; k + 1 < fan.count; ++k) {
            PathTriangle triangle{
                {fan.first, fan.first + k, fan.first + k + 1}, geometry.segmentOf(fan, k), number, fan.kind};
            const auto at = [&](std::size_t corner) { return anatomy.vertices[triangle.vertices[corner]]; };
            triangle.doubleArea = openvg::cross(at(1) - at(0), at(2) - at(0));
            triangle.isUp = anatomy.isStroke || (triangle.doubleArea > 0.0) == anatomy.countsPositiveUp;
            ++anatomy.segments[triangle.segment].triangles;
            anatomy.triangles.push_back(triangle);
        }
    }
}

} // namespace

void addEdges(PathAnatomy& anatomy, const FanGeometry& geometry)
{
    anatomy.isStroke ? addStroke(anatomy, geometry) : addFill(anatomy, geometry);
    addTriangles(anatomy, geometry);
}

} // namespace vitrine::core
