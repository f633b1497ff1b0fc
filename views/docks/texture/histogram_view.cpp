// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/texture/histogram_view.h"

#include "views/theme/counted.h"
#include "views/theme/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace vitrine::views {

using core::ChannelStatistics;

namespace {

constexpr int kLetterWidth = 20;
constexpr int kRangeWidth = 148; // of "0.123456789 … 0.123456789", nearly
constexpr int kGap = 4;
constexpr int kPageOfBuckets = 16;

QString shortNumber(double value)
{
    return QString::number(value, 'g', 5);
}

} // namespace

QColor channelColor(char letter)
{
    switch (letter) {
    case 'R': return {0xd5, 0x5e, 0x00};
    case 'G': return {0x00, 0x9e, 0x73};
    case 'B': return {0x56, 0xb4, 0xe9};
    default: return {0x9a, 0xa1, 0xab};
    }
}

BucketRange bucketRange(const ChannelStatistics& statistics, std::size_t bucket)
{
    const double low = static_cast<double>(statistics.low);
    const double high = static_cast<double>(statistics.high);
    if (statistics.hasBucketPerValue()) {
        const double value = high * static_cast<double>(bucket) / static_cast<double>(statistics.buckets.size() - 1);
        return {value, value};
    }
    const double width = (high - low) / static_cast<double>(statistics.buckets.size());
    return {low + width * static_cast<double>(bucket), low + width * static_cast<double>(bucket + 1)};
}

QString bucketText(const ChannelStatistics& statistics, std::size_t bucket)
{
    const BucketRange range = bucketRange(statistics, bucket);
    if (statistics.channel.isNumber())
        return QString::number(bucket);
    if (statistics.hasBucketPerValue())
        return QStringLiteral("%1 (%2)").arg(bucket).arg(range.low, 0, 'f', 4);
    return QStringLiteral("%1 … %2").arg(shortNumber(range.low), shortNumber(range.high));
}

