// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/look_actions.h"

#include "app/shell/preferences.h"
#include "app/window_actions.h"

#include <QActionGroup>

namespace vitrine::app {

namespace {

struct ThemeAction {
    ActionId id;
    views::Appearance appearance;
};

constexpr ThemeAction kThemes[] = {{ActionId::ThemeDesktop, views::Appearance::Desktop},
                                   {ActionId::ThemeDark, views::Appearance::Dark},
                                   {ActionId::ThemeLight, views::Appearance::Light}};

} // namespace

LookActions::LookActions(const WindowActions& actions, Preferences& preferences, QObject* parent)
    : QObject(parent), m_actions(actions), m_preferences(preferences)
{
    auto* group = new QActionGroup(this);
    for (const auto& [id, appearance] : kThemes) {
        QAction& action = m_actions[id];
        action.setCheckable(true);
        group->addAction(&action);
        connect(&action, &QAction::triggered, this,
                [this, wanted = appearance] { m_preferences.setAppearance(wanted); });
    }
    QAction& large = m_actions[ActionId::LargeType];
    large.setCheckable(true);
    connect(&large, &QAction::triggered, this, [this](bool isLarge) {
        m_preferences.setDensity(isLarge ? views::Density::Comfortable : views::Density::Compact);
    });
    connect(&preferences, &Preferences::changed, this, &LookActions::refresh);
    refresh();
}

void LookActions::refresh()
{
    for (const auto& [id, appearance] : kThemes)
        m_actions[id].setChecked(appearance == m_preferences.appearance());
    m_actions[ActionId::LargeType].setChecked(m_preferences.density() == views::Density::Comfortable);
}

} // namespace vitrine::app
