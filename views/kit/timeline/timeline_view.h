// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/kit/timeline/timeline_page.h"
#include "views/kit/timeline/track_timeline.h"
#include "views/machine/machine_view.h"

namespace vitrine::views {

/// A dock that shows a recorded draw on a TimelinePage, and nothing but that.
class TimelineView : public MachineView {
    Q_OBJECT

public:
    [[nodiscard]] TrackTimeline& timeline() const { return m_page->timeline(); }
    [[nodiscard]] QTabWidget& tables() const { return m_page->tables(); }
    [[nodiscard]] QLabel& readout() const { return m_page->readout(); }

    void copy() override { m_page->copy(); }

protected:
    /// `noDraw`: in place of the page when no draw is shown.
    TimelineView(Desk& desk, const TimelinePage::Names& names, const QString& noDraw);

    [[nodiscard]] TimelinePage& page() const { return *m_page; }

private:
    TimelinePage* m_page;
};

} // namespace vitrine::views
