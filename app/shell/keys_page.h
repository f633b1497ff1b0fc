// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window_actions.h"

#include <QWidget>

class QHBoxLayout;
class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace vitrine::app {

class KeyMap;

/// All actions with their keys and what they do; type to find, and give them other keys. Changes hold at once.
class KeysPage final : public QWidget {
    Q_OBJECT

public:
    KeysPage(KeyMap& keys, const WindowActions& actions, QWidget* parent = nullptr);

    void choose(const QAction& action);

    /// The sentence of the failure, or nothing.
    [[nodiscard]] QString exportTo(const QString& path) const;
    void importFrom(const QString& path);

private:
    void makeList(const WindowActions& actions);
    [[nodiscard]] QWidget* makeEditor();
    [[nodiscard]] QWidget* makeMessage();
    QPushButton* addButton(QHBoxLayout& layout, const QString& text, const QString& name, const QString& sentence);
    void refresh();
    void refreshButtons();
    void find(const QString& words);
    /// Asks before it takes a key away from another action.
    void propose(const WindowActions::Keys& keys);
    void settle(bool takeAway);
    void say(const QString& sentence, bool isQuestion = false);
    [[nodiscard]] QAction* chosen() const;

    KeyMap& m_keys;
    QLineEdit* m_find;
    QTreeWidget* m_list;
    QKeySequenceEdit* m_key;
    QPushButton* m_set = nullptr;
    QPushButton* m_add = nullptr;
    QPushButton* m_clear = nullptr;
    QPushButton* m_reset = nullptr;
    QWidget* m_message = nullptr;
    QLabel* m_sentence = nullptr;
    QPushButton* m_take = nullptr;
    QPushButton* m_leave = nullptr;
    WindowActions::Keys m_proposed;
};

} // namespace vitrine::app
