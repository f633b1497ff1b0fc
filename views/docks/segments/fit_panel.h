// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/segments/segment_facts.h"

#include <QWidget>

class QLabel;

namespace vitrine::views {

class FactTable;

/// What is left of a resource in the open segment, as a bar with its numbers.
class ResourceGauge final : public QWidget {
    Q_OBJECT

public:
    explicit ResourceGauge(const QString& name, QWidget* parent = nullptr);

    struct Level {
        std::uint64_t left = 0;
        std::uint64_t capacity = 0; ///< 0: nothing is open
        bool limits = false;        ///< of all resources it is the one that runs out first
        friend bool operator==(const Level&, const Level&) = default;
    };
    void setLevel(const Level& level);
    [[nodiscard]] const Level& level() const { return m_level; }
    [[nodiscard]] QSize sizeHint() const override { return {240, 24}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int numberWidth() const;
    void paintBar(QPainter& painter, const QRect& bar) const;

    const QString m_name;
    Level m_level;
};

/// The open segment at the cursor: its four resources, its time-out, the fragment that is expected next, the last
/// decisions of the distributor, and the order in which it chose pipelines.
class FitPanel final : public QWidget {
    Q_OBJECT

public:
    /// `facts` must outlive it.
    FitPanel(Desk& desk, const SegmentFacts& facts, QWidget* parent = nullptr);

    /// The machine at the cursor is another.
    void show();

private:
    [[nodiscard]] ResourceGauge::Level level(const core::StateNode& open, std::size_t resource) const;
    [[nodiscard]] QString nextText() const;

    const SegmentFacts& m_facts;
    QLabel* m_title;
    QLabel* m_next;
    QLabel* m_order;
    std::array<ResourceGauge*, core::kSegmentResources> m_gauges{};
    FactTable* m_decisions;
};

} // namespace vitrine::views
