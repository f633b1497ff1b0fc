// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/curve.h"
#include "core/api/openvg/path_data.h"

#include <optional>

namespace vitrine::core::openvg {

/// Goes through a path segment by segment, with all that is relative, implied or abbreviated worked out (OpenVG
/// §8.5.2).
class PathReader {
public:
    explicit PathReader(const PathData& data) : m_data(data) {}

    /// Nothing behind the last segment.
    [[nodiscard]] std::optional<Segment> next();

private:
    [[nodiscard]] Point pointFrom(std::size_t coordinate, bool isRelative) const;
    [[nodiscard]] Segment curveOf(VGubyte kind, bool isRelative) const;
    [[nodiscard]] Segment arcOf(VGubyte kind, bool isRelative) const;

    const PathData& m_data;
    std::size_t m_command = 0, m_coordinate = 0;
    Point m_subpath; // (sx, sy)
    Point m_current; // (ox, oy)
    Point m_control; // (px, py)
};

} // namespace vitrine::core::openvg
