// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/draw_start.h"
#include "core/session/vector_path/path_anatomy.h"
#include "core/session/vector_path/path_pixel.h"
#include "core/session/vector_path/path_ray.h"
#include "core/session/vector_path/path_samples.h"
#include "views/base/link.h"

#include <QPointF>
#include <QRectF>

#include <memory>
#include <optional>
#include <vector>

namespace vitrine::views {

/// A draw, and a path of it; nothing: it has none.
struct PathAnswer {
    std::shared_ptr<const core::DrawStart> start;
    std::optional<core::PathAnatomy> path;
    bool isVector = false; ///< whether the draw is one of OpenVG
};

/// A ray to the right, counted here, and what the machine has counted where it begins.
struct PathRay {
    core::RayCount count;
    std::optional<std::uint32_t> sample;   ///< that it begins at; nothing: no pixel is picked
    std::optional<std::int16_t> winding;   ///< that the machine has counted there
    std::optional<std::int16_t> recounted; ///< the ray's count, as the machine would hold it
};

/// What is shown of a path, and what of it is selected: a segment or a triangle, and a pixel.
struct PathFacts {
    using Counted = std::vector<core::CountedPixel>;
    using AtPixel = std::vector<core::PathPixelTriangle>;

    std::shared_ptr<const PathAnswer> answer;
    std::optional<std::uint32_t> segment, triangle; ///< at most one of them
    std::shared_ptr<const Counted> counted;         ///< at by what is selected; null: not known, or nothing is
    std::optional<PixelLink> pixel;                 ///< of the surface
    std::shared_ptr<const AtPixel> atPixel;         ///< null: not known, or there is no pixel
    std::optional<PathRay> ray;

    [[nodiscard]] bool hasPath() const { return answer && answer->path; }
    [[nodiscard]] const core::PathAnatomy& path() const { return *answer->path; }

    [[nodiscard]] bool isSelected(const core::PathTriangle& of, std::uint32_t number) const
    {
        return triangle == number || segment == of.segment;
    }
    /// Indices of what is selected.
    [[nodiscard]] std::vector<std::uint32_t> selectedTriangles() const;

    // Between the surface, y up, and its picture, y down.
    [[nodiscard]] QPointF toPicture(core::openvg::Point point) const { return {point.x, path().height - point.y}; }
    [[nodiscard]] core::openvg::Point toSurface(QPointF point) const { return {point.x(), path().height - point.y()}; }
    /// All of the path in the picture, its control points too.
    [[nodiscard]] QRectF bounds() const;

    /// Of those around a point, from the last that is drawn to the first.
    [[nodiscard]] std::vector<std::uint32_t> trianglesAround(core::openvg::Point point) const;
    /// The nearest whose line is not farther away.
    [[nodiscard]] std::optional<std::uint32_t> segmentNear(core::openvg::Point point, double distance) const;
    /// From the sample nearest to a point in the picked pixel; from the point itself when none is picked.
    [[nodiscard]] PathRay rayFrom(core::openvg::Point point) const;
};

} // namespace vitrine::views
