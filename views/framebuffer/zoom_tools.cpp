// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/framebuffer/zoom_tools.h"

#include "views/framebuffer/picture_canvas.h"
#include "views/theme/icons.h"
#include "views/theme/tools.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLayout>
#include <QToolButton>

namespace vitrine::views {

namespace {

QString say(const char* text)
{
    return QCoreApplication::translate("ImageControls", text);
}

} // namespace

QLabel* addZoomTools(QWidget& row, PictureCanvas& canvas)
{
    auto* out = addTool(row, say(QT_TRANSLATE_NOOP("ImageControls", "Zoom out")),
                        say(QT_TRANSLATE_NOOP("ImageControls", "The wheel does, too.")));
    auto* label = new QLabel(&row);
    label->setAlignment(Qt::AlignCenter);
    label->setAccessibleName(say(QT_TRANSLATE_NOOP("ImageControls", "Zoom")));
    label->setMinimumWidth(label->fontMetrics().horizontalAdvance(QStringLiteral("6400 %")));
    row.layout()->addWidget(label);
    auto* in = addTool(row, say(QT_TRANSLATE_NOOP("ImageControls", "Zoom in")),
                       say(QT_TRANSLATE_NOOP("ImageControls", "The wheel does, too.")));
    auto* fit = addTool(row, say(QT_TRANSLATE_NOOP("ImageControls", "Fit")),
                        say(QT_TRANSLATE_NOOP("ImageControls", "Makes the whole picture visible.")));
    out->setIcon(symbolIcon(Symbol::ZoomOut));
    in->setIcon(symbolIcon(Symbol::ZoomIn));
    fit->setIcon(symbolIcon(Symbol::Fit));
    QObject::connect(out, &QToolButton::clicked, &canvas, &PictureCanvas::zoomOut);
    QObject::connect(in, &QToolButton::clicked, &canvas, &PictureCanvas::zoomIn);
    QObject::connect(fit, &QToolButton::clicked, &canvas, &PictureCanvas::fit);
    QObject::connect(&canvas, &PictureCanvas::zoomChanged, label, [label](double zoom) {
        const double percent = zoom * 100.0;
        label->setText(say(QT_TRANSLATE_NOOP("ImageControls", "%1 %")).arg(percent, 0, 'f', percent < 10.0 ? 1 : 0));
    });
    return label;
}

} // namespace vitrine::views
