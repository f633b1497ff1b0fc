// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/timeline/frame_rows.h"
#include "views/kit/timeline/timeline_view.h"
#include "views/theme/shown.h"

#include <QTimer>

class QLineEdit;

namespace vitrine::views {

class FrameOverview;
class RowTable;

/// The frame on one axis (RUN-08): draws, clears, copies and waits with arrows, units, queues, power and energy, and
/// totals of the cycles that are shown. Of a draw alone the same, with a way to its frame.
class FrameView final : public TimelineView {
    Q_OBJECT

public:
    explicit FrameView(Desk& desk);

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    void showRecording() override;
    void showCursor() override;

private:
    friend class test::Shown;

    void makeHeader();
    void makeTables();
    void showTracks();
    void fold(std::size_t track);
    void find(const QString& words);
    void zoomToThing();
    void showStretch();
    void showTables();
    [[nodiscard]] FrameStretch stretch() const;
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString stretchText() const;

    FrameFacts m_facts;
    FrameOverview* m_overview = nullptr;
    QLineEdit* m_find = nullptr;
    QLabel* m_stretch = nullptr;
    RowTable* m_things = nullptr;
    RowTable* m_waits = nullptr;
    RowTable* m_hostWrites = nullptr;
    RowTable* m_shares = nullptr;
    RowTable* m_energies = nullptr;
    QTimer m_later; ///< what takes its time waits until the stretch stands still
};

} // namespace vitrine::views
