// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/state/state_expansion.h"
#include "views/docks/units/unit_items.h"
#include "views/machine/machine_view.h"

class QLineEdit;
class QToolButton;
class QTreeView;

namespace vitrine::views {

class StateFilter;
class StateModel;

/// What every unit and queue of the machine holds at the cursor: registers, counters, configuration, items; with what
/// has changed since the cursor before.
class UnitsView final : public MachineView {
    Q_OBJECT

public:
    explicit UnitsView(Desk& desk);

    [[nodiscard]] QTreeView& tree() const { return *m_tree; }
    [[nodiscard]] QLineEdit& filterField() const { return *m_filterField; }
    [[nodiscard]] QToolButton& changesButton() const { return *m_changesOnly; }
    [[nodiscard]] const StateModel& model() const { return *m_model; }

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    void showRecording() override;
    void showCursor() override;

private:
    QWidget* makeHeader();
    void show(std::shared_ptr<const core::Snapshot> snapshot);
    void showSelection();
    void reveal(const StateItem& item, bool isOpened);
    void applyFilter();
    void showMenu(const QPoint& place);

    StateModel* m_model;
    StateFilter* m_filter;
    QTreeView* m_tree;
    QAction* m_copy = nullptr;
    QLineEdit* m_filterField = nullptr;
    QToolButton* m_changesOnly = nullptr;
    MachineLook m_look;
    std::shared_ptr<const core::StateNode> m_shownTree;
    std::optional<core::Cycle> m_cursor; ///< asked for, or shown
    Selection m_revealed;                ///< so that a step does not scroll back to it
    StateExpansion m_expansion;
};

} // namespace vitrine::views
