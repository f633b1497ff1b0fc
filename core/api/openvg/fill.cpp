// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/curve.h"
#include "core/api/openvg/path_reader.h"
#include "core/api/openvg/tessellator.h"

namespace vitrine::core::openvg {

double usableTolerance(double tolerance)
{
    return tolerance > 0.0 ? tolerance : kLeastTolerance;
}

std::optional<FanGeometry> fillGeometry(const PathData& path, const Tessellation& how)
{
    FanGeometry nothing;
    nothing.isToleranceClamped = !(how.tolerance > 0.0);
    if (!inverseOf(how.userToSurface)) {
        nothing.note = FanNote::SingularMatrix;
        return nothing;
    }
    const double tolerance = usableTolerance(how.tolerance);
    FanBuilder fans;
    PathReader reader(path);
    bool isOpen = false; // a subpath has begun
    while (const auto segment = reader.next()) {
        if (!isOpen || segment->kind == SegmentKind::Move) {
            fans.end();
            fans.begin(FanKind::Fill);
            fans.add(segment->start, segment->index);
        }
        isOpen = segment->kind != SegmentKind::Close;
        // The edge that closes is the last side of the last triangle, and needs no vertex.
        if (segment->kind == SegmentKind::Move || segment->kind == SegmentKind::Close)
            continue;
        const std::uint32_t edges = edgesOf(*segment, how.userToSurface, tolerance);
        for (std::uint32_t edge = 1; edge <= edges; ++edge)
            fans.add(pointAfter(*segment, edge, edges), segment->index);
        if (fans.isFull())
            return std::nullopt;
    }
    fans.end();
    auto geometry = fans.take(how.userToSurface);
    if (geometry)
        geometry->isToleranceClamped = nothing.isToleranceClamped;
    return geometry;
}

} // namespace vitrine::core::openvg
