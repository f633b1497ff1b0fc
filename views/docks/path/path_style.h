// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/vector_path/path_anatomy.h"
#include "views/machine/activity_style.h"

/// How the parts of a path look: each by color, by pattern and by letter.

namespace vitrine::views {

/// What a triangle is: of a fill by how it counts, of a stroke by its piece.
enum class PathPart : std::uint8_t { Up, Down, Body, Join, Cap };
[[nodiscard]] PathPart partOf(const core::PathTriangle& triangle);
[[nodiscard]] DataStyle pathPartStyle(PathPart part, const Theme& theme = Theme::current());

/// Pixels inside of the path.
[[nodiscard]] DataStyle insideStyle();

[[nodiscard]] QList<DataStyle> allFillParts(const Theme& theme);
[[nodiscard]] QList<DataStyle> allStrokeParts(const Theme& theme);

} // namespace vitrine::views
