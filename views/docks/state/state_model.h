// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/state/state_item.h"

#include <QAbstractItemModel>

namespace vitrine::views {

/// A state tree as name and value; changed values stand out and say what they were.
class StateModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role { ChangedRole = Qt::UserRole, ContainsChangeRole, PathRole, PlainNameRole };

    using QAbstractItemModel::QAbstractItemModel;

    /// Null empties the model.
    void setItems(std::unique_ptr<StateItem> root);
    /// In place of those before.
    void setLinks(const std::vector<StateRowLink>& links);
    [[nodiscard]] const StateItem* itemOf(const QModelIndex& index) const;
    [[nodiscard]] const StateItem* root() const { return m_root.get(); }

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void setReference(StateItem& item, const QString& text, std::optional<Link> link);

    std::vector<StateItem*> m_linked;
    std::unique_ptr<StateItem> m_root;
};

} // namespace vitrine::views
