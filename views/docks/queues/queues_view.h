// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/queues/queue_tracks.h"
#include "views/kit/timeline/timeline_view.h"
#include "views/theme/shown.h"

#include <QTimer>

class QLabel;
class QProgressBar;

namespace vitrine::views {

class LinkedText;
class RowTable;

/// Why the machine waits: what every unit does and how full every queue is over the cycles of the shown draw, and of
/// the selected one its numbers and who holds it up. The same as tables.
class QueuesView final : public TimelineView {
    Q_OBJECT

public:
    explicit QueuesView(Desk& desk);

    [[nodiscard]] QLabel& hiding() const { return *m_hiding; }

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    void showRecording() override;
    void showCursor() override;

private:
    friend class test::Shown;

    void makeHeader();
    void makeTables();
    void showLanes();
    void showSelection();
    void toggle(LaneSection section);
    [[nodiscard]] const Lane* current() const;
    void showTables();
    void showReport();
    void showHiding();
    void showStretch();

    QueueFacts m_facts;
    std::set<LaneSection> m_closed{LaneSection::StageQueues};
    std::vector<Lane> m_lanes;
    QProgressBar* m_meter = nullptr;
    QLabel* m_hiding = nullptr;
    LinkedText* m_report = nullptr;
    RowTable* m_queueTable = nullptr;
    RowTable* m_unitTable = nullptr;
    RowTable* m_blockedTable = nullptr;
    QTimer m_later; ///< what takes its time waits until the stretch stands still
};

} // namespace vitrine::views
