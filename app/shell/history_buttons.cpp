// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/history_buttons.h"

#include "app/shell/navigator.h"
#include "views/base/link_text.h"

#include <QAction>
#include <QMenu>
#include <QToolBar>
#include <QToolButton>

namespace vitrine::app {

namespace {

QString textOf(const HistoryEntry& entry)
{
    const QString selected = views::selectionText(entry.selection);
    return selected.isEmpty() ? entry.text : QStringLiteral("%1 · %2").arg(entry.text, selected);
}

} // namespace

HistoryButtons::HistoryButtons(Navigator& navigator, QAction& back, QAction& forward, QToolBar& bar)
    : QObject(&bar), m_navigator(navigator), m_back(back), m_forward(forward)
{
    addButton(back, -1, bar);
    addButton(forward, 1, bar);
    connect(&navigator.history(), &History::changed, this, &HistoryButtons::refresh);
    refresh();
}

void HistoryButtons::addButton(QAction& action, qsizetype direction, QToolBar& bar)
{
    connect(&action, &QAction::triggered, this, [this, direction] { m_navigator.travel(direction); });
    auto* button = new QToolButton(&bar);
    auto* menu = new QMenu(button);
    button->setDefaultAction(&action);
    button->setMenu(menu);
    button->setPopupMode(QToolButton::MenuButtonPopup);
    button->setObjectName(direction < 0 ? QStringLiteral("backButton") : QStringLiteral("forwardButton"));
    button->setAccessibleName(action.text());
    connect(menu, &QMenu::aboutToShow, this, [this, menu, direction] {
        menu->clear();
        const auto& history = m_navigator.history();
        qsizetype count = 0;
        for (const HistoryEntry& entry : (direction < 0 ? history.behind() : history.ahead()).mid(0, kMaxPlaces)) {
            count += direction;
            menu->addAction(textOf(entry), this, [this, count] { m_navigator.travel(count); });
        }
    });
    bar.addWidget(button);
}

void HistoryButtons::refresh()
{
    m_back.setEnabled(!m_navigator.history().behind().isEmpty());
    m_forward.setEnabled(!m_navigator.history().ahead().isEmpty());
}

} // namespace vitrine::app
