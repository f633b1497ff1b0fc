// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shader/trace_bar.h"

#include "views/theme/counted.h"
#include "views/theme/local_action.h"
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
    const Qt::KeyboardModifiers shift = Qt::ShiftModifier;
    addButton(*layout, {"trace-start", Symbol::FirstAction, tr("Start"), tr("To the first instruction."), Qt::Key_Home,
                        Qt::AltModifier, [this] { m_player.moveTo(0); }});
    addButton(*layout, {"trace-run-back", Symbol::PreviousFrame, tr("Run back"),
                        tr("Back to the last breakpoint, else to the start."), Qt::Key_F5, shift,
                        [this] { m_player.run(Direction::Backward); }});
    addButton(*layout, {"trace-line-back", Symbol::PreviousAction, tr("Line back"),
                        tr("Back to the line of the source before this one."), Qt::Key_F8, shift,
                        [this] { m_player.stepLine(Direction::Backward); }});
    addButton(*layout,
              {"trace-instruction-back", Symbol::PreviousCycle, tr("Instruction back"), tr("Undoes one instruction."),
               Qt::Key_F7, shift, [this] { m_player.stepInstruction(Direction::Backward); }});
    addButton(*layout, {"trace-instruction", Symbol::NextCycle, tr("Instruction"), tr("Executes one instruction."),
                        Qt::Key_F7, Qt::NoModifier, [this] { m_player.stepInstruction(Direction::Forward); }});
    addButton(*layout, {"trace-line", Symbol::NextAction, tr("Line"), tr("On to the next line of the source."),
                        Qt::Key_F8, Qt::NoModifier, [this] { m_player.stepLine(Direction::Forward); }});
    addButton(*layout, {"trace-run", Symbol::NextFrame, tr("Run"), tr("On to the next breakpoint, else to the end."),
                        Qt::Key_F5, Qt::NoModifier, [this] { m_player.run(Direction::Forward); }});
    addButton(*layout,
              {"trace-end", Symbol::LastAction, tr("End"), tr("Behind the last instruction."), Qt::Key_End,
               Qt::AltModifier, [this] { m_player.moveTo(m_player.hasTrace() ? m_player.walk().stepCount() : 0); }});
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
    addKey({"trace-breakpoint", Symbol::Search, tr("Set or remove a breakpoint"),
            tr("Sets a breakpoint where the cursor is, or removes it."), Qt::Key_F9, Qt::NoModifier,
            [this] { emit breakpointRequested(); }});
    addKey({"trace-run-to-cursor", Symbol::Search, tr("Run to the cursor"), tr("On to the line where the cursor is."),
            Qt::Key_F10, Qt::ControlModifier, [this] { emit runToCaretRequested(Direction::Forward); }});
    addKey({"trace-run-back-to-cursor", Symbol::Search, tr("Run back to the cursor"),
            tr("Back to the line where the cursor is."), Qt::Key_F10, Qt::ControlModifier | Qt::ShiftModifier,
            [this] { emit runToCaretRequested(Direction::Backward); }});
}

QAction& TraceBar::addKey(const Button& button)
{
    const QKeySequence key(QKeyCombination(button.modifiers, static_cast<Qt::Key>(button.key)));
    QAction* action = makeLocalAction(*this, {button.id, button.name, button.sentence, {key}});
    action->setProperty(kComesFirst, QString());
    connect(action, &QAction::triggered, this, button.act);
    m_actions << action;
    return *action;
}

void TraceBar::addButton(QHBoxLayout& layout, const Button& button)
{
    auto* widget = new QToolButton;
    QAction& action = addKey(button);
    widget->setIcon(symbolIcon(button.symbol));
    widget->setAutoRaise(true);
    widget->setAccessibleName(button.name);
    const auto showKey = [widget, &action] {
        const QString key = action.shortcut().toString(QKeySequence::NativeText);
        widget->setToolTip(
            QStringLiteral("<b>%1</b>%2<br>%3")
                .arg(action.text(), key.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(key), action.statusTip()));
    };
    connect(&action, &QAction::changed, widget, showKey);
    showKey();
    connect(widget, &QToolButton::clicked, &action, &QAction::trigger);
    layout.addWidget(widget);
}

bool TraceBar::takeKey(const QKeyEvent& event, bool acts)
{
    if (!m_player.hasTrace())
        return false;
    for (QAction* action : m_actions) {
        if (!takesKey(*action, event))
            continue;
        if (acts)
            action->trigger();
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
    m_place->setText(position == count ? tr("end, %1 steps").arg(grouped(count))
                                       : tr("step %1 of %2").arg(grouped(position), grouped(count)));
}

} // namespace vitrine::views
