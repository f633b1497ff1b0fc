// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/text.h"
#include "core/session/pixel_history/pixel_history.h"

#include <QAbstractItemModel>

#include <memory>
#include <optional>
#include <vector>

namespace vitrine::views {

/// Everything that touched a pixel in the order of the stream. A draw with several fragments there is a row with a row
/// for each of them below it. Of 2-D graphics, lines below say which triangles of the path count at the pixel.
class HistoryModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column : std::uint8_t {
        WhatColumn,
        PrimitiveColumn,
        FateColumn,
        ReasonColumn,
        BeforeColumn,
        ShadedColumn,
        AfterColumn,
        DepthColumn,
        StencilColumn,
        TileColumn,
        ColumnCount
    };

    using QAbstractItemModel::QAbstractItemModel;

    /// Null empties it.
    void setHistory(std::shared_ptr<const core::PixelHistory> history);
    void setOnlyChanges(bool onlyChanges);
    [[nodiscard]] const std::shared_ptr<const core::PixelHistory>& history() const { return m_history; }
    /// Of a row; null for a draw with several fragments.
    [[nodiscard]] const core::PixelEntry* entry(const QModelIndex& index) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /// Below a group: a fragment, or a line about one.
    struct Row {
        const core::PixelEntry* entry = nullptr;
        std::optional<core::Text> line;
    };
    /// Of one call.
    struct Group {
        std::vector<const core::PixelEntry*> entries; ///< at least one
        std::vector<Row> rows;
    };

    void rebuild();
    /// Null: the index is one of a group.
    [[nodiscard]] const Row* row(const QModelIndex& index) const;
    [[nodiscard]] static QVariant lineData(const Row& row, int column, int role);
    [[nodiscard]] const Group& group(const QModelIndex& index) const;
    [[nodiscard]] QVariant groupData(const Group& group, int column, int role) const;
    [[nodiscard]] QVariant entryData(const core::PixelEntry& entry, int column, int role) const;
    [[nodiscard]] QString text(const core::PixelEntry& entry, int column) const;
    [[nodiscard]] QVariant mark(const core::PixelEntry& entry, int column) const;
    [[nodiscard]] QString valueTip(const core::PixelEntry& entry, int column) const;
    [[nodiscard]] QVariant reasonLinksOf(const core::PixelEntry& entry) const;
    [[nodiscard]] QVariant link(const core::PixelEntry& entry, int column) const;

    std::shared_ptr<const core::PixelHistory> m_history;
    std::vector<Group> m_groups;
    bool m_onlyChanges = false;
};

} // namespace vitrine::views
