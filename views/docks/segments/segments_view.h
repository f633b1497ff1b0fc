// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/segments/segment_facts.h"
#include "views/kit/timeline/timeline_view.h"
#include "views/theme/shown.h"

class QToolButton;

namespace vitrine::views {

class FactTable;
class FitPanel;

/// How the stream of fragments is cut into segments: what the distributor fills, what the pipelines run, and what the
/// collector takes, over the cycles of the draw and as tables; the open segment at the cursor.
class SegmentsView final : public TimelineView {
    Q_OBJECT

public:
    explicit SegmentsView(Desk& desk);

    /// In place of all that, for machines without segments; empty: there are some.
    [[nodiscard]] std::optional<Lack> lack() const override;

    [[nodiscard]] QList<Export> exports() const override;

protected:
    void showRecording() override;
    void showCursor() override;

private:
    friend class test::Shown;

    [[nodiscard]] QString summary() const;
    void askForOneProcessor();
    void takeMoment(SharedSnapshot moment);

    SegmentFacts m_facts;
    QToolButton* m_speedUp;
    FitPanel* m_panel;
    FactTable* m_segmentTable;
    FactTable* m_pipelineTable;
};

} // namespace vitrine::views
