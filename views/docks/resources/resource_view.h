// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/resources/resource_list.h"
#include "views/kit/asking_view.h"

#include <QSet>

#include <memory>

class QLabel;
class QLineEdit;
class QModelIndex;
class QToolButton;
class QTreeView;

namespace vitrine::views {

class ResourceFilter;
class ResourceModel;

/// Every object of the API at the position, by kind: facts, memory, and whether the last draw used it.
class ResourceView final : public AskingView<std::uint64_t, core::ResourceList> {
    Q_OBJECT

public:
    explicit ResourceView(Desk& desk);

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    [[nodiscard]] Asked<core::ResourceList> asked(const std::uint64_t& position) override;
    void showAnswer(const std::shared_ptr<const core::ResourceList>& list) override;
    void dropAnswer() override { showAnswer(nullptr); }
    void follow(const Changes& changes) override;
    void tellFailure(const QString& why) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeHeader();
    QWidget* makeContent();
    void setUpTree();
    void showSum();
    void showSelected();
    void selectCurrent(const QModelIndex& current);
    void rememberExpansion(const QModelIndex& index, bool isExpanded);
    void restoreExpansion();

    ResourceModel* m_model;
    ResourceFilter* m_filter;
    QTreeView* m_tree;
    QLabel* m_sum;
    QLineEdit* m_filterField = nullptr;
    QToolButton* m_usedOnly = nullptr;
    QSet<QString> m_collapsed; ///< kinds that the user has closed
    QSet<QString> m_expanded;  ///< resources that the user has opened
    bool m_isRestoring = false;
};

} // namespace vitrine::views
