// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/pixel_engine/pixel_bar.h"

namespace vitrine::views {

PixelBar::PixelBar(PixelPlayer& player, QWidget* parent) : StepBar(player, parent)
{
    addStart();
    addBack();
    addForward();
    addEnd();
    addPlace(tr("Instructions that the engine has fetched for this pixel."));
}

} // namespace vitrine::views
