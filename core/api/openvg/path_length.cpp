// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/curve.h"
#include "core/api/openvg/path_queries.h"
#include "core/api/openvg/path_reader.h"

namespace vitrine::core::openvg {

namespace {

constexpr std::uint32_t kChords = 256;

std::uint32_t chordsOf(const Segment& segment)
{
    return segment.kind == SegmentKind::Line || segment.kind == SegmentKind::Close ? 1 : kChords;
}

double lengthOf(const Segment& segment)
{
    const std::uint32_t chords = chordsOf(segment);
    double length = 0.0;
    Point last = segment.start;
    for (std::uint32_t chord = 1; chord <= chords; ++chord) {
        const Point next = pointAfter(segment, chord, chords);
        length += openvg::lengthOf(next - last);
        last = next;
    }
    return length;
}

PlaceOnPath placeOn(const Segment& segment, double distance)
{
    const std::uint32_t chords = chordsOf(segment);
    Point last = segment.start;
    for (std::uint32_t chord = 1; chord <= chords; ++chord) {
        const Point next = pointAfter(segment, chord, chords);
        const double length = openvg::lengthOf(next - last);
        if (distance <= length && length > 0.0) {
            const double t = (chord - 1 + distance / length) / chords;
            return {pointAt(segment, t), tangentAt(segment, t).value_or(Point{1.0, 0.0})};
        }
        distance -= length;
        last = next;
    }
    return {segment.end, tangentAt(segment, 1.0).value_or(Point{1.0, 0.0})};
}

/// Calls for each segment of the part; until it returns false.
template <typename Visitor>
void visit(const PathData& path, const PathPart& part, Visitor visitor)
{
    PathReader reader(path);
    while (const auto segment = reader.next()) {
        if (segment->index >= part.first + part.count)
            return;
        if (segment->index >= part.first && !visitor(*segment))
            return;
    }
}

PlaceOnPath beginningOf(const PathData& path, const PathPart& part)
{
    PlaceOnPath place;
    bool isPlaced = false;
    visit(path, part, [&](const Segment& segment) {
        if (!segment.isDrawn())
            return true;
        if (!isPlaced)
            place.at = segment.start;
        isPlaced = true;
        const auto tangent = tangentAt(segment, 0.0);
        place.tangent = tangent.value_or(place.tangent);
        return !tangent;
    });
    return place;
}

} // namespace

double pathLength(const PathData& path, const PathPart& part)
{
    double length = 0.0;
    visit(path, part, [&](const Segment& segment) {
        length += segment.isDrawn() ? lengthOf(segment) : 0.0;
        return true;
    });
    return length;
}

PlaceOnPath placeAlong(const PathData& path, const PathPart& part, double distance)
{
    if (!(distance > 0.0))
        return beginningOf(path, part);
    PlaceOnPath place = beginningOf(path, part);
    visit(path, part, [&](const Segment& segment) {
        if (!segment.isDrawn())
            return true;
        const double length = lengthOf(segment);
        if (length > 0.0 && distance <= length) {
            place = placeOn(segment, distance);
            return false;
        }
        distance -= length;
        place = {segment.end, tangentAt(segment, 1.0).value_or(place.tangent)};
        return true;
    });
    return place;
}

} // namespace vitrine::core::openvg
