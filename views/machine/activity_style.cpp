// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/machine/activity_style.h"

#include "views/theme/text.h"
#include "views/theme/wrap_layout.h"

#include <QCoreApplication>
#include <QLayout>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace vitrine::views {

namespace {

constexpr int kSwatch = 16;
constexpr int kSwatchHeight = 14;
constexpr int kLightFrom = 140; // lightness of a color that dark letters are read on

struct Words {
    const char* letter;
    const char* name;
    const char* sentence;
    Qt::BrushStyle pattern;
};

// By UnitState.
constexpr Words kUnitStates[] = {
    {"", QT_TRANSLATE_NOOP("MachineStyle", "idle"), QT_TRANSLATE_NOOP("MachineStyle", "There is nothing for it to do."),
     Qt::NoBrush},
    {"", QT_TRANSLATE_NOOP("MachineStyle", "working"), QT_TRANSLATE_NOOP("MachineStyle", "It moves its work on."),
     Qt::NoBrush},
    {"I", QT_TRANSLATE_NOOP("MachineStyle", "input empty"),
     QT_TRANSLATE_NOOP("MachineStyle", "It has begun something and waits for more of it to come in."),
     Qt::BDiagPattern},
    {"O", QT_TRANSLATE_NOOP("MachineStyle", "output full"),
     QT_TRANSLATE_NOOP("MachineStyle", "There is no room behind it for what it has ready."), Qt::NoBrush},
    {"R", QT_TRANSLATE_NOOP("MachineStyle", "resource busy"),
     QT_TRANSLATE_NOOP("MachineStyle", "Something that it shares, or has too few of, is in use."),
     Qt::DiagCrossPattern},
    {"S", QT_TRANSLATE_NOOP("MachineStyle", "ordering"),
     QT_TRANSLATE_NOOP("MachineStyle", "It has to wait for its turn in the order of the stream."), Qt::HorPattern},
    {"M", QT_TRANSLATE_NOOP("MachineStyle", "memory"),
     QT_TRANSLATE_NOOP("MachineStyle", "Memory has not answered yet."), Qt::FDiagPattern},
};
static_assert(std::size(kUnitStates) == kUnitStateCount);

// By core::TaskPhase.
constexpr Words kPhases[] = {
    {"Q", QT_TRANSLATE_NOOP("MachineStyle", "queued"),
     QT_TRANSLATE_NOOP("MachineStyle", "In its task queue: it waits for a processor."), Qt::NoBrush},
    {"", QT_TRANSLATE_NOOP("MachineStyle", "running"), QT_TRANSLATE_NOOP("MachineStyle", "On a processor."),
     Qt::NoBrush},
    {"P", QT_TRANSLATE_NOOP("MachineStyle", "pending"),
     QT_TRANSLATE_NOOP("MachineStyle", "Swapped out: it waits for a device to answer."), Qt::Dense6Pattern},
    {"C", QT_TRANSLATE_NOOP("MachineStyle", "completed"),
     QT_TRANSLATE_NOOP("MachineStyle", "The answer is there: it waits for a processor to go on."), Qt::NoBrush},
    {"F", QT_TRANSLATE_NOOP("MachineStyle", "finished"),
     QT_TRANSLATE_NOOP("MachineStyle", "Its program has ended: it waits for its turn in the order of the stream."),
     Qt::HorPattern},
    {"S", QT_TRANSLATE_NOOP("MachineStyle", "in a segment"),
     QT_TRANSLATE_NOOP("MachineStyle", "In a fragment stream segment that is still open, or whose processor is busy."),
     Qt::BDiagPattern},
};
static_assert(std::size(kPhases) == core::kTaskPhaseCount);

// By core::TaskCost.
constexpr Words kCosts[] = {
    {"", QT_TRANSLATE_NOOP("MachineStyle", "issued"),
     QT_TRANSLATE_NOOP("MachineStyle", "A processor executes the instruction."), Qt::NoBrush},
    {"H", QT_TRANSLATE_NOOP("MachineStyle", "handling"),
     QT_TRANSLATE_NOOP("MachineStyle",
                       "A processor is with the task but executes nothing: it resumes it, or swaps it out."),
     Qt::FDiagPattern},
    {"P", QT_TRANSLATE_NOOP("MachineStyle", "waits for a device"),
     QT_TRANSLATE_NOOP("MachineStyle", "The instruction needs the answer to a request."), Qt::Dense6Pattern},
    {"C", QT_TRANSLATE_NOOP("MachineStyle", "waits for its turn"),
     QT_TRANSLATE_NOOP("MachineStyle", "The answer is there, but processors run other tasks."), Qt::NoBrush},
    {"O", QT_TRANSLATE_NOOP("MachineStyle", "waits for room"),
     QT_TRANSLATE_NOOP("MachineStyle", "The queue is full that its request, or the result of the program, goes to."),
     Qt::NoBrush},
    {"F", QT_TRANSLATE_NOOP("MachineStyle", "waits for older ones"),
     QT_TRANSLATE_NOOP("MachineStyle",
                       "The program has ended: its result waits for its turn in the order of the stream."),
     Qt::HorPattern},
    {"Q", QT_TRANSLATE_NOOP("MachineStyle", "not begun"),
     QT_TRANSLATE_NOOP("MachineStyle", "The task is in its queue, or in a segment, and has not begun."), Qt::NoBrush},
};
static_assert(std::size(kCosts) == core::kTaskCostCount);

QString translated(const char* text)
{
    return QCoreApplication::translate("MachineStyle", text);
}

DataStyle styleOf(const Words& words, const QColor& color, const Theme& theme)
{
    QColor ink = theme.isDark ? QColor(0, 0, 0) : QColor(Qt::white);
    ink.setAlpha(theme.isDark ? 130 : 150);
    return {{color, words.pattern, ink},
            QString::fromLatin1(words.letter),
            translated(words.name),
            translated(words.name),
            translated(words.sentence)};
}

/// Of what waits for others, so that letters in it can be read.
QColor quietColor(const Theme& theme)
{
    return theme.isHighContrast() ? theme.line : thinned(theme.secondary, theme, 45);
}

class LegendEntry final : public QWidget {
public:
    LegendEntry(DataLegend::Make make, qsizetype number, QWidget* parent)
        : QWidget(parent), m_make(std::move(make)), m_number(number)
    {
        const DataStyle is = dataStyle();
        setToolTip(namedTip(is.name, is.sentence));
        setAccessibleName(is.name);
        setAccessibleDescription(is.sentence);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        return {scaled(kSwatch) + kGrid + fontMetrics().horizontalAdvance(dataStyle().shortName) + kPadding,
                std::max(fontMetrics().height(), scaled(kSwatchHeight)) + 2};
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const DataStyle is = dataStyle();
        const QRect swatch(0, (height() - scaled(kSwatchHeight)) / 2, scaled(kSwatch), scaled(kSwatchHeight));
        paintFill(painter, swatch, is.fill);
        if (!is.letter.isEmpty()) { // on plain ground: a pattern behind it makes it another letter
            const int wide = fontMetrics().horizontalAdvance(is.letter);
            painter.fillRect(QRect(swatch.center().x() - wide / 2, swatch.top(), wide + 1, swatch.height()),
                             is.fill.color);
        }
        painter.setPen(inkOn(is.fill.color));
        painter.drawText(swatch, Qt::AlignCenter, is.letter);
        painter.setPen(Theme::current().secondary);
        painter.drawText(rect().adjusted(scaled(kSwatch) + kGrid, 0, 0, 0), Qt::AlignVCenter, is.shortName);
    }

private:
    [[nodiscard]] DataStyle dataStyle() const { return m_make(Theme::current())[m_number]; }

