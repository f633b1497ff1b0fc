// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>

class QTreeView;

namespace vitrine::views {

class StateFilter;

/// Which rows of a tree of states are open: kept by their paths when the rows become others.
class StateExpansion {
public:
    /// Both must outlive it; the tree shows the filter.
    StateExpansion(QTreeView& tree, const StateFilter& filter) : m_tree(tree), m_filter(filter) {}

    /// Only while everything is shown: what a filter opens is not the user's choice.
    void remember();
    /// All while something is filtered; the first level until the user has chosen.
    void restore() const;

private:
    QTreeView& m_tree;
    const StateFilter& m_filter;
    QSet<QString> m_expanded;
};

} // namespace vitrine::views
