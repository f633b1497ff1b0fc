// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/tool_bars.h"

#include "app/shell/history_buttons.h"
#include "app/shell/machine_back.h"
#include "app/shell/machine_button.h"
#include "app/window_actions.h"
#include "views/scrubber/scrubber.h"
#include "views/theme/icons.h"
#include "views/theme/theme.h"

#include <QEvent>
#include <QLabel>
#include <QLayout>
#include <QMainWindow>
#include <QPushButton>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

namespace vitrine::app {

namespace {

constexpr int kPlaceWidth = 136;
constexpr int kSearchWidth = 220;

/// Icons as large as the text of the bar, which goes with the application's, but not as far.
class IconSize final : public QObject {
public:
    explicit IconSize(QToolBar& bar) : QObject(&bar), m_bar(bar)
    {
        bar.installEventFilter(this);
        fit();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::FontChange)
            fit();
        return QObject::eventFilter(watched, event);
    }

private:
    void fit()
    {
        constexpr int kIcon = 16;
        constexpr int kMost = 22;
        const int size = std::min(views::scaled(kIcon), kMost);
        m_bar.setIconSize(QSize(size, size));
    }

    QToolBar& m_bar;
};

} // namespace

ToolBars::ToolBars(QMainWindow& window, const Parts& parts) : QObject(&window)
{
    makeSteps(window, parts);
    window.addToolBarBreak();
    makeScrubber(window, parts.scrubber);
}

void ToolBars::makeSteps(QMainWindow& window, const Parts& parts)
{
    const WindowActions& actions = parts.actions;
    m_steps = window.addToolBar(tr("Steps"));
    m_steps->setObjectName(QStringLiteral("steps"));
    m_steps->setMovable(false);
    new IconSize(*m_steps);
    const auto add = [&](std::initializer_list<ActionId> ids) {
        for (const ActionId id : ids)
            m_steps->addAction(&actions[id]);
    };
    add({ActionId::Open, ActionId::Record});
    m_steps->addSeparator();
    add({ActionId::FirstAction, ActionId::PreviousFrame, ActionId::PreviousAction});
    addPlaceButton(actions);
    add({ActionId::NextAction, ActionId::NextFrame, ActionId::LastAction});
    m_steps->addSeparator();
    add({ActionId::PreviousCycle});
    auto* cycle = new QLabel(tr("cycle"), m_steps);
    cycle->setProperty("role", "secondary");
    m_steps->addWidget(cycle);
    add({ActionId::NextCycle});
    m_steps->addSeparator();
    add({ActionId::PlayMachine, ActionId::RunBackToBreakpoint, ActionId::RunToBreakpoint});
    m_steps->addSeparator();
    new HistoryButtons(parts.navigator, actions[ActionId::Back], actions[ActionId::Forward], *m_steps);
    m_steps->addSeparator();
    m_steps->addWidget(new MachineButton(parts.desk, m_steps));
    m_steps->addAction(new MachineBack(parts.desk, m_steps));
    auto* room = new QWidget(m_steps);
    room->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_steps->addWidget(room);
    addSearch(actions);
    makeMore();
}

// For what the bar has no room for. Qt's own picture of it is black.
void ToolBars::makeMore()
{
    auto* more = m_steps->findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"));
    if (!more)
        return;
    more->setIcon(views::symbolIcon(views::Symbol::NextFrame));
    more->setToolTip(tr("<b>More</b><br>Shows what the bar has no room for."));
    more->setAccessibleName(tr("More"));
}

void ToolBars::addPlaceButton(const WindowActions& actions)
{
    QAction& goTo = actions[ActionId::GoTo];
    m_place = new QToolButton(m_steps);
    m_place->setObjectName(QStringLiteral("placeButton"));
    m_place->setMinimumWidth(kPlaceWidth);
    m_place->setFont(views::monospaceFont());
    const auto describe = [this, &goTo] { m_place->setToolTip(goTo.toolTip()); };
    describe();
    connect(&goTo, &QAction::changed, m_place, describe);
    connect(m_place, &QToolButton::clicked, &goTo, &QAction::trigger);
    m_steps->addWidget(m_place);
}

void ToolBars::addSearch(const WindowActions& actions)
{
    QAction& palette = actions[ActionId::Palette];
    auto* search = new QPushButton(m_steps);
    search->setObjectName(QStringLiteral("searchButton"));
    search->setProperty("role", "search");
    search->setIcon(palette.icon());
    search->setMinimumWidth(kSearchWidth);
    const auto describe = [search, &palette] {
        search->setText(
            QStringLiteral("%1  %2").arg(palette.text(), palette.shortcut().toString(QKeySequence::NativeText)));
        search->setToolTip(palette.toolTip());
        search->setAccessibleName(palette.text());
    };
    describe();
    connect(&palette, &QAction::changed, search, describe);
    connect(search, &QPushButton::clicked, &palette, &QAction::trigger);
    m_steps->addWidget(search);
}

void ToolBars::makeScrubber(QMainWindow& window, views::Scrubber& scrubber)
{
    m_scrubber = window.addToolBar(tr("Draws of the frame"));
    m_scrubber->setObjectName(QStringLiteral("scrubber"));
    m_scrubber->setMovable(false);
    m_scrubber->setStyleSheet(QStringLiteral("QToolBar { padding: 0; border-bottom: 1px solid palette(mid); }"));
    m_scrubber->layout()->setContentsMargins(0, 0, 0, 0);
    scrubber.setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_scrubber->addWidget(&scrubber);
}

void ToolBars::setShown(bool shown)
{
    m_steps->setVisible(shown);
    m_scrubber->setVisible(shown);
}

void ToolBars::setPlace(const QString& text)
{
    m_place->setText(text);
    m_place->setAccessibleName(text);
}

} // namespace vitrine::app
