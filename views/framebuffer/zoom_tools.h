// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLabel;
class QWidget;

namespace vitrine::views {

class PictureCanvas;

/// At the end of a row's layout: zoom out, the zoom in percent, zoom in, fit. Gives the label of the zoom.
QLabel* addZoomTools(QWidget& row, PictureCanvas& canvas);

} // namespace vitrine::views
