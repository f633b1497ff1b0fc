// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/svg/painter.h"

#include "captures/importers/svg/bounds.h"
#include "captures/importers/svg/reference_chain.h"
#include "captures/importers/svg/shapes.h"
#include "captures/importers/svg/view_box.h"

#include <algorithm>

namespace vitrine::captures::svg {
namespace {

/// How many pixels a side of a tile gets: as many as it has in the picture.
int pixelsOf(double length, double scale)
{
    return static_cast<int>(std::clamp(std::ceil(length * scale - 1e-6), 1.0, static_cast<double>(kMaxSize)));
}

bool isDrawn(Tag tag)
{
    return isShape(tag) || tag == Tag::G || tag == Tag::Use || tag == Tag::Svg || tag == Tag::Switch || tag == Tag::A;
}

} // namespace

std::optional<Painter::Paint> Painter::patternOf(ElementIndex pattern, double opacity, const Box& box,
                                                 ElementIndex shape, const Scope& scope)
{
    const ReferenceChain chain(m_document, pattern, m_findings);
    const auto owner = chain.withChild(isDrawn);
    const bool isOfBox = chain.values(Name::PatternUnits).isOfBox(Name::PatternUnits, true);
    const bool hasContentOfBox = chain.values(Name::PatternContentUnits).isOfBox(Name::PatternContentUnits, false);
    const Matrix transform = chain.values(Name::PatternTransform).transform(Name::PatternTransform);
    const Rectangle around = box.rectangle();
    const LengthScale scale = isOfBox ? LengthScale{{1, 1}, 16} : scaleOf(scope);
    const auto length = [&](Name name, Direction direction) {
        return scale(chain.values(name).length(name), direction);
    };
    Rectangle tile{length(Name::X, Direction::Horizontal), length(Name::Y, Direction::Vertical),
                   length(Name::Width, Direction::Horizontal), length(Name::Height, Direction::Vertical)};
    if (isOfBox)
        tile = {around.x + tile.x * around.width, around.y + tile.y * around.height, tile.width * around.width,
                tile.height * around.height};
    const Matrix toSurface = scope.toSurface * transform;
    if (!owner || tile.width <= 0 || tile.height <= 0 || toSurface.determinant() == 0.0)
        return std::nullopt;

    const int width = pixelsOf(tile.width, std::hypot(toSurface.a, toSurface.b));
    const int height = pixelsOf(tile.height, std::hypot(toSurface.c, toSurface.d));
    // From the tile, in the user space of the shape, to its picture, whose y grows with that of the tile.
    const Matrix toPicture = scaling(width / tile.width, height / tile.height) * translation(-tile.x, -tile.y);
    const Matrix toUser = transform * translation(tile.x, tile.y) * scaling(tile.width / width, tile.height / height);
    Scope inner{m_styles.inPlace(*owner), toPicture, scope.viewport};
    if (const auto viewBox = chain.values(Name::ViewBox).read(Name::ViewBox, readViewBox)) {
        const auto ratio = chain.values(Name::PreserveAspectRatio)
                               .read(Name::PreserveAspectRatio, readAspectRatio)
                               .value_or(AspectRatio{});
        inner.toSurface = toPicture * fitted(*viewBox, ratio, tile);
        inner.viewport = {viewBox->width, viewBox->height};
    } else {
        inner.toSurface = toPicture * (hasContentOfBox ? toRectangle({tile.x, tile.y, around.width, around.height})
                                                       : translation(tile.x, tile.y));
    }
    if (inner.toSurface.determinant() == 0.0)
        return std::nullopt;
    const Matrix& m = inner.toSurface;
    Handle& paint = m_patterns[{pattern, width, height, opacity, m.a, m.b, m.c, m.d, m.e, m.f}];
    if (!paint)
        paint = drawPattern(pattern, *owner, shape, {width, height, opacity, inner});
    return paint ? std::optional(Paint{paint, toUser}) : std::nullopt;
}

Handle Painter::drawPattern(ElementIndex pattern, ElementIndex owner, ElementIndex shape, const Tile& tile)
{
    m_layerPixels += static_cast<double>(tile.width) * tile.height;
    if (m_layerPixels > static_cast<double>(kMaxLayerPixels)) {
        m_findings.fail(m_document[shape].place, core::textOf("patterns and groups have too many pixels"));
        return 0;
    }
    const Pen::Layer layer = m_pen.makeLayer(tile.width, tile.height);
    drawTo(layer, [&] { enter(pattern, shape, [&] { drawChildren(owner, tile.scope); }); });
    return m_pen.pattern(tile.opacity < 1 ? m_pen.fainter(layer, tile.opacity) : layer.image);
}

} // namespace vitrine::captures::svg
