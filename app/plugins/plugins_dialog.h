// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plugins/plugin_folder.h"

#include <QDialog>

class QLabel;
class QScrollArea;

namespace vitrine::app {

class PluginKeeper;

/// The plugins that are there, and whether each may run. Everything holds at once, so there is nothing to confirm.
class PluginsDialog final : public QDialog {
    Q_OBJECT

public:
    explicit PluginsDialog(PluginKeeper& keeper, QWidget* parent = nullptr);

signals:
    void helpRequested();

private:
    void refresh();
    [[nodiscard]] QWidget* makeRow(const FoundPlugin& plugin);

    PluginKeeper& m_keeper;
    QScrollArea* m_rows;
    QLabel* m_problem;
};

} // namespace vitrine::app
