// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/machine/machine_view.h"
#include "views/segments/segment_facts.h"

class QLabel;
class QStackedWidget;
class QTabWidget;
class QToolButton;

namespace vitrine::views {

class FactTable;
class FitPanel;
class TrackTimeline;

/// How the stream of fragments is cut into segments: what the distributor fills, what the pipelines run, and what the
/// collector takes, over the cycles of the draw and as tables; the open segment at the cursor.
class SegmentsView final : public MachineView {
    Q_OBJECT

public:
    explicit SegmentsView(Desk& desk);

    [[nodiscard]] const SegmentFacts& facts() const { return m_facts; }
    [[nodiscard]] TrackTimeline& timeline() const { return *m_timeline; }
    [[nodiscard]] FitPanel& panel() const { return *m_panel; }
    [[nodiscard]] QToolButton& tableButton() const { return *m_asTable; }
    [[nodiscard]] QToolButton& speedUpButton() const { return *m_speedUp; }
    [[nodiscard]] QTabWidget& tables() const { return *m_tables; }
    [[nodiscard]] FactTable& segmentTable() const { return *m_segmentTable; }
    [[nodiscard]] FactTable& pipelineTable() const { return *m_pipelineTable; }
    /// In place of all that, for machines without segments; empty: there are some.
    [[nodiscard]] QString whyNothing() const;

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    void showRecording() override;
    void showCursor() override;

private:
    [[nodiscard]] QWidget* makeHeader(QWidget* parent);
    [[nodiscard]] QWidget* makePictures(QWidget* parent);
    [[nodiscard]] QWidget* makeTables(QWidget* parent);
    [[nodiscard]] FactTable& shownTable() const;
    [[nodiscard]] QString summary() const;
    void showSummary();
    void askForOneProcessor();
    void takeMoment(SharedSnapshot moment);

    SegmentFacts m_facts;
    QStackedWidget* m_states = nullptr; ///< what there is to see, or why there is nothing
    QLabel* m_why = nullptr;
    QLabel* m_summary = nullptr;
    QToolButton* m_speedUp = nullptr;
    QToolButton* m_withPanel = nullptr;
    QToolButton* m_asTable = nullptr;
    QStackedWidget* m_pages = nullptr;
    TrackTimeline* m_timeline = nullptr;
    QLabel* m_readout = nullptr;
    FitPanel* m_panel = nullptr;
    QTabWidget* m_tables = nullptr;
    FactTable* m_segmentTable = nullptr;
    FactTable* m_pipelineTable = nullptr;
};

} // namespace vitrine::views
