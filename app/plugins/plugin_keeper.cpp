// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plugins/plugin_keeper.h"

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
    for (const std::string& warning : m_warnings)
        sentences << QString::fromStdString(warning);
    for (const std::string& why : m_plugins.refusals())
        sentences << QString::fromStdString(why);
    return sentences;
}

void PluginKeeper::decide(const FoundPlugin& plugin, PluginDecision decision)
{
    PluginTrust trust = usersTrust();
    trust.decide(plugin.file, decision);
    if (const auto saved = trust.save(); !saved)
        return emit failed(QString::fromStdString(saved.error().message));
    load();
    emit changed();
}

} // namespace vitrine::app
