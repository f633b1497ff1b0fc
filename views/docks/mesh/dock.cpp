// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/mesh/mesh_view.h"

namespace vitrine::views {

DockRow rowOfMesh()
{
    return {.id = "mesh",
            .title = QT_TRANSLATE_NOOP("DockTable", "Mesh"),
            .sentence = QT_TRANSLATE_NOOP(
                "DockTable",
                "The geometry of the current draw, before and after its vertex shader, in space and in tables."),
            .area = Qt::BottomDockWidgetArea,
            .make = makeView<MeshView>,
            .shows = showsAny<VertexLink, PrimitiveLink>,
            .height = 320,
            .shownAtFirst = false};
}

} // namespace vitrine::views