HistogramView::HistogramView(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Histogram"));
    setObjectName(QStringLiteral("histogram"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void HistogramView::setStatistics(std::vector<ChannelStatistics> statistics)
{
    const bool hasOtherRows = statistics.size() != m_statistics.size();
    m_statistics = std::move(statistics);
    if (m_place &&
        (m_place->channel >= m_statistics.size() || m_place->bucket >= m_statistics[m_place->channel].buckets.size()))
        m_place.reset();
    if (hasOtherRows)
        updateGeometry();
    emit placeChanged();
    update();
}

void HistogramView::setRange(float low, float high)
{
    m_low = low;
    m_high = high;
    update();
}

QSize HistogramView::sizeHint() const
{
    const int rows = std::max(1, static_cast<int>(m_statistics.size()));
    return {kLetterWidth + kRangeWidth + 2 * kPadding + 128, rows * kRowHeight + 2 * kGap};
}

QRect HistogramView::rowRect(std::size_t channel) const
{
    const int top = kGap + static_cast<int>(channel) * kRowHeight;
    const bool hasRoom = width() > 2 * kRangeWidth;
    return QRect(QPoint(kPadding + kLetterWidth, top + 2),
                 QPoint(width() - kPadding - (hasRoom ? kRangeWidth : 0), top + kRowHeight - 3));
}

double HistogramView::left(std::size_t channel, std::size_t bucket) const
{
    const QRect row = rowRect(channel);
    return row.left() +
           row.width() * static_cast<double>(bucket) / static_cast<double>(m_statistics[channel].buckets.size());
}

QString HistogramView::placeText() const
{
    if (!m_place)
        return {};
    const ChannelStatistics& statistics = m_statistics[m_place->channel];
    const QString texels = counted(statistics.buckets[m_place->bucket], tr("%1 texel"), tr("%1 texels"));
    return tr("%1 %2: %3")
        .arg(QLatin1Char(statistics.channel.letter))
        .arg(bucketText(statistics, m_place->bucket), texels);
}

void HistogramView::setPlace(std::optional<Place> place)
{
    if (place == m_place)
        return;
    m_place = place;
    setAccessibleDescription(placeText());
    setToolTip(placeText());
    emit placeChanged();
    update();
}

void HistogramView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme theme = Theme::current();
    painter.fillRect(rect(), theme.panel);
    for (std::size_t channel = 0; channel < m_statistics.size(); ++channel) {
        paintRow(painter, channel);
        paintRange(painter, channel);
    }
    if (hasFocus()) {
        painter.setPen(theme.accent);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void HistogramView::paintRow(QPainter& painter, std::size_t channel) const
{
    const Theme theme = Theme::current();
    const ChannelStatistics& statistics = m_statistics[channel];
    const QRect row = rowRect(channel);
    const QColor color = channelColor(statistics.channel.letter);
    painter.setPen(theme.text);
    painter.drawText(QRect(kPadding, row.top(), kLetterWidth, row.height()), Qt::AlignVCenter,
                     QString(QLatin1Char(statistics.channel.letter)));
    if (width() > 2 * kRangeWidth) {
        painter.setPen(theme.secondary);
        painter.drawText(QRect(row.right() + kPadding, row.top(), kRangeWidth - kPadding, row.height()),
                         Qt::AlignVCenter,
                         tr("%1 … %2").arg(shortNumber(static_cast<double>(statistics.min)),
                                           shortNumber(static_cast<double>(statistics.max))));
    }
    painter.fillRect(row, theme.window);
    const std::uint64_t most = *std::ranges::max_element(statistics.buckets);
    const double scale = most == 0 ? 0.0 : row.height() / std::log2(1.0 + static_cast<double>(most));
    for (std::size_t bucket = 0; bucket < statistics.buckets.size(); ++bucket) {
        if (statistics.buckets[bucket] == 0)
            continue;
        const double height = scale * std::log2(1.0 + static_cast<double>(statistics.buckets[bucket]));
        const double x = left(channel, bucket);
        const double across = std::max(1.0, left(channel, bucket + 1) - x);
        const bool isPlace = m_place && *m_place == Place{channel, bucket};
        painter.fillRect(QRectF(x, row.bottom() + 1 - height, across, height), isPlace ? theme.accent : color);
    }
    if (m_place && m_place->channel == channel) {
        painter.setPen(theme.accent);
        const double x = (left(channel, m_place->bucket) + left(channel, m_place->bucket + 1)) / 2;
        painter.drawLine(QPointF(x, row.top()), QPointF(x, row.bottom()));
    }
}

// Where black and white stand: a bracket at each end.
void HistogramView::paintRange(QPainter& painter, std::size_t channel) const
{
    const ChannelStatistics& statistics = m_statistics[channel];
    const QRect row = rowRect(channel);
    const double span = static_cast<double>(statistics.high) - static_cast<double>(statistics.low);
    if (statistics.channel.letter == 'A' || span <= 0.0)
        return;
    painter.setPen(Theme::current().text);
    for (const float end : {m_low, m_high}) {
        const double share = (static_cast<double>(end) - static_cast<double>(statistics.low)) / span;
        if (share < 0.0 || share > 1.0)
            continue;
        const double x = row.left() + share * (row.width() - 1);
        const double inwards = end == m_low ? 3.0 : -3.0;
        painter.drawLine(QPointF(x, row.top()), QPointF(x, row.bottom()));
        painter.drawLine(QPointF(x, row.top()), QPointF(x + inwards, row.top()));
        painter.drawLine(QPointF(x, row.bottom()), QPointF(x + inwards, row.bottom()));
    }
}

void HistogramView::mouseMoveEvent(QMouseEvent* event)
{
    for (std::size_t channel = 0; channel < m_statistics.size(); ++channel) {
        const QRect row = rowRect(channel);
        if (!row.contains(event->position().toPoint()))
            continue;
        const double share = (event->position().x() - row.left()) / row.width();
        const auto count = m_statistics[channel].buckets.size();
        return setPlace(
            Place{channel, std::min(count - 1, static_cast<std::size_t>(share * static_cast<double>(count)))});
    }
    setPlace(std::nullopt);
}

void HistogramView::keyPressEvent(QKeyEvent* event)
{
    int along = 0;
    int down = 0;
    switch (event->key()) {
    case Qt::Key_Left: along = -1; break;
    case Qt::Key_Right: along = 1; break;
    case Qt::Key_PageUp: along = -kPageOfBuckets; break;
    case Qt::Key_PageDown: along = kPageOfBuckets; break;
    case Qt::Key_Up: down = -1; break;
    case Qt::Key_Down: down = 1; break;
    default: return QWidget::keyPressEvent(event);
    }
    if (m_statistics.empty())
        return;
    const Place from = m_place.value_or(Place{});
    const auto moved = [](std::size_t at, int by, std::size_t count) {
        return static_cast<std::size_t>(std::clamp(static_cast<int>(at) + by, 0, static_cast<int>(count) - 1));
    };
    const std::size_t channel = moved(from.channel, down, m_statistics.size());
    setPlace(Place{channel, moved(from.bucket, m_place ? along : 0, m_statistics[channel].buckets.size())});
}

void HistogramView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void HistogramView::leaveEvent(QEvent*)
{
    if (!hasFocus())
        setPlace(std::nullopt);
}

} // namespace vitrine::views
