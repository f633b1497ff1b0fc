// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/kit/timeline/timeline_page.h"

#include "views/kit/timeline/track_timeline.h"

#include <QLabel>

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

} // namespace vitrine::views
