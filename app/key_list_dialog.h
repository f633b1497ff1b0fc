// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>

class QAction;

namespace vitrine::app {

/// All actions with their keys and what they do; type to filter, Enter runs the selected one.
class KeyListDialog final : public QDialog {
    Q_OBJECT

public:
    explicit KeyListDialog(const QList<QAction*>& actions, QWidget* parent = nullptr);
};

} // namespace vitrine::app
