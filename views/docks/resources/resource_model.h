// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/resources/resource_list.h"

#include <QAbstractItemModel>

#include <memory>
#include <set>
#include <vector>

namespace vitrine::views {

class Notes;

/// Resources below their kinds; below programs their shaders, below framebuffers what is attached. The names in the
/// first column can be edited: they are the user's own.
class ResourceModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { NameColumn, UseColumn, ExtentColumn, FormatColumn, MemoryColumn, DetailColumn, ColumnCount };
    enum Role {
        IdRole = Qt::UserRole + 1, ///< QVariant of core::ResourceId; of kinds invalid
        UsedRole,                  ///< by the last draw; of kinds: any of theirs
        SortRole
    };

    ResourceModel(Notes& notes, QObject* parent);
    ~ResourceModel() override;

    /// Null: there is none. What differs from the list before stands out.
    void setList(std::shared_ptr<const core::ResourceList> list);
    [[nodiscard]] const core::ResourceList* list() const { return m_list.get(); }
    /// The row of a resource itself, not where others refer to it.
    [[nodiscard]] QModelIndex indexOf(const core::ResourceId& id) const;
    /// The user has renamed something.
    void refreshNames();

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Item;
    using Items = std::vector<std::unique_ptr<Item>>;

    [[nodiscard]] static const Item* itemOf(const QModelIndex& index);
    [[nodiscard]] const Items& below(const QModelIndex& parent) const;
    [[nodiscard]] Items makeItems() const;
    static Item& addItem(Item& above, const core::Resource* resource, const QString& reference);
    void addReferences(Item& item) const;
    void findChanges(const core::ResourceList* before);
    [[nodiscard]] QString text(const Item& item, int column) const;
    [[nodiscard]] QString kindRowText(const Item& item, int column) const;
    [[nodiscard]] QString nameText(const Item& item) const;
    [[nodiscard]] QVariant sortValue(const Item& item, int column) const;
    [[nodiscard]] QVariant value(const Item& item, int column) const;
    [[nodiscard]] QVariant color(const Item& item, int column) const;
    [[nodiscard]] QString toolTip(const Item& item, int column) const;

    Notes& m_notes;
    std::shared_ptr<const core::ResourceList> m_list;
    std::set<core::ResourceId> m_changed;
    Items m_kinds;
};

} // namespace vitrine::views
