// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plugins/plugin_keeper.h"

#include "views/theme/text.h"

#include <algorithm>

namespace vitrine::app {

PluginKeeper::PluginKeeper(QObject* parent) : QObject(parent)
{
    load();
}

void PluginKeeper::load()
{
    m_warnings.clear();
    m_plugins = usersPlugins(m_warnings);
}

bool PluginKeeper::isAnyWaiting() const
{
    return std::any_of(m_plugins.found.begin(), m_plugins.found.end(),
                       [](const FoundPlugin& plugin) { return plugin.state == PluginState::Waiting; });
}

QStringList PluginKeeper::problems() const
{
    QStringList sentences;
    for (const core::Text& warning : m_warnings)
        sentences << views::inWords(warning);
    for (const core::Text& why : m_plugins.refusals())
        sentences << views::inWords(why);
    return sentences;
}

void PluginKeeper::decide(const FoundPlugin& plugin, PluginDecision decision)
{
    PluginTrust trust = usersTrust();
    trust.decide(plugin.file, decision);
    if (const auto saved = trust.save(); !saved)
        return emit failed(views::inWords(saved.error().message));
    load();
    emit changed();
}

} // namespace vitrine::app
