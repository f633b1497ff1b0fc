// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/resources/resource_list.h"
#include "views/base/dock_view.h"

#include <QSet>

#include <memory>

class QLabel;
class QLineEdit;
class QModelIndex;
class QToolButton;
class QTreeView;

namespace vitrine::views {

class Pane;
class ResourceFilter;
class ResourceModel;

/// Every object of the API at the position, by kind: facts, memory, and whether the last draw used it.
class ResourceView final : public DockView {
    Q_OBJECT

public:
    explicit ResourceView(Desk& desk);

    [[nodiscard]] QTreeView& tree() const { return *m_tree; }
    [[nodiscard]] QLineEdit& filterField() const { return *m_filterField; }
    [[nodiscard]] QToolButton& usedSwitch() const { return *m_usedOnly; }
    [[nodiscard]] const Pane& pane() const { return *m_pane; }

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    void refresh(const Changes& changes) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeHeader();
    QWidget* makeContent();
    void setUpTree();
    void ask();
    void show(std::shared_ptr<const core::ResourceList> list);
    void showSum();
    void showSelected();
    void selectCurrent(const QModelIndex& current);
    void rememberExpansion(const QModelIndex& index, bool isExpanded);
    void restoreExpansion();

    ResourceModel* m_model;
    ResourceFilter* m_filter;
    QTreeView* m_tree;
    QLabel* m_sum;
    Pane* m_pane = nullptr;
    QLineEdit* m_filterField = nullptr;
    QToolButton* m_usedOnly = nullptr;
    QSet<QString> m_collapsed; ///< kinds that the user has closed
    QSet<QString> m_expanded;  ///< resources that the user has opened
    bool m_isRestoring = false;
};

} // namespace vitrine::views
