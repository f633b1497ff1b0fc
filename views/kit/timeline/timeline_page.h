// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/machine/machine_page.h"

namespace vitrine::views {

class TrackTimeline;

/// A MachinePage whose exhibit is a timeline, which tells its values in the footer.
class TimelinePage final : public MachinePage {
    Q_OBJECT

public:
    struct Names {
        QString id;       ///< "segment": begins the names of its parts
        QString timeline; ///< what it is called: "Segments over time"
        QString tables;   ///< what the switch does: "Shows segments and pipelines as tables."
    };
    TimelinePage(Desk& desk, const Names& names, QWidget* parent = nullptr);

    [[nodiscard]] TrackTimeline& timeline() const { return *m_timeline; }

private:
    TimelinePage(Desk& desk, const Names& names, TrackTimeline* timeline, QWidget* parent);

    TrackTimeline* m_timeline;
};

} // namespace vitrine::views
