// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/machine/machine_view.h"

namespace vitrine::views {

class DiagramCanvas;
class MachinePage;
class MachinePlayer;
class PlayBar;
class RowTable;

/// The running machine as a schematic (V-PIPE): units with what they do at the cursor, queues with what they hold,
/// and what holds the selected unit up.
class DiagramView final : public MachineView {
    Q_OBJECT

public:
    explicit DiagramView(Desk& desk);

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    void showRecording() override;
    void showCursor() override;

private:
    void placePlayBar(bool isInHeader);
    void addTools();
    void showMenu(std::size_t node, const QPoint& globalPlace);
    /// Of the machine as it is played.
    void showFrame();
    /// `moment`: the machine at the cursor; null: what was recorded of it.
    void showState(const core::Snapshot* moment);
    /// The same, but for the table.
    void showMachine(const core::Snapshot* moment);
    /// Where the cursor is in the draw, and which way its fragments took.
    void showPlace();
    void showSentence();

    MachinePlayer& m_player;
    PlayBar* m_playBar;
    std::optional<core::Cycle> m_frame; ///< of the player, that is shown
    DiagramCanvas* m_canvas;
    MachinePage* m_page;
    RowTable* m_table;
};

} // namespace vitrine::views
