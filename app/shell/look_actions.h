// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace vitrine::app {

class Preferences;
class WindowActions;

/// The preferences that have actions of their own: the themes, of which one is checked, and large type.
class LookActions final : public QObject {
    Q_OBJECT

public:
    LookActions(const WindowActions& actions, Preferences& preferences, QObject* parent);

private:
    void refresh();

    const WindowActions& m_actions;
    Preferences& m_preferences;
};

} // namespace vitrine::app
