// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/resources/texture_contents.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace vitrine::views {

/// How often values occur, a row per channel, on a logarithmic scale; exact counts for the bucket under the cursor or
/// the one that the arrow keys go to.
class HistogramView final : public QWidget {
    Q_OBJECT

public:
    static constexpr int kRowHeight = 28;

    struct Place {
        std::size_t channel = 0, bucket = 0;
        friend bool operator==(const Place&, const Place&) = default;
    };

    explicit HistogramView(QWidget* parent = nullptr);

    void setStatistics(std::vector<core::ChannelStatistics> statistics);
    /// What is shown as black and as white.
    void setRange(float low, float high);

    [[nodiscard]] std::optional<Place> place() const { return m_place; }
    [[nodiscard]] QString placeText() const;                ///< "G 64 (0.2510): 12 texels"; empty without a place
    [[nodiscard]] QRect rowRect(std::size_t channel) const; ///< of the buckets
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void placeChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void setPlace(std::optional<Place> place);
    void paintRow(QPainter& painter, std::size_t channel) const;
    void paintRange(QPainter& painter, std::size_t channel) const;
    [[nodiscard]] double left(std::size_t channel, std::size_t bucket) const;

    std::vector<core::ChannelStatistics> m_statistics;
    float m_low = 0.0f, m_high = 1.0f;
    std::optional<Place> m_place;
};

/// "64 (0.2510)", "0.25 … 0.26": the values of a bucket.
[[nodiscard]] QString bucketText(const core::ChannelStatistics& statistics, std::size_t bucket);
/// The ends of a bucket.
struct BucketRange {
    double low = 0.0, high = 0.0;
};
[[nodiscard]] BucketRange bucketRange(const core::ChannelStatistics& statistics, std::size_t bucket);
/// Okabe and Ito's, by letter.
[[nodiscard]] QColor channelColor(char letter);

} // namespace vitrine::views
