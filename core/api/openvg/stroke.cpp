// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/dash_pattern.h"
#include "core/api/openvg/path_reader.h"
#include "core/api/openvg/stroke_pieces.h"
#include "core/api/openvg/tessellator.h"

namespace vitrine::core::openvg {

namespace {

/// Dashes and places of the pen: what takes time, whether or not it leaves a piece.
constexpr std::size_t kMaxSteps = std::size_t{1} << 23;

/// Goes along the subpaths of a path, and leaves their pieces (OpenVG §8.7.4).
class Stroker {
public:
    Stroker(const StrokeStyle& style, const Matrix& userToSurface, double tolerance)
        : m_pieces(style, userToSurface, tolerance), m_dash(style), m_isPhaseReset(style.isPhaseReset)
    {
    }

    void begin(Point at)
    {
        if (m_isPhaseReset)
            m_dash.restart();
        m_first = {at};
        m_hasPens = m_isDrawn = false;
    }
    void add(const Segment& segment);
    void end(bool isClosed);

    [[nodiscard]] bool isFull() const { return m_pieces.isFull() || m_steps > kMaxSteps; }
    [[nodiscard]] std::optional<FanGeometry> take() { return m_pieces.take(); }

private:
    void edge(const Pen& from, const Pen& to, std::uint32_t segment);

    StrokePieces m_pieces;
    DashCursor m_dash;
    bool m_isPhaseReset;
    std::size_t m_steps = 0;
    // The subpath so far.
    Pen m_first, m_last;
    std::uint32_t m_firstSegment = 0, m_lastSegment = 0;
    bool m_isDrawn = false; // it has more than its beginning
    bool m_hasPens = false; // it is more than a point
    bool m_beganOn = true;
};

void Stroker::edge(const Pen& from, const Pen& to, std::uint32_t segment)
{
    if (!m_dash.isDashing()) {
        m_pieces.body(from, to, segment);
        return;
    }
    const double length = to.along - from.along;
    double done = 0.0;
    Pen last = from;
    while (m_dash.endsWithin(length - done) && !isFull()) {
        done += m_dash.remaining();
        const Pen here = between(from, to, length > 0.0 ? done / length : 0.0);
        if (m_dash.isOn()) {
            m_pieces.body(last, here, segment);
            m_pieces.cap(here, segment);
        } else {
            m_pieces.cap(here.reversed(), segment);
        }
        m_dash.toNext();
        last = here;
        ++m_steps;
    }
    if (m_dash.isOn())
        m_pieces.body(last, to, segment);
    m_dash.advance(length - done);
}

void Stroker::add(const Segment& segment)
{
    m_isDrawn = true;
    m_lastSegment = segment.index;
    const std::vector<Pen> pens = m_pieces.pensOf(segment);
    if (pens.empty())
        return;
    m_steps += pens.size();
    if (!m_hasPens) {
        m_first = pens.front();
        m_firstSegment = segment.index;
        m_beganOn = m_dash.isOn();
    } else if (m_dash.isOn()) {
        m_pieces.join(m_last, pens.front(), segment.index);
    }
    m_hasPens = true;
    for (std::size_t i = 1; i < pens.size() && !isFull(); ++i)
        edge(pens[i - 1], pens[i], segment.index);
    m_last = pens.back();
}

void Stroker::end(bool isClosed)
{
    if (!m_isDrawn)
        return;
    if (!m_hasPens) { // A point has caps alone, as if it ran to the right.
        m_firstSegment = m_lastSegment;
        m_last = m_first;
        m_beganOn = m_dash.isOn();
    }
    const bool endsOn = m_dash.isOn();
    if (isClosed && m_hasPens && m_beganOn && endsOn) {
        m_pieces.join(m_last, m_first, m_firstSegment);
        return;
    }
    if (endsOn)
        m_pieces.cap(m_last, m_lastSegment);
    if (m_beganOn)
        m_pieces.cap(m_first.reversed(), m_firstSegment);
}

} // namespace

std::optional<FanGeometry> strokeGeometry(const PathData& path, const StrokeStyle& style, const Tessellation& how)
{
    FanGeometry nothing;
    nothing.isToleranceClamped = !(how.tolerance > 0.0);
    if (!inverseOf(how.userToSurface))
        nothing.note = FanNote::SingularMatrix;
    if (nothing.note != FanNote::None || !(style.width > 0.0))
        return nothing;
    Stroker stroker(style, how.userToSurface, usableTolerance(how.tolerance));
    PathReader reader(path);
    bool isOpen = false;
    while (const auto segment = reader.next()) {
        if (!isOpen || segment->kind == SegmentKind::Move) {
            if (isOpen)
                stroker.end(false);
            stroker.begin(segment->start);
        }
        isOpen = segment->kind != SegmentKind::Close;
        if (segment->isDrawn())
            stroker.add(*segment);
        if (!isOpen)
            stroker.end(true);
        if (stroker.isFull())
            return std::nullopt;
    }
    if (isOpen)
        stroker.end(false);
    auto geometry = stroker.take();
    if (geometry)
        geometry->isToleranceClamped = nothing.isToleranceClamped;
    return geometry;
}

} // namespace vitrine::core::openvg
