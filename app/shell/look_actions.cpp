// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/look_actions.h"

#include "app/shell/preferences.h"
#include "app/window_actions.h"

#include <QActionGroup>

#include <algorithm>
#include <iterator>

namespace vitrine::app {

namespace {

struct ThemeAction {
    ActionId id;
    views::Appearance appearance;
};

constexpr ThemeAction kThemes[] = {{ActionId::ThemeDesktop, views::Appearance::Desktop},
                                   {ActionId::ThemeDark, views::Appearance::Dark},
                                   {ActionId::ThemeLight, views::Appearance::Light}};

struct SizeAction {
    ActionId id;
    views::Density density;
};

constexpr SizeAction kClassSizes[] = {{ActionId::ClassSize1, views::Density::Comfortable},
                                      {ActionId::ClassSize2, views::Density::Large},
                                      {ActionId::ClassSize3, views::Density::Largest}};

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
    addClassSizes();
    QAction& contrast = m_actions[ActionId::HighContrast];
    contrast.setCheckable(true);
    connect(&contrast, &QAction::triggered, this, [this](bool isHigh) {
        m_preferences.setContrast(isHigh ? views::Contrast::High : views::Contrast::Usual);
    });
    QAction& large = m_actions[ActionId::LargeType];
    large.setCheckable(true);
    connect(&large, &QAction::triggered, this, [this](bool isLarge) {
        m_preferences.setDensity(isLarge ? views::Density::Comfortable : views::Density::Compact);
    });
    connect(&preferences, &Preferences::changed, this, &LookActions::refresh);
    refresh();
}

void LookActions::addClassSizes()
{
    auto* group = new QActionGroup(this);
    for (const auto& [id, density] : kClassSizes) {
        QAction& action = m_actions[id];
        action.setCheckable(true);
        group->addAction(&action);
        connect(&action, &QAction::triggered, this,
                [this, wanted = density] { m_preferences.setClassDensity(wanted); });
    }
    const auto step = [this](ActionId id, int by) {
        connect(&m_actions[id], &QAction::triggered, this, [this, by] {
            const int size = static_cast<int>(m_preferences.classDensity()) + by;
            const int largest = static_cast<int>(kClassSizes[std::size(kClassSizes) - 1].density);
            m_preferences.setClassDensity(static_cast<views::Density>(std::min(size, largest)));
        });
    };
    step(ActionId::ClassLarger, 1);
    step(ActionId::ClassSmaller, -1);
}

void LookActions::refresh()
{
    for (const auto& [id, density] : kClassSizes)
        m_actions[id].setChecked(density == m_preferences.classDensity());
    m_actions[ActionId::HighContrast].setChecked(m_preferences.contrast() == views::Contrast::High);
    for (const auto& [id, appearance] : kThemes)
        m_actions[id].setChecked(appearance == m_preferences.appearance());
    m_actions[ActionId::LargeType].setChecked(m_preferences.density() == views::Density::Comfortable);
}

} // namespace vitrine::app
