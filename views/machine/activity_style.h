// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/activity_history.h"
#include "core/session/machine/instruction_section.h"
#include "core/session/machine/task_log.h"
#include "views/theme/theme.h"

#include <QBrush>
#include <QList>
#include <QString>
#include <QWidget>

#include <functional>

class QPainter;

/// How what units and tasks do looks, in every dock: each by color, by pattern and by letter.

namespace vitrine::views {

/// What a unit does in a cycle; counts into core::ActivityShares::cycles.
enum class UnitState : std::uint8_t { Idle, Working, InputEmpty, OutputFull, ResourceBusy, Ordering, Memory };
inline constexpr int kUnitStateCount = core::ActivityShares::kKinds;
[[nodiscard]] UnitState unitState(core::Activity activity, core::StallReason reason);
[[nodiscard]] inline core::Cycle cyclesIn(const core::ActivityShares& shares, UnitState state)
{
    return shares.cycles[static_cast<std::size_t>(state)];
}

/// A color with a pattern of another one over it; or nothing with a dashed edge.
struct DataFill {
    QColor color;
    Qt::BrushStyle pattern = Qt::NoBrush;
    QColor ink = {};       ///< of the pattern, of the edge
    bool isDashed = false; ///< the edge
};
void paintFill(QPainter& painter, const QRectF& area, const DataFill& fill);
/// So many parts in a hundred of it, the rest of the panel.
[[nodiscard]] QColor thinned(const QColor& color, const Theme& theme, int percent);
/// For letters on a color: dark or white.
[[nodiscard]] QColor inkOn(const QColor& color);

/// Something that is shown by a fill.
struct DataStyle {
    DataFill fill;
    QString letter;    ///< empty: the color alone tells
    QString name;      ///< "stalled, output full"
    QString shortName; ///< "output full": in a legend, where color and letter stand beside it
    QString sentence;
};

[[nodiscard]] DataStyle unitStateStyle(UnitState state, const Theme& theme = Theme::current());
/// "output full"; of working and idle as unitStateStyle() names them.
[[nodiscard]] QString stallReasonName(core::StallReason reason);

[[nodiscard]] DataStyle taskPhaseStyle(core::TaskPhase phase, const Theme& theme = Theme::current());

/// As the phases of a task look that cost it the same.
[[nodiscard]] DataStyle taskCostStyle(core::TaskCost cost, const Theme& theme = Theme::current());

/// How much a queue holds: between its least and its most, the mean; stretches in which it is full.
struct QueueColors {
    QColor band;
    QColor mean;
    QColor capacity;
    QColor full;
};
[[nodiscard]] QueueColors queueColors(const Theme& theme = Theme::current());

/// Fills with their letters and names in a row, in several where that is narrow. Each tells its sentence.
class DataLegend final : public QWidget {
    Q_OBJECT

public:
    explicit DataLegend(QWidget* parent = nullptr);
    /// Asked for again with every theme.
    using Make = std::function<QList<DataStyle>(const Theme&)>;
    void setStyles(const Make& make);
};

[[nodiscard]] QList<DataStyle> allUnitStates(const Theme& theme);
[[nodiscard]] QList<DataStyle> allTaskPhases(const Theme& theme);
[[nodiscard]] QList<DataStyle> allTaskCosts(const Theme& theme);

} // namespace vitrine::views
