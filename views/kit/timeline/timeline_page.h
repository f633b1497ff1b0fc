// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/machine/draw_colors.h"
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

    /// A switch that colors by draw. `styles`: of the legend without it; `besides`: of the legend with it, what is
    /// told apart by pattern or letter.
    void addDrawSwitch(const DataLegend::Make& styles, const DataLegend::Make& besides);
    /// Of another recording: on where it has several draws, until the user has chosen.
    void setDraws(DrawColors colors);

private:
    TimelinePage(Desk& desk, const Names& names, TrackTimeline* timeline, QWidget* parent);
    void showDraws(DrawColors colors);

    TrackTimeline* m_timeline;
    QToolButton* m_byDraw = nullptr;
    bool m_isByDrawChosen = false; ///< by the user
    DataLegend::Make m_styles;
    DataLegend::Make m_besides;
};

} // namespace vitrine::views
