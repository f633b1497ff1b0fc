// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stepping/step_bar.h"

#include "views/theme/counted.h"
#include "views/theme/local_action.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

namespace vitrine::views {

StepBar::StepBar(StepPlayer& player, QWidget* parent)
    : QWidget(parent), m_player(player), m_layout(layOutHeader(*this)), m_slider(new QSlider(Qt::Horizontal, this)),
      m_place(new QLabel(this))
{
    connect(m_slider, &QSlider::valueChanged, this,
            [this](int value) { m_player.moveTo(static_cast<std::size_t>(value)); });
    connect(&player, &StepPlayer::traceChanged, this, &StepBar::showPlace);
    connect(&player, &StepPlayer::moved, this, &StepBar::showPlace);
}

void StepBar::addStart()
{
    addButton({"trace-start", Symbol::FirstAction, tr("Start"), tr("To the first instruction."), Qt::Key_Home,
               Qt::AltModifier, [this] { m_player.moveTo(0); }});
}

void StepBar::addBack()
{
    addButton({"trace-instruction-back", Symbol::PreviousCycle, tr("Instruction back"), tr("Undoes one instruction."),
               Qt::Key_F7, Qt::ShiftModifier, [this] { m_player.stepInstruction(Direction::Backward); }});
}

void StepBar::addForward()
{
    addButton({"trace-instruction", Symbol::NextCycle, tr("Instruction"), tr("Executes one instruction."), Qt::Key_F7,
               Qt::NoModifier, [this] { m_player.stepInstruction(Direction::Forward); }});
}

void StepBar::addEnd()
{
    addButton({"trace-end", Symbol::LastAction, tr("End"), tr("Behind the last instruction."), Qt::Key_End,
               Qt::AltModifier, [this] { m_player.moveTo(m_player.hasTrace() ? m_player.stepCount() : 0); }});
}

void StepBar::addPlace(const QString& sentence)
{
    m_slider->setAccessibleName(tr("Place in the trace"));
    m_slider->setObjectName(QStringLiteral("traceSlider"));
    m_slider->setToolTip(namedTip(m_slider->accessibleName(), sentence));
    m_layout->addWidget(m_slider, 1);
    m_place->setFont(monospaceFont());
    m_place->setObjectName(QStringLiteral("tracePlace"));
    m_layout->addWidget(m_place);
}

QAction& StepBar::addKey(const Button& button)
{
    const QKeySequence key(QKeyCombination(button.modifiers, static_cast<Qt::Key>(button.key)));
    QAction* action = makeLocalAction(*this, {button.id, button.name, button.sentence, {key}});
    action->setProperty(kComesFirst, QString());
    connect(action, &QAction::triggered, this, button.act);
    m_actions << action;
    return *action;
}

void StepBar::addButton(const Button& button)
{
    auto* widget = new QToolButton(this);
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
    m_layout->addWidget(widget);
}

bool StepBar::takeKey(const QKeyEvent& event, bool acts)
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

bool StepBar::eventFilter(QObject* watched, QEvent* event)
{
    return (event->type() == QEvent::KeyPress && takeKey(*static_cast<QKeyEvent*>(event), true)) ||
           QWidget::eventFilter(watched, event);
}

void StepBar::showPlace()
{
    setEnabled(m_player.hasTrace());
    const QSignalBlocker blocker(m_slider);
    if (!m_player.hasTrace()) {
        m_place->clear();
        return;
    }
    const std::size_t count = m_player.stepCount();
    const std::size_t position = m_player.position();
    m_slider->setRange(0, static_cast<int>(count));
    m_slider->setValue(static_cast<int>(position));
    m_place->setText(position == count ? tr("end, %1 steps").arg(grouped(count))
                                       : tr("step %1 of %2").arg(grouped(position), grouped(count)));
}

} // namespace vitrine::views
