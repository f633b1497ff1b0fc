// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/diagram/diagram_content.h"

class QPainter;

namespace vitrine::views {

struct Theme;

struct DiagramLook {
    std::optional<std::size_t> selected; ///< node
    std::optional<std::size_t> hovered;  ///< node
    double zoom = 1;                     ///< at which it is seen: what would be too small to read is left out
    int text = 13;                       ///< pixels: what is written is never smaller on the screen
    double top = 0;                      ///< of what is seen: names of columns stay there
    bool showsLines = false;             ///< with the lines and queries that are no part of the flow
};
/// What stays as it is while the cursor moves: boxes, names, and wires at rest.
void paintDiagramAtRest(QPainter& painter, const DiagramContent& content, const DiagramLook& look, const Theme& theme);
/// What units do and queues hold, wires along which work goes, and what is selected.
void paintDiagramAtWork(QPainter& painter, const DiagramContent& content, const DiagramLook& look, const Theme& theme);

} // namespace vitrine::views
