// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace vitrine::app {

class KeyMap;
class Preferences;
class WindowActions;

/// What the user prefers. Everything holds at once, so there is nothing to confirm.
class PreferencesDialog final : public QDialog {
    Q_OBJECT

public:
    struct Parts {
        Preferences& preferences;
        KeyMap& keys;
        const WindowActions& actions;
    };
    explicit PreferencesDialog(const Parts& parts, QWidget* parent = nullptr);

private:
    [[nodiscard]] QWidget* makeLookPage(Preferences& preferences);
    [[nodiscard]] QWidget* makeReplayPage(Preferences& preferences);
};

} // namespace vitrine::app
