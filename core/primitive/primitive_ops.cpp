// SPDX-License-Identifier: Apache-2.0
#include "core/primitive/primitive_ops.h"

#include <cstddef>

namespace vitrine::core {

int PrimitiveProcessor::clip(PrimitiveKind kind, const std::array<const ShadedVertex*, 3>& vertices)
{
    m_vertices = vertices;
    m_polygon.count = 0;
    ClipOutcome outcome = ClipOutcome::Outside;
    switch (kind) {
    case PrimitiveKind::Point: outcome = clipPoint(*vertices[0], m_state.volume); break;
    case PrimitiveKind::Line:
        outcome = clipLine({vertices[0], vertices[1]}, m_state.volume, m_varyingCount, m_line);
        break;
    case PrimitiveKind::Triangle: outcome = clipTriangle(vertices, m_state.volume, m_varyingCount, m_polygon); break;
    }
    m_counts.badVertex += outcome == ClipOutcome::BadVertex ? 1 : 0;
    m_counts.outside += outcome == ClipOutcome::Outside ? 1 : 0;
    m_wasClipped = outcome == ClipOutcome::Clipped;
    if (outcome == ClipOutcome::Inside)
        return 1;
    if (outcome != ClipOutcome::Clipped)
        return 0;
    if (kind == PrimitiveKind::Triangle)
        return m_polygon.count - 2;
    m_vertices = {&m_line[0], &m_line[1], nullptr};
    return 1;
}

bool PrimitiveProcessor::setup(PrimitiveKind kind, int piece)
{
    if (m_polygon.count > 0) {
        const auto i = static_cast<std::size_t>(piece);
        m_vertices = {&m_polygon.vertices[0], &m_polygon.vertices[i + 1], &m_polygon.vertices[i + 2]};
    }
    SetupOutcome outcome = SetupOutcome::Drawn;
    switch (kind) {
    case PrimitiveKind::Point: outcome = setupPoint(m_state, *m_vertices[0], m_primitive); break;
    case PrimitiveKind::Line: outcome = setupLine(m_state, {m_vertices[0], m_vertices[1]}, m_primitive); break;
    case PrimitiveKind::Triangle: outcome = setupTriangle(m_state, m_vertices, m_primitive); break;
    }
    m_counts.drawn += outcome == SetupOutcome::Drawn ? 1 : 0;
    m_counts.culled += outcome == SetupOutcome::Culled ? 1 : 0;
    m_counts.degenerate += outcome == SetupOutcome::Degenerate ? 1 : 0;
    m_counts.outside += outcome == SetupOutcome::OutOfBounds ? 1 : 0;
    m_counts.badVertex += outcome == SetupOutcome::BadVertex ? 1 : 0;
    if (outcome != SetupOutcome::Drawn)
        return false;
    return true;
}

} // namespace vitrine::core
