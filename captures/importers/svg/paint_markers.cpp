// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/svg/painter.h"

#include "captures/importers/svg/path_vertices.h"
#include "captures/importers/svg/shapes.h"
#include "captures/importers/svg/view_box.h"

namespace vitrine::captures::svg {

void Painter::drawMarkers(ElementIndex shape, const Scope& scope)
{
    const Tag tag = m_document[shape].tag;
    if (tag != Tag::PathElement && tag != Tag::Line && tag != Tag::Polyline && tag != Tag::Polygon)
        return;
    const auto resolve = [&](std::string_view reference) {
        return reference.empty() ? std::nullopt
                                 : follow(reference, shape, [](Tag target) { return target == Tag::Marker; });
    };
    const auto isReversed = [&](ElementIndex marker) {
        return trimmed(m_document.attribute(marker, Name::Orient).value_or("")) == "auto-start-reverse";
    };
    const Style& style = scope.style;
    const auto start = resolve(style.markerStart), middle = resolve(style.markerMid), end = resolve(style.markerEnd);
    const auto vertices = verticesOf(outlineOf(m_document, shape, scaleOf(scope), m_findings));
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        const bool isFirst = i == 0, isLast = i + 1 == vertices.size();
        if (isFirst && start)
            drawMarker(*start, shape, vertices[i].at, vertices[i].degrees + (isReversed(*start) ? 180.0 : 0.0), scope);
        if (!isFirst && !isLast && middle)
            drawMarker(*middle, shape, vertices[i].at, vertices[i].degrees, scope);
        if (isLast && end)
            drawMarker(*end, shape, vertices[i].at, vertices[i].degrees, scope);
        if (m_findings.hasFailed())
            return;
    }
}

void Painter::drawMarker(ElementIndex marker, ElementIndex shape, Point at, double angle, const Scope& scope)
{
    const Values its = values(marker);
    const LengthScale scale = scaleOf(scope);
    const auto length = [&](Name name, double otherwise, Direction direction) {
        return scale(its.length(name, {otherwise}), direction);
    };
    const Rectangle viewport{0, 0, length(Name::MarkerWidth, 3, Direction::Horizontal),
                             length(Name::MarkerHeight, 3, Direction::Vertical)};
    if (viewport.width <= 0 || viewport.height <= 0)
        return;
    enter(marker, shape, [&] {
        if (!mayGoOn(marker))
            return;
        const auto orient = m_document.attribute(marker, Name::Orient);
        const bool isAuto = orient && trimmed(*orient).starts_with("auto");
        const bool isOfStroke = m_document.attribute(marker, Name::MarkerUnits) != "userSpaceOnUse";
        const double unit = isOfStroke ? scale(scope.style.strokeWidth, Direction::Other) : 1.0;
        const auto viewBox = its.read(Name::ViewBox, readViewBox);
        const auto ratio = its.read(Name::PreserveAspectRatio, readAspectRatio).value_or(AspectRatio{});
        const Matrix fit = viewBox ? fitted(*viewBox, ratio, viewport) : Matrix{};
        const Point reference =
            fit({length(Name::RefX, 0, Direction::Horizontal), length(Name::RefY, 0, Direction::Vertical)});
        Scope placed{m_styles.inPlace(marker), scope.toSurface, scope.viewport};
        placed.toSurface = scope.toSurface * translation(at.x, at.y) *
                           rotation(isAuto ? angle : its.number(Name::Orient, 0.0)) * scaling(unit, unit) *
                           translation(-reference.x, -reference.y);
        if (placed.toSurface.determinant() == 0.0)
            return;
        Scope inner = placed;
        inner.toSurface = placed.toSurface * fit;
        inner.viewport = viewBox ? Size{viewBox->width, viewBox->height} : Size{viewport.width, viewport.height};
        ++m_depth;
        const auto draw = [&](const Scope&) { drawChildren(marker, inner); };
        if (placed.style.clipsOverflow)
            drawInside(viewport, placed, draw);
        else
            draw(placed);
        --m_depth;
    });
}

} // namespace vitrine::captures::svg
