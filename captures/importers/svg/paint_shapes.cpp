// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/svg/painter.h"

#include "captures/importers/svg/bounds.h"
#include "captures/importers/svg/path_bounds.h"
#include "captures/importers/svg/shapes.h"

#include <algorithm>

namespace vitrine::captures::svg {

using Kind = PaintValue::Kind;

namespace {

bool isFilled(const Style& style)
{
    return style.fill.kind != Kind::None;
}

bool hasMarkers(const Style& style)
{
    return !style.markerStart.empty() || !style.markerMid.empty() || !style.markerEnd.empty();
}

} // namespace

void Painter::drawShape(ElementIndex shape, const Scope& scope)
{
    if (m_measured)
        return m_measured->add(
            boundsOf(outlineOf(m_document, shape, scaleOf(scope), m_findings), m_measuredFrom * scope.toSurface));
    const Outline& its = outline(shape, scope);
    if (!its.path || !scope.style.isVisible || m_findings.hasFailed())
        return;
    const Style& style = scope.style;
    Scope drawn = scope;
    // What is painted once is as faint as the group of it alone would be.
    if (!(isFilled(style) && isStroked(scope)) && !hasMarkers(style) && style.mask.empty()) {
        drawn.style.fillOpacity *= style.opacity;
        drawn.style.strokeOpacity *= style.opacity;
        drawn.style.opacity = 1;
    }
    drawWithEffects(shape, drawn, [&](const Scope& inner) {
        paintShape(shape, its, inner);
        if (hasMarkers(style))
            drawMarkers(shape, inner);
    });
    if (m_pen.takeBeyond())
        m_findings.fail(m_document[shape].place, core::textOf("the shape has a number that no float can hold"));
}

void Painter::paintShape(ElementIndex shape, const Outline& its, const Scope& scope)
{
    const Style& style = scope.style;
    const auto fill = isFilled(style) ? paintOf(style.fill, style.fillOpacity, shape, its.box, scope) : std::nullopt;
    const auto stroke =
        isStroked(scope) ? paintOf(style.stroke, style.strokeOpacity, shape, its.box, scope) : std::nullopt;
    VGbitfield modes = 0;
    if (fill) {
        m_pen.setFillRule(style.fillRule);
        m_pen.setPaint(fill->paint, VG_FILL_PATH);
        m_pen.setMatrix(VG_MATRIX_FILL_PAINT_TO_USER, fill->toUser);
        modes |= VG_FILL_PATH;
    }
    if (stroke) {
        m_pen.setStroke(strokeOf(scope));
        m_pen.setPaint(stroke->paint, VG_STROKE_PATH);
        m_pen.setMatrix(VG_MATRIX_STROKE_PAINT_TO_USER, stroke->toUser);
        modes |= VG_STROKE_PATH;
    }
    if (modes == 0)
        return;
    m_pen.setMatrix(VG_MATRIX_PATH_USER_TO_SURFACE, scope.toSurface);
    m_pen.drawPath(its.path, modes);
}

bool Painter::isStroked(const Scope& scope)
{
    return scope.style.stroke.kind != Kind::None && scaleOf(scope)(scope.style.strokeWidth, Direction::Other) > 0;
}

const Painter::Outline& Painter::outline(ElementIndex shape, const Scope& scope)
{
    const auto [known, isNew] = m_outlines.try_emplace({shape, scope.viewport.width, scope.viewport.height});
    if (!isNew)
        return known->second;
    const Path path = outlineOf(m_document, shape, scaleOf(scope), m_findings);
    m_segments += path.commands.size();
    if (m_segments > kMaxSegments)
        m_findings.fail(m_document[shape].place, core::textOf("there are more than {} segments", kMaxSegments));
    else if (!path.commands.empty())
        known->second = {m_pen.path(path), boundsOf(path)};
    return known->second;
}

StrokeLook Painter::strokeOf(const Scope& scope) const
{
    const Style& style = scope.style;
    const LengthScale scale = scaleOf(scope);
    StrokeLook look{scale(style.strokeWidth, Direction::Other), style.cap, style.join, style.miterLimit, {}, 0};
    double sum = 0;
    for (const Length dash : style.dashes)
        sum += look.dashes.emplace_back(scale(dash, Direction::Other));
    if (sum <= 0)
        look.dashes.clear();
    if (look.dashes.size() % 2 == 1)
        look.dashes.insert(look.dashes.end(), look.dashes.begin(), look.dashes.end());
    look.dashOffset = scale(style.dashOffset, Direction::Other);
    return look;
}

Painter::Paint Painter::solidOf(Rgba color, double opacity)
{
    color[3] *= static_cast<float>(opacity);
    return {m_pen.solid(color), {}};
}

std::optional<Painter::Paint> Painter::paintOf(const PaintValue& value, double opacity, ElementIndex shape,
                                               const Box& box, const Scope& scope)
{
    Kind kind = value.kind;
    if (kind == Kind::Reference) {
        const auto target = follow(value.reference, shape, [](Tag tag) {
            return tag == Tag::LinearGradient || tag == Tag::RadialGradient || tag == Tag::Pattern;
        });
        const bool isPattern = target && m_document[*target].tag == Tag::Pattern;
        const auto made = isPattern ? patternOf(*target, opacity, box, shape, scope)
                          : target  ? gradientOf(*target, opacity, box, scope)
                                    : std::nullopt;
        if (made)
            return made;
        kind = value.fallback;
    }
    if (kind == Kind::None)
        return std::nullopt;
    return solidOf(kind == Kind::CurrentColor ? scope.style.color : value.color, opacity);
}

std::optional<Painter::Paint> Painter::gradientOf(ElementIndex element, double opacity, const Box& box,
                                                  const Scope& scope)
{
    const auto [known, isNew] =
        m_gradients.try_emplace({element, opacity, scope.viewport.width, scope.viewport.height});
    auto& [gradient, handle] = known->second;
    if (isNew)
        gradient = readGradient(m_document, element, m_styles, {scope.viewport, 16}, m_findings);
    const Rectangle rectangle = box.rectangle();
    if (gradient.stops.empty() || (gradient.isOfBox && (rectangle.width <= 0 || rectangle.height <= 0)))
        return std::nullopt;
    const bool isPoint = gradient.isRadial ? gradient.radius <= 0 : gradient.from == gradient.to;
    if (isPoint || gradient.stops.size() == 1)
        return solidOf(gradient.stops.back().color, opacity);
    const Matrix toUser = (gradient.isOfBox ? toRectangle(rectangle) : Matrix{}) * gradient.transform;
    if (toUser.determinant() == 0.0)
        return std::nullopt;
    if (!handle)
        handle = m_pen.gradient(gradient, opacity);
    return Paint{handle, toUser};
}

} // namespace vitrine::captures::svg
