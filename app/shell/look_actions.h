// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace vitrine::app {

class Preferences;
class WindowActions;

/// The preferences that have actions of their own: the themes, of which one is checked, contrast, large type, and the
/// sizes of the classroom.
class LookActions final : public QObject {
    Q_OBJECT

public:
    LookActions(const WindowActions& actions, Preferences& preferences, QObject* parent);

private:
    void addClassSizes();
    void refresh();

    const WindowActions& m_actions;
    Preferences& m_preferences;
};

} // namespace vitrine::app
