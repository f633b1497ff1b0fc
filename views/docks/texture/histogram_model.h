// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/resources/texture_contents.h"
#include "views/kit/fact_table.h"

#include <optional>
#include <vector>

namespace vitrine::views {

/// The histogram as a table: a row per bucket that is not empty, then what no bucket holds.
class HistogramModel final : public FactModel {
    Q_OBJECT

public:
    enum Column { ChannelColumn, StoredColumn, FromColumn, ToColumn, CountColumn, ColumnCount };
    explicit HistogramModel(QObject* parent = nullptr);

    void setStatistics(const std::vector<core::ChannelStatistics>& statistics);

private:
    struct Bucket {
        char letter = 'R';
        std::optional<std::size_t> stored; ///< where a bucket is one value
        double from = 0.0, to = 0.0;
        std::uint64_t count = 0;
    };
    [[nodiscard]] static QList<FactColumn> makeColumns(const HistogramModel* model);
    void addChannel(const core::ChannelStatistics& statistics);

    std::vector<Bucket> m_buckets;
};

} // namespace vitrine::views
