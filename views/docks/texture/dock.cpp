// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/texture/texture_view.h"

namespace vitrine::views {

namespace {

bool showsTexture(const Selection& selection)
{
    const auto* resource = std::get_if<ResourceLink>(&selection);
    return resource && hasImages(resource->id.kind);
}

} // namespace

DockRow rowOfTexture()
{
    return {
        .id = "texture",
        .title = QT_TRANSLATE_NOOP("DockTable", "Texture"),
        .sentence = QT_TRANSLATE_NOOP(
            "DockTable", "An image in the machine's memory: levels, faces, channels, range, histogram, exact texels."),
        .area = Qt::RightDockWidgetArea,
        .make = makeView<TextureView>,
        .shows = showsTexture,
        .shownAtFirst = false};
}

} // namespace vitrine::views
