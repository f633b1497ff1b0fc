// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plugins/plugin_folder.h"

#include <QObject>
#include <QStringList>

namespace vitrine::app {

/// The plugins as all windows see them, and what the user says about them.
class PluginKeeper final : public QObject {
    Q_OBJECT

public:
    /// Loads what is allowed.
    explicit PluginKeeper(QObject* parent = nullptr);

    [[nodiscard]] const Plugins& plugins() const { return m_plugins; }
    /// Plugins that the user was not asked about.
    [[nodiscard]] bool isAnyWaiting() const;
    /// Refusals, crashes and damaged settings, as sentences.
    [[nodiscard]] QStringList problems() const;

    /// Remembers it of the contents that were found, and loads again: changed() follows.
    void decide(const FoundPlugin& plugin, PluginDecision decision);

signals:
    void changed();
    /// What was said could not be remembered.
    void failed(const QString& sentence);

private:
    void load();

    Plugins m_plugins;
    std::vector<core::Text> m_warnings;
};

} // namespace vitrine::app
