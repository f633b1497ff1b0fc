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

/// The tile in the user space of the shape, whose box is `around`.
Rectangle tileOf(const ReferenceChain& chain, const Rectangle& around, const LengthScale& user)
{
    const bool isOfBox = chain.values(Name::PatternUnits).isOfBox(Name::PatternUnits, true);
    const LengthScale scale = isOfBox ? LengthScale{{1, 1}, user.fontSize} : user;
    const auto length = [&](Name name, Direction direction) {
        return scale(chain.values(name).length(name), direction);
    };
    const Rectangle tile{length(Name::X, Direction::Horizontal), length(Name::Y, Direction::Vertical),
                         length(Name::Width, Direction::Horizontal), length(Name::Height, Direction::Vertical)};
    if (!isOfBox)
        return tile;
    return {around.x + tile.x * around.width, around.y + tile.y * around.height, tile.width * around.width,
            tile.height * around.height};
}

struct Content {
    Matrix toUser; ///< of the shape
    std::optional<Size> viewport;
};

/// Where a tile's content is. It begins where the tile does.
Content contentOf(const ReferenceChain& chain, const Rectangle& tile, const Rectangle& around)
{
    if (const auto viewBox = chain.values(Name::ViewBox).read(Name::ViewBox, readViewBox)) {
        const auto ratio = chain.values(Name::PreserveAspectRatio).read(Name::PreserveAspectRatio, readAspectRatio);
        return {fitted(*viewBox, ratio.value_or(AspectRatio{}), tile), Size{viewBox->width, viewBox->height}};
    }
    if (chain.values(Name::PatternContentUnits).isOfBox(Name::PatternContentUnits, false))
        return {toRectangle({tile.x, tile.y, around.width, around.height}), {}};
    return {translation(tile.x, tile.y), {}};
}

} // namespace

std::optional<Painter::Paint> Painter::patternOf(ElementIndex pattern, double opacity, const Box& box,
                                                 ElementIndex shape, const Scope& scope)
{
    const ReferenceChain chain(m_document, pattern, m_findings);
    const auto owner = chain.withChild(isDrawn);
    const Matrix transform = chain.values(Name::PatternTransform).transform(Name::PatternTransform);
    const Rectangle around = box.rectangle(), tile = tileOf(chain, around, scaleOf(scope));
    const Matrix toSurface = scope.toSurface * transform;
    if (!owner || tile.width <= 0 || tile.height <= 0 || toSurface.determinant() == 0.0)
        return std::nullopt;

    const int width = pixelsOf(tile.width, std::hypot(toSurface.a, toSurface.b));
    const int height = pixelsOf(tile.height, std::hypot(toSurface.c, toSurface.d));
    // From the tile, in the user space of the shape, to its picture, whose y grows with that of the tile.
    const Matrix toPicture = scaling(width / tile.width, height / tile.height) * translation(-tile.x, -tile.y);
    const Matrix toUser = transform * translation(tile.x, tile.y) * scaling(tile.width / width, tile.height / height);
    const Content content = contentOf(chain, tile, around);
    const Matrix m = toPicture * content.toUser;
    if (!m.isFinite())
        m_findings.fail(m_document[shape].place, core::textOf("the transform is more than a float can hold"));
    if (!m.isFinite() || m.determinant() == 0.0)
        return std::nullopt;
    Handle& paint = m_patterns[{pattern, width, height, opacity, m.a, m.b, m.c, m.d, m.e, m.f}];
    if (!paint)
        paint = drawPattern(
            pattern, *owner, shape,
            {width, height, opacity, {m_styles.inPlace(*owner), m, content.viewport.value_or(scope.viewport)}});
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
