// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/resources/texture_contents.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace vitrine::views {

/// The histogram as a table: a row per bucket that is not empty, then what no bucket holds.
class HistogramModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { ChannelColumn, StoredColumn, FromColumn, ToColumn, CountColumn, ColumnCount };
    using QAbstractTableModel::QAbstractTableModel;

    void setStatistics(const std::vector<core::ChannelStatistics>& statistics);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        char letter = 'R';
        std::optional<std::size_t> stored; ///< where a bucket is one value
        double from = 0.0, to = 0.0;
        std::uint64_t count = 0;
    };
    void addChannel(const core::ChannelStatistics& statistics);

    std::vector<Row> m_rows;
};

} // namespace vitrine::views
