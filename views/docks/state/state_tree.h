// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/state/state_expansion.h"
#include "views/kit/filter_line.h"

#include <QObject>

#include <memory>

class QHBoxLayout;
class QLineEdit;
class QModelIndex;
class QToolButton;
class QTreeView;

namespace vitrine::views {

class Desk;
class StateFilter;
class StateModel;
struct StateItem;

/// A tree of states in which what has changed stands out, and the row above it: a line in which one filters it, and a
/// switch that shows the changes alone. What is open stays open.
class StateTree final : public QObject {
    Q_OBJECT

public:
    struct Names {
        QString id;   ///< of the tree: "stateTree"
        QString tree; ///< what it is called: "State of the current draw"
        FilterWords filter;
        QString changes; ///< what the switch does
        int width;       ///< of the column of names, in pixels
    };
    StateTree(Desk& desk, const Names& names, QWidget* parent);

    [[nodiscard]] QWidget& header() const { return *m_header; }
    [[nodiscard]] QTreeView& tree() const { return *m_tree; }
    [[nodiscard]] StateModel& model() const { return *m_model; }

    /// Null empties it.
    void setItems(std::unique_ptr<StateItem> root);
    /// Of a row of the tree; null: of none.
    [[nodiscard]] const StateItem* itemAt(const QModelIndex& index) const;
    /// Where an item stands in the tree; invalid while it is filtered away.
    [[nodiscard]] QModelIndex indexOf(const StateItem& item) const;

private:
    void applyFilter();

    StateModel* m_model;
    StateFilter* m_filter;
    QTreeView* m_tree;
    StateExpansion m_expansion;
    QWidget* m_header;
    QLineEdit* m_filterField;
    QToolButton* m_changesOnly;
};

} // namespace vitrine::views
