// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/clicker.h"

#include "app/shell/layouts.h"
#include "app/shell/navigator.h"
#include "app/window_actions.h"
#include "views/theme/local_action.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QTextEdit>

namespace vitrine::app {

namespace {

/// What has a use of its own for these keys.
bool usesPageKeys(const QWidget* widget)
{
    const auto* text = qobject_cast<const QTextEdit*>(widget);
    return qobject_cast<const QAbstractItemView*>(widget) || qobject_cast<const QLineEdit*>(widget) ||
           qobject_cast<const QAbstractSpinBox*>(widget) || qobject_cast<const QComboBox*>(widget) ||
           qobject_cast<const QPlainTextEdit*>(widget) || (text && !text->isReadOnly());
}

} // namespace

Clicker::Clicker(const Parts& parts)
    : QObject(&parts.window), m_parts(parts), m_on(make("clicker-on", tr("Step forward"), Qt::Key_PageDown, 1)),
      m_back(make("clicker-back", tr("Step back"), Qt::Key_PageUp, -1))
{
    refresh();
    for (QAction* action : actions())
        m_parts.actions.adopt(*action, {QStringLiteral("classroom"), tr("Classroom")});
    connect(&m_parts.layouts, &Layouts::changed, this, &Clicker::refresh);
    connect(&m_parts.navigator, &Navigator::stepKindChanged, this, &Clicker::refresh);
    qApp->installEventFilter(this);
}

QAction* Clicker::make(const char* id, const QString& text, int key, int count)
{
    auto* action = views::makeLocalAction(m_parts.window, {id, text, {}, {QKeySequence(key)}});
    action->setProperty(views::kComesFirst, true); // before those of frames
    connect(action, &QAction::triggered, this,
            [this, count] { m_parts.navigator.step(m_parts.navigator.stepKind(), count); });
    return action;
}

void Clicker::refresh()
{
    QString step;
    switch (m_parts.navigator.stepKind()) {
    case StepKind::Action:
    case StepKind::Draw:
    case StepKind::Run: step = tr("one draw, clear or copy"); break;
    case StepKind::Call: step = tr("one call"); break;
    case StepKind::Frame: step = tr("one frame"); break;
    case StepKind::Cycle: step = tr("one cycle"); break;
    case StepKind::Event: step = tr("one event of the machine"); break;
    }
    m_on->setStatusTip(tr("With a clicker: %1 forward, like your last step.").arg(step));
    m_back->setStatusTip(tr("With a clicker: %1 back, like your last step.").arg(step));
    for (QAction* action : actions()) {
        action->setEnabled(m_parts.layouts.isLarge());
        WindowActions::setKeys(*action, action->shortcuts());
    }
}

bool Clicker::isInWindow(const QObject& watched) const
{
    const auto* widget = qobject_cast<const QWidget*>(&watched);
    if (!widget || QApplication::activePopupWidget())
        return false;
    const QWidget* window = widget->window();
    return window == &m_parts.window ||
           (qobject_cast<const QDockWidget*>(window) && window->parentWidget() == &m_parts.window);
}

bool Clicker::eventFilter(QObject* watched, QEvent* event)
{
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (!isKey || !m_parts.layouts.isLarge() || !isInWindow(*watched) || usesPageKeys(QApplication::focusWidget()))
        return false;
    const auto& key = *static_cast<QKeyEvent*>(event);
    for (QAction* action : actions())
        if (views::takesKey(*action, key)) {
            event->accept();
            if (event->type() == QEvent::KeyPress)
                action->trigger();
            return true;
        }
    return false;
}

} // namespace vitrine::app
