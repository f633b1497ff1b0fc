// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window_actions.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QObject>

#include <map>

class QSettings;

namespace vitrine::app {

/// Which keys the actions have: those of the table, but for what the user has changed. No key belongs to two
/// actions that are heard at the same time.
class KeyMap final : public QObject {
    Q_OBJECT

public:
    using Keys = WindowActions::Keys;

    /// Dresses the actions with what the settings say.
    KeyMap(const WindowActions& actions, QSettings& settings, QObject* parent);

    /// The settings have been changed, by another window.
    void read();
    /// Gives an action its keys that has been adopted since.
    void dress(QAction& action) const;

    /// Whose key it is, also if only as the beginning of a longer one; null: it is free.
    [[nodiscard]] QAction* owner(const QKeySequence& key, const QAction* except = nullptr) const;
    /// Takes the keys away from others that have them.
    void set(QAction& action, const Keys& keys);
    void resetAll();
    [[nodiscard]] bool isChanged(const QAction& action) const;

    /// {"vitrineKeys": 1, "keys": {action: [key]}}, keys as on an English keyboard. All actions.
    [[nodiscard]] QByteArray exported() const;
    /// Replaces all; the actions that it does not name get back their own. Nothing changes when it fails. What it
    /// returns is a sentence on what was left out, or nothing.
    [[nodiscard]] core::Result<QString> import(const QByteArray& text);

    /// A sentence on why settings could not be used, or nothing; the first time only.
    [[nodiscard]] QString takeProblem();

signals:
    void changed();
    /// By the user, and written down.
    void edited();

private:
    using Changes = std::map<QString, Keys>; ///< by the action's name

    struct Parsed {
        Changes changes;
        QStringList unknown; ///< names of actions that there are none of
    };
    [[nodiscard]] core::Result<Parsed> parse(const QByteArray& text) const;
    [[nodiscard]] QByteArray print(const Changes& keys) const;
    void apply();
    void store();
    [[nodiscard]] QString firstConflict(const Changes& changes) const;
    [[nodiscard]] QAction* find(const QString& name) const;

    const WindowActions& m_actions;
    QSettings& m_settings;
    Changes m_changes;
    QString m_problem;
};

} // namespace vitrine::app
