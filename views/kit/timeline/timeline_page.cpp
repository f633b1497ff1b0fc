// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/kit/timeline/timeline_page.h"

#include "views/kit/timeline/track_timeline.h"

#include <QLabel>
#include <QToolButton>

#include <utility>

namespace vitrine::views {

TimelinePage::TimelinePage(Desk& desk, const Names& names, QWidget* parent)
    : TimelinePage(desk, names, new TrackTimeline(desk), parent)
{
}

TimelinePage::TimelinePage(Desk& desk, const Names& names, TrackTimeline* timeline, QWidget* parent)
    : MachinePage(desk, {names.id, names.tables}, timeline, parent), m_timeline(timeline)
{
    m_timeline->setAccessibleName(names.timeline);
    m_timeline->setObjectName(names.id + QStringLiteral("Timeline"));
    connect(m_timeline, &TrackTimeline::readoutChanged, &readout(), &QLabel::setText);
}

void TimelinePage::addDrawSwitch(const DataLegend::Make& styles, const DataLegend::Make& besides)
{
    m_styles = styles;
    m_besides = besides;
    setLegend(styles);
    m_byDraw = addSwitch(tr("Color by draw"),
                         tr("Gives every draw, and every pass of a 2-D drawing, a color of its own."), false);
    m_byDraw->setObjectName(QStringLiteral("colorByDraw"));
    connect(m_byDraw, &QToolButton::clicked, this, [this] {
        m_isByDrawChosen = true;
        showDraws(m_timeline->drawColors());
    });
}

void TimelinePage::setDraws(DrawColors colors)
{
    if (!m_isByDrawChosen)
        m_byDraw->setChecked(colors.count() > 1);
    showDraws(std::move(colors));
}

void TimelinePage::showDraws(DrawColors colors)
{
    colors.setOn(m_byDraw->isChecked());
    if (colors.isOn())
        setLegend([colors, besides = m_besides](const Theme& theme) { return colors.legend(besides(theme), theme); });
    else
        setLegend(m_styles);
    m_timeline->setDrawColors(std::move(colors));
}

} // namespace vitrine::views