    const DataLegend::Make m_make;
    const qsizetype m_number;
};

} // namespace

UnitState unitState(core::Activity activity, core::StallReason reason)
{
    switch (activity) {
    case core::Activity::Idle: return UnitState::Idle;
    case core::Activity::Working: return UnitState::Working;
    case core::Activity::Stalled: break;
    }
    return static_cast<UnitState>(static_cast<int>(UnitState::InputEmpty) + static_cast<int>(reason));
}

void paintFill(QPainter& painter, const QRectF& area, const DataFill& fill)
{
    painter.fillRect(area, fill.color);
    if (fill.isDashed) {
        painter.setPen(QPen(fill.ink, 1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5));
    }
    if (fill.pattern != Qt::NoBrush)
        painter.fillRect(area, QBrush(fill.ink, fill.pattern));
}

QColor thinned(const QColor& color, const Theme& theme, int percent)
{
    const auto mix = [percent](int a, int b) { return (a * percent + b * (100 - percent)) / 100; };
    return {mix(color.red(), theme.panel.red()), mix(color.green(), theme.panel.green()),
            mix(color.blue(), theme.panel.blue())};
}

QColor inkOn(const QColor& color)
{
    return color.lightness() >= kLightFrom || color.green() >= kLightFrom ? QColor(0x12, 0x14, 0x17)
                                                                          : QColor(Qt::white);
}

