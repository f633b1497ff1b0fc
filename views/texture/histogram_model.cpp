// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/texture/histogram_model.h"

#include "views/base/item_tools.h"
#include "views/texture/histogram_view.h"
#include "views/theme/counted.h"

#include <cmath>
#include <limits>

namespace vitrine::views {

void HistogramModel::setStatistics(const std::vector<core::ChannelStatistics>& statistics)
{
    beginResetModel();
    m_rows.clear();
    for (const core::ChannelStatistics& channel : statistics)
        addChannel(channel);
    endResetModel();
}

void HistogramModel::addChannel(const core::ChannelStatistics& statistics)
{
    const char letter = statistics.channel.letter;
    for (std::size_t bucket = 0; bucket < statistics.buckets.size(); ++bucket) {
        const BucketRange range = bucketRange(statistics, bucket);
        const auto stored = statistics.hasBucketPerValue() ? std::optional(bucket) : std::nullopt;
        if (statistics.buckets[bucket] != 0)
            m_rows.push_back({letter, stored, range.low, range.high, statistics.buckets[bucket]});
    }
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
    const std::pair<double, std::uint64_t> others[] = {{-kInfinity, statistics.negativeInfinities},
                                                       {kInfinity, statistics.positiveInfinities},
                                                       {kNan, statistics.nanCount}};
    for (const auto& [value, count] : others)
        if (count != 0)
            m_rows.push_back({letter, std::nullopt, value, value, count});
}

int HistogramModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int HistogramModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QVariant HistogramModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == Qt::TextAlignmentRole && index.column() != ChannelColumn)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    const bool isText = role == Qt::DisplayRole;
    if (!isText && role != kValueRole)
        return {};
    const auto number = [&](double value) -> QVariant {
        return isText ? QVariant(QString::number(value, 'g', 7)) : value;
    };
    switch (index.column()) {
    case ChannelColumn: return QString(QLatin1Char(row.letter));
    case StoredColumn: return row.stored ? QVariant::fromValue<quint64>(*row.stored) : QVariant();
    case FromColumn: return number(row.from);
    case ToColumn: return number(row.to);
    case CountColumn: return isText ? QVariant(grouped(row.count)) : QVariant::fromValue<quint64>(row.count);
    default: return {};
    }
}

QVariant HistogramModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole && section != ChannelColumn)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case ChannelColumn: return tr("Channel");
    case StoredColumn: return tr("Stored");
    case FromColumn: return tr("From");
    case ToColumn: return tr("To");
    case CountColumn: return tr("Texels");
    default: return {};
    }
}

} // namespace vitrine::views
