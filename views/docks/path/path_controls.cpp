// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/path/path_controls.h"

#include "views/docks/path/path_canvas.h"
#include "views/docks/path/path_text.h"
#include "views/framebuffer/picture_canvas.h"
#include "views/framebuffer/zoom_tools.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"
#include "views/theme/wrap_layout.h"

#include <QComboBox>
#include <QSettings>
#include <QSignalBlocker>
#include <QToolButton>

namespace vitrine::views {

namespace {

QString key(const QToolButton& button)
{
    return QStringLiteral("docks/path/") + button.objectName();
}

} // namespace

PathControls::PathControls(QSettings& settings, PathCanvas& canvas, QWidget* parent)
    : QWidget(parent), m_settings(settings)
{
    setProperty("role", "header");
    setAttribute(Qt::WA_StyledBackground);
    auto* row = new WrapLayout(this);
    row->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    row->setSpacing(kGrid);
    m_path = new QComboBox(this);
    m_path->setObjectName(QStringLiteral("pathOfDraw"));
    m_path->setAccessibleName(tr("Path of the draw"));
    m_path->setToolTip(namedTip(tr("Path of the draw"), tr("A draw may fill a path and stroke it, and glyphs are a "
                                                           "path each: which of them is shown.")));
    m_path->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    row->addWidget(m_path);
    m_switches = {
        addSwitch(tr("Outline"), tr("Shows the path as edges, as the machine was given it."), "pathOutline"),
        addSwitch(tr("Points"), tr("Shows the ends of segments as squares, and control points with their handles."),
                  "pathPoints"),
        addSwitch(tr("Triangles"), tr("Shows the triangles of the fans, or the pieces of a stroke."), "pathTriangles"),
        addSwitch(tr("Pixels"),
                  tr("Shows the pixels at which the selected triangles count, large ones with their samples; without a "
                     "selection those that are inside of the path."),
                  "pathPixels"),
        addSwitch(tr("Ray"), tr("Shows a ray to the right from the picked point, with the edges that it crosses."),
                  "pathRay")};
    row->addStretch();
    auto* fit = addTool(*this, tr("Fit path"), tr("Makes the whole path visible."));
    fit->setObjectName(QStringLiteral("fitPath"));
    connect(fit, &QToolButton::clicked, &canvas, &PathCanvas::fitPath);
    addZoomTools(*this, canvas.picture());
    connect(m_path, &QComboBox::activated, this,
            [this](int index) { emit pathChosen(static_cast<std::uint32_t>(index)); });
    for (QToolButton* button : m_switches) {
        button->setChecked(m_settings.value(key(*button), true).toBool());
        connect(button, &QToolButton::toggled, this, [this, button](bool isOn) {
            m_settings.setValue(key(*button), isOn);
            emit lookChanged();
        });
    }
}

QToolButton* PathControls::addSwitch(const QString& name, const QString& sentence, const char* id)
{
    auto* button = addTool(*this, name, sentence);
    button->setObjectName(QLatin1String(id));
    button->setCheckable(true);
    return button;
}

PathLook PathControls::look() const
{
    return {m_switches[0]->isChecked(), m_switches[1]->isChecked(), m_switches[2]->isChecked(),
            m_switches[3]->isChecked(), m_switches[4]->isChecked()};
}

void PathControls::setPath(const core::PathAnatomy* path)
{
    const QSignalBlocker quiet(m_path);
    m_path->setVisible(path && path->total > 1);
    if (!path)
        return;
    if (m_path->count() != static_cast<int>(path->total)) {
        m_path->clear();
        for (std::uint32_t number = 0; number < path->total; ++number)
            m_path->addItem(tr("Path %1 of %2").arg(number + 1).arg(path->total));
    }
    m_path->setCurrentIndex(static_cast<int>(path->number));
}

} // namespace vitrine::views
