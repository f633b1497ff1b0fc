// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/texture/histogram_model.h"

#include "views/docks/texture/histogram_view.h"
#include "views/theme/counted.h"

#include <cmath>
#include <limits>

namespace vitrine::views {

namespace {

RowCell boundCell(double value)
{
    return {.text = QString::number(value, 'g', 7), .value = value};
}

} // namespace

HistogramModel::HistogramModel(QObject* parent) : FactModel(makeColumns(this), parent) {}

QList<FactColumn> HistogramModel::makeColumns(const HistogramModel* model)
{
    const auto bucket = [model](int row) -> const Bucket& { return model->m_buckets[static_cast<std::size_t>(row)]; };
    const auto stored = [bucket](int row) {
        const auto& value = bucket(row).stored;
        return value ? RowCell{.text = QString::number(*value), .value = QVariant::fromValue<quint64>(*value)}
                     : RowCell();
    };
    const auto count = [bucket](int row) {
        return RowCell{.text = grouped(bucket(row).count), .value = QVariant::fromValue<quint64>(bucket(row).count)};
    };
    return {{.name = tr("Channel"),
             .sentence = {},
             .cell = [bucket](int row) { return RowCell{.text = QString(QLatin1Char(bucket(row).letter))}; }},
            {.name = tr("Stored"), .sentence = {}, .cell = stored, .isRight = true},
            {.name = tr("From"),
             .sentence = {},
             .cell = [bucket](int row) { return boundCell(bucket(row).from); },
             .isRight = true},
            {.name = tr("To"),
             .sentence = {},
             .cell = [bucket](int row) { return boundCell(bucket(row).to); },
             .isRight = true},
            {.name = tr("Texels"), .sentence = {}, .cell = count, .isRight = true}};
}

void HistogramModel::setStatistics(const std::vector<core::ChannelStatistics>& statistics)
{
    m_buckets.clear();
    for (const core::ChannelStatistics& channel : statistics)
        addChannel(channel);
    setRowTotal(static_cast<int>(m_buckets.size()));
}

void HistogramModel::addChannel(const core::ChannelStatistics& statistics)
{
    const char letter = statistics.channel.letter;
    for (std::size_t bucket = 0; bucket < statistics.buckets.size(); ++bucket) {
        const BucketRange range = bucketRange(statistics, bucket);
        const auto stored = statistics.hasBucketPerValue() ? std::optional(bucket) : std::nullopt;
        if (statistics.buckets[bucket] != 0)
            m_buckets.push_back({letter, stored, range.low, range.high, statistics.buckets[bucket]});
    }
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
    const std::pair<double, std::uint64_t> others[] = {{-kInfinity, statistics.negativeInfinities},
                                                       {kInfinity, statistics.positiveInfinities},
                                                       {kNan, statistics.nanCount}};
    for (const auto& [value, count] : others)
        if (count != 0)
            m_buckets.push_back({letter, std::nullopt, value, value, count});
}

} // namespace vitrine::views
