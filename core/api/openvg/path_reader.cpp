// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/path_reader.h"

namespace vitrine::core::openvg {

namespace {

constexpr VGubyte kKindBits = 0x1E;

SegmentKind kindOf(VGubyte kind)
{
    switch (kind) {
    case VG_CLOSE_PATH: return SegmentKind::Close;
    case VG_MOVE_TO: return SegmentKind::Move;
    case VG_QUAD_TO:
    case VG_SQUAD_TO: return SegmentKind::Quadratic;
    case VG_CUBIC_TO:
    case VG_SCUBIC_TO: return SegmentKind::Cubic;
    case VG_SCCWARC_TO:
    case VG_SCWARC_TO:
    case VG_LCCWARC_TO:
    case VG_LCWARC_TO: return SegmentKind::Arc;
    default: return SegmentKind::Line;
    }
}

} // namespace

Point PathReader::pointFrom(std::size_t coordinate, bool isRelative) const
{
    const Point p{m_data.coordinate(coordinate), m_data.coordinate(coordinate + 1)};
    return isRelative ? m_current + p : p;
}

Segment PathReader::curveOf(VGubyte kind, bool isRelative) const
{
    const std::size_t c = m_coordinate;
    const auto at = [&](std::size_t pair) { return pointFrom(c + 2 * pair, isRelative); };
    const Point mirrored = m_current * 2.0 - m_control;
    Segment s;
    switch (kind) {
    case VG_CLOSE_PATH: s.end = m_subpath; break;
    case VG_HLINE_TO: s.end = {m_data.coordinate(c) + (isRelative ? m_current.x : 0.0), m_current.y}; break;
    case VG_VLINE_TO: s.end = {m_current.x, m_data.coordinate(c) + (isRelative ? m_current.y : 0.0)}; break;
    case VG_QUAD_TO: s.control1 = at(0), s.end = at(1); break;
    case VG_SQUAD_TO: s.control1 = mirrored, s.end = at(0); break;
    case VG_CUBIC_TO: s.control1 = at(0), s.control2 = at(1), s.end = at(2); break;
    case VG_SCUBIC_TO: s.control1 = mirrored, s.control2 = at(0), s.end = at(1); break;
    default: s.end = at(0); break;
    }
    return s;
}

Segment PathReader::arcOf(VGubyte kind, bool isRelative) const
{
    const std::size_t c = m_coordinate;
    Segment s;
    s.end = pointFrom(c + 3, isRelative);
    ArcShape shape;
    shape.horizontalRadius = m_data.coordinate(c);
    shape.verticalRadius = m_data.coordinate(c + 1);
    shape.rotationDegrees = m_data.coordinate(c + 2);
    shape.isLarge = kind == VG_LCCWARC_TO || kind == VG_LCWARC_TO;
    shape.isCounterClockwise = kind == VG_SCCWARC_TO || kind == VG_LCCWARC_TO;
    const std::optional<Arc> arc = arcBetween(m_current, s.end, shape);
    s.kind = arc ? SegmentKind::Arc : SegmentKind::Line;
    s.arc = arc.value_or(Arc{});
    return s;
}

std::optional<Segment> PathReader::next()
{
    if (m_command == m_data.commands().size())
        return std::nullopt;
    const VGubyte command = m_data.commands()[m_command];
    const VGubyte kind = command & kKindBits;
    const bool isRelative = (command & VG_RELATIVE) != 0;
    const bool isArc = kindOf(kind) == SegmentKind::Arc;
    Segment segment = isArc ? arcOf(kind, isRelative) : curveOf(kind, isRelative);
    if (!isArc)
        segment.kind = kindOf(kind);
    segment.index = static_cast<std::uint32_t>(m_command);
    segment.start = segment.kind == SegmentKind::Move ? segment.end : m_current;

    m_control = segment.kind == SegmentKind::Quadratic ? segment.control1
                : segment.kind == SegmentKind::Cubic   ? segment.control2
                                                       : segment.end;
    m_current = segment.end;
    if (segment.kind == SegmentKind::Move)
        m_subpath = segment.end;
    m_coordinate += coordinatesOf(command);
    ++m_command;
    return segment;
}

} // namespace vitrine::core::openvg
