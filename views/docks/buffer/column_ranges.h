// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

#include <cstdint>
#include <vector>

namespace vitrine::views {

class BufferModel;

/// The least and the largest value of each column, counted a slice at a time so that the window never waits for it.
class ColumnRanges final : public QObject {
    Q_OBJECT

public:
    explicit ColumnRanges(const BufferModel& model, QObject* parent = nullptr);

    struct Range {
        double least = 0;
        double largest = 0;
        std::uint64_t count = 0;      ///< of values that are numbers
        std::uint64_t notNumbers = 0; ///< not-a-number
    };
    /// By component; as far as counted.
    [[nodiscard]] const std::vector<Range>& ranges() const { return m_ranges; }
    [[nodiscard]] bool isComplete() const { return !m_timer.isActive(); }

    /// The bytes or the layout are others.
    void restart();

signals:
    void completed();

private:
    void countSlice();

    const BufferModel& m_model;
    std::vector<Range> m_ranges;
    QTimer m_timer;
    int m_next = 0; ///< row
};

} // namespace vitrine::views
