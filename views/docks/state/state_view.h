// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/observe/snapshot.h"
#include "core/session/resources/state_references.h"
#include "views/base/dock_view.h"
#include "views/docks/state/state_tree.h"

#include <memory>

namespace vitrine::views {

struct EventIndex;
class Pane;

/// The state of the current draw, with what changed since the state shown before.
class StateView final : public DockView {
    Q_OBJECT

public:
    explicit StateView(Desk& desk);

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override { copySelected(); }

protected:
    void refresh(const Changes& changes) override;

private:
    [[nodiscard]] QTreeView& tree() const { return m_tree->tree(); }
    /// Null: there is no draw yet. The same state again changes nothing.
    void setState(std::shared_ptr<const core::StateNode> state);
    void askReferences();
    void showReferences();
    /// Forgets what was shown, so that the next state is compared with nothing.
    void clear();
    void addExportTool();
    void showPane();
    void showMenu(const QPoint& place);
    void copySelected() const;
    void exportJson();

    StateTree* m_tree;
    Pane* m_pane;
    QAction* m_copy = nullptr;
    std::shared_ptr<const core::StateNode> m_state;
    std::shared_ptr<const std::vector<core::StateReference>> m_references; ///< of m_state; null: not known yet
    std::shared_ptr<const EventIndex> m_index;                             ///< of the capture that the state is of
};

} // namespace vitrine::views
