// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shader/trace_bar.h"

#include "views/theme/counted.h"
#include "views/theme/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

namespace vitrine::views {

TraceBar::TraceBar(TracePlayer& player, QWidget* parent)
    : QWidget(parent), m_player(player), m_slider(new QSlider(Qt::Horizontal)), m_place(new QLabel)
{
    setProperty("role", "header");
    setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    layout->setSpacing(kGrid);
    const auto go = [this](void (TracePlayer::*way)(Direction), Direction direction) {
        return [this, way, direction] { (m_player.*way)(direction); };
    };
    constexpr Direction kBack = Direction::Backward;
    constexpr Direction kOn = Direction::Forward;
    const Qt::KeyboardModifiers shift = Qt::ShiftModifier;
    addButton(*layout, {Symbol::FirstAction, tr("Start"), tr("To the first instruction."), Qt::Key_Home,
                        Qt::AltModifier, [this] { m_player.moveTo(0); }});
    addButton(*layout, {Symbol::PreviousFrame, tr("Run back"), tr("Back to the last breakpoint, else to the start."),
                        Qt::Key_F5, shift, go(&TracePlayer::run, kBack)});
    addButton(*layout, {Symbol::PreviousAction, tr("Line back"), tr("Back to the line of the source before this one."),
                        Qt::Key_F8, shift, go(&TracePlayer::stepLine, kBack)});
    addButton(*layout, {Symbol::PreviousCycle, tr("Instruction back"), tr("Undoes one instruction."), Qt::Key_F7, shift,
                        go(&TracePlayer::stepInstruction, kBack)});
    addButton(*layout, {Symbol::NextCycle, tr("Instruction"), tr("Executes one instruction."), Qt::Key_F7,
                        Qt::NoModifier, go(&TracePlayer::stepInstruction, kOn)});
    addButton(*layout, {Symbol::NextAction, tr("Line"), tr("On to the next line of the source."), Qt::Key_F8,
                        Qt::NoModifier, go(&TracePlayer::stepLine, kOn)});
    addButton(*layout, {Symbol::NextFrame, tr("Run"), tr("On to the next breakpoint, else to the end."), Qt::Key_F5,
                        Qt::NoModifier, go(&TracePlayer::run, kOn)});
    addButton(*layout, {Symbol::LastAction, tr("End"), tr("Behind the last instruction."), Qt::Key_End, Qt::AltModifier,
                        [this] { m_player.moveTo(m_player.hasTrace() ? m_player.walk().stepCount() : 0); }});
    m_slider->setAccessibleName(tr("Place in the trace"));
    m_slider->setObjectName(QStringLiteral("traceSlider"));
    m_slider->setToolTip(tr("<b>Place in the trace</b><br>Instructions that this lane has executed."));
    layout->addWidget(m_slider, 1);
    m_place->setFont(monospaceFont());
    m_place->setObjectName(QStringLiteral("tracePlace"));
    layout->addWidget(m_place);
    connect(m_slider, &QSlider::valueChanged, this,
            [this](int value) { m_player.moveTo(static_cast<std::size_t>(value)); });
    connect(&player, &TracePlayer::traceChanged, this, &TraceBar::show);
    connect(&player, &TracePlayer::moved, this, &TraceBar::show);
    // Without buttons.
    m_buttons.push_back({Symbol::Search, {}, {}, Qt::Key_F9, Qt::NoModifier, [this] { emit breakpointRequested(); }});
    m_buttons.push_back({Symbol::Search, {}, {}, Qt::Key_F10, Qt::ControlModifier, [this] {
                             emit runToCaretRequested(Direction::Forward);
                         }});
    m_buttons.push_back({Symbol::Search, {}, {}, Qt::Key_F10, Qt::ControlModifier | Qt::ShiftModifier, [this] {
                             emit runToCaretRequested(Direction::Backward);
                         }});
}

void TraceBar::addButton(QHBoxLayout& layout, const Button& button)
{
    auto* widget = new QToolButton;
    const QString key =
        QKeySequence(button.key | static_cast<int>(button.modifiers)).toString(QKeySequence::NativeText);
    widget->setIcon(symbolIcon(button.symbol));
    widget->setAutoRaise(true);
    widget->setAccessibleName(button.name);
    widget->setToolTip(QStringLiteral("<b>%1</b> (%2)<br>%3").arg(button.name, key, button.sentence));
    connect(widget, &QToolButton::clicked, this, button.act);
    layout.addWidget(widget);
    m_buttons.push_back(button);
}

bool TraceBar::takeKey(const QKeyEvent& event, bool acts)
{
    if (!m_player.hasTrace())
        return false;
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    for (const Button& button : m_buttons) {
        if (button.key != event.key() || button.modifiers != modifiers)
            continue;
        if (acts)
            button.act();
        return true;
    }
    return false;
}

void TraceBar::show()
{
    setEnabled(m_player.hasTrace());
    const QSignalBlocker blocker(m_slider);
    if (!m_player.hasTrace()) {
        m_place->clear();
        return;
    }
    const std::size_t count = m_player.walk().stepCount();
    const std::size_t position = m_player.walk().position();
    m_slider->setRange(0, static_cast<int>(count));
    m_slider->setValue(static_cast<int>(position));
    const auto grouped = [](std::size_t number) { return counted(number, QStringLiteral("%1"), QStringLiteral("%1")); };
    m_place->setText(position == count ? tr("end, %1 steps").arg(grouped(count))
                                       : tr("step %1 of %2").arg(grouped(position), grouped(count)));
}

} // namespace vitrine::views
