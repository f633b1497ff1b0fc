// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/state/state_tree.h"
#include "views/docks/units/unit_items.h"
#include "views/machine/machine_view.h"

namespace vitrine::views {

/// What every unit and queue of the machine holds at the cursor: registers, counters, configuration, items; with what
/// has changed since the cursor before.
class UnitsView final : public MachineView {
    Q_OBJECT

public:
    explicit UnitsView(Desk& desk);

    [[nodiscard]] QTreeView& tree() const { return m_tree->tree(); }
    [[nodiscard]] const StateModel& model() const { return m_tree->model(); }

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    void showRecording() override;
    void showCursor() override;

private:
    void show(std::shared_ptr<const core::Snapshot> snapshot);
    void showSelection();
    void reveal(const StateItem& item, bool isOpened);
    void showMenu(const QPoint& place);

    StateTree* m_tree;
    QAction* m_copy = nullptr;
    MachineLook m_look;
    std::shared_ptr<const core::StateNode> m_shownTree;
    std::optional<core::Cycle> m_cursor; ///< asked for, or shown
    Selection m_revealed;                ///< so that a step does not scroll back to it
};

} // namespace vitrine::views