DataStyle unitStateStyle(UnitState state, const Theme& theme)
{
    const Words& words = kUnitStates[static_cast<std::size_t>(state)];
    if (state == UnitState::Idle)
        return styleOf(words, theme.line, theme);
    if (state == UnitState::Working)
        return styleOf(words, theme.busy(), theme);
    DataStyle style = styleOf(words, theme.stalled(), theme);
    style.name = QCoreApplication::translate("MachineStyle", "stalled, %1").arg(style.name);
    return style;
}

QString stallReasonName(core::StallReason reason)
{
    return translated(kUnitStates[static_cast<std::size_t>(unitState(core::Activity::Stalled, reason))].name);
}

DataStyle taskPhaseStyle(core::TaskPhase phase, const Theme& theme)
{
    const Words& words = kPhases[static_cast<std::size_t>(phase)];
    switch (phase) {
    case core::TaskPhase::Queued: return styleOf(words, quietColor(theme), theme);
    case core::TaskPhase::Running: return styleOf(words, theme.busy(), theme);
    case core::TaskPhase::Pending: return styleOf(words, theme.waiting(), theme);
    case core::TaskPhase::Completed: return styleOf(words, theme.done(), theme);
    case core::TaskPhase::Finished:
    case core::TaskPhase::InSegment: break;
    }
    return styleOf(words, quietColor(theme), theme);
}

DataStyle taskCostStyle(core::TaskCost cost, const Theme& theme)
{
    const Words& words = kCosts[static_cast<std::size_t>(cost)];
    switch (cost) {
    case core::TaskCost::Issued:
    case core::TaskCost::Handling: return styleOf(words, theme.busy(), theme);
    case core::TaskCost::Device: return styleOf(words, theme.waiting(), theme);
    case core::TaskCost::Turn: return styleOf(words, theme.done(), theme);
    case core::TaskCost::Room: return styleOf(words, theme.stalled(), theme);
    case core::TaskCost::Order:
    case core::TaskCost::Queued: break;
    }
    return styleOf(words, quietColor(theme), theme);
}

QueueColors queueColors(const Theme& theme)
{
    return {thinned(theme.busy(), theme, 45), theme.busy(), theme.secondary, theme.stalled()};
}

QList<DataStyle> allUnitStates(const Theme& theme)
{
    QList<DataStyle> all{unitStateStyle(UnitState::Working, theme)};
    for (int state = static_cast<int>(UnitState::InputEmpty); state < kUnitStateCount; ++state)
        all << unitStateStyle(static_cast<UnitState>(state), theme);
    return all << unitStateStyle(UnitState::Idle, theme);
}

QList<DataStyle> allTaskPhases(const Theme& theme)
{
    QList<DataStyle> all;
    for (int phase = 0; phase < core::kTaskPhaseCount; ++phase)
        all << taskPhaseStyle(static_cast<core::TaskPhase>(phase), theme);
    return all;
}

QList<DataStyle> allTaskCosts(const Theme& theme)
{
    QList<DataStyle> all;
    for (int cost = 0; cost < core::kTaskCostCount; ++cost)
        all << taskCostStyle(static_cast<core::TaskCost>(cost), theme);
    return all;
}

DataLegend::DataLegend(QWidget* parent) : QWidget(parent)
{
    auto* layout = new WrapLayout(this);
    layout->setSpacing(kGrid);
    layout->setContentsMargins({});
    setAccessibleName(tr("Legend"));
}

void DataLegend::setStyles(const Make& make)
{
    while (QLayoutItem* item = layout()->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const qsizetype count = make(Theme::current()).size();
    for (qsizetype i = 0; i < count; ++i)
        layout()->addWidget(new LegendEntry(make, i, this));
}

} // namespace vitrine::views
