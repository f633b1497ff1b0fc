// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/hiz/hiz_shape.h"

#include "views/docks/hiz/hiz_style.h"

#include <algorithm>
#include <array>
#include <limits>

namespace vitrine::views {

namespace {

using Corner = SceneGeometry::Corner;

constexpr int kMostEdged = 4096; // the edges of more would hide their faces
constexpr float kDarker = 0.62f; // edges than faces

// Corners of a box by bits: 1 right, 2 upper, 4 near. Faces: top first, then bottom and sides.
constexpr std::array<std::array<int, 4>, 6> kFaces{
    {{2, 3, 7, 6}, {0, 1, 5, 4}, {0, 1, 3, 2}, {4, 5, 7, 6}, {0, 4, 6, 2}, {1, 5, 7, 3}}};
constexpr std::array<std::array<int, 2>, 12> kEdges{
    {{2, 3}, {3, 7}, {7, 6}, {6, 2}, {0, 1}, {1, 5}, {5, 4}, {4, 0}, {0, 2}, {1, 3}, {5, 7}, {4, 6}}};

bool isFlat(const SceneBox& box)
{
    return box.low.y() == box.high.y();
}

void addBox(HizCorners& corners, const SceneBox& box, const DataFill& fill, bool isHatched, bool hasEdges)
{
    QColor color = fill.color;
    color.setAlphaF(isHatched ? 0.0f : 1.0f); // hatches
    const std::size_t faces = isFlat(box) ? 1 : kFaces.size();
    for (std::size_t face = 0; face < faces; ++face)
        for (const int corner : {0, 1, 2, 0, 2, 3})
            corners.faces.push_back(
                SceneGeometry::corner(box.corner(kFaces[face][static_cast<std::size_t>(corner)]), color));
    if (!hasEdges)
        return;
    const QColor dark =
        QColor::fromRgbF(fill.color.redF() * kDarker, fill.color.greenF() * kDarker, fill.color.blueF() * kDarker);
    const std::size_t edges = isFlat(box) ? 4 : kEdges.size();
    for (std::size_t edge = 0; edge < edges; ++edge)
        for (const int corner : kEdges[edge])
            corners.edges.push_back(SceneGeometry::corner(box.corner(corner), dark));
}

void addOutline(HizCorners& corners, const SceneBox& box, const QColor& color)
{
    for (std::size_t edge = 0; edge < 4; ++edge)
        for (const int corner : kEdges[edge])
            corners.edges.push_back(SceneGeometry::corner(box.corner(corner), color));
}

/// Distance along the ray to a box; nothing: it goes past.
std::optional<float> hitDistance(const SceneRay& ray, const SceneBox& box)
{
    float from = 0, to = std::numeric_limits<float>::infinity();
    for (int axis = 0; axis < 3; ++axis) {
        const float direction = ray.direction[axis], origin = ray.origin[axis];
        if (direction == 0.0f) {
            if (origin < box.low[axis] || origin > box.high[axis])
                return std::nullopt;
            continue;
        }
        const float a = (box.low[axis] - origin) / direction, b = (box.high[axis] - origin) / direction;
        from = std::max(from, std::min(a, b));
        to = std::min(to, std::max(a, b));
    }
    return from <= to ? std::optional(from) : std::nullopt;
}

std::optional<core::HizTile> tileOnFloor(const HizFacts& facts, const HizShape& shape, const SceneRay& ray)
{
    if (ray.direction.y() == 0.0f)
        return std::nullopt;
    const float distance = (HizShape::kFloor - ray.origin.y()) / ray.direction.y();
    if (distance <= 0.0f)
        return std::nullopt;
    const QVector3D at = ray.origin + ray.direction * distance;
    const double x = at.x() / shape.perPixel + shape.pixels.width() / 2.0;
    const double y = -at.z() / shape.perPixel + shape.pixels.height() / 2.0;
    const double side = facts.pixelsOf({}).width();
    if (x < 0 || y < 0 || x >= shape.pixels.width() || y >= shape.pixels.height())
        return std::nullopt;
    return core::HizTile{static_cast<std::uint32_t>(x / side), static_cast<std::uint32_t>(y / side)};
}

} // namespace

HizShape makeHizShape(const HizFacts& facts)
{
    HizShape shape;
    shape.pixels = facts.pixels();
    shape.perPixel = 2.0f / static_cast<float>(std::max({shape.pixels.width(), shape.pixels.height(), 1}));
    shape.range = facts.heightRange();
    const float halfWidth = shape.perPixel * static_cast<float>(shape.pixels.width()) / 2.0f;
    const float halfDepth = shape.perPixel * static_cast<float>(shape.pixels.height()) / 2.0f;
    shape.box = {{-halfWidth, HizShape::kFloor, -halfDepth}, {halfWidth, HizShape::kHeight, halfDepth}};
    const auto heightOf = [&](std::uint32_t code) {
        const double share = (facts.valueOf(code) - shape.range.low) / (shape.range.high - shape.range.low);
        return HizShape::kHeight * static_cast<float>(facts.isStencil() ? share : 1.0 - share);
    };
    shape.tiles.reserve(static_cast<std::size_t>(facts.tileCount()));
    for (int number = 0; number < facts.tileCount(); ++number) {
        const core::HizTile tile = facts.tileOf(number);
        const QRectF area(facts.pixelsOf(tile));
        const double inset = HizShape::kInset * area.width();
        const QRectF inside = area.adjusted(inset, inset, -inset, -inset);
        SceneBox box{{static_cast<float>(inside.left()) * shape.perPixel - halfWidth, 0,
                      halfDepth - static_cast<float>(inside.bottom()) * shape.perPixel},
                     {static_cast<float>(inside.right()) * shape.perPixel - halfWidth, 0,
                      halfDepth - static_cast<float>(inside.top()) * shape.perPixel}};
        if (const core::HizMap::Tile* known = facts.boundsOf(tile)) {
            const float a = heightOf(known->bounds.min), b = heightOf(known->bounds.max);
            box.low.setY(std::min(a, b));
            box.high.setY(std::max(a, b));
        }
        shape.tiles.push_back(box);
    }
    return shape;
}

HizCorners makeHizCorners(const HizFacts& facts, const HizShape& shape)
{
    HizCorners corners;
    const HizPainter painter(facts);
    const bool hasEdges = facts.tileCount() <= kMostEdged;
    const bool isVerdict = facts.look.by == HizLook::By::Verdict;
    const QColor quiet = Theme::current().secondary;
    for (int number = 0; number < facts.tileCount(); ++number) {
        const core::HizTile tile = facts.tileOf(number);
        const SceneBox& box = shape.tiles[static_cast<std::size_t>(number)];
        const HizMark mark = facts.markOf(tile);
        if (isVerdict && mark == HizMark::Untouched)
            addOutline(corners, box, quiet);
        else
            addBox(corners, box, painter.fillOf(tile), isVerdict && mark == HizMark::Terminated, hasEdges);
    }
    return corners;
}

std::optional<core::HizTile> pickTile(const HizFacts& facts, const HizShape& shape, const SceneCamera& camera,
                                      QPointF point, QSizeF view)
{
    const SceneRay ray = camera.ray(point, view);
    std::optional<core::HizTile> best;
    float nearest = std::numeric_limits<float>::infinity();
    for (int number = 0; number < facts.tileCount(); ++number) {
        const auto distance = hitDistance(ray, shape.tiles[static_cast<std::size_t>(number)]);
        if (!distance || *distance >= nearest)
            continue;
        nearest = *distance;
        best = facts.tileOf(number);
    }
    return best ? best : tileOnFloor(facts, shape, ray);
}

} // namespace vitrine::views
