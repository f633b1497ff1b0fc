// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/stroke_pieces.h"

#include "core/api/openvg/angles.h"

#include <algorithm>
#include <cmath>

namespace vitrine::core::openvg {

namespace {

constexpr int kMaxHalvings = 8; // of a step in which the pen turns too far; behind them the path has a cusp
/// Of a segment: three times as many as there are edges, for what its bends and cusps need besides.
constexpr std::size_t kMaxPens = std::size_t{3} * kMaxEdgesOfSegment;
constexpr int kChordsOfStep = 8;
/// The cosine of a turn divided into kMaxEdgesOfSegment: a pen never has to turn less at a step.
constexpr double kMostCosine = 1.0 - 1.1765e-6;

Point turnedLeft(Point p)
{
    return {-p.y, p.x};
}

} // namespace

Pen between(const Pen& from, const Pen& to, double part)
{
    const Point tangent = from.tangent * (1.0 - part) + to.tangent * part;
    return {from.at * (1.0 - part) + to.at * part, directionOf(tangent).value_or(from.tangent)};
}

StrokePieces::StrokePieces(const StrokeStyle& style, const Matrix& userToSurface, double tolerance)
    : m_cap(style.cap), m_join(style.join), m_half(style.width / 2.0), m_miterLimit(std::max(style.miterLimit, 1.0)),
      m_isDashed(!style.dashes.empty()), m_userToSurface(userToSurface), m_tolerance(tolerance),
      m_surfaceRadius(m_half * userToSurface.largestScale())
{
    // The turn that an edge of the pen's circle spans (edgesOfArc).
    const double c = std::max(1.0 - tolerance / m_surfaceRadius, 0.0);
    m_leastCosine = std::min(2.0 * c * c - 1.0, kMostCosine);
}

Point StrokePieces::leftOf(const Pen& pen) const
{
    return turnedLeft(pen.tangent) * m_half;
}

void StrokePieces::triangle(Point a, Point b, Point c, std::uint32_t segment)
{
    const bool isClockwise = cross(b - a, c - a) < 0.0;
    m_fans.add(a, segment);
    m_fans.add(isClockwise ? c : b, segment);
    m_fans.add(isClockwise ? b : c, segment);
    m_fans.end();
}

void StrokePieces::body(const Pen& from, const Pen& to, std::uint32_t segment)
{
    const Point fromLeft = from.at + leftOf(from), fromRight = from.at - leftOf(from);
    const Point toLeft = to.at + leftOf(to), toRight = to.at - leftOf(to);
    m_fans.begin(FanKind::Body);
    if (cross(toRight - fromRight, toLeft - fromRight) >= 0.0 &&
        cross(toLeft - fromRight, fromLeft - fromRight) >= 0.0) {
        for (const Point corner : {fromRight, toRight, toLeft, fromLeft})
            m_fans.add(corner, segment);
        m_fans.end();
        return;
    }
    // The path bends more than the pen is wide: the pens cross, and each half sweeps a triangle of its own.
    const Point across = fromLeft - fromRight, otherAcross = toLeft - toRight;
    const double area = cross(across, otherAcross);
    const double part = area == 0.0 ? 0.5 : std::clamp(cross(toRight - fromRight, otherAcross) / area, 0.0, 1.0);
    const Point crossing = fromRight + across * part;
    triangle(crossing, toLeft, fromLeft, segment);
    triangle(crossing, fromRight, toRight, segment);
}

void StrokePieces::addRound(Point center, Point radius, double radians, std::uint32_t segment)
{
    const std::uint32_t edges = edgesOfArc(radians, m_surfaceRadius, m_tolerance);
    for (std::uint32_t edge = 0; edge <= edges; ++edge) {
        const SineCosine turned = sineCosine(radians * (static_cast<double>(edge) / edges));
        m_fans.add(center + (radius * turned.cosine + turnedLeft(radius) * turned.sine), segment);
    }
}

void StrokePieces::join(const Pen& incoming, const Pen& outgoing, std::uint32_t segment)
{
    const double sine = cross(incoming.tangent, outgoing.tangent), cosine = dot(incoming.tangent, outgoing.tangent);
    // Where the path turns back on itself a bevel has no area.
    if (sine == 0.0 && (cosine >= 0.0 || m_join != VG_JOIN_ROUND))
        return;
    // Counter-clockwise around the corner: where the path turns left, its right side is the outer one.
    const bool isLeftTurn = sine >= 0.0;
    const Point first = isLeftTurn ? leftOf(incoming) * -1.0 : leftOf(outgoing);
    const Point last = isLeftTurn ? leftOf(outgoing) * -1.0 : leftOf(incoming);
    const Point corner = incoming.at;
    m_fans.begin(FanKind::Join);
    m_fans.add(corner, segment);
    if (m_join == VG_JOIN_ROUND) {
        addRound(corner, first, angleOf(std::fabs(sine), cosine), segment);
    } else {
        m_fans.add(corner + first, segment);
        // The miter is 1 / sin(θ/2) widths long, and sin(θ/2) is the cosine of half the turn.
        const double halfTurn = std::sqrt(std::max((1.0 + cosine) / 2.0, 0.0));
        if (m_join == VG_JOIN_MITER && halfTurn * m_miterLimit >= 1.0)
            m_fans.add(corner + (first + last) * (1.0 / (1.0 + cosine)), segment);
        m_fans.add(corner + last, segment);
    }
    m_fans.end();
}

void StrokePieces::cap(const Pen& end, std::uint32_t segment)
{
    if (m_cap == VG_CAP_BUTT)
        return;
    const Point left = leftOf(end);
    m_fans.begin(FanKind::Cap);
    if (m_cap == VG_CAP_ROUND) {
        addRound(end.at, left * -1.0, kPi, segment);
    } else {
        const Point out = end.tangent * m_half;
        for (const Point corner : {end.at - left, end.at - left + out, end.at + left + out, end.at + left})
            m_fans.add(corner, segment);
    }
    m_fans.end();
}

Pen StrokePieces::penAt(const Segment& segment, double t, Point at) const
{
    const Point chord = segment.end - segment.start;
    return {at, tangentAt(segment, t).value_or(directionOf(chord).value_or(Point{1.0, 0.0}))};
}

std::span<const Heading> StrokePieces::Way::headingsBetween(const Step& from, const Step& to) const
{
    const auto first = std::ranges::upper_bound(headings, from.t, {}, &Heading::t);
    const auto last = std::ranges::lower_bound(headings, to.t, {}, &Heading::t);
    return first < last ? std::span<const Heading>(first, last) : std::span<const Heading>();
}

/// Wherever the curve goes on its way: an end alone may be the end of a bend that has been taken back.
bool StrokePieces::turnsLittle(const Way& way, const Step& from, const Step& to) const
{
    const auto isNear = [&](Point tangent) { return dot(from.pen.tangent, tangent) >= m_leastCosine; };
    return isNear(to.pen.tangent) && std::ranges::all_of(way.headingsBetween(from, to), isNear, &Heading::tangent);
}

void StrokePieces::turnOnTheSpot(Point from, const Pen& to, std::vector<Pen>& pens) const
{
    const double angle = angleOf(cross(from, to.tangent), dot(from, to.tangent));
    const std::uint32_t turns = edgesOfArc(std::fabs(angle), m_surfaceRadius, m_tolerance);
    for (std::uint32_t i = 1; i < turns; ++i) {
        const SineCosine turned = sineCosine(angle * (static_cast<double>(i) / turns));
        pens.push_back({to.at, from * turned.cosine + turnedLeft(from) * turned.sine, to.along});
    }
    pens.push_back(to);
}

/// Chords as short as those of the outline would leave out a tenth of a pixel of each turn, turn after turn.
double StrokePieces::lengthOf(const Segment& segment, const Step& from, const Step& to) const
{
    const bool isStraight = segment.kind == SegmentKind::Line || segment.kind == SegmentKind::Close;
    const int chords = !m_isDashed ? 0 : isStraight ? 1 : kChordsOfStep;
    double length = 0.0;
    Point last = from.pen.at;
    for (int chord = 1; chord <= chords; ++chord) {
        const double part = static_cast<double>(chord) / chords;
        const Point next = chord == chords ? to.pen.at : pointAt(segment, from.t + (to.t - from.t) * part);
        length += openvg::lengthOf(next - last);
        last = next;
    }
    return length;
}

void StrokePieces::addSteps(const Way& way, const Step& from, const Step& to, int depth, std::vector<Pen>& pens) const
{
    const bool isThere = turnsLittle(way, from, to) || pens.size() >= kMaxPens;
    if (!isThere && depth > 0) {
        const double t = (from.t + to.t) / 2.0;
        const Step middle{t, penAt(way.segment, t, pointAt(way.segment, t))};
        addSteps(way, from, middle, depth - 1, pens);
        addSteps(way, middle, to, depth - 1, pens);
        return;
    }
    Pen there = to.pen;
    there.along = pens.back().along + lengthOf(way.segment, from, to);
    if (isThere) {
        pens.push_back(there);
        return;
    }
    Point tangent = from.pen.tangent;
    pens.push_back({there.at, tangent, there.along});
    for (const Heading& heading : way.headingsBetween(from, to)) {
        turnOnTheSpot(tangent, {there.at, heading.tangent, there.along}, pens);
        tangent = heading.tangent;
    }
    turnOnTheSpot(tangent, there, pens);
}

std::vector<Pen> StrokePieces::pensOf(const Segment& segment) const
{
    const auto tangent = tangentAt(segment, 0.0);
    if (!tangent)
        return {};
    const std::uint32_t edges = edgesOf(segment, m_userToSurface, m_tolerance);
    const Way way{segment, headingsOf(segment)};
    Step last{0.0, {segment.start, *tangent}};
    std::vector<Pen> pens{last.pen};
    const auto go = [&](const Step& step) {
        addSteps(way, last, step, kMaxHalvings, pens);
        last = step;
    };
    for (std::uint32_t edge = 1; edge <= edges; ++edge) {
        const double t = static_cast<double>(edge) / edges;
        // The outline runs along the pen where it turns back, and not only from end to end of pens.
        for (const Heading& heading : way.headingsBetween(last, {t, {}}))
            if (heading.isInflection)
                go({heading.t, {pointAt(segment, heading.t), heading.tangent}});
        go({t, penAt(segment, t, pointAfter(segment, edge, edges))});
    }
    return pens;
}

} // namespace vitrine::core::openvg
